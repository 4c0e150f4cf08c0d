"""The database as the store's tables see it: transactions, reads and change notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

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
