"""Puzzles and their file: a position, its seat and the results of a full search."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .. import kernel
from ..kernel import Game, Table, Text
from .objectives import AIMS, Aim, best_rival, points_of
from .turn_search import Turn

#: File name in the folder of a game.
FILE = "puzzles.json"


@dataclass(slots=True)
class Puzzle:
    """One puzzle; answers and position are JSON data."""

    id: str
    game: str
    #: Key of its aim in AIMS.
    kind: str
    rules: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    #: Value of the position for the seat: now, at best at the end of the turn, and at best after a first
    #: answer that misses that.
    now: int
    goal: int
    second: int | None
    #: Every first answer with its best value; None if that depends on luck.
    values: list[tuple[Any, int | None]]
    #: One solution.
    line: list[Any]
    #: Number of answers tried by the search, and the share of blind play that reaches the goal.
    tried: int
    blind: float
    #: Whether the bot that played the game missed it.
    missed: bool
    #: Its origin: the seed of the game, and the number of answers before it.
    seed: str
    move: int

    @property
    def aim(self) -> Aim:
        return AIMS[self.kind]

    @property
    def grade(self) -> int:
        """Difficulty from 1 to 3, by blind play; one more (at most 3) if the bot missed it."""
        easy, hard = self.aim.grades
        grade = 1 if self.blind >= easy else 2 if self.blind >= hard else 3
        return min(3, grade + self.missed)

    @property
    def solving(self) -> list[Any]:
        """The first answers that lead to the goal."""
        return [answer for answer, value in self.values if value == self.goal]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Puzzle:
        puzzle = cls(**data)
        puzzle.values = [(answer, value) for answer, value in puzzle.values]
        return puzzle

    def table(self, game: Game) -> Table:
        """A table at the puzzle's position."""
        return kernel.resume(game, self.position, self.options)

    def turn(self, game: Game) -> Turn:
        """The turn that the puzzle is about."""
        return Turn.of(self.table(game), self.seat, self.aim)


def puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by id, the easy ones first."""
    return _read(game.folder / FILE)


@cache
def _read(file: Path) -> dict[str, Puzzle]:
    if not file.exists():
        return {}
    found = [Puzzle.from_json(each) for each in json.loads(file.read_text(encoding="utf-8"))]
    return {puzzle.id: puzzle for puzzle in found}


def goal(game: Game, puzzle: Puzzle) -> Text:
    """The goal in one sentence."""
    id = f"puzzle-goal-{puzzle.kind}"
    if puzzle.aim.lead:
        return Text(id, **_lead("ends", "by", puzzle.goal), **_lead("stands", "gap", puzzle.now))
    if not puzzle.aim.last:
        return Text(id, goal=puzzle.goal, now=puzzle.now)
    table = puzzle.table(game)
    return Text(id, now=points_of(table, puzzle.seat), other=best_rival(table, puzzle.seat))


def _lead(how: str, by: str, lead: int) -> dict[str, str | int]:
    """The two text arguments of a lead: its direction and its size."""
    return {how: "ahead" if lead > 0 else "behind" if lead < 0 else "level", by: abs(lead)}
