"""What was said at tables, and what happened there: the store's rows of chat and notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, func, insert, select

from . import schema
from .channel import News

if TYPE_CHECKING:
    from .store import Store

#: Lines that are remembered as told.
REMEMBERED = 1000


class Lines:
    """The lines of one kind, of all tables. Those that were not told here yet are known from the others."""

    def __init__(self, store: Store, table: Table, *columns: str) -> None:
        self._store = store
        self._table = table
        self._columns = [table.c[name] for name in columns]
        #: The newest line up to which all were told here, and those that were told last, with their moments:
        #: the number of a deleted line is used again.
        self._known = 0
        self._told: dict[tuple[int, float], None] = {}

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

        def write(connection: Connection) -> int:
            key = connection.execute(query).inserted_primary_key
            id: int = key[0] if key is not None else 0
            if (channel := self._store.channel) is not None:
                channel.tell(connection, News(channel.me, line=(str(self._table.name), id)))
            return id

        self._tell(await self._store.run(write), values["at"])

    async def last(self, table: str, most: int) -> list[dict[str, Any]]:
        """The last lines of a table, the oldest first."""
        rows = self._table.c
        query = select(*self._columns).where(rows.table_id == table).order_by(rows.id.desc()).limit(most)
        found = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(line) for line in reversed(found)]

    def _tell(self, id: int, at: float) -> bool:
        """A line is told here now; False when it was told already."""
        if (id, at) in self._told:
            return False
        self._told[id, at] = None
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        if id == self._known + 1:
            self._known = id
        return True

    async def line(self, id: int) -> tuple[str, dict[str, Any]] | None:
        """One line: its table, and what it says; None when there is none, or when it was told already."""
        query = select(self._table.c.table_id, *self._columns).where(self._table.c.id == id)
        found = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        if found is None or not self._tell(id, found["at"]):
            return None
        line = dict(found)
        return line.pop("table_id"), line

    async def elsewhere(self) -> list[tuple[str, dict[str, Any]]]:
        """The lines that other processes have added and that were not told here yet: tables and lines."""
        rows = self._table.c
        query = select(rows.id, rows.table_id, *self._columns).where(rows.id > self._known).order_by(rows.id)
        found = await self._store.run(lambda connection: connection.execute(query).mappings().all())
        lines = [dict(line) for line in found]
        self._known = max((line["id"] for line in lines), default=self._known)
        new = [line for line in lines if self._tell(line.pop("id"), line["at"])]
        return [(line.pop("table_id"), line) for line in new]


class KeptTalk:
    """Chat and notices."""

    def __init__(self, store: Store) -> None:
        self.chat = Lines(store, schema.chat, "seat", "name", "text", "at")
        self.notices = Lines(store, schema.notices, "move", "text", "at")

    async def begin(self) -> None:
        await self.chat.begin()
        await self.notices.begin()
