"""What somebody at a table is shown: the welcome, and every position as their seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET, Raw

from ...kernel import Choice, Table, components, seed_hash
from ..lobby.bodies import Clock, Links, Origin
from ..store.rows import TableRow
from . import for_seat, takeback
from . import messages as m
from .clocks import Clocks
from .listener import Listener
from .seats import Seating

NOTHING = Raw(b"[]")


class ForListener:
    """Makes the messages that show one table."""

    def __init__(self, row: TableRow, table: Table, seating: Seating, clocks: Clocks | None) -> None:
        self._row = row
        self._table = table
        self._seating = seating
        self._clocks = clocks
        #: What the seats see and choose from in the present moment of the game, in JSON.
        self._moment: object = None
        self._views: dict[int | None, Raw] = {}
        self._choices: dict[int, Raw] = {}

    def welcome(
        self,
        listener: Listener,
        present: Callable[[str], bool],
        lines: Sequence[dict[str, Any]] = (),
        notices: Sequence[dict[str, Any]] = (),
    ) -> m.Welcome:
        row, clocks = self._row, self._clocks
        clock: Clock | None = None if clocks is None else clocks.clock
        return m.Welcome(
            table=m.TableInfo(
                id=row.id,
                seats=row.seats,
                options=row.options,
                open=row.open,
                seeded=row.seeded,
                clock=clock,
                absence=row.absence,
                created=row.created,
                origin=None if row.origin is None else Origin(**row.origin),
                name=row.name,
            ),
            game=row.game,
            players=self._seating.players(present),
            mine=list(listener.mine),
            spectator=not listener.mine,
            chat=[m.ChatLine(**line) for line in lines],
            notices=[m.Notice(**notice) for notice in notices],
            links=self.links(listener),
            components=components.corrected(row.game),
        )

    def links(self, listener: Listener) -> Links | None:
        """The secret links, for whoever set the table up."""
        return self._seating.links() if listener.person == self._seating.host else None

    def choose_face(self, listener: Listener) -> int | None:
        """Turn a listener with several seats to the one that has to decide.

        Where people share the device, the next one has to say that it is theirs now: that seat is returned.
        """
        mine = listener.mine
        if len(mine) < 2:
            listener.face(mine[0] if mine else None)
            return None
        facing = listener.facing
        choosing = [seat for seat in mine if self._choice(seat) is not None]
        if not choosing or facing in choosing:
            if facing is None and not self._seating.shared_device(mine):
                listener.face(mine[0])
            return None
        if self._seating.shared_device(mine):
            return choosing[0]
        listener.face(choosing[0])
        return None

    def _choice(self, seat: int | None) -> Choice | None:
        """What a seat has to choose, unless a bot does it for its person."""
        if seat is None or self._seating.places[seat].stand_in is not None:
            return None
        return self._table.choice(seat)

    def _faces(self, seat: int | None) -> tuple[Raw, Raw]:
        """The view and the choices of a seat in JSON, made again only when they have changed."""
        table = self._table
        if self._moment is not for_seat.moment(table):
            self._moment = for_seat.moment(table)
            self._views.clear()
            self._choices.clear()
        if seat not in self._views:
            self._views[seat] = Raw(m.encode(table.view(seat)))
        choice = self._choice(seat)
        if choice is None:
            return self._views[seat], NOTHING
        if choice.seat not in self._choices:
            self._choices[choice.seat] = Raw(m.encode([for_seat.choice_info(table, choice)]))
        return self._views[seat], self._choices[choice.seat]

    def position(self, listener: Listener) -> m.Position:
        table, row = self._table, self._row
        pass_to = self.choose_face(listener)
        seat = listener.facing
        view, choices = self._faces(seat)
        events = for_seat.news(table, seat, listener.heard)
        position = m.Position(
            move=for_seat.public_move(table),
            seat=seat,
            view=view,
            choices=choices,
            waiting=for_seat.waiting(table, listener.mine),
            events_from=listener.heard,
            events=events,
            over=table.over,
            result=table.result.to_json() if table.result is not None else None,
            undo={str(mine): self._undoable(listener, mine) for mine in listener.mine},
            pass_to=pass_to,
            seed_hash=self._seed_hash(),
            seed=row.seed if table.over and row.origin is None else UNSET,
            clocks=UNSET if self._clocks is None else self._clocks.state(self.running(listener.mine)),
        )
        listener.heard += len(events)
        return position

    def _seed_hash(self) -> str | None:
        """The pledge of fair luck; none where a short seed, that somebody chose, could be guessed from it."""
        row = self._row
        hidden = row.origin is not None or (row.seeded and not self._table.over)
        return None if hidden else seed_hash(row.seed)

    def running(self, mine: tuple[int, ...] = ()) -> list[int]:
        """The seats whose clocks run; none before everybody has come, nor where a bot sits in."""
        if not self._seating.complete:
            return []
        places = self._seating.places
        return [seat for seat in for_seat.waiting(self._table, mine) if places[seat].stand_in is None]

    def _undoable(self, listener: Listener, seat: int) -> int:
        if self._seating.others(listener.person):
            return 0 if self._table.over else self._table.undoable(seat)
        return takeback.own_answers(self._table, seat)
