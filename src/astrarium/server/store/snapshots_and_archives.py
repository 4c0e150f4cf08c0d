"""The past of tables: the last position kept, what was told, and finished games as they were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ...tables.messages import ToldEvent
from ...tables.snapshots import Kept, Snapshot
from . import schema
from .many import insert_many
from .rows import columns

if TYPE_CHECKING:
    from .store import Store


encode = msgspec.json.Encoder().encode


class KeptPast:
    """What goes before the present of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- the last position

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """Keep a position, unless newer rules have taken the table over."""
        tables = schema.tables.c
        mine = update(schema.tables).where(tables.id == table, tables.rules == snapshot.kept.rules)
        # Without a heading this changes nothing, and still tells whether the table is ours.
        shown = mine.values(heading=tables.heading if snapshot.heading is None else snapshot.heading)

        def write(connection: Connection) -> None:
            if connection.execute(shown).rowcount:
                write_snapshots(connection, [(table, snapshot)])

        await self._store.run(write)

    async def snapshot(self, table: str) -> Kept | None:
        """The position that was kept last."""
        rows = schema.snapshots.c
        query = select(rows.number, rows.rules, rows.state, rows.answers, rows.events)
        query = query.where(rows.table_id == table)
        found = await self._store.read(lambda connection: connection.execute(query).first())
        return None if found is None else Kept(*found)

    async def told(self, table: str, most: int) -> list[ToldEvent]:
        """The first events of a table, as they were told."""
        rows = schema.told.c
        query = select(rows.event).where(rows.table_id == table, rows.number < most).order_by(rows.number)
        found = await self._store.read(lambda connection: list(connection.scalars(query)))
        return [msgspec.json.decode(event) for event in found]

    async def take_over(self, table: str, rules: int, moves: int, values: dict[str, Any]) -> bool:
        """Let a table go on under other rules; False when somebody else changed it meanwhile."""
        rows = schema.tables.c
        mine = (rows.id == table) & (rows.rules == rules) & (rows.moves == moves)
        query = update(schema.tables).where(mine).values(values)
        return await self._store.run(lambda connection: connection.execute(query).rowcount == 1)

    # -- finished games

    async def archive(self, table: str, parts: Sequence[bytes]) -> None:
        """Keep a finished game as it was played."""
        await self._store.run(lambda connection: write_archive(connection, table, parts))

    async def archived(self, table: str) -> list[bytes]:
        """A finished game as it was played; empty where that was never kept."""
        rows = schema.archives.c
        query = select(rows.data).where(rows.table_id == table).order_by(rows.part)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def to_archive(self, most: int = 1000) -> list[str]:
        """Finished games of which no more than the end was kept yet; the latest first."""
        tables = schema.tables.c
        done = select(schema.archives.c.table_id).where(schema.archives.c.part == 1)
        query = select(tables.id).where(tables.over & tables.id.not_in(done))
        query = query.order_by(tables.changed.desc()).limit(most)
        return await self._store.read(lambda connection: list(connection.scalars(query)))


def write_archive(connection: Connection, table: str, parts: Sequence[bytes]) -> None:
    """Keep the parts of a finished game, in place of those before."""
    connection.execute(delete(schema.archives).where(schema.archives.c.table_id == table))
    rows = [{"table_id": table, "part": part, "data": data} for part, data in enumerate(parts)]
    connection.execute(insert(schema.archives), rows)


_DROP_TOLD = delete(schema.told).where(
    (schema.told.c.table_id == bindparam("which")) & (schema.told.c.number >= bindparam("since"))
)


def write_snapshots(connection: Connection, snapshots: Sequence[tuple[str, Snapshot]]) -> None:
    """Keep positions of tables that are known to be ours, in place of those before."""
    states = [{"table_id": table, **columns(each.kept)} for table, each in snapshots]
    insert_many(connection, schema.snapshots, states, replace=True)
    anew = [{"which": table, "since": each.since} for table, each in snapshots if each.anew]
    if anew:
        connection.execute(_DROP_TOLD, anew)
    told = [
        {"table_id": table, "number": number, "event": encode(event).decode()}
        for table, each in snapshots
        for number, event in enumerate(each.told, each.since)
    ]
    insert_many(connection, schema.told, told, replace=True)
