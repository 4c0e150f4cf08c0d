"""`astrarium check`: checks a game against all properties of the contract."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from json import dumps
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Annotated, Any

import typer
from hypothesis.configuration import set_hypothesis_home_dir
from rich.console import Console
from rich.table import Table as Grid

from .. import game as game_of
from ..kernel import BadSetup, Game
from ..progress import bar
from . import hash_seed_process
from .battery import PROPERTIES, Verdict, examine

MOST_GAMES = 1_000_000
#: Default duration in seconds, and the maximum games of a property in that time.
SECONDS = 100
MOST_AT_ONCE = 100


def check(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    games: Annotated[
        int | None,
        typer.Option(help="Random games per property (default: as many as the time allows)."),
    ] = None,
    seconds: Annotated[int, typer.Option(help="Approximate duration without --games.")] = SECONDS,
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 0,
    seats: Annotated[
        int | None, typer.Option(help="Number of players (default: every possible number).")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Run the conformance suite: random games, with every property checked at every decision.

    For a broken property, the shortest failing record is saved here, and the exit status is 1.
    """
    kind = game_of(game)
    for name, value in (("--games", games), ("--seconds", seconds)):
        if value is not None and not 1 <= value <= MOST_GAMES:
            raise BadSetup("error-bad-number", name=name, value=value, least=1, most=MOST_GAMES)
    if seats is not None:
        kind.check_seats(seats)
    if games is None:
        _say_how_long(kind, seconds)
    verdicts = hold_against_all(kind, games, seconds, seed, seats)
    files = {verdict.property.name: _save(kind, verdict) for verdict in verdicts if verdict.broken}
    if json:
        print(dumps(_findings(kind, seed, seats, verdicts, files), indent=2, ensure_ascii=False))
    else:
        _print(kind, verdicts, files)
    if files:
        raise typer.Exit(1)


def hold_against_all(
    kind: Game, games: int | None, seconds: int, seed: int, seats: int | None
) -> list[Verdict]:
    """Check all properties in turn: with a number of games each, or all in about so many seconds."""
    verdicts = []
    begun = monotonic()
    total = seconds if games is None else games * len(PROPERTIES)
    with bar(kind.id, total) as shown, _nothing_left_behind():
        for number, each in enumerate(PROPERTIES):
            spent = monotonic() - begun
            shown.reach(int(spent) if games is None else games * number, each.name)
            verdicts.append(
                examine(
                    kind,
                    each,
                    games=games or MOST_AT_ONCE,
                    seed=seed,
                    seats=seats,
                    seconds=inf if games else max(0.0, seconds - spent) / (len(PROPERTIES) - number),
                    heard=partial(shown.advance, each.name) if games else None,
                )
            )
    return verdicts


def _say_how_long(kind: Game, seconds: int) -> None:
    """Print the expected duration before a long check."""
    console = Console(stderr=True)
    console.print(
        f"Holding {kind.id} against {len(PROPERTIES)} properties for about {seconds} seconds;"
        " --games 100 looks longer.",
        highlight=False,
        soft_wrap=True,
    )


@contextmanager
def _nothing_left_behind() -> Iterator[None]:
    """Give Hypothesis a temporary folder, and end the second process afterwards."""
    with TemporaryDirectory(prefix="astrarium-") as folder:
        set_hypothesis_home_dir(folder)
        try:
            yield
        finally:
            set_hypothesis_home_dir(None)
            hash_seed_process.stop()


def _save(kind: Game, verdict: Verdict) -> str:
    """Save the record that breaks a property; returns the file name."""
    assert verdict.broken is not None
    path = Path(f"{kind.id}-{verdict.property.name}.json")
    verdict.broken.record.save(path)
    return str(path)


def _findings(
    kind: Game, seed: int, seats: int | None, verdicts: list[Verdict], files: dict[str, str]
) -> dict[str, Any]:
    return {
        "game": kind.id,
        "rules": kind.revision,
        "seed": seed,
        "seats": seats,
        "kept": not files,
        "properties": [
            {**verdict.to_json(), "file": files.get(verdict.property.name)} for verdict in verdicts
        ],
    }


def _print(kind: Game, verdicts: list[Verdict], files: dict[str, str]) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for title in ("", "property", "says"):
        grid.add_column(title)
    for title in ("games", "positions"):
        grid.add_column(title, justify="right")
    for verdict in verdicts:
        kept = verdict.broken is None
        mark = "[green]✓[/]" if kept else "[red]✗[/]"
        counts = (f"{verdict.games:,}", f"{verdict.positions:,}")
        grid.add_row(
            mark, verdict.property.name, verdict.property.says, *counts, style="" if kept else "bold"
        )
    console = Console()
    console.print(grid)
    for verdict in verdicts:
        if verdict.broken is not None:
            console.print(
                f"{verdict.broken}: {files[verdict.property.name]}", style="red", markup=False, soft_wrap=True
            )
    fine = sum(verdict.broken is None for verdict in verdicts)
    console.print(f"{kind.id} keeps {fine} of {len(verdicts)} properties.", highlight=False)
