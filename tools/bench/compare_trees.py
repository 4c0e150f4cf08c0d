"""Compares the speed of two source trees: two processes play the same games in alternating turns.

The result is the median CPU time of many short turns, so that other load on the machine matters little.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from rich.console import Console

import astrarium
from astrarium.kernel import BadSetup, Game
from tools.bench import compare_worker

#: Seconds of one turn.
TURN = 0.25
#: Number of restarts of the processes: the memory layout of a process changes its speed by some per cent.
LIVES = 5
KINDS = tuple(compare_worker.WORK)


class Ratio(NamedTuple):
    """The speed of this tree relative to the other: median and quartiles over all turns."""

    low: float
    median: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.3f} ({self.low:.2f}–{self.high:.2f})"


class Tree:
    """A process that plays with the code of one source tree."""

    def __init__(self, source: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, compare_worker.__file__],
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def turn(self, what: str, game: str, seats: int, first: int, count: int) -> tuple[int, float]:
        """Operations in these games, and their CPU seconds."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{what} {game} {seats} {first} {count}\n")
        process.stdin.flush()
        answer = process.stdout.readline().split()
        if len(answer) != 2:
            raise BadSetup("error-bench-tree", what=what, game=game)
        return int(answer[0]), float(answer[1])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def source_of(folder: Path) -> Path:
    """The import path of a checkout."""
    for source in (folder / "src", folder):
        if (source / "astrarium" / "__init__.py").is_file():
            return source.resolve()
    raise BadSetup("error-no-tree", folder=str(folder))


def compare(other: Path, what: str, game: str, seats: int, turns: int) -> Ratio:
    """Compare this tree with another, by alternating turns of the same random games."""
    here = Path(astrarium.__file__).parents[1]
    ratios: list[float] = []
    seed = 1
    for life in range(LIVES):
        with _both(here, other) as trees:
            count = _games_of_a_turn(trees[1], what, game, seats)
            for turn in range(max(1, turns // LIVES)):
                order = trees if (life + turn) % 2 else trees[::-1]
                pace = {tree: tree.turn(what, game, seats, seed, count) for tree in order}
                (done, spent), (theirs, took) = pace[trees[0]], pace[trees[1]]
                ratios.append(done / spent / (theirs / took))
                seed += count
    return Ratio(*quantiles(ratios, n=4)) if len(ratios) > 1 else Ratio(ratios[0], ratios[0], ratios[0])


@contextmanager
def _both(here: Path, other: Path) -> Iterator[tuple[Tree, Tree]]:
    trees = Tree(here), Tree(other)
    try:
        yield trees
    finally:
        for tree in trees:
            tree.close()


def _games_of_a_turn(tree: Tree, what: str, game: str, seats: int) -> int:
    """The number of games that fill a turn. A first game fills caches and is not counted."""
    tree.turn(what, game, seats, 0, 1)
    _, spent = tree.turn(what, game, seats, 0, 2)
    return max(1, round(TURN / max(spent / 2, 1e-4)))


def compared(
    folder: Path, games: list[Game], turns: int, kinds: tuple[str, ...] = KINDS, *, shown: bool = True
) -> dict[str, Any]:
    """Compare all games with the fewest seats, as JSON data; prints each line when it is ready."""
    console = Console(highlight=False, soft_wrap=True, quiet=not shown)
    other = source_of(folder)
    console.print(f"times as fast as {other}: median (middle half) of {turns} turns")
    found: dict[str, Any] = {"against": str(other), "turns": turns}
    for game in games:
        row = found[game.id] = {}
        for what in kinds:
            ratio = compare(other, what, game.id, game.seats[0], turns)
            row[what] = ratio._asdict()
            console.print(f"{game.id} {what:8} {ratio}")
    return found
