"""The history of a game: the table in memory and the answers and events under earlier rules.

When the rules change during a game, its table restarts at a checkpoint. The earlier answers still count, and
their events stay in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Event, Grouping, IllegalAnswer, Table
from ..kernel.telling import Place
from . import seat_messages
from .server_messages import EventInfo, ToldEvent

#: Past positions in the cache.
PAST = 8
#: Events per request that are cached as messages. Only a new listener asks for more.
NEWS = 32


@dataclass(slots=True)
class EarlierRules:
    """Number of answers under earlier rules, and their events."""

    moves: int = 0
    events: list[ToldEvent] = field(default_factory=list)


class GameHistory:
    """The history of one game from its first answer on."""

    def __init__(self, table: Table, earlier: EarlierRules | None = None) -> None:
        self.table = table
        self.earlier = earlier or EarlierRules()
        #: Cache of past positions, valid while the same question is open.
        self._past: dict[int, Table] = {}
        self._moment: object = self
        #: By seat: the deeds of its visible events, and the list of events they belong to.
        self._seat_places: dict[int | None, tuple[list[Event], Grouping, list[Place]]] = {}
        #: By seat: its visible events, the number of events scanned, and the last of them.
        self._seat_events: dict[int | None, tuple[list[Event], int, Event | None]] = {}
        #: Cache of the latest events as they are stored, and the question it belongs to.
        self._stored_events: dict[int, ToldEvent] = {}
        self._stored_events_at: object = self

    @property
    def move(self) -> int:
        """The number of public answers."""
        return self.earlier.moves + seat_messages.public_move(self.table)

    def news(self, seat: int | None, since: int) -> list[EventInfo]:
        """The events visible to a seat, from its `since`-th on."""
        before = self._earlier_events(seat)
        told = [*before[since:], *self._to_stored(self._own_events(seat)[max(0, since - len(before)) :])]
        places, telling = self._places(seat), self.table.game.telling
        return [
            seat_messages.event_info(event, index, places[index], telling)
            for index, event in enumerate(told, since)
        ]

    def since(self, seat: int | None) -> int | None:
        """The number of public answers at a seat's last answer; None if it gave none."""
        last = None if seat is None else self.table.last_answer(seat)
        return None if last is None else self.earlier.moves + last

    def known(self, seat: int | None) -> int:
        """The number of events visible to a seat."""
        return len(self._earlier_events(seat)) + len(self._own_events(seat))

    def _own_events(self, seat: int | None) -> list[Event]:
        """The events of this table visible to a seat, cached and extended."""
        own, seen, last = self._seat_events.get(seat, ([], 0, None))
        told = self.table.told_since(max(0, seen - 1))
        if seen and not (told and told[0] is last):  # an undo
            own, seen, told = [], 0, self.table.told_since(0)
        new = told[1:] if seen else told
        if new:
            own += [event for event in new if event.to is None or event.to == seat]
            self._seat_events[seat] = own, seen + len(new), new[-1]
        return own

    def _places(self, seat: int | None) -> list[Place]:
        """The deeds of all events visible to a seat, cached and extended."""
        own = self._own_events(seat)
        known, grouping, places = self._seat_places.get(seat, (None, Grouping(self.table.game.telling), []))
        before = self._earlier_events(seat)
        if known is not own:
            grouping, places = Grouping(self.table.game.telling), []
            places += [grouping.place(seat_messages.stored(event)) for event in before]
            self._seat_places[seat] = own, grouping, places
        places += [grouping.place(event) for event in own[len(places) - len(before) :]]
        return places

    def _earlier_events(self, seat: int | None) -> list[ToldEvent]:
        return [event for event in self.earlier.events if event["to"] is None or event["to"] == seat]

    def at(self, move: int) -> Table:
        """The table after `move` answers; raises IllegalAnswer where it cannot be shown."""
        if not 0 <= move <= self.move:
            raise IllegalAnswer("error-no-such-move", move=move, moves=self.move)
        if move < self.earlier.moves:
            raise IllegalAnswer("table-earlier-rules", move=self.earlier.moves)
        wanted = move - self.earlier.moves
        if self._moment is not seat_messages.moment(self.table):
            self._moment, self._past = seat_messages.moment(self.table), {}
        if wanted not in self._past:
            if len(self._past) >= PAST:
                del self._past[next(iter(self._past))]
            self._past[wanted] = self.table.at(wanted)
        return self._past[wanted]

    def past(self, seat: int | None, move: int, event: int | None = None) -> tuple[dict[str, Any], int]:
        """A seat's view after `move` answers, and the number of events it knew.

        `event`: the view when this visible event of that answer was about to be told.
        """
        then = self.at(move)
        if event is not None and isinstance(self.table, Table):
            own = self._own_events(seat)
            at = event - len(self._earlier_events(seat))
            if 0 <= at < len(own) and own[at].move == move - self.earlier.moves:
                return self.table.view_before(own[at].index, seat), event
        return then.view(seat), len(self._earlier_events(seat)) + len(then.events(0, seat))

    def told(self, since: int = 0) -> list[ToldEvent]:
        """All events, public and private, from the `since`-th on, as they are stored."""
        before = self.earlier.events[since:]
        first = max(0, since - len(self.earlier.events))
        return [*before, *self._to_stored(self.table.told_since(first))]

    def _to_stored(self, events: Sequence[Event]) -> list[ToldEvent]:
        """Events of this table as they are stored."""
        base = self.earlier.moves
        if len(events) > NEWS:
            return [seat_messages.told_event(event, base) for event in events]
        if self._stored_events_at is not seat_messages.moment(self.table):
            self._stored_events_at, self._stored_events = seat_messages.moment(self.table), {}
        for event in events:
            if event.index not in self._stored_events:
                self._stored_events[event.index] = seat_messages.told_event(event, base)
        return [self._stored_events[event.index] for event in events]
