"""Queries that list tables: by person, open, to resume, by link."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

from sqlalchemy import JSON, Connection, func, select

from ...tables.day_clocks import by_days
from ...tables.stored_table import Place, StoredTable
from . import schema
from .database import DatabaseTable
from .database_url import Damaged

log = logging.getLogger(__name__)
#: JSON columns of a table.
DATA = [column.name for column in schema.tables.c if isinstance(column.type, JSON)]
#: Maximum open tables per host in a list.
LISTED_EACH = 5


class TableLists(DatabaseTable):
    """Finds tables by person and state."""

    async def tables_of(self, person: str, over: bool, most: int) -> list[StoredTable]:
        """The tables of a person as player or host, latest first."""
        wanted = _of(person) & (schema.tables.c.over == over) & schema.tables.c.puzzle.is_(None)
        return await self._database.read(lambda connection: intact_tables(connection, wanted, most))

    async def asked(self, person: str, most: int) -> list[StoredTable]:
        """Tables at which a friend asks a person to sit down, latest first."""
        seats = schema.seats.c
        mine = select(seats.table_id).where(seats.asked == person, seats.person.is_(None))
        wanted = schema.tables.c.id.in_(mine) & ~schema.tables.c.over
        return await self._database.read(lambda connection: intact_tables(connection, wanted, most))

    async def lessons_of(self, person: str, most: int) -> list[StoredTable]:
        """The lesson tables of a person, latest first."""
        wanted = _of(person) & schema.tables.c.lesson.is_not(None)
        return await self._database.read(lambda connection: intact_tables(connection, wanted, most))

    async def count_finished(self, person: str) -> int:
        """The number of a person's finished games."""
        query = select(func.count()).select_from(schema.tables).where(_of(person) & schema.tables.c.over)
        return await self._scalar(query) or 0

    async def count_hosted(self, person: str) -> int:
        """The number of tables in play that a person hosts."""
        mine = (schema.tables.c.host == person) & ~schema.tables.c.over & schema.tables.c.puzzle.is_(None)
        query = select(func.count()).select_from(schema.tables).where(mine)
        return await self._scalar(query) or 0

    async def solved_by(self, person: str) -> set[tuple[str, str]]:
        """The puzzles that a person has solved, by game and id."""
        columns = schema.tables.c
        mine = (columns.host == person) & columns.solved
        query = select(columns.game, columns.puzzle).where(mine).distinct()
        return {(game, id) for game, id in await self._all(query)}

    async def open_tables(self, most: int = 100, groups: Collection[str] = ()) -> list[StoredTable]:
        """Open tables in play and those of these groups, latest first, with a limit per host."""
        columns = schema.tables.c
        wanted = (columns.open | columns.group_id.in_(groups)) & ~columns.over
        place = func.row_number().over(partition_by=columns.host, order_by=columns.changed.desc())
        each = select(columns.id, place.label("place")).where(wanted).subquery()
        fair = columns.id.in_(select(each.c.id).where(each.c.place <= LISTED_EACH))
        return await self._database.read(lambda connection: intact_tables(connection, fair, most))

    async def tables_of_group(self, group: str, most: int) -> list[StoredTable]:
        """The tables in play of a group, latest first."""
        wanted = (schema.tables.c.group_id == group) & ~schema.tables.c.over
        return await self._database.read(lambda connection: intact_tables(connection, wanted, most))

    async def to_wake(self, most: int = 500) -> list[str]:
        """Tables in play that proceed by themselves: a bot chooses or a clock runs."""
        seats, columns = schema.seats.c, schema.tables.c
        with_bot = select(seats.table_id).where(seats.bot.is_not(None) | seats.stand_in.is_not(None))
        wanted = (columns.id.in_(with_bot) | columns.clock.is_not(None)) & ~columns.over
        rows = await self._database.run(lambda connection: intact_tables(connection, wanted, most))
        return [
            row.id
            for row in rows
            if (row.clock and not by_days(row.clock))
            or any(row.places[seat].bot or row.places[seat].stand_in for seat in row.waiting)
        ]

    async def table_by_link(self, token: str) -> tuple[StoredTable, int | None] | None:
        """The table of a link, and its seat (None: to watch)."""

        def read(connection: Connection) -> tuple[StoredTable, int | None] | None:
            seats = schema.seats.c
            found = connection.execute(select(seats.table_id, seats.seat).where(seats.token == token)).first()
            if found is not None:
                return stored_tables(connection, schema.tables.c.id == found.table_id)[0], found.seat
            watched = stored_tables(connection, schema.tables.c.watch == token)
            return (watched[0], None) if watched else None

        return await self._database.read(read)


def _of(person: str) -> Any:
    """The condition for a person's tables, as player or host."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(sat) | (schema.tables.c.host == person)


def stored_tables(connection: Connection, which: Any, most: int = 1) -> list[StoredTable]:
    """Tables with their seats, latest first."""
    tables, seats, people = schema.tables, schema.seats, schema.people
    query = select(tables).where(which).order_by(tables.c.changed.desc()).limit(most)
    rows = {row["id"]: StoredTable(**row) for row in connection.execute(query).mappings()}
    if rows:
        guest = (seats.c.person.is_not(None) & people.c.login.is_(None)).label("guest")
        sat = select(seats, people.c.name.label("called"), guest)
        sat = sat.outerjoin(people, seats.c.person == people.c.id)
        sat = sat.where(seats.c.table_id.in_(rows)).order_by(seats.c.table_id, seats.c.seat)
        for seat in connection.execute(sat).mappings():
            values = dict(seat)
            rows[values.pop("table_id")].places.append(Place(**values))
    return list(rows.values())


def intact_tables(connection: Connection, which: Any, most: int) -> list[StoredTable]:
    """The same for lists: damaged tables are logged and left out."""
    found = stored_tables(connection, which, most)
    for row in found:
        if not _intact(row):
            log.error("table %s is damaged and not listed", row.id)
    return [row for row in found if _intact(row)]


def _intact(row: StoredTable) -> bool:
    if len(row.places) != row.seats:
        return False
    return not any(isinstance(getattr(row, name), Damaged) for name in DATA)
