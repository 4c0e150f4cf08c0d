"""Notifications between server processes on PostgreSQL: LISTEN and NOTIFY.

Messages are part of the writing transaction, so receivers find the written rows. On SQLite the processes use
sockets instead (`notify_sqlite.py`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from contextlib import AbstractContextManager, aclosing, nullcontext
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from .database_url import dsn
from .outage_log import Outage

NAME = "astrarium"
#: Maximum bytes of a notification; PostgreSQL allows 8,000.
LARGEST = 7_500

encode = msgspec.json.Encoder().encode
_NOTIFY = text("SELECT pg_notify(:channel, :news)")


class TableChange(msgspec.Struct, omit_defaults=True):
    """Entries appended to a table and its changed columns; without them, reload the table."""

    table: str
    rules: int = 0
    first: int = 0
    number: int = 0
    entries: list[str] = []
    row: dict[str, Any] | None = None
    mark: str | None = None


class ProcessMessage(msgspec.Struct, omit_defaults=True):
    """A message between server processes."""

    sender: str
    moves: list[TableChange] = []
    #: A new line: its kind and id.
    line: tuple[str, int] | None = None
    #: The people at tables of the sender.
    here: dict[str, list[str]] = {}
    #: Shared uses of rate limits (`rate_limits.py`).
    taken: list[tuple[str, str]] = []
    #: A new process asks for presence; a stopping one says goodbye.
    hello: bool = False
    bye: bool = False


class PostgresNotify:
    """The notification channel of one process."""

    def __init__(self, url: str, outage: Outage) -> None:
        self._dsn = dsn(url)
        self._outage = outage
        self.me = token_hex(6)

    def transaction(self) -> AbstractContextManager[None]:
        """PostgreSQL sends the notifications on commit."""
        return nullcontext()

    def send_changes(self, connection: Connection, moves: Iterable[TableChange]) -> None:
        """Announce changed tables with this transaction, in batches."""
        batch: list[TableChange] = []
        size = 0
        for each in moves:
            length = len(encode(each))
            if length > LARGEST - 100:
                each, length = TableChange(each.table), 100
            if size + length > LARGEST - 100:
                self.send(connection, ProcessMessage(self.me, moves=batch))
                batch, size = [], 0
            batch.append(each)
            size += length + 1
        if batch:
            self.send(connection, ProcessMessage(self.me, moves=batch))

    def send(self, connection: Connection, message: ProcessMessage) -> None:
        connection.execute(_NOTIFY, {"channel": NAME, "news": encode(message).decode()})

    async def listen(self) -> AsyncGenerator[ProcessMessage | None, None]:
        """Messages of other processes; None first: earlier ones may have been missed.

        Raises Unavailable when the connection breaks.
        """
        import psycopg
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(self._dsn)
        own = encode(ProcessMessage(self.me)).rstrip(b"}")
        with self._outage.watch(psycopg.OperationalError):
            await backend.on_startup()
            async with aclosing(self._receive(backend, own)) as receiving:
                async for message in receiving:
                    yield message

    async def _receive(self, backend: Any, own: bytes) -> AsyncGenerator[ProcessMessage | None, None]:
        try:
            await backend.subscribe([NAME])
            yield None
            async for _, payload in backend.stream_events():
                if not payload.startswith(own):
                    yield msgspec.json.decode(payload, type=ProcessMessage)
        finally:
            await backend.on_shutdown()
