"""The server's host of one live table: serialised commands, storage, bots and alarms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic, time
from typing import Any, Protocol

import msgspec

from ...kernel import AstrariumError, Table, Text
from ...kernel.choice import freeze
from ...tables import Command, LiveTable, commands, stand_in, time_out
from ...tables.day_clocks import by_days
from ...tables.history import EarlierRules
from ...tables.host_calls import HostFailed, StoreMoves, ThinkRequest
from ...tables.listener import Listener
from ...tables.position_fingerprints import agree
from ...tables.rebuild import misfit_notice, rebuild
from ...tables.stored_table import StoredTable
from ..bots import coach_tasks
from ..bots.table_bots import TableBots
from ..bots.worker_pool import WorkerPool
from ..bots.worker_process import BotFailed
from ..store.database_url import cause
from ..store.notify_postgres import TableChange
from ..store.rows import Conflict, NewerVersion, Overtaken, is_outage
from ..store.store import Store
from .json_codec import packed
from .persistence import TablePersistence

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder().decode
#: WebSocket close code: the table is reloaded and clients reconnect.
RECONNECT = 1012
#: WebSocket close code: the table was deleted.
DELETED = 4404


class TablePresence(Protocol):
    """The presence of people in other processes. `Presence` implements it."""

    def changed(self, table: str) -> None: ...

    def runs_bots(self, table: str) -> bool: ...


class HostServices(Protocol):
    """The services that a table host uses besides the store. `LiveTables` implements it."""

    @property
    def presence(self) -> TablePresence: ...

    def forget(self, served: ServerTable) -> None: ...


class ServerTable:
    """One table in memory, behind its lock."""

    def __init__(
        self,
        row: StoredTable,
        table: Table,
        store: Store,
        workers: WorkerPool,
        services: HostServices,
        earlier: EarlierRules | None = None,
    ) -> None:
        self.live = LiveTable(row, table, packed, earlier)
        self.lock = asyncio.Lock()
        self.persistence = TablePersistence(self.live, store)
        self._store = store
        self._services = services
        self._workers = workers
        self._bots = TableBots(workers)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        #: The running task that archives the finished game.
        self.archived: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.live.id

    # -- tasks and commands

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that runs to its end."""
        task = asyncio.get_running_loop().create_task(work)
        self.finish(task)
        return task

    def finish(self, task: asyncio.Task[None]) -> None:
        """Keep a running task until it is completed."""
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not is_outage(error):
            name = type(error).__name__
            log.warning("task of table %s failed: %s: %s", self.id, name, cause(error))

    async def carry_out(self, command: Command) -> None:
        """Run a command to its end and propagate its errors."""
        async with self.lock:
            await self.carry_out_locked(command)
        self.go_on()

    async def carry_out_locked(self, command: Command) -> None:
        """Run a command while the lock is held."""
        try:
            await self._run(command)
        except Conflict:
            await self._reload()
            raise Overtaken("table-stale") from None
        except NewerVersion as moved:
            self.discard(moved)
            raise
        except HostFailed as error:
            self.discard(error.__cause__ or error)
            raise

    async def _reload(self) -> None:
        """Reload the stored table after a lost race; nobody may see the discarded move."""
        try:
            await self._load_stored(play_on=False)
        except HostFailed:
            raise
        except Exception as error:
            self.discard(error)
            raise HostFailed("table-try-again") from error

    async def _run(self, command: Command) -> None:
        call = next(command, None)
        while call is not None:
            try:
                if isinstance(call, ThinkRequest):
                    self.begin(self._think(call))
                    granted = None
                else:
                    granted = await self.persistence.perform(call)
            except (Conflict, NewerVersion):
                raise
            except Exception as error:
                if isinstance(call, StoreMoves):
                    raise HostFailed("table-try-again") from error
                raise
            if isinstance(call, StoreMoves) and self.live.table.over:
                self.archived = self.begin(self.archive())
            try:
                call = command.send(granted)
            except StopIteration:
                call = None

    async def _think(self, call: ThinkRequest) -> None:
        """Run a think request in the background and send its result."""
        try:
            if call.what != "review":
                analysis = getattr(coach_tasks, call.what)
                call.tell(await analysis(self._workers, call.task, call.person))
                return
            async for found in coach_tasks.review(self._workers, call.task, call.person):
                call.tell(found)
        except BotFailed as error:
            log.warning("coach failed at table %s: %s", self.id, error)
            call.fail()

    async def archive(self) -> None:
        """Archive a finished game, independent of later rules."""
        try:
            parts = await self._workers.archive(self.live.table)
        except BotFailed as error:
            log.warning("table %s is archived at the next start: %s", self.id, error)
        else:
            await self._store.history.archive(self.id, parts)

    def discard(self, error: BaseException) -> None:
        """Drop the table from memory after a fault; clients reconnect to the stored state."""
        if not is_outage(error):
            log.warning("table %s is reloaded: %s: %s", self.id, type(error).__name__, error)
        self._services.forget(self)
        self.stop()
        for listener in tuple(self.live.room.audience):
            # deferred, so that the reply is sent first
            asyncio.get_running_loop().call_soon(listener.close, RECONNECT)

    def deleted(self) -> None:
        """Close the table after its deletion."""
        self._services.forget(self)
        self.stop()
        for listener in tuple(self.live.room.audience):
            listener.close(DELETED)

    def tell_changed_rules(self, misfits: list[tuple[int, Any]], elsewhere: bool, moved: bool) -> None:
        """Announce changed rules: the answers that no longer fit, or a different board."""
        self.begin(self.carry_out(self._misfit_notices(misfits, elsewhere, moved)))

    def _misfit_notices(self, misfits: list[tuple[int, Any]], elsewhere: bool, moved: bool) -> Command:
        yield from self.live.note(Text("server-notice-phase" if moved else "server-notice-rules"))
        seen: set[int] = set()
        for seat, answer in misfits:
            if seat not in seen:
                seen.add(seat)
                again = sum(who == seat for who, _ in misfits)
                first = elsewhere and len(seen) == 1
                yield from self.live.note(misfit_notice(self.live.table, seat, answer, again - 1, first))

    # -- clients and seats

    async def join(self, listener: Listener) -> None:
        self.persistence.used = monotonic()
        await self.carry_out(commands.join(self.live, listener))
        self._services.presence.changed(self.id)

    def leave(self, listener: Listener) -> None:
        self.persistence.used = monotonic()
        self._services.presence.changed(self.id)
        last = self.live.room.leave(listener)
        if not self._services.presence.runs_bots(self.id):
            self._bots.stop()  # the process with other visitors runs the bots
        if last and listener.mine:
            self.begin(self._store.set_seen([(self.id, listener.person)], time()))
            if not self.lock.locked():
                self.begin(self.persistence.store_position())

    async def seated(self, seat: int, person: str, name: str, guest: bool) -> None:
        """A person has taken a seat."""
        async with self.lock:
            self.live.seated(seat, person, name, guest)
            if by_days(self.live.stored.clock):
                await self.carry_out_locked(time_out.store_clocks(self.live))
        self.go_on()

    async def hand_over_seats(self, guest: str, person: str, name: str) -> None:
        """Give a guest's seats to an account."""
        async with self.lock:
            seating = self.live.seating
            if seating.host == guest:
                seating.host = person
            for place in seating.places:
                if place.person == guest:
                    place.person, place.called, place.guest = person, name, False
            for listener in tuple(self.live.room.audience):
                if listener.person == guest:
                    listener.close(RECONNECT)

    # -- other processes

    async def catch_up(self) -> None:
        """Apply what another process has written."""
        async with self.lock:
            if (await self._store.statuses([self.id])).get(self.id) != self.persistence.status():
                await self._load_stored(play_on=True)
        self.go_on()

    async def receive(self, change: TableChange) -> None:
        """Apply a change notice of another process; read the database only if it is incomplete."""
        async with self.lock:
            row, persistence = self.live.stored, self.persistence
            end = change.number + len(change.entries)
            if change.row is not None and (change.rules, change.first) == (row.rules, row.first):
                if end <= persistence.number:
                    return
                new = [(who, what) for who, what in map(decode, change.entries)]
                if change.number == persistence.number and not any(isinstance(who, str) for who, _ in new):
                    for name, value in change.row.items():
                        setattr(row, name, value)
                    self._play_on(row, new, change.mark)
                    self.go_on()
                    return
        await self.catch_up()

    def _play_on(self, row: StoredTable, new: list[Any], mark: str | None) -> None:
        """Replay the entries of another process and show them; reload the table if the position differs."""
        live = self.live
        try:
            if new:
                live.table.feed([(seat, freeze(answer)) for seat, answer in new])
            if not agree(self.persistence.fingerprint(), [mark]):
                raise Conflict(self.id)
        except Exception as error:
            self.discard(error)
            raise HostFailed("table-try-again") from error
        live.hold(row, live.table, live.history.earlier)
        self.persistence.number = row.moves
        live.room.look_again()

    async def _load_stored(self, play_on: bool) -> None:
        """Load the stored table and show it, with the lock held.

        `play_on`: the table in memory is an earlier state of the stored one, so only new entries are
        replayed.
        """
        live = self.live
        row = await self._store.table(self.id)
        if row is None or row.rules != live.stored.rules or row.first != live.stored.first:
            self.discard(Conflict(self.id))
            raise HostFailed("table-try-again")
        if play_on and row.moves >= self.persistence.number:
            entered = await self._store.entered(self.id, self.persistence.number)
            new = entered.entries
            if not any(isinstance(who, str) for who, _ in new):
                row.moves = self.persistence.number + len(new)
                self._play_on(row, new, entered.marks[-1] if new else None)
                return
        entries = await self._store.entries(self.id, row.first)
        row.moves = row.first + len(entries)
        try:
            table = await asyncio.to_thread(rebuild, live.table.game, row, entries)
        except AstrariumError as error:
            self.discard(error)
            raise HostFailed("table-try-again") from error
        live.hold(row, table, live.history.earlier)
        self.persistence.set_number(row.moves)
        live.room.look_again()

    # -- bots and clocks

    def go_on(self) -> None:
        """Start bots and clocks. Of several processes with visitors, one runs the bots."""
        if self.live.stored.words is not None:
            return  # not dealt yet
        if self._services.presence.runs_bots(self.id):
            self._bots.wake(self)
        else:
            self._bots.stop()
        self._set_alarm()

    def _set_alarm(self) -> None:
        self._stop_alarm()
        seconds = stand_in.next_alarm(self.live)
        if seconds is not None:
            # Slightly late, so the time is surely up.
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds) + 0.01, self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        self.begin(self.carry_out(time_out.time_is_up(self.live)))

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def stop(self) -> None:
        """Stop bots and clocks."""
        self._bots.stop()
        self._stop_alarm()

    @property
    def busy(self) -> bool:
        """Whether something keeps the table in memory: visitors, tasks, bots or an alarm."""
        going_on = self._bots.seats or self._tasks or self._alarm
        return bool(self.live.room.audience or going_on or self.lock.locked())
