"""The hall: which tables are in memory. A table comes when somebody needs it and leaves when nobody does."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any

from .. import game as find_game
from .. import kernel
from ..kernel import AstrariumError, BadRecord, Game, Record, Table
from ..kernel.choice import freeze
from ..kernel.record import UNDO
from .bots import Workers
from .live import LiveTable
from .store import Store, TableRow
from .tidy import NEW_TABLE, Tidy

log = logging.getLogger(__name__)
#: Seconds after which a table that nobody uses leaves memory, and how often that is looked after.
IDLE = 300.0
SWEEP = 30.0


class NoSuchTable(AstrariumError):
    """There is no table of that id."""


class Hall:
    """All tables that are in memory."""

    def __init__(self, store: Store, workers: Workers, idle: float = IDLE) -> None:
        self.store = store
        self.workers = workers
        self.idle = idle
        self.live: dict[str, LiveTable] = {}
        self.tidy = Tidy()
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to look after the tables, and let bots go on that were interrupted."""
        self.tidy.begin()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._wake_bots())]

    async def _wake_bots(self) -> None:
        for id in await self.store.bots_to_move():
            try:
                (await self.get(id)).wake_bots()
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
        self.tidy.end()

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
        live = LiveTable(row, table, self.store, self.workers, self.tidy, self.forget)
        self.tidy.count(NEW_TABLE)
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
            for live in tuple(self.live.values()):
                if not live.busy and monotonic() - live.used > self.idle:
                    await self._put_away(live)
            self.tidy.rest(quiet=not any(live.busy for live in self.live.values()))

    async def _put_away(self, live: LiveTable) -> None:
        try:
            await live.keep()
        except Exception:
            log.exception("table %s could not be put away", live.id)
        if not live.busy and monotonic() - live.used > self.idle:
            self.forget(live)
            live.table.state.host = None


def rebuild(game: Game, row: TableRow, entries: list[tuple[Any, Any]]) -> Table:
    """The table again, from how it began and all that was entered."""
    moves = [(who, freeze(what)) for who, what in entries]
    position = row.position
    if position is not None:
        moves = [(seat, freeze(answer)) for seat, answer in position.get("since", [])] + moves
    record = Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        seed=row.seed if position is None else None,
        moves=moves,
        position=position,
    )
    return kernel.replay(game, record)


def go_on(game: Game, row: TableRow, state: dict[str, Any], entries: list[tuple[Any, Any]]) -> Table:
    """A position of older rules under the present ones, with the answers since as far as they fit."""
    table = kernel.resume(game, state, row.options)
    for who, what in entries:
        try:
            if who == UNDO:
                table.undo(what)
            elif table.choice(who) is not None:
                table.answer(who, what)
        except AstrariumError as error:
            log.warning("table %s goes on without its latest answers: %s", row.id, error)
            break
    return table
