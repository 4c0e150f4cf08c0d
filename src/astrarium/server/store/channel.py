"""What processes on one PostgreSQL database tell each other: LISTEN and NOTIFY.

What is written is told in the same transaction: whoever hears of a move finds it there. An SQLite file has no
such thing; there they tell each other themselves (`neighbours.py`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from contextlib import AbstractContextManager, nullcontext
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from .databases import dsn

NAME = "astrarium"
#: Bytes of one notification at most; PostgreSQL takes 8,000.
LARGEST = 7_500

encode = msgspec.json.Encoder().encode
_NOTIFY = text("SELECT pg_notify(:channel, :news)")


class Moves(msgspec.Struct, omit_defaults=True):
    """Entries that were appended to a table, with what changed in its row; or that it has changed somehow."""

    table: str
    rules: int = 0
    first: int = 0
    number: int = 0
    entries: list[str] = []
    row: dict[str, Any] | None = None


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    sender: str
    moves: list[Moves] = []
    #: A line that was said: its kind, its number.
    line: tuple[str, int] | None = None
    #: Who is at which table there.
    here: dict[str, list[str]] = {}
    #: What people have taken of what they may ask for (`limits.py`).
    taken: list[tuple[str, str]] = []
    #: A process that has just come asks the others who is there; one that goes says so.
    hello: bool = False
    bye: bool = False


class Channel:
    """One process among others."""

    def __init__(self, url: str) -> None:
        self._dsn = dsn(url)
        self.me = token_hex(6)

    def transaction(self) -> AbstractContextManager[None]:
        """PostgreSQL itself sends what is told when it commits."""
        return nullcontext()

    def tell_moves(self, connection: Connection, moves: Iterable[Moves]) -> None:
        """Tell of tables that are changed by this transaction, several at a time."""
        batch: list[Moves] = []
        size = 0
        for each in moves:
            length = len(encode(each))
            if length > LARGEST - 100:
                each, length = Moves(each.table), 100
            if size + length > LARGEST - 100:
                self.tell(connection, News(self.me, moves=batch))
                batch, size = [], 0
            batch.append(each)
            size += length + 1
        if batch:
            self.tell(connection, News(self.me, moves=batch))

    def tell(self, connection: Connection, news: News) -> None:
        connection.execute(_NOTIFY, {"channel": NAME, "news": encode(news).decode()})

    async def listen(self) -> AsyncGenerator[News | None, None]:
        """First None: something may have been missed until now. Then what the others tell.

        Raises when it breaks off.
        """
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(self._dsn)
        own = encode(News(self.me)).rstrip(b"}")
        await backend.on_startup()
        try:
            await backend.subscribe([NAME])
            yield None
            async for _, payload in backend.stream_events():
                if not payload.startswith(own):
                    yield msgspec.json.decode(payload, type=News)
        finally:
            await backend.on_shutdown()
