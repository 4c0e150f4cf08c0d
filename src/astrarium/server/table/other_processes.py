"""Following the other server processes on the same database: what they wrote is shown here, too.

On PostgreSQL the processes tell each other, with every transaction. With an SQLite file each asks a few times
a second whether another one has written (that costs next to nothing), and only then looks what is new.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from ...tables import messages as m
from ..store.channel import Channel, News
from ..store.store import Store
from .keeping import chat_line, notice
from .presence import Presence
from .served import ServedTable

log = logging.getLogger(__name__)
#: Seconds between two looks at a file, and before a connection that broke off is made again.
EVERY, AGAIN = 0.2, 0.5


class OtherProcesses:
    """Keeps the tables in memory in step with the database."""

    def __init__(self, store: Store, tables: Mapping[str, ServedTable], presence: Presence) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence

    async def run(self) -> None:
        channel = self._store.channel
        if channel is None:
            await self._look()
        else:
            await self._listen(channel)

    # -- PostgreSQL

    async def _listen(self, channel: Channel) -> None:
        while True:
            try:
                async for news in channel.listen():
                    if news is None:
                        await self._presence.hello()
                        await self._compare()
                    else:
                        await self._hear(news)
            except Exception as error:
                log.warning("following the other servers: %s: %s", type(error).__name__, error)
            await asyncio.sleep(AGAIN)

    async def _hear(self, news: News) -> None:
        for moves in news.moves:
            served = self._tables.get(moves.table)
            if served is not None:
                served.begin(served.hear(moves))
        if news.line is not None:
            kind, id = news.line
            talk = self._store.talk.chat if kind == "chat" else self._store.talk.notices
            found = await talk.line(id)
            if found is not None:
                table, line = found
                self._tell(table, chat_line(line) if kind == "chat" else notice(line))
        await self._presence.hear(news)

    # -- an SQLite file

    async def _look(self) -> None:
        await self._store.talk.begin()
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._tables and await self._store.written_elsewhere():
                    await self._take_in()
            except Exception:
                log.exception("following the other servers")

    async def _take_in(self) -> None:
        """Bring every table in memory to what the database holds, and tell what was said elsewhere."""
        await self._compare()
        for table, line in await self._store.talk.chat.elsewhere():
            self._tell(table, chat_line(line))
        for table, line in await self._store.talk.notices.elsewhere():
            self._tell(table, notice(line))

    # -- both

    async def _compare(self) -> None:
        ids = list(self._tables)
        stands = await self._store.stands(ids)
        for id in ids:
            served, stand = self._tables.get(id), stands.get(id)
            if served is not None and stand is None:
                served.gone()
            elif served is not None and served.keeping.stand() != stand:
                served.begin(served.catch_up())

    def _tell(self, table: str, message: m.ChatLine | m.Notice) -> None:
        served = self._tables.get(table)
        if served is not None:
            served.live.room.tell(message)
