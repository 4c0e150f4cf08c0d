"""Nobody is overtaken: what the table answers by itself ends nothing and shows nothing."""

from __future__ import annotations

from ..kernel import Choice, Move, Table
from .walk import Walk


def overtaking(walk: Walk) -> None:
    """Nothing is learned, and nobody's turn or phase ends, by an answer that nobody gave."""
    passed = 0
    for table in walk:
        moves = table.history
        for at in range(passed, len(moves)):
            if moves[at].forced and moves[at].answer != ():
                _look_at(walk, table, moves, at)
        passed = len(moves) + (walk.giving is not None)


def _look_at(walk: Walk, table: Table, moves: tuple[Move, ...], at: int) -> None:
    """Look at what an answer led to that the table has taken."""
    if not isinstance(table.question_at(at), Choice):
        return  # of several who answer at once nobody can tell whose answer was forced
    seat, answer, _, news = moves[at]
    said = f"the table itself has answered {answer!r} for seat {seat}"
    after = moves[at + 1].news if at + 1 < len(moves) else table.state.news
    walk.expect(after == news, f"{said}, and somebody has learned something")
    borders = {checkpoint.move for checkpoint in table.checkpoints()}
    walk.expect(at + 1 not in borders, f"{said}, and the phase was over")
    then = table.question_at(at + 1)
    goes_on = isinstance(then, Choice) and then.seat == seat
    walk.expect(goes_on, f"{said}, and it was somebody else's turn")
