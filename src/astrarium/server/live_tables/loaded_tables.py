"""The tables in memory: loaded on demand, evicted when idle."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time

from ... import game as find_game
from ... import kernel
from ...kernel import AstrariumError, Table, Text
from ...tables import LiveTable, daily_deal
from ...tables.archive import ArchivedTable
from ...tables.history import EarlierRules
from ...tables.host_calls import HostFailed
from ...tables.leaving import break_off
from ...tables.snapshots import Snapshot
from ...tables.stored_table import StoredTable
from ..bots.worker_pool import WorkerPool
from ..rate_limits import RateLimits
from ..runtime.gc_control import GcControl
from ..store.rows import Overtaken, is_outage
from ..store.store import Store
from .process_sync import ProcessSync
from .remote_presence import Presence
from .table_host import RECONNECT, ServerTable
from .table_loading import load

log = logging.getLogger(__name__)
#: Idle seconds before eviction, and seconds between sweeps.
IDLE = 300.0
SWEEP = 30.0
#: Seats per write of last-seen times.
TOGETHER = 100
#: Concurrent table loads. When another server dies, all its clients reconnect at once.
AT_ONCE = 2
#: Seconds that a stopping server waits for archives of finished games.
LAST_ARCHIVES = 5.0


class LiveTables:
    """All tables that are in memory."""

    def __init__(
        self, store: Store, workers: WorkerPool, idle: float = IDLE, limits: RateLimits | None = None
    ) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.served: dict[str, ServerTable] = {}
        self.gc = GcControl()
        self.presence = Presence(store, self.served, limits or RateLimits())
        self.sync = ProcessSync(store, self.served, self.presence)
        self._loading: dict[str, asyncio.Task[ServerTable]] = {}
        #: Limits concurrent loads: without a limit, the first would finish as late as the last.
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, wake: bool = True) -> None:
        """Start the background tasks. `wake`: resume interrupted tables."""
        self.gc.start()
        tasks = [self._sweep, self.sync.run, self.presence.run]
        if wake:
            tasks += [self._resume, self._archive]
        self._tasks = [asyncio.create_task(work()) for work in tasks]

    async def _resume(self) -> None:
        for id in await self.store.lists.to_wake():
            try:
                (await self.get(id)).go_on()
            except AstrariumError as error:
                if not is_outage(error):
                    log.warning("table %s: %s", id, error)

    async def _archive(self) -> None:
        """Archive finished games that a stopped server left unarchived."""
        while twice := await self.store.history.archived_twice(TOGETHER):  # from earlier versions
            await self.store.history.drop_logged(twice)
        for id in await self.store.history.to_archive():
            try:
                served = await self.get(id)
                if not isinstance(served.live.table, ArchivedTable):
                    await served.archive()
                    if not served.busy:
                        self.forget(served)
            except AstrariumError as error:
                if not is_outage(error):
                    log.warning("table %s: %s", id, error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.presence.bye()
        for served in tuple(self.served.values()):
            served.stop()
            async with served.lock:
                await served.persistence.store_position()
        archiving = [served.archived for served in self.served.values() if served.archived is not None]
        if archiving:
            await asyncio.wait(archiving, timeout=LAST_ARCHIVES)
        self.served.clear()
        self.gc.stop()

    async def get(self, id: str) -> ServerTable:
        """A table, from memory or loaded from the store."""
        served = self.served.get(id)
        if served is not None:
            served.persistence.used = monotonic()
            return served
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load_table(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def may_watch(self, live: LiveTable, person: str | None, token: str | None) -> bool:
        """Whether a person may watch a table.

        A finished counted try at a daily deal is open to people who have finished that deal, and to all when
        the day is over. Until then links do not open it either.
        """
        row = live.stored
        if row.daily is None or (person is not None and live.seating.held_by(person)):
            return live.seating.may_watch(person, token) or await self.store.groups.admit(row, person)
        if not live.table.over or not row.counted:
            return not daily_deal.closed(row) and live.seating.may_watch(person, token)
        if person is None or not daily_deal.closed(row):
            return not daily_deal.closed(row)
        return await self.store.results.finished(person, row.daily, row.game)

    def admit(
        self,
        row: StoredTable,
        table: Table,
        earlier: EarlierRules | None = None,
        snapshot: Snapshot | None = None,
    ) -> ServerTable:
        """Add a table to memory. `snapshot`: what the store has just written."""
        served = ServerTable(row, table, self.store, self.workers, self, earlier)
        if snapshot is not None:
            served.persistence.snapshot_stored(snapshot)
        served.live.room.elsewhere = self.presence.remote(row.id)
        self.served[row.id] = served
        if not table.over and any(place.bot is not None for place in row.places):
            served.begin(self.workers.warm_up(row.game))
        return served

    def disconnect(self, person: str) -> None:
        """Close the connections of a person; clients reconnect."""
        for served in self.served.values():
            for listener in tuple(served.live.room.audience):
                if listener.person == person:
                    listener.close(RECONNECT)

    def renamed(self, person: str, name: str, guest: bool) -> None:
        """Rename a person at all tables, or mark it as an account."""
        for served in tuple(self.served.values()):
            if person in served.live.seating.people():
                served.live.renamed(person, name, guest)

    async def end(self, id: str, notice: Text) -> None:
        """Break off a game."""
        for _ in range(3):  # somebody may play in another process at this moment
            served = await self.get(id)
            with suppress(Overtaken, HostFailed):
                await served.carry_out(break_off(served.live, notice))
                return

    async def delete(self, id: str) -> None:
        """Delete a table for good and close its connections."""
        served = await self.get(id)
        async with served.lock:
            served.stop()
            self.forget(served)
            await self.store.delete_table(id)
        served.deleted()

    def forget(self, served: ServerTable) -> None:
        if self.served.get(served.id) is served:
            del self.served[served.id]

    async def _load_table(self, id: str) -> ServerTable:
        """Load a table from the store."""
        row = await self.store.table(id)
        if row is not None and row.words is not None:
            # A table before its deal may be dealt by any process, so it is not kept in memory.
            game = find_game(row.game)
            begun = await asyncio.to_thread(kernel.start, game, row.seats, row.seed, row.options)
            return ServerTable(row, begun, self.store, self.workers, self)
        async with self._slots:
            found = await load(self.store, id)
        served = self.admit(found.row, found.table, found.earlier)
        if found.fate == "goes-on" and not found.row.over:
            served.tell_changed_rules(found.misfits, found.elsewhere, found.moved)
        return served

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.idle))
            try:
                await self._store_last_seen()
            except Exception as error:
                if not is_outage(error):
                    log.exception("last-seen times could not be stored")
            for served in tuple(self.served.values()):
                if not served.busy and monotonic() - served.persistence.used > self.idle:
                    await self._evict(served)
            self.gc.collect_if_due(quiet=not any(served.busy for served in self.served.values()))

    async def _store_last_seen(self) -> None:
        """Store the last-seen times of the people at tables."""
        there: set[tuple[str, str]] = set()
        for served in tuple(self.served.values()):
            there.update((served.id, each.person) for each in served.live.room.audience if each.mine)
            if len(there) >= TOGETHER:  # small writes: moves do not wait for them
                await self.store.set_seen(sorted(there), time())
                there.clear()
        if there:
            await self.store.set_seen(sorted(there), time())

    async def _evict(self, served: ServerTable) -> None:
        try:
            await served.persistence.store_position()
        except Exception as error:
            if not is_outage(error):
                log.exception("table %s could not be evicted", served.id)
        if not served.busy and monotonic() - served.persistence.used > self.idle:
            self.forget(served)
            if not isinstance(served.live.table, ArchivedTable):
                served.live.table.state.listener = None
