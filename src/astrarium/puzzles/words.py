"""What a puzzle asks for, as a text of the shell."""

from __future__ import annotations

from ..kernel import Game, Text
from .aims import best_rival, points_of
from .puzzle import Puzzle


def goal(game: Game, puzzle: Puzzle) -> Text:
    """One sentence: what to reach with this turn."""
    id = f"puzzle-goal-{puzzle.kind}"
    if not puzzle.aim.last:
        return Text(id, goal=puzzle.goal, now=puzzle.now)
    table = puzzle.table(game)
    return Text(id, now=points_of(table, puzzle.seat), other=best_rival(table, puzzle.seat))
