"""What people add to the seed of a table, and the deal that comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select, update

from ...tables.sheet import Sheet
from ...tables.snapshots import Snapshot
from . import schema
from .databases import take_turns
from .moves import insert_moves
from .past import write_snapshots

if TYPE_CHECKING:
    from .store import Store


class KeptWords:
    """Words of all tables that are not dealt yet."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def speak(self, table: str, person: str, word: str) -> None:
        """Keep somebody's word; what was said stays said."""
        rows = schema.tables.c

        def write(connection: Connection) -> None:
            take_turns(connection)
            words = connection.scalar(select(rows.words).where(rows.id == table))
            if words is not None and person not in words:
                query = update(schema.tables).where(rows.id == table)
                connection.execute(query.values(words={**words, person: word}))

        await self._store.run(write)

    async def deal(self, sheet: Sheet, entries: list[str], snapshot: Snapshot) -> bool:
        """Keep the deal of a table; False when that was done already."""
        rows = schema.tables.c
        changed = ("seed", "rules", "words", "moves", "move", "waiting", "heading")
        values = {name: getattr(sheet, name) for name in changed}
        query = update(schema.tables).where(rows.id == sheet.id, rows.words.is_not(None)).values(values)

        def write(connection: Connection) -> bool:
            if connection.execute(query).rowcount != 1:
                return False
            connection.execute(delete(schema.moves).where(schema.moves.c.table_id == sheet.id))
            if entries:
                insert_moves(connection, sheet.id, entries, sheet.created)
            write_snapshots(connection, [(sheet.id, snapshot)])
            return True

        return await self._store.run(write)
