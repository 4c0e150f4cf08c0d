"""Seed words in the database, and the deal that ends them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from ...tables.snapshots import Snapshot
from ...tables.stored_table import StoredTable
from . import schema
from .database import DatabaseTable
from .database_url import take_write_lock
from .move_commit import insert_moves
from .snapshots_and_archives import write_snapshots


class SeedWordsTable(DatabaseTable):
    """Seed words of tables before the deal."""

    async def add(self, table: str, person: str, word: str) -> None:
        """Store a person's word; it cannot be changed."""
        rows = schema.tables.c

        def write(connection: Connection) -> None:
            take_write_lock(connection)
            words = connection.scalar(select(rows.words).where(rows.id == table))
            if words is not None and person not in words:
                query = update(schema.tables).where(rows.id == table)
                connection.execute(query.values(words={**words, person: word}))

        await self._database.run(write)

    async def deal(self, row: StoredTable, entries: list[str], snapshot: Snapshot) -> bool:
        """Store the deal of a table; False if it was dealt already."""
        rows = schema.tables.c
        changed = ("seed", "rules", "words", "moves", "move", "waiting", "heading")
        values = {name: getattr(row, name) for name in changed}
        query = update(schema.tables).where(rows.id == row.id, rows.words.is_not(None)).values(values)

        def write(connection: Connection) -> bool:
            if connection.execute(query).rowcount != 1:
                return False
            connection.execute(delete(schema.moves).where(schema.moves.c.table_id == row.id))
            if entries:
                insert_moves(connection, row.id, entries, row.created)
            write_snapshots(connection, [(row.id, snapshot)])
            return True

        return await self._database.run(write)
