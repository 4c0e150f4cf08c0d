"""Which tables are in memory. A table comes when somebody needs it and leaves when nobody does."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time

from ... import game as find_game
from ...kernel import AstrariumError, BadRecord, Game, Table
from ..bots.workers import Workers
from ..loop.collecting import Collecting
from ..store.rows import TableRow
from ..store.store import Store
from .live import LiveTable
from .other_processes import OtherProcesses
from .rebuilding import go_on, rebuild

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
        self.live: dict[str, LiveTable] = {}
        self.collecting = Collecting()
        self.others = OtherProcesses(store, self.live)
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
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
        for live in tuple(self.live.values()):
            live.stop()
            async with live.lock:
                await live.keep()
        self.live.clear()
        self.collecting.end()

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self.live.get(id)
        if live is not None:
            live.used = monotonic()
            return live
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._load(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    def admit(self, row: TableRow, table: Table) -> LiveTable:
        """A table that is to be in memory from now on."""
        live = LiveTable(row, table, self.store, self.workers, self.forget)
        self.live[row.id] = live
        return live

    def forget(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable("server-no-such-table")
        game = find_game(row.game)
        if row.rules != game.revision:
            await self._begin_anew(game, row)
        entries = await self.store.entries(id, row.first)
        return self.admit(row, await asyncio.to_thread(rebuild, game, row, entries))

    async def _begin_anew(self, game: Game, row: TableRow) -> None:
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
            for live in tuple(self.live.values()):
                if not live.busy and monotonic() - live.used > self.idle:
                    await self._put_away(live)
            self.collecting.rest(quiet=not any(live.busy for live in self.live.values()))

    async def _see_who_is_there(self) -> None:
        """Keep that people are at their tables, for when they will be away, or on another server."""
        there = {
            (live.id, listener.person)
            for live in self.live.values()
            for listener in live.audience
            if listener.mine
        }
        if there:
            await self.store.saw(sorted(there), time())

    async def _put_away(self, live: LiveTable) -> None:
        try:
            await live.keep()
        except Exception:
            log.exception("table %s could not be put away", live.id)
        if not live.busy and monotonic() - live.used > self.idle:
            self.forget(live)
            live.table.state.host = None
