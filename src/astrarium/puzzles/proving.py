"""Proving puzzles again: a full search from the position has to find what is written down."""

from __future__ import annotations

from ..kernel import Game
from .finder import margin_of, search
from .puzzle import Puzzle


def faults(game: Game, puzzle: Puzzle) -> list[str]:
    """What is not as the puzzle says; nothing, where all holds."""
    table = puzzle.table(game)
    if table.choice(puzzle.seat) is None:
        return ["nothing to choose"]
    found = search(table, puzzle.seat, puzzle.aim, 10 * max(puzzle.tried, 1))
    wrong = []
    if found.values() != puzzle.values:
        wrong.append("the values of the first answers")
    if (found.best.best, found.second) != (puzzle.goal, puzzle.second):
        wrong.append("the goal")
    if puzzle.second is None or puzzle.goal - puzzle.second < margin_of(game, puzzle.aim):
        wrong.append("the margin")
    return wrong
