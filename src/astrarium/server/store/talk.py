"""What was said at tables, and what happened there: the store's rows of chat and notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, func, insert, select

from . import schema
from .channel import News

if TYPE_CHECKING:
    from .store import Store


class Lines:
    """The lines of one kind, of all tables. Those of other processes are told apart from our own."""

    def __init__(self, store: Store, table: Table, *columns: str) -> None:
        self._store = store
        self._table = table
        self._columns = [table.c[name] for name in columns]
        #: The newest line that is known here, and our own ones after it.
        self._known = 0
        self._own: set[int] = set()

    async def begin(self) -> None:
        """What is there now is nothing new."""
        query = select(func.max(self._table.c.id))
        self._known = await self._store.run(lambda connection: connection.scalar(query) or 0)

    async def add(self, table: str, **values: Any) -> None:
        # PostgreSQL keeps no letter of number 0.
        told = {
            name: each.replace("\0", "") if isinstance(each, str) else each for name, each in values.items()
        }
        query = insert(self._table).values(table_id=table, **told)

        def write(connection: Connection) -> None:
            key = connection.execute(query).inserted_primary_key
            if key is not None:
                self._own.add(key[0])
                if (channel := self._store.channel) is not None:
                    channel.tell(connection, News(channel.me, line=(str(self._table.name), key[0])))

        await self._store.run(write)

    async def last(self, table: str, most: int) -> list[dict[str, Any]]:
        """The last lines of a table, the oldest first."""
        rows = self._table.c
        query = select(*self._columns).where(rows.table_id == table).order_by(rows.id.desc()).limit(most)
        found = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(line) for line in reversed(found)]

    async def line(self, id: int) -> tuple[str, dict[str, Any]] | None:
        """One line: its table, and what it says."""
        query = select(self._table.c.table_id, *self._columns).where(self._table.c.id == id)
        found = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        if found is None:
            return None
        line = dict(found)
        return line.pop("table_id"), line

    async def elsewhere(self) -> list[tuple[str, dict[str, Any]]]:
        """The lines that other processes have added since this was last asked: tables and lines."""
        rows = self._table.c
        query = select(rows.id, rows.table_id, *self._columns).where(rows.id > self._known).order_by(rows.id)
        found = await self._store.run(lambda connection: connection.execute(query).mappings().all())
        lines = [dict(line) for line in found]
        self._known = max([self._known, *(line["id"] for line in lines)])
        foreign = [line for line in lines if line.pop("id") not in self._own]
        self._own = {id for id in self._own if id > self._known}
        return [(line.pop("table_id"), line) for line in foreign]


class KeptTalk:
    """Chat and notices."""

    def __init__(self, store: Store) -> None:
        self.chat = Lines(store, schema.chat, "seat", "name", "text", "at")
        self.notices = Lines(store, schema.notices, "move", "text", "at")

    async def begin(self) -> None:
        await self.chat.begin()
        await self.notices.begin()
