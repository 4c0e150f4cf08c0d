"""Progress bar on stderr."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

R = TypeVar("R")


class Bar:
    """The progress of one task; `note` is shown behind the bar."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, note: str = "") -> None:
        self._progress.update(self._task, advance=1, note=note)

    def reach(self, done: int, note: str = "") -> None:
        self._progress.update(self._task, completed=done, note=note)


@contextmanager
def bar(title: str, total: int, done: int = 0) -> Iterator[Bar]:
    """A progress bar, shown on a terminal only."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}", markup=False),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Bar(progress, progress.add_task(title, total=total, completed=done, note=""))


def watched(results: Iterable[R], total: int, title: str) -> list[R]:
    """Collect all results with a progress bar."""
    kept = []
    with bar(title, total) as shown:
        for result in results:
            kept.append(result)
            shown.advance()
    return kept
