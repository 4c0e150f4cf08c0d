"""Synchronises the tables in memory with other server processes.

Processes notify each other of writes and presence. On SQLite each process also polls `data_version`, which is
cheap. This covers programs that send no notices and systems without Unix sockets.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import aclosing

from ...tables import server_messages as m
from ..store.notify_postgres import PostgresNotify, ProcessMessage
from ..store.notify_sqlite import SqliteNotify
from ..store.rows import Unavailable, is_outage
from ..store.store import Store
from .persistence import chat_line, notice
from .remote_presence import Presence
from .table_host import ServerTable

log = logging.getLogger(__name__)
#: Seconds between polls without and with notices, and before a reconnect.
OFTEN, RARELY, AGAIN = 0.2, 5.0, 0.5
#: Tables compared per query.
TOGETHER = 50


class ProcessSync:
    """Applies the writes of other processes to the tables in memory."""

    def __init__(self, store: Store, tables: Mapping[str, ServerTable], presence: Presence) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._listening = False

    async def run(self) -> None:
        works = [] if self._store.channel is None else [self._listen(self._store.channel)]
        if self._store.file is not None:
            await self._store.chat.start()
            await self._store.notices.start()
            works.append(self._poll())
        await asyncio.gather(*works)

    # -- notifications

    async def _listen(self, channel: PostgresNotify | SqliteNotify) -> None:
        failure = ""
        while True:
            try:
                async with aclosing(channel.listen()) as listening:
                    async for message in listening:
                        self._listening = True
                        await self._handle(message)
            except Unavailable:
                pass
            except Exception as error:
                previous, failure = failure, f"{type(error).__name__}: {error}"
                if failure != previous:
                    log.warning("notifications of other servers failed: %s", failure)
            self._listening = False
            await asyncio.sleep(AGAIN)

    async def _handle(self, message: ProcessMessage | None) -> None:
        if message is None:
            await self._presence.hello()
            await self._synchronize()
        else:
            await self._receive(message)

    async def _receive(self, message: ProcessMessage) -> None:
        for moves in message.moves:
            served = self._tables.get(moves.table)
            if served is not None:
                await self._store.scheduler.wait()
                served.begin(served.receive(moves))
        if message.line is not None:
            kind, id = message.line
            lines = self._store.chat if kind == "chat" else self._store.notices
            found = await lines.line(id)
            if found is not None:
                table, line = found
                self._send(table, chat_line(line) if kind == "chat" else notice(line))
        await self._presence.receive(message)

    # -- polling

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(RARELY if self._listening else OFTEN)
            try:
                if self._tables and await self._store.written_by_others():
                    await self._synchronize()
            except Exception as error:
                if not is_outage(error):
                    log.exception("synchronisation with other servers failed")

    async def _synchronize(self) -> None:
        """Bring all tables in memory up to date, and show new chat lines."""
        await self._compare()
        if self._store.file is None:
            return  # PostgreSQL may commit lines out of the order of their ids
        for table, line in await self._store.chat.from_others():
            self._send(table, chat_line(line))
        for table, line in await self._store.notices.from_others():
            self._send(table, notice(line))

    async def _compare(self) -> None:
        ids = list(self._tables)
        for first in range(0, len(ids), TOGETHER):
            stands = await self._store.statuses(ids[first : first + TOGETHER])
            for id in ids[first : first + TOGETHER]:
                served, status = self._tables.get(id), stands.get(id)
                if served is not None and status is None:
                    served.deleted()
                elif served is not None and served.persistence.status() != status:
                    served.begin(served.catch_up())

    def _send(self, table: str, message: m.ChatLine | m.Notice) -> None:
        served = self._tables.get(table)
        if served is not None:
            served.live.room.tell(message)
