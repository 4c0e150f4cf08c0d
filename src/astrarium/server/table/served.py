"""A table that the server gives a home: one change at a time, kept by the store, with bots and alarms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic, time
from typing import Any, Protocol

import msgspec

from ...kernel import AstrariumError, Table, Text
from ...kernel.choice import freeze
from ...tables import Deed, LiveTable, deeds, standing_in
from ...tables.course import Earlier
from ...tables.listener import Listener
from ...tables.rebuilding import misfit_notice, rebuild
from ...tables.sheet import Sheet
from ...tables.wishes import Broken, KeepMoves, Ponder
from ..bots import coach
from ..bots.thinking import Thinking
from ..bots.worker import BotFailed
from ..bots.workers import Workers
from ..store.channel import Moves
from ..store.rows import Conflict, Moved, Overtaken
from ..store.store import Store
from .keeping import Keeping
from .wire import packed

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder().decode
#: Sent when a table has to be read again: the client connects anew.
COME_AGAIN = 1012
#: Sent to whoever is at a table that is no more.
GONE = 4404


class Home(Protocol):
    """What a table in memory is kept by."""

    presence: Any

    def forget(self, served: ServedTable) -> None: ...


class ServedTable:
    """One table in memory, behind its lock."""

    def __init__(
        self,
        sheet: Sheet,
        table: Table,
        store: Store,
        workers: Workers,
        home: Home,
        earlier: Earlier | None = None,
    ) -> None:
        self.live = LiveTable(sheet, table, packed, earlier)
        self.lock = asyncio.Lock()
        self.keeping = Keeping(self.live, store)
        self._store = store
        self._home = home
        self._workers = workers
        self._thinking = Thinking(workers)
        self._alarm: asyncio.TimerHandle | None = None
        self._works: set[asyncio.Task[None]] = set()
        #: The game is being kept as it was played.
        self.archived: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.live.id

    # -- deeds

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that is to be finished, whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.finish(task)
        return task

    def finish(self, task: asyncio.Task[None]) -> None:
        """Let something that has begun be finished."""
        self._works.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._works.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # the database may be away for a moment
            log.warning("table %s: %s: %s", self.id, type(error).__name__, " ".join(str(error).split())[:200])

    async def carry_out(self, deed: Deed) -> None:
        """Carry out a deed to its end; raises what it raises."""
        async with self.lock:
            await self.carry_on(deed)
        self.go_on()

    async def carry_on(self, deed: Deed) -> None:
        """The same, with the lock held."""
        try:
            await self._grant_all(deed)
        except Conflict:
            await self._fall_back()
            raise Overtaken("table-stale") from None
        except Moved as moved:
            self.give_up(moved)
            raise
        except Broken as error:
            self.give_up(error.__cause__ or error)
            raise

    async def _fall_back(self) -> None:
        """Drop what somebody else was quicker with: nobody is to see it, whatever becomes of the database."""
        try:
            await self._take_in(play_on=False)
        except Broken:
            raise
        except Exception as error:
            self.give_up(error)
            raise Broken("table-try-again") from error

    async def _grant_all(self, deed: Deed) -> None:
        wish = next(deed, None)
        while wish is not None:
            try:
                if isinstance(wish, Ponder):
                    self.begin(self._ponder(wish))
                    granted = None
                else:
                    granted = await self.keeping.grant(wish)
            except (Conflict, Moved):
                raise
            except Exception as error:
                if isinstance(wish, KeepMoves):
                    raise Broken("table-try-again") from error
                raise
            if isinstance(wish, KeepMoves) and self.live.table.over:
                self.archived = self.begin(self.archive())
            try:
                wish = deed.send(granted)
            except StopIteration:
                wish = None

    async def _ponder(self, wish: Ponder) -> None:
        """Have something thought through while the table goes on; who asked is told."""
        try:
            if wish.what == "hint":
                wish.tell(await coach.hint(self._workers, wish.task, wish.person))
                return
            if wish.what == "turns":
                wish.tell(await coach.turns(self._workers, wish.task, wish.person))
                return
            async for found in coach.review(self._workers, wish.task, wish.person):
                wish.tell(found)
        except BotFailed as error:
            log.warning("coach at table %s: %s", self.id, error)
            wish.fail()

    async def archive(self) -> None:
        """Keep a finished game as it was played, whatever becomes of the rules."""
        try:
            parts = await self._workers.archive(self.live.table)
        except BotFailed as error:
            log.warning("table %s is archived when the server starts again: %s", self.id, error)
        else:
            await self._store.past.archive(self.id, parts)

    def give_up(self, error: BaseException) -> None:
        """The table cannot be trusted any more: everybody comes again, to what the store holds."""
        log.warning("table %s is read again: %s: %s", self.id, type(error).__name__, error)
        self._home.forget(self)
        self.stop()
        for listener in tuple(self.live.room.audience):
            # A little later: whoever asked is told first.
            asyncio.get_running_loop().call_soon(listener.close, COME_AGAIN)

    def gone(self) -> None:
        """The table is no more: nobody comes again."""
        self._home.forget(self)
        self.stop()
        for listener in tuple(self.live.room.audience):
            listener.close(GONE)

    def changed_rules(self, misfits: list[tuple[int, Any]]) -> None:
        """The rules have changed: say which answers no longer fit."""
        self.begin(self.carry_out(self._tell_misfits(misfits)))

    def _tell_misfits(self, misfits: list[tuple[int, Any]]) -> Deed:
        yield from self.live.note(Text("server-notice-rules"))
        told: set[int] = set()
        for seat, answer in misfits:
            if seat not in told:
                told.add(seat)
                again = sum(who == seat for who, _ in misfits)
                yield from self.live.note(misfit_notice(self.live.table, seat, answer, again - 1))

    # -- coming and going

    async def join(self, listener: Listener) -> None:
        self.keeping.used = monotonic()
        await self.carry_out(deeds.join(self.live, listener))
        self._home.presence.changed(self.id)

    def leave(self, listener: Listener) -> None:
        self.keeping.used = monotonic()
        self._home.presence.changed(self.id)
        last = self.live.room.leave(listener)
        if not self._home.presence.ours(self.id):
            self._thinking.stop()  # others are there by way of another process, in which it is thought on
        if last and listener.mine:
            self.begin(self._store.saw([(self.id, listener.person)], time()))
            if not self.lock.locked():
                self.begin(self.keeping.keep())

    async def seated(self, seat: int, person: str, name: str, guest: bool) -> None:
        """Somebody has taken a seat."""
        async with self.lock:
            self.live.seated(seat, person, name, guest)
        self.go_on()

    async def handed_over(self, guest: str, person: str, name: str) -> None:
        """A guest has turned out to be somebody we know: the seats are that person's now."""
        async with self.lock:
            seating = self.live.seating
            if seating.host == guest:
                seating.host = person
            for place in seating.places:
                if place.person == guest:
                    place.person, place.called, place.guest = person, name, False
            for listener in tuple(self.live.room.audience):
                if listener.person == guest:
                    listener.close(COME_AGAIN)

    # -- other processes

    async def catch_up(self) -> None:
        """Take in what another process has written."""
        async with self.lock:
            if (await self._store.stands([self.id])).get(self.id) != self.keeping.stand():
                await self._take_in(play_on=True)
        self.go_on()

    async def hear(self, moves: Moves) -> None:
        """Take in what another process tells of; only where that is not all, read what it has written."""
        async with self.lock:
            sheet, keeping = self.live.sheet, self.keeping
            end = moves.number + len(moves.entries)
            if moves.row is not None and (moves.rules, moves.first) == (sheet.rules, sheet.first):
                if end <= keeping.number:
                    return
                new = [(who, what) for who, what in map(decode, moves.entries)]
                if moves.number == keeping.number and not any(isinstance(who, str) for who, _ in new):
                    for name, value in moves.row.items():
                        setattr(sheet, name, value)
                    self._play_on(sheet, new)
                    self.go_on()
                    return
        await self.catch_up()

    def _play_on(self, row: Sheet, new: list[Any]) -> None:
        """Be as far as another process is, and show it."""
        live = self.live
        try:
            if new:
                live.table.feed([(seat, freeze(answer)) for seat, answer in new])
        except Exception as error:
            self.give_up(error)
            raise Broken("table-try-again") from error
        live.hold(row, live.table, live.course.earlier)
        self.keeping.number = row.moves
        live.room.look_again()

    async def _take_in(self, play_on: bool) -> None:
        """Be the table that the store holds, and show it. With the lock held.

        `play_on`: the table in memory is as the store had it a moment ago, and only has to be played on.
        """
        live = self.live
        row = await self._store.table(self.id)
        if row is None or row.rules != live.sheet.rules or row.first != live.sheet.first:
            self.give_up(Conflict(self.id))
            raise Broken("table-try-again")
        if play_on and row.moves >= self.keeping.number:
            new = await self._store.entries(self.id, self.keeping.number)
            if not any(isinstance(who, str) for who, _ in new):
                row.moves = self.keeping.number + len(new)
                self._play_on(row, new)
                return
        entries = await self._store.entries(self.id, row.first)
        row.moves = row.first + len(entries)
        try:
            table = await asyncio.to_thread(rebuild, live.table.game, row, entries)
        except AstrariumError as error:
            self.give_up(error)
            raise Broken("table-try-again") from error
        live.hold(row, table, live.course.earlier)
        self.keeping.read_again(row.moves)
        live.room.look_again()

    # -- what goes on by itself

    def go_on(self) -> None:
        """Let bots think and clocks run; where others are at the table elsewhere, in one process of all."""
        if self.live.sheet.words is not None:
            return  # nothing is dealt yet
        if self._home.presence.ours(self.id):
            self._thinking.wake(self)
        else:
            self._thinking.stop()
        self._set_alarm()

    def _set_alarm(self) -> None:
        self._stop_alarm()
        seconds = standing_in.next_alarm(self.live)
        if seconds is not None:
            # A moment later, so that the time is really up.
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds) + 0.01, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.begin(self.carry_out(standing_in.time_is_up(self.live)))

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def stop(self) -> None:
        """Let nothing go on any more."""
        self._thinking.stop()
        self._stop_alarm()

    @property
    def busy(self) -> bool:
        """Whether anything goes on here, so that the table has to stay in memory."""
        going_on = self._thinking.seats or self._works or self._alarm
        return bool(self.live.room.audience or going_on or self.lock.locked())
