"""`astrarium puzzles`: finds puzzles in games between bots, or proves known ones again."""

from __future__ import annotations

import json as jsons
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from .. import game as game_of
from .. import games as all_games
from ..kernel import AstrariumError, Game
from .finder import faults, puzzles_of
from .objectives import AIMS, Aim, aims_of
from .puzzle import FILE, Puzzle
from .puzzle import puzzles as known

MINUTE = 60.0


def puzzles(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's id; --prove without it takes all games.")
    ] = None,
    minutes: Annotated[float, typer.Option(help="Duration of the search.")] = 10.0,
    seed: Annotated[str, typer.Option(help="Seed of the games.")] = "puzzle",
    bot: Annotated[str | None, typer.Option(help="The bot that plays (default: the game's own).")] = None,
    most: Annotated[int, typer.Option(help="Maximum number of puzzles.")] = 40,
    out: Annotated[Path | None, typer.Option(help="The output file (default: in the game's folder).")] = None,
    kind: Annotated[list[str] | None, typer.Option(help=f"Kinds of goals: {', '.join(AIMS)}.")] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the existing puzzles and add to them.")] = False,
    prove: Annotated[
        bool, typer.Option("--prove", help="Prove the existing puzzles again by full search.")
    ] = False,
) -> None:
    """Find puzzles: turns with one clearly best line, proved by full search."""
    if prove:
        proved = [game_of(game)] if game is not None else list(all_games().values())
        raise typer.Exit(max(_prove(each) for each in proved))
    if game is None:
        raise AstrariumError("error-words-missing", word="GAME", command="puzzles")
    played = game_of(game)
    found: list[Puzzle] = []
    end = monotonic() + MINUTE * minutes
    aims = [AIMS[each] for each in kind if each in AIMS] if kind else aims_of(played)
    for puzzle in _search_games(played, seed, bot or f"{game}-basic", aims, end):
        found.append(puzzle)
        print(
            f"{puzzle.kind} {puzzle.seed} {puzzle.move}: {puzzle.now} → {puzzle.goal}, else {puzzle.second}",
            flush=True,
        )
    kept = list(known(played).values()) if add else []
    last = max([int(each.id) for each in kept], default=0)  # ids have gaps after changes of the rules
    write(kept + select(found, most, last), out or played.folder / FILE)


def _search_games(game: Game, seed: str, bot: str, aims: list[Aim], end: float) -> Iterator[Puzzle]:
    deal = 0
    while monotonic() < end:
        yield from puzzles_of(game, f"{seed}-{deal}", bot, aims)
        deal += 1


def select(found: list[Puzzle], most: int, before: int = 0) -> list[Puzzle]:
    """Select different puzzles evenly from all kinds and grades, longest solutions first."""
    by_look = {(each.kind, each.now, each.goal, each.second, each.tried): each for each in reversed(found)}
    grades: dict[tuple[str, int], list[Puzzle]] = {}
    for each in sorted(
        by_look.values(), key=lambda each: (-len(each.line), each.blind, each.seed, each.move)
    ):
        grades.setdefault((each.kind, each.grade), []).append(each)
    kept: list[Puzzle] = []
    while len(kept) < most and any(grades.values()):
        for grade in sorted(grades):
            if grades[grade] and len(kept) < most:
                kept.append(grades[grade].pop(0))
    kept.sort(key=lambda each: (each.kind, each.grade, -each.blind))
    for number, each in enumerate(kept, before + 1):
        each.id = f"{number:02}"
    return kept


def write(found: list[Puzzle], file: Path) -> None:
    """Write puzzles as JSON, one per line."""
    lines = [jsons.dumps(each.to_json(), ensure_ascii=False, separators=(",", ":")) for each in found]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _prove(game: Game) -> int:
    """Prove all puzzles of a game again; the exit status."""
    wrong = 0
    for id, puzzle in known(game).items():
        for fault in faults(game, puzzle):
            wrong += 1
            print(f"{game.id} {id}: {fault}")
    print(f"{game.id}: {len(known(game))} puzzles, {wrong} faults")
    return 1 if wrong else 0
