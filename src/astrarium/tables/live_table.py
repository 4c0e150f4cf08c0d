"""A live table: a game in memory with seats, clocks and its audience.

Each change takes the same path. The kernel checks it, the host stores it, then the audience is informed. The
host runs one command at a time, so nobody sees a position that is not stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from ..kernel import Answer, Choice, IllegalAnswer, Move, Record, Table, Text, UndoRefused
from ..kernel.choice import thaw
from . import proposals, seat_messages
from . import server_messages as m
from .audience import Room
from .day_clocks import clocks_of
from .history import EarlierRules, GameHistory
from .host_calls import Command, Entry, HostFailed, StoreMoves, StoreNotice, StoreVotes
from .lesson_table import table_lesson
from .listener_messages import ListenerMessages
from .public_view import Pack, plain
from .puzzle_table import table_puzzle
from .seats import Seating
from .stored_table import Place, StoredTable


class AgainstTheRules(IllegalAnswer):
    """An illegal answer with its paragraph of the rules, if there is one."""

    def __init__(self, text: Text, rule: str) -> None:
        super().__init__(text)
        self.rule = rule


def entries(moves: Sequence[Move]) -> list[Entry]:
    """Answers as stored entries."""
    return [(move.seat, thaw(move.answer)) for move in moves]


class LiveTable:
    """One table in play."""

    def __init__(
        self, stored: StoredTable, table: Table, pack: Pack = plain, earlier: EarlierRules | None = None
    ) -> None:
        self.room = Room()
        self._pack = pack
        self.hold(stored, table, earlier)

    def hold(self, stored: StoredTable, table: Table, earlier: EarlierRules | None = None) -> None:
        """Replace the table in memory."""
        self.stored = stored
        self.table = table
        self.history = GameHistory(table, earlier)
        self.seating = Seating(stored)
        table.discreet = len(self.seating.everybody()) > 1
        self.clocks = clocks_of(stored)
        self.lesson = table_lesson(stored, table)
        self.puzzle = table_puzzle(stored, table)
        self.showing = ListenerMessages(
            stored, self.history, self.seating, self.clocks, self._pack, self.lesson, self.puzzle
        )
        self.room.hold(self.seating, self.showing)
        self.check_proposals()

    @property
    def id(self) -> str:
        return self.stored.id

    def place(self, seat: int) -> Place:
        """A seat of this table; raises IllegalAnswer if there is none."""
        if not 0 <= seat < len(self.seating.places):
            raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=self.stored.seats)
        return self.seating.places[seat]

    def planned(self, choice: Choice) -> Answer | None:
        """The answer that a lesson or puzzle prescribes to a bot; None: the bot decides."""
        set_out = self.lesson or self.puzzle
        return None if set_out is None else set_out.planned(choice)

    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return [] if self.clocks is None else self.showing.running()

    def charge(self) -> None:
        """Charge the time until now to the running clocks."""
        if self.clocks is not None:
            self.clocks.charge(self.running(), None)

    # -- changing the table

    def play(self, seat: int, answer: Any) -> Command:
        """Apply an answer and store it."""
        table = self.table
        before, running = table.moves, self.running()
        choice = table.choice(seat)
        try:
            table.answer(seat, answer)
        except IllegalAnswer as error:
            rule = seat_messages.rule_against(choice, answer)
            raise AgainstTheRules(error.text, rule).of(table.game) from None
        except Exception as error:
            raise HostFailed("table-try-again") from error
        yield self._changed(entries(table.answers_since(before)), running, seat)
        yield from self.settle(False)

    def store_undo(self, taken: list[Entry], running: list[int], agreed: bool) -> Command:
        """Store an undo; `agreed` tells that the others consented."""
        if not taken:
            raise UndoRefused("error-undo-nothing")
        yield self._changed(taken, running, None)
        yield from self.settle(agreed)
        self.room.rewind_events()

    def store_end(self, entries: list[Entry], running: list[int]) -> Command:
        """Store a concession or the end of an abandoned game."""
        yield self._changed(entries, running, None)
        yield from self.settle(False)

    def _changed(self, new: list[Entry], running: list[int], answered: int | None) -> StoreMoves:
        """Update the stored row after a change; returns the call that stores the entries."""
        table, stored = self.table, self.stored
        if self.clocks is not None:
            own = answered is not None and self.place(answered).stand_in is None
            self.clocks.charge(running, answered if own else None)
            stored.clocks = self.clocks.stored()
        stored.move = self.history.move
        stored.waiting = [choice.seat for choice in table.pending]
        stored.changed, stored.over = time(), table.over
        if self.lesson is not None:
            stored.stop = self.lesson.reached
        if self.puzzle is not None:
            stored.solved = stored.solved or self.puzzle.solved
        stored.result = table.result.to_json() if table.result is not None else None
        return StoreMoves(new)

    # -- proposals

    def propose(self, votes: proposals.Votes) -> Command:
        """Store votes and announce them."""
        yield from self.keep_votes(votes)
        self.check_proposals()

    def keep_votes(self, votes: proposals.Votes) -> Command:
        if votes != self.stored.votes:
            yield StoreVotes(votes, self.stored.votes)
            self.stored.votes = votes

    def settle(self, agreed: bool) -> Command:
        """Close an open undo request."""
        self.room.settle(agreed)
        yield from self.propose(proposals.without_undo(self.stored.votes))

    def check_proposals(self) -> None:
        """Announce changed proposals."""
        votes = self.stored.votes
        request = proposals.undo_in(votes, self.history.move, self.seating)
        self.room.check_proposals(request, self.history.move, *proposals.rematch_in(votes))

    def note(self, text: Text, move: int | None = None) -> Command:
        """Store and announce a notice about the table or about a move."""
        at = self.history.move if move is None else move
        notice = m.Notice(type="notice", text=text.to_json(), move=at, at=time())
        yield StoreNotice(notice)
        self.room.tell(notice)

    # -- people

    def seated(self, seat: int, person: str, name: str, guest: bool = False) -> None:
        """Give a seat to a person."""
        self.charge()  # the clocks were stopped until now
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
        """The public facts for the lobby."""
        return seat_messages.heading(self.table)

    def record(self) -> Record:
        """The record of the game with the names of its players."""
        self.table.players = [name or "" for name in self.seating.names()]
        return self.table.record
