"""Correspondence tables ("by days") in the database: running clocks and holidays."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, insert, null, select, update

from ...kernel import AstrariumError
from ...tables.day_clocks import DayClocks, by_days
from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock

#: Days of holiday per calendar year.
HOLIDAY = 28
DAY = 86400.0


class NoHoliday(AstrariumError):
    """Not enough days of holiday are left this year."""


@dataclass(frozen=True, slots=True)
class Running:
    """A running clock: its table, its person, and `due`, when the time is up."""

    table: str
    game: str
    moves: int
    person: str
    due: float
    #: Seconds per move, or of the bank.
    seconds: float


@dataclass(frozen=True, slots=True)
class Absence:
    """A table whose stored end of a person's holiday is outdated."""

    table: str
    person: str
    until: float


class DayTables(DatabaseTable):
    """Reads the clocks of tables by days, and holidays."""

    async def look(self, now: float) -> tuple[list[Running], list[Absence]]:
        """All running clocks, and the tables that need a holiday update."""
        return await self._database.read(lambda connection: _look(connection, now))

    async def holiday(self, person: str, now: float) -> tuple[float, int]:
        """The end of the current holiday (0: none), and the days left this year."""

        def read(connection: Connection) -> tuple[float, int]:
            spans = _spans(connection, person, now)
            return max((until for _, until in spans if until > now), default=0.0), _left(spans)

        return await self._database.read(read)

    async def take_holiday(self, person: str, days: int, now: float) -> None:
        """Begin a holiday of some days, or end the current one (0). Unused days are given back."""
        rows = schema.holidays.c
        running = update(schema.holidays).where(rows.person == person, rows.until > now).values(until=now)

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            connection.execute(running)
            if not days:
                return
            left = _left(_spans(connection, person, now))
            if days > left:
                raise NoHoliday("server-no-holiday", left=left, days=days)
            values = {"person": person, "begin": now, "until": now + days * DAY}
            connection.execute(insert(schema.holidays).values(values))

        await self._database.run(write)


def _spans(connection: Connection, person: str, now: float) -> list[tuple[float, float]]:
    """The holidays of a person in this year (UTC)."""
    rows = schema.holidays.c
    year = datetime(datetime.fromtimestamp(now, UTC).year, 1, 1, tzinfo=UTC).timestamp()
    query = select(rows.begin, rows.until).where(rows.person == person, rows.until > year)
    return [(max(begin, year), until) for begin, until in connection.execute(query)]


def _left(spans: list[tuple[float, float]]) -> int:
    """The days left, rounded to whole days: a minute does not cost a day."""
    return max(0, round(HOLIDAY - sum(until - begin for begin, until in spans) / DAY))


def _look(connection: Connection, now: float) -> tuple[list[Running], list[Absence]]:
    tables, seats, free = schema.tables.c, schema.seats.c, schema.holidays.c
    query = select(
        tables.id,
        tables.game,
        tables.moves,
        tables.seats,
        tables.clock,
        tables.clocks,
        tables.created,
        tables.waiting,
    ).where(~tables.over, tables.clock.is_not(null()), tables.words.is_(null()))
    played = {row.id: row for row in connection.execute(query) if by_days(row.clock)}
    if not played:
        return [], []
    away: dict[str, float] = {}
    for person, until in connection.execute(select(free.person, free.until).where(free.until > now)):
        away[person] = max(until, away.get(person, 0.0))
    sat: dict[str, list[Any]] = {}
    query = select(seats.table_id, seats.seat, seats.person, seats.bot, seats.stand_in)
    for seat in connection.execute(query.where(seats.table_id.in_(played)).order_by(seats.seat)):
        sat.setdefault(seat.table_id, []).append(seat)
    running, absent = [], []
    for id, row in played.items():
        clocks = DayClocks(row.clock, row.seats, row.clocks, row.created)
        people = {seat.person for seat in sat[id] if seat.person}
        absent += [
            Absence(id, seat.person, away.get(seat.person, now))
            for seat in sat[id]
            if seat.person and clocks.away_until(seat.seat, now) != away.get(seat.person, now)
        ]
        if len(people) < 2 or any(seat.person is None and seat.bot is None for seat in sat[id]):
            continue
        running += [
            Running(id, row.game, row.moves, seat.person, clocks.due(seat.seat), row.clock["seconds"])
            for seat in sat[id]
            if seat.seat in row.waiting and seat.person and seat.stand_in is None
        ]
    return running, absent
