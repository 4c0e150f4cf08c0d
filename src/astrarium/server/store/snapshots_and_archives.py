"""History in the database: snapshots, events and archives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ...tables.server_messages import ToldEvent
from ...tables.snapshots import Snapshot, StoredSnapshot
from . import schema
from .bulk_sql import insert_many
from .database import DatabaseTable
from .rows import columns

encode = msgspec.json.Encoder().encode


class HistoryTable(DatabaseTable):
    """Snapshots, events and archives of all tables."""

    # -- snapshots and events

    async def store_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Store a snapshot, unless newer rules own the table."""
        tables = schema.tables.c
        mine = update(schema.tables).where(tables.id == table, tables.rules == snapshot.kept.rules)
        # Without a heading this changes nothing, but its row count shows whether the rules match.
        shown = mine.values(heading=tables.heading if snapshot.heading is None else snapshot.heading)

        def write(connection: Connection) -> None:
            if connection.execute(shown).rowcount:
                write_snapshots(connection, [(table, snapshot)])

        await self._database.run(write)

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """The last snapshot."""
        rows = schema.snapshots.c
        query = select(rows.number, rows.rules, rows.state, rows.answers, rows.events)
        query = query.where(rows.table_id == table)
        found = await self._first(query)
        return None if found is None else StoredSnapshot(*found)

    async def events(self, table: str, most: int) -> list[ToldEvent]:
        """The first events of a table."""
        rows = schema.told.c
        query = select(rows.event).where(rows.table_id == table, rows.number < most).order_by(rows.number)
        found = await self._scalars(query)
        return [msgspec.json.decode(event) for event in found]

    async def take_over(self, table: str, rules: int, moves: int, values: dict[str, Any]) -> bool:
        """Move a table to other rules; False if it changed meanwhile."""
        rows = schema.tables.c
        mine = (rows.id == table) & (rows.rules == rules) & (rows.moves == moves)
        query = update(schema.tables).where(mine).values(values)
        return await self._execute(query) == 1

    async def release(self, table: str | None) -> int:
        """Release a table in play, or all (None): the first server version that loads it takes it over."""
        tables, snapshots = schema.tables.c, schema.snapshots.c
        meant = ~tables.over if table is None else ~tables.over & (tables.id == table)
        theirs = snapshots.table_id.in_(select(tables.id).where(meant))

        def write(connection: Connection) -> int:
            connection.execute(update(schema.snapshots).where(theirs).values(rules=0))
            return connection.execute(update(schema.tables).where(meant).values(rules=0)).rowcount

        return await self._database.run(write)

    # -- finished games

    async def archive(self, table: str, parts: Sequence[bytes]) -> None:
        """Archive a finished game, and delete the events that the archive contains."""

        def write(connection: Connection) -> None:
            write_archive(connection, table, parts)
            if len(parts) > 1:
                drop_logged(connection, [table])

        await self._database.run(write)

    async def archived_twice(self, most: int = 1000) -> list[str]:
        """Finished games with events both in the archive and beside it."""
        whole = select(schema.archives.c.table_id).where(schema.archives.c.part == 1)
        query = select(schema.told.c.table_id).where(schema.told.c.table_id.in_(whole), *_ARCHIVED)
        query = query.join(schema.tables, schema.tables.c.id == schema.told.c.table_id)
        found = query.distinct().limit(most)
        return await self._scalars(found)

    async def drop_logged(self, tables: Sequence[str]) -> None:
        """Delete the events of finished games that their archives contain."""
        await self._database.run(lambda connection: drop_logged(connection, tables))

    async def archived(self, table: str) -> list[bytes]:
        """The archive of a finished game; empty if there is none."""
        rows = schema.archives.c
        query = select(rows.data).where(rows.table_id == table).order_by(rows.part)
        return await self._scalars(query)

    async def to_archive(self, most: int = 1000) -> list[str]:
        """Finished games without a full archive, latest first."""
        tables = schema.tables.c
        done = select(schema.archives.c.table_id).where(schema.archives.c.part == 1)
        query = select(tables.id).where(tables.over & tables.id.not_in(done))
        query = query.order_by(tables.changed.desc()).limit(most)
        return await self._scalars(query)


#: Archives lack the events from before a change of rules.
_ARCHIVED = (schema.tables.c.over, schema.tables.c.earlier.is_(None))


def drop_logged(connection: Connection, tables: Sequence[str]) -> None:
    """Delete the events of finished games that their archives contain."""
    whole = select(schema.tables.c.id).where(schema.tables.c.id.in_(tables), *_ARCHIVED)
    connection.execute(delete(schema.told).where(schema.told.c.table_id.in_(whole)))


def write_archive(connection: Connection, table: str, parts: Sequence[bytes]) -> None:
    """Store the archive of a finished game, in place of an earlier one."""
    connection.execute(delete(schema.archives).where(schema.archives.c.table_id == table))
    rows = [{"table_id": table, "part": part, "data": data} for part, data in enumerate(parts)]
    connection.execute(insert(schema.archives), rows)


_DROP_TOLD = delete(schema.told).where(
    (schema.told.c.table_id == bindparam("which")) & (schema.told.c.number >= bindparam("since"))
)


def write_snapshots(connection: Connection, snapshots: Sequence[tuple[str, Snapshot]]) -> None:
    """Store snapshots of tables whose rules match, in place of earlier ones."""
    states = [{"table_id": table, **columns(each.kept)} for table, each in snapshots]
    insert_many(connection, schema.snapshots, states, replace=True)
    anew = [{"which": table, "since": each.since} for table, each in snapshots if each.anew]
    if anew:
        connection.execute(_DROP_TOLD, anew)
    events = [
        {"table_id": table, "number": number, "event": encode(event).decode()}
        for table, each in snapshots
        for number, event in enumerate(each.told, each.since)
    ]
    insert_many(connection, schema.told, events, replace=True)
