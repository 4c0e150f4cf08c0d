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

#: Beside the rules of a game.
FILE = "puzzles.json"


@dataclass(slots=True)
class Puzzle:
    """One puzzle; answers and position are JSON data."""

    id: str
    game: str
    #: What it is about.
    kind: str
    rules: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    #: What the position is worth to the seat, what it can be worth when the turn is over, and what it can be
    #: worth at best after any first answer that does not lead there.
    now: int
    goal: int
    second: int | None
    #: Every first answer with what it reaches at best; None where that is left to luck.
    values: list[tuple[Any, int | None]]
    #: One way to the goal.
    line: list[Any]
    #: Answers that the search has tried, and the share of blind play that reaches the goal.
    tried: int
    blind: float
    #: The bot that played the game did not find it.
    missed: bool
    #: Where it comes from.
    seed: str
    move: int

    @property
    def aim(self) -> Aim:
        return AIMS[self.kind]

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 3; one more where the bot missed it, as far as there is."""
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
        """The position, to be played from."""
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
    """One sentence: what to reach with this turn."""
    id = f"puzzle-goal-{puzzle.kind}"
    if puzzle.aim.lead:
        return Text(id, **_lead("ends", "by", puzzle.goal), **_lead("stands", "gap", puzzle.now))
    if not puzzle.aim.last:
        return Text(id, goal=puzzle.goal, now=puzzle.now)
    table = puzzle.table(game)
    return Text(id, now=points_of(table, puzzle.seat), other=best_rival(table, puzzle.seat))


def _lead(how: str, by: str, lead: int) -> dict[str, str | int]:
    """A lead in two arguments of a text: which way it is, and how large."""
    return {how: "ahead" if lead > 0 else "behind" if lead < 0 else "level", by: abs(lead)}
