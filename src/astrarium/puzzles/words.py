"""What a puzzle asks for, as a text of the shell."""

from __future__ import annotations

from ..kernel import Game, Text
from .aims import best_rival, points_of
from .puzzle import Puzzle


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
