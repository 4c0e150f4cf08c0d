"""Which tables are in memory. A table comes when somebody needs it and leaves when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, time
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ... import game as find_game
from ... import kernel
from ...kernel import AstrariumError, Game, Table, Text
from ...tables import LiveTable, daily
from ...tables.archive import ArchivedTable
from ...tables.course import Earlier
from ...tables.parting import break_off
from ...tables.rebuilding import CarriedOver, as_kept, carry_over, generation
from ...tables.sheet import Sheet
from ...tables.snapshots import Snapshot
from ...tables.wishes import Broken
from ..bots.workers import Workers
from ..limits import Limits
from ..loop.collecting import Collecting
from ..store.rows import Moved, Overtaken
from ..store.store import Store
from .other_processes import OtherProcesses
from .presence import Presence
from .served import COME_AGAIN, ServedTable

log = logging.getLogger(__name__)
#: Seconds after which a table that nobody uses leaves memory, and how often that is looked after.
IDLE = 300.0
SWEEP = 30.0
#: So many people at least are seen to be there at a time.
TOGETHER = 100
#: Seconds that a server that stops takes for the games that have just ended.
LAST_ARCHIVES = 5.0


class NoSuchTable(AstrariumError):
    """There is no table of that id."""


class Stranded(AstrariumError):
    """A table of which nothing can be made, by the present rules or at all. It stays as it is."""


class LiveTables:
    """All tables that are in memory."""

    def __init__(
        self, store: Store, workers: Workers, idle: float = IDLE, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.served: dict[str, ServedTable] = {}
        self.collecting = Collecting()
        self.presence = Presence(store, self.served, limits or Limits())
        self.others = OtherProcesses(store, self.served, self.presence)
        self._coming: dict[str, asyncio.Task[ServedTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, wake: bool = True) -> None:
        """Begin to look after the tables; `wake`: let go on what was interrupted."""
        self.collecting.begin()
        works = [self._sweep, self.others.run, self.presence.run]
        if wake:
            works += [self._go_on, self._archive]
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def _go_on(self) -> None:
        for id in await self.store.lists.to_wake():
            try:
                (await self.get(id)).go_on()
            except AstrariumError as error:
                log.warning("table %s: %s", id, error)

    async def _archive(self) -> None:
        """Keep finished games as they were played, where the server was stopped before it could."""
        for id in await self.store.past.to_archive():
            try:
                served = await self.get(id)
                if not isinstance(served.live.table, ArchivedTable):
                    await served.archive()
                    if not served.busy:
                        self.forget(served)
            except AstrariumError as error:
                log.warning("table %s: %s", id, error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.presence.bye()
        for served in tuple(self.served.values()):
            served.stop()
            async with served.lock:
                await served.keeping.keep()
        archiving = [served.archived for served in self.served.values() if served.archived is not None]
        if archiving:
            await asyncio.wait(archiving, timeout=LAST_ARCHIVES)
        self.served.clear()
        self.collecting.end()

    async def get(self, id: str) -> ServedTable:
        """A table, from memory or from the store."""
        served = self.served.get(id)
        if served is not None:
            served.keeping.used = monotonic()
            return served
        if id not in self._coming:
            self._coming[id] = asyncio.create_task(self._made_out(id))
            self._coming[id].add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(self._coming[id])

    async def may_watch(self, live: LiveTable, person: str | None, token: str | None) -> bool:
        """Whether somebody may come to a table.

        A deal of the day that was played to the end is open to whoever has played it, and to all when the day
        is over; until then nobody else sees anything of it, not even by a link.
        """
        sheet = live.sheet
        if sheet.daily is None or (person is not None and live.seating.held_by(person)):
            return live.seating.may_watch(person, token)
        if not live.table.over or not sheet.counted:
            return not daily.closed(sheet) and live.seating.may_watch(person, token)
        if person is None or not daily.closed(sheet):
            return not daily.closed(sheet)
        return await self.store.results.finished(person, sheet.daily, sheet.game)

    def admit(
        self, row: Sheet, table: Table, earlier: Earlier | None = None, kept: Snapshot | None = None
    ) -> ServedTable:
        """A table that is to be in memory from now on; `kept`: what the store has of it just now."""
        served = ServedTable(row, table, self.store, self.workers, self, earlier)
        if kept is not None:
            served.keeping.has_kept(kept)
        served.live.room.elsewhere = self.presence.elsewhere(row.id)
        self.served[row.id] = served
        if not table.over and any(place.bot is not None for place in row.places):
            served.begin(self.workers.get_ready(row.game))
        return served

    def come_again(self, person: str) -> None:
        """Close the connections of a person: whoever may, comes again."""
        for served in self.served.values():
            for listener in tuple(served.live.room.audience):
                if listener.person == person:
                    listener.close(COME_AGAIN)

    def renamed(self, person: str, name: str, guest: bool) -> None:
        """Somebody is called differently, or has an account from now on."""
        for served in tuple(self.served.values()):
            if person in served.live.seating.people():
                served.live.renamed(person, name, guest)

    async def end(self, id: str, notice: Text) -> None:
        """Break a game off, whoever plays there; raises what a table raises."""
        for _ in range(3):  # somebody may play at this very moment, by way of another process
            served = await self.get(id)
            with suppress(Overtaken, Broken):
                await served.carry_out(break_off(served.live, notice))
                return

    async def delete(self, id: str) -> None:
        """Forget a table for good; whoever is there has to go."""
        served = await self.get(id)
        async with served.lock:
            served.stop()
            self.forget(served)
            await self.store.delete_table(id)
        served.gone()

    def forget(self, served: ServedTable) -> None:
        if self.served.get(served.id) is served:
            del self.served[served.id]

    async def _made_out(self, id: str) -> ServedTable:
        """A table from the store; whoever runs the server is told which one is damaged."""
        try:
            return await self._load(id)
        except (AstrariumError, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            log.exception("table %s cannot be read", id)
            raise Stranded("server-unreadable") from error

    async def _load(self, id: str) -> ServedTable:
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable("server-no-such-table")
        game = find_game(row.game)
        if row.words is not None:  # it is dealt later, by whichever process: nobody keeps it in memory
            begun = await asyncio.to_thread(kernel.start, game, row.seats, row.seed, row.options)
            return ServedTable(row, begun, self.store, self.workers, self)
        if row.rules != game.revision:
            return await self._load_other(game, row)
        kept = await self.store.past.snapshot(id)
        entries = await self.store.entries(id, row.first)
        row.moves = row.first + len(entries)
        table = await asyncio.to_thread(as_kept, game, row, kept, entries)
        if table is None:  # the rules have changed, though nobody has counted it
            return await self._load_other(game, row)
        return self.admit(row, table, await self._earlier(row))

    async def _earlier(self, row: Sheet) -> Earlier | None:
        """What went before the rules changed, if they have."""
        if row.earlier is None:
            return None
        told = await self.store.past.told(row.id, row.earlier["events"])
        return Earlier(row.earlier["moves"], told)

    async def _load_other(self, game: Game, row: Sheet) -> ServedTable:
        """A table of other rules: one that is over is shown as it was played, one in play goes on."""
        if row.over:
            return await self._load_finished(game, row)
        if generation(row.rules) > generation(game.revision):
            raise Moved("server-moved")
        old, gone_on = row.rules, await self._carry_over(game, row)
        row.rules, row.options, row.position = game.revision, gone_on.options, gone_on.position
        row.first, row.earlier = gone_on.first, gone_on.earlier
        changed = ("rules", "options", "position", "first", "earlier")
        values = {name: getattr(row, name) for name in changed}
        if not await self.store.past.take_over(row.id, old, row.moves, values):
            return await self._load(row.id)  # another process has changed the table meanwhile
        served = self.admit(row, gone_on.table, await self._earlier(row))
        if not gone_on.whole:
            served.changed_rules(gone_on.misfits)
        return served

    async def _load_finished(self, game: Game, row: Sheet) -> ServedTable:
        """A game that is over, as it was played; one of which only the end was kept, as whole as can be."""
        parts = await self.store.past.archived(row.id)
        if len(parts) < 2:
            try:
                gone_on = await self._carry_over(game, row)
            except AstrariumError:
                if not parts:
                    raise
            else:
                again = gone_on.table.result
                same = (
                    gone_on.whole
                    and again is not None
                    and msgspec.to_builtins(again.to_json(), str_keys=True) == row.result
                )
                if same or not parts:
                    row.rules = game.revision
                    return self.admit(row, gone_on.table, await self._earlier(row))
        archived: Any = ArchivedTable(game, parts)
        return self.admit(row, archived, await self._earlier(row))

    async def _carry_over(self, game: Game, row: Sheet) -> CarriedOver:
        kept = await self.store.past.snapshot(row.id)
        told = await self.store.past.told(row.id, kept.events if kept else 0)
        entries = await self.store.entries(row.id, row.first)
        row.moves = row.first + len(entries)
        try:
            return await asyncio.to_thread(carry_over, game, row, kept, told, entries)
        except AstrariumError as error:
            log.error("table %s cannot go on by the present rules of %s: %s", row.id, game.id, error)
            raise Stranded("server-stranded", why=error.text) from error

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
        there: set[tuple[str, str]] = set()
        for served in tuple(self.served.values()):
            there.update((served.id, each.person) for each in served.live.room.audience if each.mine)
            if len(there) >= TOGETHER:  # moves are not to wait for it
                await self.store.saw(sorted(there), time())
                there.clear()
        if there:
            await self.store.saw(sorted(there), time())

    async def _put_away(self, served: ServedTable) -> None:
        try:
            await served.keeping.keep()
        except Exception:
            log.exception("table %s could not be put away", served.id)
        if not served.busy and monotonic() - served.keeping.used > self.idle:
            self.forget(served)
            if not isinstance(served.live.table, ArchivedTable):
                served.live.table.state.listener = None
