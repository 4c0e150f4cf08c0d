"""A live table: a game in memory, the people around it, and the bots that sit there.

Every change goes the same way: the kernel checks it, the store commits it, then everybody is told. One change
at a time (`lock`); nobody sees a position that is not yet committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic, time
from typing import Any

import msgspec

from ...kernel import AstrariumError, Choice, IllegalAnswer, Move, Record, Table, Text, UndoRefused
from ...kernel.choice import freeze, thaw
from ...kernel.record import UNDO
from ..bots.thinking import Thinking
from ..bots.workers import Workers
from ..limits import AUDIENCE, LINES, Buckets, TooMuch
from ..lobby.bodies import Clock
from ..store.rows import Append, Conflict, SeatRow, Stand, TableRow
from ..store.store import CHANGING, Store
from . import for_seat, takeback
from . import messages as m
from .clocks import Clocks
from .for_listener import ForListener
from .listener import Listener
from .rebuilding import Overtaken, rebuild
from .seats import Seating
from .standing_in import StandIns

log = logging.getLogger(__name__)
#: Lines of chat that a newcomer gets.
CHAT = 100
#: A snapshot is kept after so many entries.
SNAPSHOT_EVERY = 25
#: Sent when a table has to be read again: the client connects anew.
COME_AGAIN = 1012


class Broken(AstrariumError):
    """The table in memory can no longer be trusted and is read again from the store."""


class AgainstTheRules(IllegalAnswer):
    """An answer that is refused, with the paragraph of the rules behind it where there is one."""

    def __init__(self, text: Text, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


def entry_texts(moves: Sequence[Move]) -> list[str]:
    """Answers as the store keeps them."""
    return [m.encode((move.seat, thaw(move.answer))).decode() for move in moves]


class LiveTable:
    """One table in play."""

    def __init__(
        self,
        row: TableRow,
        table: Table,
        store: Store,
        workers: Workers,
        forget: Callable[[LiveTable], None],
    ) -> None:
        self.id = row.id
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.used = monotonic()
        self._store = store
        self._forget = forget
        self._kept = row.moves
        self.request: takeback.Request | None = None
        self._thinking = Thinking(workers)
        self.stand_ins = StandIns(self, store)
        self.talk = Buckets(*LINES)
        self._works: set[asyncio.Task[None]] = set()
        self._hold(row, table)

    def _hold(self, row: TableRow, table: Table) -> None:
        """Be this table, as the store has it."""
        self.row = row
        self.table = table
        self.seating = Seating(row)
        #: Entries in the store; the next one gets this number.
        self._number = row.moves
        clock = msgspec.convert(row.clock, Clock) if row.clock else None
        self.clocks = Clocks(clock, row.seats, row.clocks) if clock else None
        self.showing = ForListener(row, table, self.seating, self.clocks)

    # -- coming and going

    async def join(self, listener: Listener) -> None:
        """Welcome somebody and show the position."""
        if len(self.audience) >= AUDIENCE:
            raise TooMuch("server-table-crowded", most=AUDIENCE)
        async with self.lock:
            back = [seat for seat in self.seating.held_by(listener.person) if self.place(seat).stand_in]
            for seat in back:
                await self.stand_ins.come_back(seat)
            lines = await self._store.talk.chat.last(self.id, CHAT)
            notices = await self._store.talk.notices.last(self.id, CHAT)
            self.used = monotonic()
            listener.mine = self.seating.held_by(listener.person)
            self.showing.choose_face(listener)
            self.audience.add(listener)
            listener.send(self.showing.welcome(listener, self.present, lines, notices))
            listener.send(self.showing.position(listener))
            if self.request is not None:
                listener.send(self.request.asked(listener.person))
            if back:
                self.tell_position(but=listener)
            self.tell_players(but=listener)
        self.go_on()

    def leave(self, listener: Listener) -> None:
        self.audience.discard(listener)
        self.used = monotonic()
        if not self.present(listener.person):
            self.tell_players()
            if listener.mine:
                self.begin(self._store.saw([(self.id, listener.person)], time()))

    def present(self, person: str) -> bool:
        return any(listener.person == person for listener in self.audience)

    async def seated(self, seat: int, person: str, name: str) -> None:
        """Somebody has taken a seat."""
        async with self.lock:
            self.charge()  # the clocks stood until now
            place = self.place(seat)
            place.person, place.called = person, name
            for listener in self.audience:
                if listener.person == person:
                    listener.mine = self.seating.held_by(person)
                    listener.face(None)
                    self.showing.choose_face(listener)
                    listener.send(self.showing.welcome(listener, self.present))
            self.tell_all()
        self.go_on()

    async def handed_over(self, guest: str, person: str, name: str) -> None:
        """A guest has turned out to be somebody we know: the seats are that person's now."""
        async with self.lock:
            if self.seating.host == guest:
                self.seating.host = person
            for place in self.seating.places:
                if place.person == guest:
                    place.person, place.called = person, name
            for listener in tuple(self.audience):
                if listener.person == guest:
                    listener.close(COME_AGAIN)

    def renamed(self, person: str, name: str) -> None:
        for place in self.seating.places:
            if place.person == person:
                place.called = name
        self.tell_players()

    def place(self, seat: int) -> SeatRow:
        """A seat of this table; raises an error where there is none."""
        if not 0 <= seat < len(self.seating.places):
            raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=self.row.seats)
        return self.seating.places[seat]

    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return self.showing.running()

    def charge(self) -> None:
        """Take the time until now from those whose clocks run."""
        if self.clocks is not None:
            self.clocks.charge(self.running(), None)

    # -- telling

    async def note(self, text: Text) -> None:
        """Tell and keep what happened at the table and is not of the game."""
        notice = m.Notice(text=text.to_json(), move=for_seat.public_move(self.table), at=time())
        await self._store.talk.notices.add(self.id, move=notice.move, text=notice.text, at=notice.at)
        self.tell(notice)

    async def chat(self, line: m.ChatLine) -> None:
        """Tell and keep what somebody said."""
        await self._store.talk.chat.add(self.id, seat=line.seat, name=line.name, text=line.text, at=line.at)
        self.tell(line)

    def tell(self, message: m.ServerMessage) -> None:
        for listener in self.audience:
            listener.send(message)

    def tell_all(self) -> None:
        """Show everybody the present position, and who plays. With the lock held."""
        self.tell_position()
        self.tell_players()

    def tell_players(self, but: Listener | None = None) -> None:
        players = self.seating.players(self.present)
        for listener in self.audience:
            if listener is not but:
                listener.send(m.Players(players=players, links=self.showing.links(listener)))

    def tell_position(self, but: Listener | None = None) -> None:
        """Show everybody the present position. With the lock held: it has to be committed."""
        for listener in tuple(self.audience):
            if listener is not but:
                listener.send(self.showing.position(listener))

    # -- changing the table

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that is to be finished, whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return task

    async def play(self, seat: int, answer: Any) -> None:
        """Let the kernel take an answer, and keep it."""
        table = self.table
        before, running = len(table.history), self.running()
        choice = table.choice(seat)
        try:
            table.answer(seat, answer)
        except IllegalAnswer as error:
            raise AgainstTheRules(error.text, for_seat.rule_against(choice, answer)) from None
        except Exception as error:
            raise self._broken(error) from error
        await self._commit(entry_texts(table.history[before:]), running, seat)
        self.settle(False)

    async def taken_back(self, entries: list[takeback.Entry], running: list[int], agreed: bool) -> None:
        """Keep what was taken back; `agreed` tells that the others were asked."""
        if not entries:
            raise UndoRefused("error-undo-nothing")
        await self._commit([m.encode(entry).decode() for entry in entries], running, None)
        self.settle(agreed)
        self._hear_again()

    def settle(self, agreed: bool) -> None:
        """The question of taking back is answered, or what happened has answered it."""
        if self.request is not None:
            settled = m.UndoSettled(seat=self.request.seat, agreed=agreed)
            self.request = None
            self.tell(settled)

    async def _commit(self, entries: list[str], running: list[int], answered: int | None) -> None:
        """Append to the store what the kernel has accepted; only then it counts."""
        table, row = self.table, self.row
        self.used = monotonic()
        if self.clocks is not None:
            own = answered is not None and self.place(answered).stand_in is None
            self.clocks.charge(running, answered if own else None)
            row.clocks = self.clocks.left[:]
        row.moves = self._number + len(entries)
        row.move = for_seat.public_move(table)
        row.waiting = [choice.seat for choice in table.pending]
        row.changed, row.over = time(), table.over
        row.result = table.result.to_json() if table.result is not None else None
        values = {name: getattr(row, name) for name in CHANGING}
        try:
            await self._store.append(Append(self.id, self._number, entries, values))
        except Conflict:
            await self._take_in(play_on=False)
            raise Overtaken("server-stale") from None
        except Exception as error:
            raise self._broken(error) from error
        self._number = row.moves
        if self._number - self._kept >= SNAPSHOT_EVERY or table.over:
            self.begin(self.keep())

    # -- other processes

    def stand(self) -> Stand:
        """How far this table is, as the store would tell it."""
        return Stand(self._number, [(place.person, place.stand_in) for place in self.seating.places])

    async def catch_up(self) -> None:
        """Take in what another process has written."""
        async with self.lock:
            if (await self._store.stands([self.id])).get(self.id) != self.stand():
                await self._take_in(play_on=True)
        self.go_on()

    async def _take_in(self, play_on: bool) -> None:
        """Be the table that the store holds, and show it. With the lock held.

        `play_on`: the table in memory is as the store had it a moment ago, and only has to be played on.
        """
        row = await self._store.table(self.id)
        if row is None or row.rules != self.row.rules:
            raise self._broken(Conflict(self.id))
        entries = await self._store.entries(self.id, row.first)
        row.moves = row.first + len(entries)
        new = entries[self._number - row.first :]
        try:
            if play_on and not any(who == UNDO for who, _ in new):
                table = self.table
                table.feed([(seat, freeze(answer)) for seat, answer in new])
            else:
                table = await asyncio.to_thread(rebuild, self.table.game, row, entries)
        except AstrariumError as error:
            raise self._broken(error) from error
        self._hold(row, table)
        self.settle(False)
        for listener in self.audience:
            listener.mine = self.seating.held_by(listener.person)
        self._hear_again()
        self.tell_all()

    def _hear_again(self) -> None:
        """The table went back: what was told stays true up to there."""
        for listener in self.audience:
            listener.heard = min(listener.heard, len(self.table.events(0, listener.facing)))

    def _broken(self, error: Exception) -> Broken:
        """Give the table up: everybody comes again, to what the store holds."""
        log.warning("table %s is read again: %s: %s", self.id, type(error).__name__, error)
        self._forget(self)
        self.stop()
        for listener in tuple(self.audience):
            # A little later: whoever asked is told first.
            asyncio.get_running_loop().call_soon(listener.close, COME_AGAIN)
        return Broken("server-try-again")

    def keep(self) -> Coroutine[Any, Any, None]:
        """Keep a snapshot of this very moment, from which later rules can go on."""
        if self._kept == self._number:
            return _nothing()
        self._kept = self._number
        rules, position = self.table.game.revision, self.table.position()
        return self._store.keep_snapshot(self.id, self._number, rules, position, self.heading())

    def heading(self) -> list[dict[str, Any]]:
        """Where the game stands, as everybody may know it."""
        facts: list[dict[str, Any]] = msgspec.to_builtins(for_seat.heading(self.table))
        return facts

    def record(self) -> Record:
        """The record of the game, with the names of those who played it."""
        self.table.players = [name or "" for name in self.seating.names()]
        return self.table.record

    # -- bots

    async def play_for(self, seat: int, choice: Choice, answer: Any) -> None:
        """Give a bot's answer, unless the choice is gone meanwhile."""
        async with self.lock:
            if self.table.choice(seat) is choice:
                await self.play(seat, answer)
                self.tell_position()
        self.stand_ins.watch()

    def go_on(self) -> None:
        """What goes on by itself: bots think, clocks run."""
        self._thinking.wake(self)
        self.stand_ins.watch()

    def stop(self) -> None:
        """Let nothing go on any more."""
        self._thinking.stop()
        self.stand_ins.stop()

    def stop_thinking(self, seat: int) -> None:
        self._thinking.stop(seat)

    @property
    def busy(self) -> bool:
        """Whether anything goes on here, so that the table has to stay in memory."""
        going_on = self._thinking.seats or self._works or self.stand_ins.waiting
        return bool(self.audience or going_on or self.lock.locked())


async def _nothing() -> None:
    pass
