"""Taking back: what the kernel allows, what a person alone may do, what the others have to agree to."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel import Table
from ..kernel.record import UNDO
from .messages import UndoAsked
from .wishes import Entry


@dataclass(slots=True)
class Request:
    """Somebody asks the others to take back."""

    seat: int
    person: str
    move: int
    whole_turn: bool
    missing: set[str] = field(default_factory=set)

    def asked(self, person: str) -> UndoAsked:
        """The question, as somebody gets it."""
        return UndoAsked(
            type="undo_asked",
            seat=self.seat,
            move=self.move,
            whole_turn=self.whole_turn,
            reply=person in self.missing,
        )


def own_answers(table: Table, seat: int, dealt: int = 0) -> int:
    """How many answers a seat has given itself; the first ones may belong to the deal."""
    before = table.moves - len(table.history)
    own = table.history[max(0, dealt - before) :]
    return sum(move.seat == seat and not move.forced for move in own)


def steps(table: Table, seat: int, whole_turn: bool) -> int:
    """How many of its own answers the seat means: the last one, or those since anybody learned anything."""
    if not whole_turn:
        return 1
    count = 0
    news = None
    for move in reversed(table.history):
        if move.forced:
            continue
        if move.seat != seat:
            if count:
                break
            continue
        if news is not None and move.news != news:
            break
        news = move.news
        count += 1
    return max(1, count)


def take_back_alone(table: Table, seat: int, whole_turn: bool) -> list[Entry]:
    """Take back as far as the kernel lets the seat; raises UndoRefused where it may not at all."""
    count = max(1, table.undoable(seat)) if whole_turn else 1
    done: list[Entry] = []
    for _ in range(count):
        table.undo(seat)
        done.append((UNDO, seat))
    return done


def take_back_freely(table: Table, seat: int, whole_turn: bool, dealt: int = 0) -> list[Entry]:
    """Take back the seat's own answers and whatever was decided after them."""
    left = own_answers(table, seat, dealt) - steps(table, seat, whole_turn)
    done: list[Entry] = []
    while own_answers(table, seat, dealt) > max(0, left):
        table.undo()
        done.append((UNDO, None))
    return done
