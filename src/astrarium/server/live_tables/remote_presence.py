"""Presence of people at tables of other processes; it decides which process runs the bots.

Each process announces arrivals and departures, and sends a heartbeat every few seconds. When heartbeats stop,
its people no longer count.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any

from ..rate_limits import RateLimits
from ..store.notify_postgres import LARGEST, ProcessMessage
from ..store.rows import Unavailable
from ..store.store import Store
from .table_host import ServerTable

log = logging.getLogger(__name__)
#: Seconds: batching of announcements, heartbeat interval, timeout of a process.
SOON, ALIVE, LOST = 0.1, 2.0, 7.0


class Presence:
    """People at tables, by server process."""

    def __init__(self, store: Store, tables: Mapping[str, ServerTable], limits: RateLimits) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits
        #: Per process: the people at its tables, and its last heartbeat.
        self._remote: dict[str, dict[str, set[str]]] = {}
        self._heartbeats: dict[str, float] = {}
        self._changed: set[str] = set()

    # -- this process

    def changed(self, table: str) -> None:
        """Note an arrival or a departure in this process."""
        if self._store.channel is not None:
            self._changed.add(table)

    async def run(self) -> None:
        """Announce local changes and forget dead processes."""
        if self._store.channel is None:
            return
        announced = monotonic()
        while True:
            await asyncio.sleep(SOON)
            try:
                if self._changed or monotonic() - announced > ALIVE:
                    announced = monotonic()
                    tables, self._changed = self._changed, set()
                    await self._announce({table: self._here(table) for table in tables})
                if taken := self._limits.unsent():
                    await self._send(taken=taken)
                for process, heartbeat in tuple(self._heartbeats.items()):
                    if monotonic() - heartbeat > LOST:
                        await self._forget(process)
            except Unavailable:
                pass
            except Exception as error:
                log.warning("presence could not be announced: %s: %s", type(error).__name__, error)

    async def hello(self) -> None:
        """Ask for and announce presence."""
        self._changed.update(self._tables)
        await self._send(hello=True)

    async def bye(self) -> None:
        """Announce that this process leaves."""
        if self._store.channel is not None:
            await self._send(bye=True)

    def _here(self, table: str) -> list[str]:
        served = self._tables.get(table)
        return sorted({each.person for each in served.live.room.audience}) if served else []

    async def _announce(self, here: dict[str, list[str]]) -> None:
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
            message = ProcessMessage(channel.me, here=here or {}, **more)
            await self._store.run(lambda connection: channel.send(connection, message))

    # -- other processes

    async def receive(self, message: ProcessMessage) -> None:
        """Handle a message of another process."""
        if message.bye:
            await self._forget(message.sender)
            return
        self._heartbeats[message.sender] = monotonic()
        self._limits.count_remote(message.taken)
        if message.hello:
            self._changed.update(self._tables)
        there = self._remote.setdefault(message.sender, {})
        for table, people in message.here.items():
            if people:
                there[table] = set(people)
            else:
                there.pop(table, None)
            await self._update_room(table)

    def remote(self, table: str) -> set[str]:
        """The people at a table in other processes."""
        return {person for there in self._remote.values() for person in there.get(table, ())}

    def runs_bots(self, table: str) -> bool:
        """Whether this process runs the bots of a table: the first of those with people there."""
        channel = self._store.channel
        others = [process for process, there in self._remote.items() if table in there]
        if channel is None or not others:
            return True
        served = self._tables.get(table)
        return served is not None and bool(served.live.room.audience) and channel.me < min(others)

    async def _forget(self, process: str) -> None:
        self._heartbeats.pop(process, None)
        for table in self._remote.pop(process, {}):
            await self._update_room(table)

    async def _update_room(self, table: str) -> None:
        if table in self._tables:
            await self._store.scheduler.wait()  # a process that starts or stops changes many tables
        served = self._tables.get(table)
        if served is not None:
            room, there = served.live.room, self.remote(table)
            if room.elsewhere != there:
                room.elsewhere = there
                room.tell_players()
            served.go_on()
