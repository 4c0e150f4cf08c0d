"""The course of a game: the table in memory, and what went before it under earlier rules.

When the rules have changed in the middle of a game, its table begins anew at a checkpoint. The answers before
it still count, and what was told of them stays in everybody's log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Event, IllegalAnswer, Table
from . import for_seat
from .messages import EventInfo, ToldEvent

#: Past positions that stay at hand.
PAST = 8
#: Events that are put into words once for all who are told of them; more come only to somebody who is new.
NEWS = 32


@dataclass(slots=True)
class Earlier:
    """What went before: how many answers, and what was told of them to whom."""

    moves: int = 0
    events: list[ToldEvent] = field(default_factory=list)


class Course:
    """One game from its first answer on."""

    def __init__(self, table: Table, earlier: Earlier | None = None) -> None:
        self.table = table
        self.earlier = earlier or Earlier()
        #: Past positions that were looked at lately; they hold for as long as the same thing is asked.
        self._past: dict[int, Table] = {}
        self._moment: object = self
        #: By seat: the events that it may know, of how many in all, and the last one of those.
        self._heard: dict[int | None, tuple[list[Event], int, Event | None]] = {}
        #: The latest news as they are kept, and when that was.
        self._lately: dict[int, ToldEvent] = {}
        self._lately_at: object = self

    @property
    def move(self) -> int:
        """How many answers everybody knows of."""
        return self.earlier.moves + for_seat.public_move(self.table)

    def news(self, seat: int | None, since: int) -> list[EventInfo]:
        """The events that a seat may know from the `since`-th on, counting only those."""
        before = self._before(seat)
        told = [*before[since:], *self._kept(self._own(seat)[max(0, since - len(before)) :])]
        return [for_seat.event_info(event, index) for index, event in enumerate(told, since)]

    def since(self, seat: int | None) -> int | None:
        """How many answers everybody knew of when a seat last gave one; None: it has given none."""
        last = None if seat is None else self.table.last_answer(seat)
        return None if last is None else self.earlier.moves + last

    def known(self, seat: int | None) -> int:
        """How many events a seat may know."""
        return len(self._before(seat)) + len(self._own(seat))

    def _own(self, seat: int | None) -> list[Event]:
        """The events of this table that a seat may know: those of last time, and what was told since."""
        own, seen, last = self._heard.get(seat, ([], 0, None))
        told = self.table.told_since(max(0, seen - 1))
        if seen and not (told and told[0] is last):  # the table went back
            own, seen, told = [], 0, self.table.told_since(0)
        new = told[1:] if seen else told
        if new:
            own += [event for event in new if event.to is None or event.to == seat]
            self._heard[seat] = own, seen + len(new), new[-1]
        return own

    def _before(self, seat: int | None) -> list[ToldEvent]:
        return [event for event in self.earlier.events if event["to"] is None or event["to"] == seat]

    def at(self, move: int) -> Table:
        """The table as it was after so many answers; raises IllegalAnswer where it cannot be shown."""
        if not 0 <= move <= self.move:
            raise IllegalAnswer("error-no-such-move", move=move, moves=self.move)
        if move < self.earlier.moves:
            raise IllegalAnswer("table-earlier-rules", move=self.earlier.moves)
        wanted = move - self.earlier.moves
        if self._moment is not for_seat.moment(self.table):
            self._moment, self._past = for_seat.moment(self.table), {}
        if wanted not in self._past:
            if len(self._past) >= PAST:
                del self._past[next(iter(self._past))]
            self._past[wanted] = self.table.at(wanted)
        return self._past[wanted]

    def past(self, seat: int | None, move: int) -> tuple[dict[str, Any], int]:
        """The view of a seat after so many answers, and how many events it knew then."""
        then = self.at(move)
        return then.view(seat), len(self._before(seat)) + len(then.events(0, seat))

    def told(self, since: int = 0) -> list[ToldEvent]:
        """All that was told to anybody from the `since`-th event on, as it is kept."""
        before = self.earlier.events[since:]
        first = max(0, since - len(self.earlier.events))
        return [*before, *self._kept(self.table.told_since(first))]

    def _kept(self, events: Sequence[Event]) -> list[ToldEvent]:
        """Events of this table as they are kept."""
        base = self.earlier.moves
        if len(events) > NEWS:
            return [for_seat.told_event(event, base) for event in events]
        if self._lately_at is not for_seat.moment(self.table):
            self._lately_at, self._lately = for_seat.moment(self.table), {}
        for event in events:
            if event.index not in self._lately:
                self._lately[event.index] = for_seat.told_event(event, base)
        return [self._lately[event.index] for event in events]
