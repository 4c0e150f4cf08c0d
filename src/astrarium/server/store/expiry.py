"""Tables that nobody has used for long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, select, update

from . import schema

if TYPE_CHECKING:
    from .store import Store

#: Tables that are looked at in one go.
MOST = 500


@dataclass(frozen=True, slots=True)
class Unused:
    """A table in play: when it was last used, and when people were warned."""

    id: str
    used: float
    warned: float


def last_seen() -> Any:
    """When somebody who plays at a table was last there."""
    sat = schema.seats.alias("sat").c
    seen = select(func.max(sat.seen)).where(sat.table_id == schema.tables.c.id).scalar_subquery()
    return func.coalesce(seen, 0.0)


class KeptExpiry:
    """Looks for tables that nobody uses, and keeps that people were warned."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def unused(self, before: float) -> list[Unused]:
        """Tables in play that nobody has used since then; lessons and puzzles wait for ever."""
        tables = schema.tables.c
        seen, changed = last_seen(), tables.changed
        query = (
            select(tables.id, changed, seen.label("seen"), tables.warned)
            .where(~tables.over, tables.lesson.is_(None), tables.puzzle.is_(None))
            .where(changed < before, seen < before)
            .order_by(changed)
            .limit(MOST)
        )
        found = await self._store.read(lambda connection: connection.execute(query).all())
        return [Unused(id, max(changed, seen), warned) for id, changed, seen, warned in found]

    async def warn(self, table: str, now: float) -> None:
        query = update(schema.tables).where(schema.tables.c.id == table).values(warned=now)

        def write(connection: Connection) -> None:
            connection.execute(query)

        await self._store.run(write)
