"""Proving puzzles again: a full search from the position has to find what is written down."""

from __future__ import annotations

from ..kernel import Game
from .finder import BARS, USUAL_BAR, search
from .puzzle import Puzzle


def faults(game: Game, puzzle: Puzzle) -> list[str]:
    """What is not as the puzzle says; nothing, where all holds."""
    table = puzzle.table(game)
    if table.choice(puzzle.seat) is None:
        return ["nothing to choose"]
    found = search(table, puzzle.seat, 10 * max(puzzle.tried, 1))
    wrong = []
    if found.values() != puzzle.values:
        wrong.append("the values of the first answers")
    if (found.best.best, found.second) != (puzzle.goal, puzzle.second):
        wrong.append("the goal")
    margin = BARS.get(game.id, USUAL_BAR).margin
    if puzzle.second is None or puzzle.goal - puzzle.second < margin:
        wrong.append("the margin")
    return wrong
