"""Undo at a table: alone by the kernel's rules, freely by consent of the others."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel import Table
from ..kernel.play.record import UNDO
from .host_calls import Entry
from .server_messages import UndoAsked


@dataclass(slots=True)
class Request:
    """An undo request to the other players."""

    seat: int
    person: str
    move: int
    whole_turn: bool
    missing: set[str] = field(default_factory=set)

    def asked(self, person: str) -> UndoAsked:
        """The request as a message for a person."""
        return UndoAsked(
            type="undo_asked",
            seat=self.seat,
            move=self.move,
            whole_turn=self.whole_turn,
            reply=person in self.missing,
        )


def own_answers(table: Table, seat: int, dealt: int = 0) -> int:
    """The number of answers that a seat chose; the first `dealt` belong to the deal."""
    before = table.moves - len(table.history)
    own = table.history[max(0, dealt - before) :]
    return sum(move.seat == seat and not move.forced for move in own)


def steps(table: Table, seat: int, whole_turn: bool) -> int:
    """The number of own answers to undo: one, or those since information was revealed."""
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
    """Undo as far as the kernel allows the seat; raises UndoRefused if it allows nothing."""
    count = max(1, table.undoable(seat)) if whole_turn else 1
    done: list[Entry] = []
    for _ in range(count):
        table.undo(seat)
        done.append((UNDO, seat))
    return done


def take_back_freely(table: Table, seat: int, whole_turn: bool, dealt: int = 0) -> list[Entry]:
    """Undo the seat's own answers and everything after them."""
    left = own_answers(table, seat, dealt) - steps(table, seat, whole_turn)
    done: list[Entry] = []
    while own_answers(table, seat, dealt) > max(0, left):
        table.undo()
        done.append((UNDO, None))
    return done
