"""Searches for an opponent in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, select, update

from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock
from .rows import columns

_ROWS = schema.searches.c
#: Seconds without a poll after which a search expires, by pace.
PATIENCE = {"live": 30.0, "days": 14 * 86400.0}
#: Maximum rating difference at first, its growth per step, and the seconds of a step by pace.
NEAR, FURTHER, AFTER = 150, 50, {"live": 30.0, "days": 3600.0}


@dataclass(slots=True)
class Search:
    """A search for an opponent; `found` is the table, once there is one."""

    person: str
    game: str
    pace: str
    rated: bool
    rating: float
    since: float
    seen: float
    found: str | None = None

    def width(self, now: float) -> int:
        """The maximum rating difference by now."""
        return NEAR + FURTHER * int((now - self.since) / AFTER[self.pace])


class SearchTable(DatabaseTable):
    """Searches for an opponent."""

    async def begin(self, search: Search) -> None:
        """Start a search, in place of any earlier one."""

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.searches).where(_ROWS.person == search.person))
            connection.execute(insert(schema.searches).values(columns(search)))

        await self._database.run(write)

    async def end(self, person: str) -> None:
        query = delete(schema.searches).where(_ROWS.person == person)
        await self._execute(query)

    async def look(self, person: str, now: float) -> Search | None:
        """The search of a person. This poll keeps it alive; expired searches are deleted."""
        seen = update(schema.searches).where(_ROWS.person == person).values(seen=now)
        stale = [and_(_ROWS.pace == pace, _ROWS.seen < now - patience) for pace, patience in PATIENCE.items()]

        def write(connection: Connection) -> Search | None:
            connection.execute(seen)
            for each in stale:
                connection.execute(delete(schema.searches).where(each))
            row = connection.execute(select(schema.searches).where(_ROWS.person == person)).mappings().first()
            return None if row is None else Search(**row)

        return await self._database.run(write)

    async def match(self, mine: Search, now: float) -> Search | None:
        """The opponent nearest in rating, if any; blocks in both directions are respected."""
        blocks = schema.blocks.c
        blocked = select(blocks.other).where(blocks.person == mine.person)
        blocking = select(blocks.person).where(blocks.other == mine.person)
        query = select(schema.searches).where(
            _ROWS.game == mine.game,
            _ROWS.pace == mine.pace,
            _ROWS.rated == mine.rated,
            _ROWS.person != mine.person,
            _ROWS.found.is_(None),
            _ROWS.seen >= now - PATIENCE[mine.pace],
            _ROWS.person.not_in(blocked),
            _ROWS.person.not_in(blocking),
        )
        rows = await self._mappings(query)
        others = [Search(**row) for row in rows]
        fit = [
            each
            for each in others
            if abs(each.rating - mine.rating) <= (mine.width(now) + each.width(now)) / 2
        ]
        return min(fit, key=lambda each: (abs(each.rating - mine.rating), each.since), default=None)


def settle(connection: Connection, one: str, other: str, table: str) -> bool:
    """Match two searches with a table; False if one of them has ended or is matched already."""
    take_write_lock(connection)  # others may match one of them at the same time
    both = and_(_ROWS.person.in_((one, other)), _ROWS.found.is_(None))
    return connection.execute(update(schema.searches).where(both).values(found=table)).rowcount == 2
