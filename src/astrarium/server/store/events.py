"""Events in the database: entry, rounds, tables and results.

Each step is one idempotent transaction. An event survives a crash between any two steps, and several
processes can advance it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, literal, null, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from ...kernel import AstrariumError
from ..event_rules import Pairing
from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock
from .rows import columns

_EVENTS, _ENTRANTS, _PAIRINGS = schema.events.c, schema.entrants.c, schema.pairings.c
#: Maximum events of a list.
MOST = 100


class EventClosed(AstrariumError):
    """The entry is closed, or there is no result yet."""


@dataclass(slots=True)
class Event:
    """An event. `rules` are fixed at creation (`event_watch.EventRules`).

    `state`: entry, running or over; "league" for a league that is not over, `begins` is then its next season.
    """

    id: str
    name: str
    host: str
    rules: dict[str, Any]
    begins: float
    state: str = "entry"
    round: int = 0
    group_id: str | None = None
    parent: str | None = None


class Entered(NamedTuple):
    """An entrant, with the name of the person. `number` is set when the event begins."""

    id: str
    person: str | None
    bot: str | None
    rating: float
    number: int | None
    gone: bool
    name: str | None


class Played(NamedTuple):
    """A pairing with its table, and the corrections of the arbiter."""

    round: int
    board: int
    seats: list[int]
    played: str | None
    points: list[float] | None
    corrections: list[dict[str, Any]] | None

    def pairing(self) -> Pairing:
        points = None if self.points is None else tuple(self.points)
        return Pairing(self.round, self.board, tuple(self.seats), points)


class Open(NamedTuple):
    """A table of an event without an entered result; `waiting` are the seats it waits for."""

    round: int
    board: int
    entrants: list[int]
    table: str
    created: float
    over: bool
    result: Any
    waiting: list[int]


@dataclass(slots=True)
class EventState:
    """An event with its entrants and games."""

    event: Event
    entrants: list[Entered] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)


class EventTable(DatabaseTable):
    """Events, entrants and pairings."""

    async def add(self, event: Event, bots: Sequence[tuple[str, float]]) -> None:
        """Create an event, with bots that take part."""
        rows = [
            {
                "event": event.id,
                "id": f"{bot} {n}",
                "person": None,
                "bot": bot,
                "rating": rating,
                "gone": False,
            }
            for n, (bot, rating) in enumerate(bots)
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.events).values(columns(event)))
            if rows:
                connection.execute(insert(schema.entrants), rows)

        await self._database.run(write)

    async def due(self, now: float) -> list[str]:
        """The events that may have pending steps."""
        going = or_(_EVENTS.state.in_(("running", "league")), _EVENTS.begins <= now)
        query = select(_EVENTS.id).where(_EVENTS.state != "over", going)
        return await self._scalars(query)

    async def count_unfinished(self, host: str) -> int:
        query = select(func.count()).where(_EVENTS.host == host, _EVENTS.state != "over")
        query = query.where(_EVENTS.parent.is_(None))
        return await self._scalar(query) or 0

    async def listed(
        self, groups: Collection[str] | None, only: str | None = None
    ) -> list[tuple[Event, int]]:
        """Events for members of these groups (None: all), or `only` those of one; unfinished events first."""
        count = select(func.count()).where(_ENTRANTS.event == _EVENTS.id).scalar_subquery()
        mine = true() if groups is None else _EVENTS.group_id.is_(None) | _EVENTS.group_id.in_(groups)
        query = select(schema.events, count).where(_EVENTS.parent.is_(None))
        query = query.where(mine if only is None else _EVENTS.group_id == only)
        query = query.order_by(_EVENTS.state == "over", _EVENTS.begins.desc()).limit(MOST)
        rows = await self._all(query)
        return [(Event(*row[:-1]), row[-1]) for row in rows]

    async def state(self, id: str) -> EventState | None:
        people = schema.people.c
        entered = select(*(_ENTRANTS[name] for name in Entered._fields[:-1]), people.name)
        entered = entered.outerjoin(schema.people, people.id == _ENTRANTS.person).where(_ENTRANTS.event == id)
        played = select(*(_PAIRINGS[name] for name in Played._fields)).where(_PAIRINGS.event == id)

        def read(connection: Connection) -> EventState | None:
            row = connection.execute(select(schema.events).where(_EVENTS.id == id)).first()
            if row is None:
                return None
            found = EventState(Event(*row))
            order = entered.order_by(_ENTRANTS.number, _ENTRANTS.rating.desc(), _ENTRANTS.id)
            found.entrants = [Entered._make(each) for each in connection.execute(order)]
            order = played.order_by(_PAIRINGS.round, _PAIRINGS.board)
            found.games = [Played._make(each) for each in connection.execute(order)]
            return found

        return await self._database.read(read)

    async def enter(self, event: str, person: str, rating: float, most: int) -> None:
        """Enter an event whose entry is open."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            state = connection.scalar(select(_EVENTS.state).where(_EVENTS.id == event))
            back = update(schema.entrants).where(_ENTRANTS.event == event, _ENTRANTS.person == person)
            if state == "league" and connection.execute(back.values(gone=False)).rowcount:
                return
            count = connection.scalar(select(func.count()).where(_ENTRANTS.event == event)) or 0
            if state not in ("entry", "league") or count >= most:
                raise EventClosed("server-event-closed")
            values = {"event": event, "id": person, "person": person, "rating": rating, "gone": False}
            connection.execute(insert(schema.entrants).values(values))

        try:
            await self._database.run(write)
        except IntegrityError:
            return  # entered already

    async def leave(self, event: str, entrant: str) -> None:
        """Withdraw an entry; once the event has begun, stop pairing the entrant, also in a league's divisions."""
        divisions = select(_EVENTS.id).where(_EVENTS.parent == event)
        mine = and_(or_(_ENTRANTS.event == event, _ENTRANTS.event.in_(divisions)), _ENTRANTS.id == entrant)

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            round = connection.scalar(select(_EVENTS.round).where(_EVENTS.id == event))
            state = connection.scalar(select(_EVENTS.state).where(_EVENTS.id == event))
            connection.execute(
                delete(schema.entrants).where(mine)
                if state == "entry" or (state == "league" and round == 0)
                else update(schema.entrants).where(mine).values(gone=True)
            )

        await self._database.run(write)

    async def begin(self, event: str, now: float | None = None) -> None:
        """Begin an event that is due (None: now); for a league, its next season."""
        turn = update(schema.events).where(_EVENTS.id == event, _EVENTS.state == "league").values(begins=0.0)
        due = and_(
            _EVENTS.id == event, _EVENTS.state == "entry", *([] if now is None else [_EVENTS.begins <= now])
        )

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            if now is None:
                connection.execute(turn)
            count = connection.scalar(select(func.count()).where(_ENTRANTS.event == event)) or 0
            begun = update(schema.events).where(due).values(state="running" if count > 1 else "over")
            if connection.execute(begun).rowcount:
                _number(connection, event)

        await self._database.run(write)

    async def number(self, event: str) -> None:
        """Number the new entrants of a league."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            _number(connection, event)

        await self._database.run(write)

    async def next_round(
        self, event: str, round: int, tables: Sequence[Pairing], begins: float | None = None
    ) -> None:
        """Store the pairings of a round, unless they are stored. Without pairings, the event is over.

        `begins`: when the next season of a league begins.
        """
        going = _EVENTS.state.in_(("running", "league"))
        before = and_(_EVENTS.id == event, going, _EVENTS.round == round - 1)
        values: dict[str, Any] = {"round": round} if tables else {"state": "over"}
        if tables and begins is not None:
            values["begins"] = begins
        rows = [
            {
                "event": event,
                "round": each.round,
                "board": each.board,
                "seats": list(each.seats),
                "points": null() if each.points is None else list(each.points),
            }
            for each in tables
        ]

        def write(connection: Connection) -> None:
            if connection.execute(update(schema.events).where(before).values(values)).rowcount and rows:
                for each in rows:
                    connection.execute(insert(schema.pairings).values(each))

        await self._database.run(write)

    async def add_division(self, division: Event, round: int, board: int, numbers: Sequence[int]) -> None:
        """Create the event of a league's division with its entrants, unless there is one."""
        chosen = and_(_ENTRANTS.event == division.parent, _ENTRANTS.number.in_(numbers))
        names = ("id", "person", "bot", "rating", "gone")
        rows = select(literal(division.id), *(_ENTRANTS[name] for name in names)).where(chosen)

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            if seat_table(connection, str(division.parent), round, board, division.id):
                connection.execute(insert(schema.events).values(columns(division)))
                connection.execute(insert(schema.entrants).from_select(["event", *names], rows))

        await self._database.run(write)

    async def reopen_division(self, division: str) -> None:
        """Have the places of a division of the current season computed again, after a correction."""
        season = select(_EVENTS.round).where(_EVENTS.id == _PAIRINGS.event).scalar_subquery()
        which = and_(_PAIRINGS.played == division, _PAIRINGS.round == season)
        await self._execute(update(schema.pairings).where(which).values(points=null()))

    async def open_tables(self, event: str) -> list[Open]:
        """The tables of an event without an entered result."""
        tables = schema.tables.c
        named = [tables[name] for name in ("id", *Open._fields[4:])]
        query = select(_PAIRINGS.round, _PAIRINGS.board, _PAIRINGS.seats, *named).join(
            schema.tables, tables.id == _PAIRINGS.played
        )
        query = query.where(_PAIRINGS.event == event, _PAIRINGS.points.is_(null()))
        rows = await self._all(query)
        return [Open(*row) for row in rows]

    async def never_there(self, tables: Sequence[str]) -> dict[str, list[tuple[int, str]]]:
        """By table: the seats and people who have never visited it."""
        seats = schema.seats.c
        query = select(seats.table_id, seats.seat, seats.person).where(
            seats.table_id.in_(tables), seats.person.is_not(None), seats.seen == 0.0
        )
        found: dict[str, list[tuple[int, str]]] = {}
        if tables:
            for table, seat, person in await self._all(query):
                found.setdefault(table, []).append((seat, person))
        return found

    async def set_points(self, event: str, round: int, board: int, points: Sequence[float]) -> None:
        """Enter a result, unless there is one."""
        which = and_(_at(event, round, board), _PAIRINGS.points.is_(null()))
        query = update(schema.pairings).where(which).values(points=list(points))
        await self._execute(query)

    async def correct(
        self, event: str, round: int, board: int, points: Sequence[float], trace: dict[str, Any]
    ) -> None:
        """Correct a result; `corrections` keep the previous one."""

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            query = select(_PAIRINGS.seats, _PAIRINGS.points, _PAIRINGS.corrections)
            row = connection.execute(query.where(_at(event, round, board))).first()
            if row is None or row.points is None or len(row.seats) != len(points):
                raise EventClosed("server-event-no-result")
            traces = [*(row.corrections or ()), {**trace, "was": row.points, "now": list(points)}]
            values = {"points": list(points), "corrections": traces}
            connection.execute(update(schema.pairings).where(_at(event, round, board)).values(values))

        await self._database.run(write)


def rename_arbiter(connection: Connection, person: str, name: str) -> None:
    """Put another name into the corrections of an arbiter's events."""
    hosted = select(_EVENTS.id).where(_EVENTS.host == person)
    which = and_(_PAIRINGS.event.in_(hosted), _PAIRINGS.corrections.is_not(None))
    query = select(_PAIRINGS.event, _PAIRINGS.round, _PAIRINGS.board, _PAIRINGS.corrections).where(which)
    for event, round, board, corrections in connection.execute(query).all():
        values = [{**each, "by": name} for each in corrections]
        connection.execute(update(schema.pairings).where(_at(event, round, board)).values(corrections=values))


def _number(connection: Connection, event: str) -> None:
    """Give the entrants without a number the next ones, by strength."""
    mine = _ENTRANTS.event == event
    last = connection.scalar(select(func.max(_ENTRANTS.number)).where(mine)) or 0
    query = select(_ENTRANTS.id).where(mine, _ENTRANTS.number.is_(None))
    ids = list(connection.scalars(query.order_by(_ENTRANTS.rating.desc(), _ENTRANTS.id)))
    for number, id in enumerate(ids, last + 1):
        connection.execute(update(schema.entrants).where(mine, _ENTRANTS.id == id).values(number=number))


def seat_table(connection: Connection, event: str, round: int, board: int, table: str) -> bool:
    """Assign a table to a pairing; False if it has one already."""
    which = and_(_at(event, round, board), _PAIRINGS.played.is_(None))
    return connection.execute(update(schema.pairings).where(which).values(played=table)).rowcount == 1


def _at(event: str, round: int, board: int) -> Any:
    return and_(_PAIRINGS.event == event, _PAIRINGS.round == round, _PAIRINGS.board == board)
