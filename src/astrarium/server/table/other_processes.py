"""Following the other server processes on the same database: what they wrote is shown here, too.

Each process asks the database a few times a second whether another one has written (for SQLite that costs
next to nothing), and only then looks what is new.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from ...tables import messages as m
from ..store.store import Store
from .keeping import chat_line, notice
from .served import ServedTable

log = logging.getLogger(__name__)
#: Seconds between two looks.
EVERY = 0.2


class OtherProcesses:
    """Keeps the tables in memory in step with the database."""

    def __init__(self, store: Store, tables: Mapping[str, ServedTable]) -> None:
        self._store = store
        self._tables = tables

    async def run(self) -> None:
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
        for id, stand in (await self._store.stands(list(self._tables))).items():
            served = self._tables.get(id)
            if served is not None and served.keeping.stand() != stand:
                served.begin(served.catch_up())
        for table, line in await self._store.talk.chat.elsewhere():
            self._tell(table, chat_line(line))
        for table, line in await self._store.talk.notices.elsewhere():
            self._tell(table, notice(line))

    def _tell(self, table: str, message: m.ChatLine | m.Notice) -> None:
        served = self._tables.get(table)
        if served is not None:
            served.live.room.tell(message)
