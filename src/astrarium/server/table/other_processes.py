"""Following the other server processes on the same database: what they wrote is shown here, too.

They tell each other what they write and who is there. Beside that, each process on an SQLite file asks now
and then whether another one has written (that costs next to nothing), and only then looks what is new: for
what is written by a program that tells nothing, and for systems on which they cannot tell each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import aclosing

from ...tables import messages as m
from ..store.channel import Channel, News
from ..store.neighbours import Neighbours
from ..store.store import Store
from .keeping import chat_line, notice
from .presence import Presence
from .served import ServedTable

log = logging.getLogger(__name__)
#: Seconds between two looks at a file while nothing is told, and while it is; and before a connection that
#: broke off is made again.
OFTEN, RARELY, AGAIN = 0.2, 5.0, 0.5
#: Tables that are compared at a time.
TOGETHER = 50


class OtherProcesses:
    """Keeps the tables in memory in step with the database."""

    def __init__(self, store: Store, tables: Mapping[str, ServedTable], presence: Presence) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._hearing = False

    async def run(self) -> None:
        works = [] if self._store.channel is None else [self._listen(self._store.channel)]
        if self._store.file is not None:
            await self._store.talk.begin()
            works.append(self._look())
        await asyncio.gather(*works)

    # -- told

    async def _listen(self, channel: Channel | Neighbours) -> None:
        said = ""
        while True:
            try:
                async with aclosing(channel.listen()) as listening:
                    async for news in listening:
                        self._hearing = True
                        await self._take_in(news)
            except Exception as error:
                before, said = said, f"{type(error).__name__}: {error}"
                if said != before:
                    log.warning("following the other servers: %s", said)
            self._hearing = False
            await asyncio.sleep(AGAIN)

    async def _take_in(self, news: News | None) -> None:
        if news is None:
            await self._presence.hello()
            await self._make_good()
        else:
            await self._hear(news)

    async def _hear(self, news: News) -> None:
        for moves in news.moves:
            served = self._tables.get(moves.table)
            if served is not None:
                await self._store.pacing.wait()
                served.begin(served.hear(moves))
        if news.line is not None:
            kind, id = news.line
            talk = self._store.talk.chat if kind == "chat" else self._store.talk.notices
            found = await talk.line(id)
            if found is not None:
                table, line = found
                self._tell(table, chat_line(line) if kind == "chat" else notice(line))
        await self._presence.hear(news)

    # -- looked for

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(RARELY if self._hearing else OFTEN)
            try:
                if self._tables and await self._store.written_elsewhere():
                    await self._make_good()
            except Exception:
                log.exception("following the other servers")

    async def _make_good(self) -> None:
        """Bring every table in memory to what the database holds, and tell what was said elsewhere."""
        await self._compare()
        if self._store.file is None:
            return  # PostgreSQL's lines are not numbered in the order in which they can be read
        for table, line in await self._store.talk.chat.elsewhere():
            self._tell(table, chat_line(line))
        for table, line in await self._store.talk.notices.elsewhere():
            self._tell(table, notice(line))

    async def _compare(self) -> None:
        ids = list(self._tables)
        for first in range(0, len(ids), TOGETHER):
            stands = await self._store.stands(ids[first : first + TOGETHER])
            for id in ids[first : first + TOGETHER]:
                served, stand = self._tables.get(id), stands.get(id)
                if served is not None and stand is None:
                    served.gone()
                elif served is not None and served.keeping.stand() != stand:
                    served.begin(served.catch_up())

    def _tell(self, table: str, message: m.ChatLine | m.Notice) -> None:
        served = self._tables.get(table)
        if served is not None:
            served.live.room.tell(message)
