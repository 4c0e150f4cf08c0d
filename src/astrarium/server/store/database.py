"""The database as the store's tables see it: transactions, reads, change notices, and single statements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Select

T = TypeVar("T")


class Database(Protocol):
    """Runs the queries of the store's tables. `Store` implements it."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction, in the writer thread."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query in the read pool, beside the writer."""

    def tell_changed(self, connection: Connection, tables: Iterable[str]) -> None:
        """Notify other processes, with this transaction, to reload these tables."""

    def tell_line(self, connection: Connection, kind: str, id: int) -> None:
        """Notify other processes, with this transaction, of a new chat line or notice."""


class DatabaseTable:
    """A group of queries. Each of these methods runs one statement in a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _all(self, query: Select[Any]) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def _mappings(self, query: Select[Any]) -> list[dict[str, Any]]:
        """The rows by column name."""
        rows = await self._database.read(lambda connection: connection.execute(query).mappings().all())
        return [dict(row) for row in rows]

    async def _first(self, query: Select[Any]) -> Any:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def _scalar(self, query: Select[T]) -> T | None:
        return await self._database.read(lambda connection: connection.scalar(query))

    async def _scalars(self, query: Select[T]) -> list[T]:
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def _execute(self, statement: Executable) -> int:
        """Write; returns the number of rows."""
        return await self._database.run(lambda connection: connection.execute(statement).rowcount)
