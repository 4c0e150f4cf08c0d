"""Which tables are in memory. A table comes when somebody needs it and leaves when nobody does."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time

from ... import game as find_game
from ...kernel import AstrariumError, BadRecord, Game, Table
from ...tables.sheet import Sheet
from ..bots.workers import Workers
from ..loop.collecting import Collecting
from ..store.store import Store
from .other_processes import OtherProcesses
from .rebuilding import go_on, rebuild
from .served import ServedTable

log = logging.getLogger(__name__)
#: Seconds after which a table that nobody uses leaves memory, and how often that is looked after.
IDLE = 300.0
SWEEP = 30.0


class NoSuchTable(AstrariumError):
    """There is no table of that id."""


class LiveTables:
    """All tables that are in memory."""

    def __init__(self, store: Store, workers: Workers, idle: float = IDLE) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.served: dict[str, ServedTable] = {}
        self.collecting = Collecting()
        self.others = OtherProcesses(store, self.served)
        self._coming: dict[str, asyncio.Task[ServedTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to look after the tables, and let go on what was interrupted."""
        self.collecting.begin()
        self._tasks = [asyncio.create_task(work()) for work in (self._sweep, self._go_on, self.others.run)]

    async def _go_on(self) -> None:
        for id in await self.store.to_wake():
            try:
                (await self.get(id)).go_on()
            except AstrariumError as error:
                log.warning("table %s: %s", id, error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for served in tuple(self.served.values()):
            served.stop()
            async with served.lock:
                await served.keeping.keep()
        self.served.clear()
        self.collecting.end()

    async def get(self, id: str) -> ServedTable:
        """A table, from memory or from the store."""
        served = self.served.get(id)
        if served is not None:
            served.keeping.used = monotonic()
            return served
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    def admit(self, row: Sheet, table: Table) -> ServedTable:
        """A table that is to be in memory from now on."""
        served = ServedTable(row, table, self.store, self.workers, self.forget)
        self.served[row.id] = served
        return served

    def forget(self, served: ServedTable) -> None:
        if self.served.get(served.id) is served:
            del self.served[served.id]

    async def _load(self, id: str) -> ServedTable:
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable("server-no-such-table")
        game = find_game(row.game)
        if row.rules != game.revision:
            await self._begin_anew(game, row)
        entries = await self.store.entries(id, row.first)
        return self.admit(row, await asyncio.to_thread(rebuild, game, row, entries))

    async def _begin_anew(self, game: Game, row: Sheet) -> None:
        """The rules have changed: the table goes on from its snapshot, with what was answered since."""
        kept = await self.store.snapshot(row.id)
        if kept is None:
            raise BadRecord("error-record-other-rules", rules=row.rules, known=game.revision)
        number, state = kept
        later = await self.store.entries(row.id, number)
        table = await asyncio.to_thread(go_on, game, row, state, later)
        row.rules, row.position, row.first = game.revision, table.position(), row.moves
        await self.store.change_table(row.id, rules=row.rules, position=row.position, first=row.first)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.idle))
            try:
                await self._see_who_is_there()
            except Exception:
                log.exception("who is there could not be kept")
            for served in tuple(self.served.values()):
                if not served.busy and monotonic() - served.keeping.used > self.idle:
                    await self._put_away(served)
            self.collecting.rest(quiet=not any(served.busy for served in self.served.values()))

    async def _see_who_is_there(self) -> None:
        """Keep that people are at their tables, for when they will be away, or on another server."""
        there = {
            (served.id, listener.person)
            for served in self.served.values()
            for listener in served.live.room.audience
            if listener.mine
        }
        if there:
            await self.store.saw(sorted(there), time())

    async def _put_away(self, served: ServedTable) -> None:
        try:
            await served.keeping.keep()
        except Exception:
            log.exception("table %s could not be put away", served.id)
        if not served.busy and monotonic() - served.keeping.used > self.idle:
            self.forget(served)
            served.live.table.state.host = None
