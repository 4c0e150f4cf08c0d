"""Chat lines and notices in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, func, insert, select

from .database import Database, DatabaseTable

#: Number of ids remembered as shown.
REMEMBERED = 1000


class LineTable(DatabaseTable):
    """Lines of one kind. It tracks which of them this process has shown."""

    def __init__(self, database: Database, table: Table, *columns: str) -> None:
        super().__init__(database)
        self._table = table
        self._columns = [table.c[name] for name in columns]
        #: The highest id up to which all lines are shown, and recently shown lines by id and time: SQLite
        #: reuses the ids of deleted lines.
        self._known = 0
        self._sent: dict[tuple[int, float], None] = {}

    async def start(self) -> None:
        """Treat the present lines as shown."""
        query = select(func.max(self._table.c.id))
        self._known = await self._scalar(query) or 0

    async def add(self, table: str, **values: Any) -> None:
        # PostgreSQL text cannot contain NUL.
        clean = {
            name: each.replace("\0", "") if isinstance(each, str) else each for name, each in values.items()
        }
        query = insert(self._table).values(table_id=table, **clean)

        def write(connection: Connection) -> int:
            key = connection.execute(query).inserted_primary_key
            id: int = key[0] if key is not None else 0
            self._database.tell_line(connection, str(self._table.name), id)
            return id

        self._mark_sent(await self._database.run(write), values["at"])

    async def last(self, table: str, most: int) -> list[dict[str, Any]]:
        """The last lines of a table, oldest first."""
        rows = self._table.c
        query = select(*self._columns).where(rows.table_id == table).order_by(rows.id.desc()).limit(most)
        found = await self._mappings(query)
        return found[::-1]

    def _mark_sent(self, id: int, at: float) -> bool:
        """Mark a line as shown; False if it was already."""
        if (id, at) in self._sent:
            return False
        self._sent[id, at] = None
        if len(self._sent) > REMEMBERED:
            del self._sent[next(iter(self._sent))]
        if id == self._known + 1:
            self._known = id
        return True

    async def line(self, id: int) -> tuple[str, dict[str, Any]] | None:
        """A line and its table; None if it does not exist or was shown."""
        query = select(self._table.c.table_id, *self._columns).where(self._table.c.id == id)
        found = await self._mappings(query)
        if not found or not self._mark_sent(id, found[0]["at"]):
            return None
        return found[0].pop("table_id"), found[0]

    async def from_others(self) -> list[tuple[str, dict[str, Any]]]:
        """Lines of other processes that were not shown here yet, with their tables."""
        rows = self._table.c
        query = select(rows.id, rows.table_id, *self._columns).where(rows.id > self._known).order_by(rows.id)
        found = await self._database.run(lambda connection: connection.execute(query).mappings().all())
        lines = [dict(line) for line in found]
        self._known = max((line["id"] for line in lines), default=self._known)
        new = [line for line in lines if self._mark_sent(line.pop("id"), line["at"])]
        return [(line.pop("table_id"), line) for line in new]
