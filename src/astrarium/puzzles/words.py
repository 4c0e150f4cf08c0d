"""What a puzzle asks for, as a text of the shell."""

from __future__ import annotations

from ..kernel import Game, Text
from .puzzle import LEADS, Puzzle


def goal(game: Game, puzzle: Puzzle) -> Text:
    """One sentence: what to reach with this turn."""
    id = "puzzle-goal-lead" if game.id in LEADS else "puzzle-goal-points"
    return Text(id, goal=puzzle.goal, now=puzzle.now)
