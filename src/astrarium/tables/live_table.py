"""A live table: a game in memory, its seats, its clocks, and the room around it.

Every change goes the same way: the kernel checks it, the table's home keeps it, then everybody is told. One
change at a time; nobody sees a position that is not yet kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from ..kernel import Answer, Choice, IllegalAnswer, Move, Record, Table, Text, UndoRefused
from ..kernel.choice import thaw
from . import for_seat, pleas
from . import messages as m
from .clocks import Clocks
from .common import Pack, plain
from .course import Course, Earlier
from .for_listener import ForListener
from .puzzling import puzzling_at
from .room import Room
from .seats import Seating
from .sheet import Place, Sheet
from .teaching import teaching_at
from .wishes import Broken, Deed, Entry, KeepMoves, KeepNotice, KeepVotes


class AgainstTheRules(IllegalAnswer):
    """An answer that is refused, with the paragraph of the rules behind it where there is one."""

    def __init__(self, text: Text, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


def entries(moves: Sequence[Move]) -> list[Entry]:
    """Answers as they are kept."""
    return [(move.seat, thaw(move.answer)) for move in moves]


class LiveTable:
    """One table in play."""

    def __init__(
        self, sheet: Sheet, table: Table, pack: Pack = plain, earlier: Earlier | None = None
    ) -> None:
        self.room = Room()
        self._pack = pack
        self.hold(sheet, table, earlier)

    def hold(self, sheet: Sheet, table: Table, earlier: Earlier | None = None) -> None:
        """Be this table."""
        self.sheet = sheet
        self.table = table
        self.course = Course(table, earlier)
        self.seating = Seating(sheet)
        self.clocks = Clocks(sheet.clock, sheet.seats, sheet.clocks) if sheet.clock else None
        self.teaching = teaching_at(sheet, table)
        self.puzzling = puzzling_at(sheet, table)
        self.showing = ForListener(
            sheet, self.course, self.seating, self.clocks, self._pack, self.teaching, self.puzzling
        )
        self.room.hold(self.seating, self.showing)
        self.hear_pleas()

    @property
    def id(self) -> str:
        return self.sheet.id

    def place(self, seat: int) -> Place:
        """A seat of this table; raises an error where there is none."""
        if not 0 <= seat < len(self.seating.places):
            raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=self.sheet.seats)
        return self.seating.places[seat]

    def planned(self, choice: Choice) -> Answer | None:
        """What a bot answers because a lesson or a puzzle has it so; None: whatever it thinks best."""
        set_out = self.teaching or self.puzzling
        return None if set_out is None else set_out.planned(choice)

    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return [] if self.clocks is None else self.showing.running()

    def charge(self) -> None:
        """Take the time until now from those whose clocks run."""
        if self.clocks is not None:
            self.clocks.charge(self.running(), None)

    # -- changing the table

    def play(self, seat: int, answer: Any) -> Deed:
        """Let the kernel take an answer, and have it kept."""
        table = self.table
        before, running = table.moves, self.running()
        choice = table.choice(seat)
        try:
            table.answer(seat, answer)
        except IllegalAnswer as error:
            raise AgainstTheRules(error.text, for_seat.rule_against(choice, answer)) from None
        except Exception as error:
            raise Broken("table-try-again") from error
        yield self._changed(entries(table.answers_since(before)), running, seat)
        yield from self.settle(False)

    def taken_back(self, taken: list[Entry], running: list[int], agreed: bool) -> Deed:
        """Have kept what was taken back; `agreed` tells that the others were asked."""
        if not taken:
            raise UndoRefused("error-undo-nothing")
        yield self._changed(taken, running, None)
        yield from self.settle(agreed)
        self.room.hear_again()

    def ended(self, entries: list[Entry], running: list[int]) -> Deed:
        """Have kept that somebody gave up, or that the game was broken off."""
        yield self._changed(entries, running, None)
        yield from self.settle(False)

    def _changed(self, new: list[Entry], running: list[int], answered: int | None) -> KeepMoves:
        """Write down how the table stands after what the kernel has accepted."""
        table, sheet = self.table, self.sheet
        if self.clocks is not None:
            own = answered is not None and self.place(answered).stand_in is None
            self.clocks.charge(running, answered if own else None)
            sheet.clocks = self.clocks.left[:]
        sheet.move = self.course.move
        sheet.waiting = [choice.seat for choice in table.pending]
        sheet.changed, sheet.over = time(), table.over
        if self.teaching is not None:
            sheet.stop = self.teaching.reached
        if self.puzzling is not None:
            sheet.solved = sheet.solved or self.puzzling.solved
        sheet.result = table.result.to_json() if table.result is not None else None
        return KeepMoves(new)

    # -- what one asks of the others

    def plead(self, votes: pleas.Votes) -> Deed:
        """Have kept who agrees to what, and tell of it."""
        yield from self.keep_votes(votes)
        self.hear_pleas()

    def keep_votes(self, votes: pleas.Votes) -> Deed:
        if votes != self.sheet.votes:
            yield KeepVotes(votes, self.sheet.votes)
            self.sheet.votes = votes

    def settle(self, agreed: bool) -> Deed:
        """The question of taking back is answered, or what happened has answered it."""
        self.room.settle(agreed)
        yield from self.plead(pleas.without_undo(self.sheet.votes))

    def hear_pleas(self) -> None:
        """Tell what has changed in what people ask of each other."""
        votes = self.sheet.votes
        request = pleas.undo_in(votes, self.course.move, self.seating)
        self.room.hear_pleas(request, self.course.move, *pleas.rematch_in(votes))

    def note(self, text: Text, move: int | None = None) -> Deed:
        """Tell and have kept what happened at the table and is not of the game; or what is said of a move."""
        at = self.course.move if move is None else move
        notice = m.Notice(type="notice", text=text.to_json(), move=at, at=time())
        yield KeepNotice(notice)
        self.room.tell(notice)

    # -- who it is

    def seated(self, seat: int, person: str, name: str, guest: bool = False) -> None:
        """Somebody has taken a seat."""
        self.charge()  # the clocks stood until now
        place = self.place(seat)
        place.person, place.called, place.guest = person, name, guest
        self.room.seated(person)
        self.room.tell_all()

    def renamed(self, person: str, name: str, guest: bool = False) -> None:
        for place in self.seating.places:
            if place.person == person:
                place.called, place.guest = name, guest
        self.room.tell_players()

    def heading(self) -> list[m.Fact]:
        """Where the game stands, as everybody may know it."""
        return for_seat.heading(self.table)

    def record(self) -> Record:
        """The record of the game, with the names of those who played it."""
        self.table.players = [name or "" for name in self.seating.names()]
        return self.table.record
