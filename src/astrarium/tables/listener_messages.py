"""Builds the messages for a listener: the welcome and each position as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel import Choice, Text
from ..kernel.data import component_files
from ..teach import LEARNER
from . import daily_deal, proposals, seat_messages, takeback
from . import server_messages as m
from .clocks import Clocks
from .history import GameHistory
from .lesson_table import TableLesson
from .listener import Listener
from .public_view import Pack, PublicView, plain
from .puzzle_table import TablePuzzle
from .seats import Seating
from .seed_words import pledge_of
from .stored_table import StoredTable


class ListenerMessages:
    """Builds the welcome and position messages of one table."""

    def __init__(
        self,
        stored: StoredTable,
        history: GameHistory,
        seating: Seating,
        clocks: Clocks | None,
        pack: Pack = plain,
        lesson: TableLesson | None = None,
        puzzle: TablePuzzle | None = None,
    ) -> None:
        self._stored = stored
        self._history = history
        self._table = history.table
        self._seating = seating
        self._clocks = clocks
        self._pack = pack
        self._lesson = lesson
        self._puzzle = puzzle
        #: Views and choices by seat, cached while the same question is open.
        self._moment: object = None
        self._views: dict[int | None, Any] = {}
        self._choices: dict[int, Any] = {}
        #: Seats that were sent the same view more than once.
        self._again: set[int | None] = set()
        self.common = PublicView(history.table, pack)
        #: The seed hash, computed on first use.
        self._pledge: str | None = None

    def welcome(
        self,
        listener: Listener,
        present: Callable[[str], bool],
        lines: Sequence[m.ChatLine] = (),
        notices: Sequence[m.Notice] = (),
    ) -> m.Welcome:
        stored, clocks = self._stored, self._clocks
        welcome = m.Welcome(
            type="welcome",
            table=m.TableInfo(
                id=stored.id,
                seats=stored.seats,
                options=self._variants(),
                open=stored.open,
                seeded=stored.seeded,
                clock=None if clocks is None else clocks.clock,
                absence=stored.absence,
                created=stored.created,
                origin=stored.origin,
                name=stored.name,
                daily=stored.daily,
                counted=stored.counted,
                rated=stored.rated,
                event=stored.event,
            ),
            game=stored.game,
            players=self._seating.players(present),
            mine=list(listener.mine),
            spectator=not listener.mine,
            chat=list(lines),
            notices=[*self._variant(), *notices],
            links=self.links(listener),
            wishes=self.wishes(),
            components=component_files.corrected(stored.game),
        )
        if self._lesson is not None and LEARNER in listener.mine:
            welcome["lesson"] = self._lesson.outline()
        return welcome

    def _variant(self) -> list[m.Notice]:
        """A notice before all others that cards are changed."""
        used, stored = component_files.variant(self._stored.game), self._stored
        if used is None:
            return []
        said = Text("table-variant", name=used.name)
        return [m.Notice(type="notice", text=said.to_json(), move=0, at=stored.created)]

    def _variants(self) -> dict[str, Any]:
        """The options that people chose. The written-out deal of a lesson stays hidden."""
        known = [setting.id for setting in self._table.game.variants]
        return {name: value for name, value in self._stored.options.items() if name in known}

    def links(self, listener: Listener) -> m.Links | None:
        """The secret links, for the host of the table."""
        return self._seating.links() if listener.person == self._seating.host else None

    def wishes(self) -> list[m.Wished]:
        """The open proposals that need agreement."""
        return [
            self._wished(name, set(people)) for name, people in proposals.shown(self._stored.votes).items()
        ]

    def _wished(self, name: str, people: set[str]) -> m.Wished:
        seat = proposals.proposal_seat(name)
        asked = [place.seat for place in self._seating.places if place.person and place.stand_in is None]
        by = [place for place in asked if self._seating.places[place].person in people]
        missing = [place for place in asked if place not in by and place != seat]
        return m.Wished(what="abandon" if seat is None else "stand_in", seat=seat, by=by, missing=missing)

    def choose_seat(self, listener: Listener) -> int | None:
        """Switch a listener with several seats to the one that has to decide.

        On a shared device, the next person has to confirm first; their seat is returned.
        """
        mine = listener.mine
        if len(mine) < 2:
            listener.face(mine[0] if mine else None)
            return None
        facing = listener.facing
        choosing = [seat for seat in mine if self._choice(seat) is not None]
        if not choosing or facing in choosing:
            if facing is None and not self._seating.shared_device(mine):
                listener.face(mine[0])
            return None
        if self._seating.shared_device(mine):
            return choosing[0]
        listener.face(choosing[0])
        return None

    def _choice(self, seat: int | None) -> Choice | None:
        """The choice of a seat, unless a stand-in plays it."""
        if seat is None or self._seating.places[seat].stand_in is not None:
            return None
        return self._table.choice(seat)

    def _view_and_choices(self, seat: int | None) -> tuple[Any, Any]:
        """The view and choices of a seat, cached until they change."""
        table = self._table
        if self._moment is not seat_messages.moment(table):
            self._moment = seat_messages.moment(table)
            self._views.clear()
            self._again.clear()
            self._choices.clear()
            self.common.forget()
        if seat not in self._views:
            self._views[seat] = self.common.view(seat)
        elif seat not in self._again:  # simultaneous choice: the view is sent again after each answer
            self._again.add(seat)
            self._views[seat] = self._pack(self._views[seat])
        choice = self._choice(seat)
        if choice is None:
            return self._views[seat], []
        if choice.seat not in self._choices:
            self._choices[choice.seat] = self._pack([seat_messages.choice_info(table, choice)])
        return self._views[seat], self._choices[choice.seat]

    def position(self, listener: Listener) -> m.Position:
        table, stored = self._table, self._stored
        pass_to = self.choose_seat(listener)
        seat = listener.facing
        view, choices = self._view_and_choices(seat)
        events = self._history.news(seat, listener.heard)
        position = m.Position(
            type="position",
            move=self._history.move,
            seat=seat,
            view=view,
            choices=choices,
            waiting=seat_messages.waiting(table, listener.mine, self._seating.bots()),
            events_from=listener.heard,
            events=events,
            over=table.over,
            result=table.result.to_json() if table.result is not None else None,
            undo={str(mine): self._undoable(listener, mine) for mine in listener.mine},
            since=self._history.since(seat),
            pass_to=pass_to,
            seed_hash=self._seed_hash(),
        )
        if table.over and not stored.branched and not daily_deal.closed(stored):
            position["seed"] = stored.seed
        if self._clocks is not None:
            position["clocks"] = self._clocks.state(self.running(listener.mine))
        if self._lesson is not None and seat == LEARNER:
            position["lesson"] = self._lesson.state(self._choice(seat))
        if self._puzzle is not None and listener.mine:
            position["puzzle"] = self._puzzle.state()
        listener.heard += len(events)
        return position

    def _seed_hash(self) -> str | None:
        """The seed hash; None where a chosen seed could be guessed from it."""
        stored = self._stored
        hidden = stored.branched or (stored.seeded and not self._table.over)
        if hidden:
            return None
        if self._pledge is None:
            self._pledge = pledge_of(stored.seed)
        return self._pledge

    def running(self, mine: tuple[int, ...] = ()) -> list[int]:
        """The seats whose clocks run; none before all seats are taken, none of a stand-in.

        In a secret choice the clock of a bot stops, because its time would reveal its options.
        """
        if not self._seating.complete:
            return []
        places, secret = self._seating.places, seat_messages.secret(self._table)
        return [
            seat
            for seat in seat_messages.waiting(self._table, mine)
            if places[seat].stand_in is None and not (secret and places[seat].bot)
        ]

    def _undoable(self, listener: Listener, seat: int) -> int:
        if self._table.over:
            return 0
        if self._seating.others(listener.person) or self._stored.strict:
            return self._table.undoable(seat)
        return takeback.own_answers(self._table, seat, self.dealt)

    @property
    def dealt(self) -> int:
        """Answers of the deal. They cannot be undone."""
        set_out = self._lesson or self._puzzle
        return 0 if set_out is None else set_out.dealt

    def known(self, seat: int | None) -> int:
        """The number of events visible to a seat."""
        return self._history.known(seat)
