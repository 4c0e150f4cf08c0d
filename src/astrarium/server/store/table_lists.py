"""Which tables there are: a person's, open ones, those that go on by themselves, the one a link leads to."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, Connection, func, select

from ...tables.sheet import Place, Sheet
from . import schema
from .databases import Damaged

if TYPE_CHECKING:
    from .store import Store

log = logging.getLogger(__name__)
#: The columns of a table that hold data of some shape.
DATA = [column.name for column in schema.tables.c if isinstance(column.type, JSON)]
#: Open tables of one host that a list has.
LISTED_EACH = 5


class KeptLists:
    """Tables, found by whose they are and how they stand."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables_of(self, person: str, over: bool, most: int) -> list[Sheet]:
        """The tables at which a person sits, or which it set up, in play or over; the latest first."""
        wanted = _of(person) & (schema.tables.c.over == over) & schema.tables.c.puzzle.is_(None)
        return await self._store.read(lambda connection: whole_sheets(connection, wanted, most))

    async def lessons_of(self, person: str, most: int) -> list[Sheet]:
        """The tables at which a person learns, or has learned, a game; the latest first."""
        wanted = _of(person) & schema.tables.c.lesson.is_not(None)
        return await self._store.read(lambda connection: whole_sheets(connection, wanted, most))

    async def count_finished(self, person: str) -> int:
        """How many games of a person are over."""
        query = select(func.count()).select_from(schema.tables).where(_of(person) & schema.tables.c.over)
        return await self._store.read(lambda connection: connection.scalar(query) or 0)

    async def count_hosted(self, person: str) -> int:
        """How many tables in play a person has set up."""
        mine = (schema.tables.c.host == person) & ~schema.tables.c.over & schema.tables.c.puzzle.is_(None)
        query = select(func.count()).select_from(schema.tables).where(mine)
        return await self._store.read(lambda connection: connection.scalar(query) or 0)

    async def solved_by(self, person: str) -> set[tuple[str, str]]:
        """The puzzles that a person has solved, by game and id."""
        columns = schema.tables.c
        mine = (columns.host == person) & columns.solved
        query = select(columns.game, columns.puzzle).where(mine).distinct()
        return await self._store.read(
            lambda connection: {(game, id) for game, id in connection.execute(query)}
        )

    async def forget_tries(self, person: str, game: str, puzzle: str) -> None:
        """Delete a person's tables with a puzzle that was not solved there."""
        columns = schema.tables.c
        mine = (
            (columns.host == person) & (columns.game == game) & (columns.puzzle == puzzle) & ~columns.solved
        )
        query = select(columns.id).where(mine)
        for id in await self._store.read(lambda connection: list(connection.scalars(query))):
            await self._store.delete_table(id)

    async def open_tables(self, most: int = 100) -> list[Sheet]:
        """Open tables in play, the latest first; of each host only so many, so that there is room for all."""
        columns = schema.tables.c
        wanted = columns.open & ~columns.over
        place = func.row_number().over(partition_by=columns.host, order_by=columns.changed.desc())
        each = select(columns.id, place.label("place")).where(wanted).subquery()
        fair = columns.id.in_(select(each.c.id).where(each.c.place <= LISTED_EACH))
        return await self._store.read(lambda connection: whole_sheets(connection, fair, most))

    async def to_wake(self, most: int = 500) -> list[str]:
        """Tables in play that go on by themselves: a bot has to choose, or a clock runs."""
        seats, columns = schema.seats.c, schema.tables.c
        with_bot = select(seats.table_id).where(seats.bot.is_not(None) | seats.stand_in.is_not(None))
        wanted = (columns.id.in_(with_bot) | columns.clock.is_not(None)) & ~columns.over
        rows = await self._store.run(lambda connection: whole_sheets(connection, wanted, most))
        return [
            row.id
            for row in rows
            if row.clock or any(row.places[seat].bot or row.places[seat].stand_in for seat in row.waiting)
        ]

    async def table_by_link(self, token: str) -> tuple[Sheet, int | None] | None:
        """Where a link leads: a table and its seat (None: to watch)."""

        def read(connection: Connection) -> tuple[Sheet, int | None] | None:
            seats = schema.seats.c
            found = connection.execute(select(seats.table_id, seats.seat).where(seats.token == token)).first()
            if found is not None:
                return sheets(connection, schema.tables.c.id == found.table_id)[0], found.seat
            watched = sheets(connection, schema.tables.c.watch == token)
            return (watched[0], None) if watched else None

        return await self._store.read(read)


def _of(person: str) -> Any:
    """The tables at which a person sits, or which it set up."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(sat) | (schema.tables.c.host == person)


def sheets(connection: Connection, which: Any, most: int = 1) -> list[Sheet]:
    """Tables with the people at them, the latest first."""
    tables, seats, people = schema.tables, schema.seats, schema.people
    query = select(tables).where(which).order_by(tables.c.changed.desc()).limit(most)
    rows = {row["id"]: Sheet(**row) for row in connection.execute(query).mappings()}
    if rows:
        guest = (seats.c.person.is_not(None) & people.c.login.is_(None)).label("guest")
        sat = select(seats, people.c.name.label("called"), guest)
        sat = sat.outerjoin(people, seats.c.person == people.c.id)
        sat = sat.where(seats.c.table_id.in_(rows)).order_by(seats.c.table_id, seats.c.seat)
        for seat in connection.execute(sat).mappings():
            values = dict(seat)
            rows[values.pop("table_id")].places.append(Place(**values))
    return list(rows.values())


def whole_sheets(connection: Connection, which: Any, most: int) -> list[Sheet]:
    """The same for lists: a table that is damaged is named in the log, and hides no others."""
    found = sheets(connection, which, most)
    for sheet in found:
        if not _whole(sheet):
            log.error("table %s is damaged and not listed", sheet.id)
    return [sheet for sheet in found if _whole(sheet)]


def _whole(sheet: Sheet) -> bool:
    if len(sheet.places) != sheet.seats:
        return False
    return not any(isinstance(getattr(sheet, name), Damaged) for name in DATA)
