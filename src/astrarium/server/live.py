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

from ..kernel import AstrariumError, Choice, IllegalAnswer, Move, Record, Table, Text, UndoRefused
from ..kernel.choice import thaw
from . import messages as m
from . import sight, takeback
from .audience import Listener
from .bodies import Clock
from .bots import Workers
from .clocks import Clocks
from .door import AUDIENCE, LINES, Buckets, TooMuch
from .people import Unknown
from .seats import Seating
from .showing import Showing
from .standing_in import StandIns
from .store import CHANGING, Append, SeatRow, Store, TableRow
from .thinking import Thinking
from .tidy import Tidy

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
        tidy: Tidy,
        forget: Callable[[LiveTable], None],
    ) -> None:
        self.id = row.id
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.used = monotonic()
        self._store = store
        self._tidy = tidy
        self._forget = forget
        self._kept = row.moves
        self._request: takeback.Request | None = None
        self._thinking = Thinking(workers)
        self._stand_ins = StandIns(self, store)
        self._talk = Buckets(*LINES)
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
        self._showing = Showing(row, table, self.seating, self.clocks)

    # -- coming and going

    async def join(self, listener: Listener) -> None:
        """Welcome somebody and show the position."""
        if len(self.audience) >= AUDIENCE:
            raise TooMuch("server-table-crowded", most=AUDIENCE)
        async with self.lock:
            for seat in self.seating.held_by(listener.person):
                await self._stand_ins.come_back(seat)
            lines = await self._store.chat(self.id, CHAT)
            notices = await self._store.notices(self.id, CHAT)
            self.used = monotonic()
            listener.mine = self.seating.held_by(listener.person)
            self._showing.choose_face(listener)
            self.audience.add(listener)
            listener.send(self._showing.welcome(listener, self.present, lines, notices))
            listener.send(self._showing.position(listener))
            if self._request is not None:
                listener.send(self._asked(listener, self._request))
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
                    self._showing.choose_face(listener)
                    listener.send(self._showing.welcome(listener, self.present))
            self._tell_all()
            self.tell_players()
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
        return self._showing.running()

    def charge(self) -> None:
        """Take the time until now from those whose clocks run."""
        if self.clocks is not None:
            self.clocks.charge(self.running(), None)

    async def note(self, text: Text) -> None:
        """Tell and keep what happened at the table and is not of the game."""
        notice = m.Notice(text=text.to_json(), move=sight.public_move(self.table), at=time())
        await self._store.add_notice(self.id, notice.move, notice.text, notice.at)
        for listener in self.audience:
            listener.send(notice)

    def changed(self) -> None:
        """Somebody's place has changed: show it, and let it go on."""
        self._tell_all()
        self.tell_players()
        self.go_on()

    def tell_players(self, but: Listener | None = None) -> None:
        players = self.seating.players(self.present)
        for listener in self.audience:
            if listener is not but:
                listener.send(m.Players(players=players, links=self._showing.links(listener)))

    def _tell_all(self) -> None:
        """Show everybody the present position."""
        for listener in tuple(self.audience):
            listener.send(self._showing.position(listener))

    # -- what a client may ask

    async def answer(self, listener: Listener, message: m.Answer) -> None:
        """Give an answer; raises an error, with nothing changed, when it is not allowed."""
        async with self.lock:
            self._check(listener, message.seat, message.move)
            await self._play(message.seat, message.answer)
            listener.send(m.Done(id=message.id))
            self._tell_all()
        self.go_on()

    async def undo(self, listener: Listener, message: m.Undo) -> None:
        """Take back at once where that is allowed, else ask the others."""
        async with self.lock:
            seat, whole = message.seat, message.whole_turn
            self._check(listener, seat, message.move)
            others, running = self.seating.others(listener.person), self.running()
            if others and self.table.over:
                raise UndoRefused("server-over")  # everybody knows the seed now
            try:
                if others:
                    entries = takeback.take_back_alone(self.table, seat, whole)
                else:
                    entries = takeback.take_back_freely(self.table, seat, whole)
            except UndoRefused:
                self._ask(listener, message, others)
                return
            await self._taken_back(entries, running, agreed=False)
            listener.send(m.Done(id=message.id))
            self._tell_all()
        self.go_on()

    def _ask(self, listener: Listener, message: m.Undo, others: set[str]) -> None:
        if not takeback.own_answers(self.table, message.seat):
            raise UndoRefused("error-undo-nothing")
        if self._request is not None:
            raise UndoRefused("server-undo-asked-already")
        self._request = takeback.Request(
            message.seat, listener.person, message.move, message.whole_turn, set(others)
        )
        listener.send(m.Done(id=message.id))
        for each in self.audience:
            each.send(self._asked(each, self._request))

    def _asked(self, listener: Listener, request: takeback.Request) -> m.UndoAsked:
        return m.UndoAsked(
            seat=request.seat,
            move=request.move,
            whole_turn=request.whole_turn,
            reply=listener.person in request.missing,
        )

    async def undo_reply(self, listener: Listener, message: m.UndoReply) -> None:
        """One of the others agrees or does not; who asked may withdraw by not agreeing."""
        async with self.lock:
            request = self._request
            if request is None or listener.person not in {*request.missing, request.person}:
                raise UndoRefused("server-undo-not-asked")
            if not message.agree:
                self._settle(False)
            else:
                request.missing.discard(listener.person)
                if not request.missing and listener.person != request.person:
                    running = self.running()
                    entries = takeback.take_back_freely(self.table, request.seat, request.whole_turn)
                    await self._taken_back(entries, running, agreed=True)
                    self._tell_all()
            listener.send(m.Done(id=message.id))
        self.go_on()

    def _settle(self, agreed: bool) -> None:
        """The question of taking back is answered, or what happened has answered it."""
        if self._request is not None:
            settled = m.UndoSettled(seat=self._request.seat, agreed=agreed)
            self._request = None
            for listener in self.audience:
                listener.send(settled)

    async def look(self, listener: Listener, message: m.Look) -> None:
        """Show a past position, as the listener's seat could see it then."""
        async with self.lock:
            if message.move > sight.public_move(self.table):
                raise IllegalAnswer(
                    "error-no-such-move", move=message.move, moves=sight.public_move(self.table)
                )
            view, events = sight.past(self.table, listener.facing, message.move)
        listener.send(
            m.History(id=message.id, move=message.move, seat=listener.facing, view=view, events=events)
        )

    async def why(self, listener: Listener, message: m.Why) -> None:
        async with self.lock:
            self._check_seat(listener, message.seat)
            choice = self.table.choice(message.seat)
            barred = [] if choice is None else sight.barred(self.table, choice)
        listener.send(m.WhyNot(id=message.id, seat=message.seat, barred=barred))

    async def chat(self, listener: Listener, message: m.Say) -> None:
        if not listener.person:
            raise Unknown("server-who-are-you")
        if len(message.text) > m.LONGEST_LINE:
            raise TooMuch("server-chat-too-long", most=m.LONGEST_LINE)
        if not self._talk.take(listener.person):
            raise TooMuch("server-chat-too-fast")
        seat = listener.mine[0] if listener.mine else None
        if seat is not None and listener.facing is not None:
            seat = listener.facing
        name = listener.name if seat is None else self.seating.name(seat) or listener.name
        line = m.ChatLine(seat=seat, name=name, text=message.text, at=time())
        await self._store.add_chat(self.id, seat, name, message.text, line.at)
        for each in self.audience:
            each.send(line)
        listener.send(m.Done(id=message.id))

    async def pass_on(self, listener: Listener, message: m.PassOn) -> None:
        """Hot-seat: the next player has taken the device."""
        async with self.lock:
            pass_to = self._showing.choose_face(listener)
            if pass_to is not None:
                listener.face(pass_to)
            listener.send(m.Done(id=message.id))
            listener.send(self._showing.position(listener))

    async def stand_in(self, listener: Listener, message: m.StandIn) -> None:
        """Let a bot play for somebody who has been away too long."""
        async with self.lock:
            await self._stand_ins.ask(listener, message.seat)
            listener.send(m.Done(id=message.id))
        self.changed()

    async def come_back(self, listener: Listener, message: m.ComeBack) -> None:
        """Take a seat back from the bot that plays for its person."""
        async with self.lock:
            self._check_seat(listener, message.seat)
            await self._stand_ins.come_back(message.seat)
            listener.send(m.Done(id=message.id))
        self.changed()

    def _check_seat(self, listener: Listener, seat: int) -> None:
        if seat not in listener.mine:
            raise IllegalAnswer("server-not-your-seat", seat=str(seat))

    def _check(self, listener: Listener, seat: int, move: int) -> None:
        self._check_seat(listener, seat)
        if self.place(seat).stand_in is not None:
            raise IllegalAnswer("server-stand-in-plays")
        if move != sight.public_move(self.table):
            raise IllegalAnswer("server-stale")

    # -- changing the table

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that is to be finished, whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return task

    async def _play(self, seat: int, answer: Any) -> None:
        """Let the kernel take an answer, and keep it."""
        table = self.table
        before, running = len(table.history), self.running()
        choice = table.choice(seat)
        try:
            table.answer(seat, answer)
        except IllegalAnswer as error:
            raise AgainstTheRules(error.text, sight.rule_against(choice, answer)) from None
        except Exception as error:
            raise self._broken(error) from error
        await self._commit(entry_texts(table.history[before:]), running, seat)
        self._settle(False)

    async def _taken_back(self, entries: list[takeback.Entry], running: list[int], agreed: bool) -> None:
        """Keep what was taken back; `agreed` tells that the others were asked."""
        if not entries:
            raise UndoRefused("error-undo-nothing")
        await self._commit([m.encode(entry).decode() for entry in entries], running, None)
        self._settle(agreed)
        for listener in self.audience:
            # What was told stays true up to where the table went back to.
            listener.heard = min(listener.heard, len(self.table.events(0, listener.facing)))

    async def _commit(self, entries: list[str], running: list[int], answered: int | None) -> None:
        """Append to the store what the kernel has accepted; only then it counts."""
        table, row = self.table, self.row
        self.used = monotonic()
        if self.clocks is not None:
            own = answered is not None and self.place(answered).stand_in is None
            self.clocks.charge(running, answered if own else None)
            row.clocks = self.clocks.left[:]
        row.moves = self._number + len(entries)
        row.move = sight.public_move(table)
        row.waiting = [choice.seat for choice in table.pending]
        row.changed, row.over = time(), table.over
        row.result = table.result.to_json() if table.result is not None else None
        values = {name: getattr(row, name) for name in CHANGING}
        try:
            await self._store.append(Append(self.id, self._number, entries, values))
        except Exception as error:
            raise self._broken(error) from error
        self._number = row.moves
        self._tidy.count()
        if self._number - self._kept >= SNAPSHOT_EVERY or table.over:
            self.begin(self.keep())

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
        facts: list[dict[str, Any]] = msgspec.to_builtins(sight.heading(self.table))
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
                await self._play(seat, answer)
                self._tell_all()
        self._stand_ins.watch()

    def go_on(self) -> None:
        """What goes on by itself: bots think, clocks run."""
        self._thinking.wake(self)
        self._stand_ins.watch()

    def stop(self) -> None:
        """Let nothing go on any more."""
        self._thinking.stop()
        self._stand_ins.stop()

    def stop_thinking(self, seat: int) -> None:
        self._thinking.stop(seat)

    @property
    def busy(self) -> bool:
        """Whether anything goes on here, so that the table has to stay in memory."""
        going_on = self._thinking.seats or self._works or self._stand_ins.waiting
        return bool(self.audience or going_on or self.lock.locked())


async def _nothing() -> None:
    pass
