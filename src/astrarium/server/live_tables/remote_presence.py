"""Who is at which table through another process, and which of the processes lets a table's bots think.

Each process tells the others who comes and goes, and every few seconds that it is still there. What a process
told that is heard of no more does not count any longer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any

from ..limits import Limits
from ..store.channel import LARGEST, News
from ..store.store import Store
from .served import ServedTable

log = logging.getLogger(__name__)
#: Seconds in which comings and goings are told together; between two signs of life; until one is missed.
SOON, ALIVE, LOST = 0.1, 2.0, 7.0


class Presence:
    """The people at the tables of all processes, as this one knows it."""

    def __init__(self, store: Store, tables: Mapping[str, ServedTable], limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits
        #: By process: who is at its tables, and when it was heard of.
        self._there: dict[str, dict[str, set[str]]] = {}
        self._heard: dict[str, float] = {}
        self._changed: set[str] = set()

    # -- here

    def changed(self, table: str) -> None:
        """Somebody has come to a table here, or left it."""
        if self._store.channel is not None:
            self._changed.add(table)

    async def run(self) -> None:
        """Tell the others what changes here, and forget those that are gone."""
        if self._store.channel is None:
            return
        told = monotonic()
        while True:
            await asyncio.sleep(SOON)
            try:
                if self._changed or monotonic() - told > ALIVE:
                    told = monotonic()
                    tables, self._changed = self._changed, set()
                    await self._tell({table: self._here(table) for table in tables})
                if taken := self._limits.untold():
                    await self._send(taken=taken)
                for process, heard in tuple(self._heard.items()):
                    if monotonic() - heard > LOST:
                        await self._forget(process)
            except Exception as error:
                log.warning("telling the other servers: %s: %s", type(error).__name__, error)

    async def hello(self) -> None:
        """Ask who is there, and tell who is here."""
        self._changed.update(self._tables)
        await self._send(hello=True)

    async def bye(self) -> None:
        """Say that nobody is here any more."""
        if self._store.channel is not None:
            await self._send(bye=True)

    def _here(self, table: str) -> list[str]:
        served = self._tables.get(table)
        return sorted({each.person for each in served.live.room.audience}) if served else []

    async def _tell(self, here: dict[str, list[str]]) -> None:
        batch: dict[str, list[str]] = {}
        size = 0
        for table, people in here.items():
            length = len(table) + sum(len(each) + 3 for each in people) + 6
            if batch and size + length > LARGEST - 200:
                await self._send(batch)
                batch, size = {}, 0
            batch[table] = people
            size += length
        await self._send(batch)

    async def _send(self, here: dict[str, list[str]] | None = None, **more: Any) -> None:
        channel = self._store.channel
        if channel is not None:
            news = News(channel.me, here=here or {}, **more)
            await self._store.run(lambda connection: channel.tell(connection, news))

    # -- elsewhere

    async def hear(self, news: News) -> None:
        """Take in what another process told."""
        if news.bye:
            await self._forget(news.sender)
            return
        self._heard[news.sender] = monotonic()
        self._limits.hear(news.taken)
        if news.hello:
            self._changed.update(self._tables)
        there = self._there.setdefault(news.sender, {})
        for table, people in news.here.items():
            if people:
                there[table] = set(people)
            else:
                there.pop(table, None)
            await self._show(table)

    def elsewhere(self, table: str) -> set[str]:
        """Who is at a table through other processes."""
        return {person for there in self._there.values() for person in there.get(table, ())}

    def ours(self, table: str) -> bool:
        """Whether the bots of a table are to think in this process: one of those at which somebody is."""
        channel = self._store.channel
        others = [process for process, there in self._there.items() if table in there]
        if channel is None or not others:
            return True
        served = self._tables.get(table)
        return served is not None and bool(served.live.room.audience) and channel.me < min(others)

    async def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in self._there.pop(process, {}):
            await self._show(table)

    async def _show(self, table: str) -> None:
        if table in self._tables:
            await self._store.pacing.wait()  # when a process comes or goes, that is told of all its tables
        served = self._tables.get(table)
        if served is not None:
            room, there = served.live.room, self.elsewhere(table)
            if room.elsewhere != there:
                room.elsewhere = there
                room.tell_players()
            served.go_on()
