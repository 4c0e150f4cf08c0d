"""What somebody at a table is shown: the welcome, and every position as their seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel import Choice, components
from ..teach import LEARNER
from . import daily, for_seat, pleas, takeback
from . import messages as m
from .clocks import Clocks
from .common import Common, Pack, plain
from .course import Course
from .listener import Listener
from .luck import pledge_of
from .puzzling import Puzzling
from .seats import Seating
from .sheet import Sheet
from .teaching import Teaching


class ForListener:
    """Makes the messages that show one table."""

    def __init__(
        self,
        sheet: Sheet,
        course: Course,
        seating: Seating,
        clocks: Clocks | None,
        pack: Pack = plain,
        teaching: Teaching | None = None,
        puzzling: Puzzling | None = None,
    ) -> None:
        self._sheet = sheet
        self._course = course
        self._table = course.table
        self._seating = seating
        self._clocks = clocks
        self._pack = pack
        self._teaching = teaching
        self._puzzling = puzzling
        #: What the seats see and choose from in the present moment of the game.
        self._moment: object = None
        self._views: dict[int | None, Any] = {}
        self._choices: dict[int, Any] = {}
        #: Seats that were shown the same more than once.
        self._again: set[int | None] = set()
        self.common = Common(course.table, pack)
        #: The pledge of fair luck, once somebody has needed it.
        self._pledge: str | None = None

    def welcome(
        self,
        listener: Listener,
        present: Callable[[str], bool],
        lines: Sequence[m.ChatLine] = (),
        notices: Sequence[m.Notice] = (),
    ) -> m.Welcome:
        sheet, clocks = self._sheet, self._clocks
        welcome = m.Welcome(
            type="welcome",
            table=m.TableInfo(
                id=sheet.id,
                seats=sheet.seats,
                options=self._variants(),
                open=sheet.open,
                seeded=sheet.seeded,
                clock=None if clocks is None else clocks.clock,
                absence=sheet.absence,
                created=sheet.created,
                origin=sheet.origin,
                name=sheet.name,
                daily=sheet.daily,
                counted=sheet.counted,
            ),
            game=sheet.game,
            players=self._seating.players(present),
            mine=list(listener.mine),
            spectator=not listener.mine,
            chat=list(lines),
            notices=list(notices),
            links=self.links(listener),
            wishes=self.wishes(),
            components=components.corrected(sheet.game),
        )
        if self._teaching is not None and LEARNER in listener.mine:
            welcome["lesson"] = self._teaching.outline()
        return welcome

    def _variants(self) -> dict[str, Any]:
        """What people chose; a deal that a lesson has written out is nobody's to see."""
        known = [setting.id for setting in self._table.game.variants]
        return {name: value for name, value in self._sheet.options.items() if name in known}

    def links(self, listener: Listener) -> m.Links | None:
        """The secret links, for whoever set the table up."""
        return self._seating.links() if listener.person == self._seating.host else None

    def wishes(self) -> list[m.Wished]:
        """What somebody wishes for that needs the others' agreement."""
        return [self._wished(name, set(people)) for name, people in pleas.shown(self._sheet.votes).items()]

    def _wished(self, name: str, people: set[str]) -> m.Wished:
        seat = pleas.wished_seat(name)
        asked = [place.seat for place in self._seating.places if place.person and place.stand_in is None]
        by = [place for place in asked if self._seating.places[place].person in people]
        missing = [place for place in asked if place not in by and place != seat]
        return m.Wished(what="abandon" if seat is None else "stand_in", seat=seat, by=by, missing=missing)

    def choose_face(self, listener: Listener) -> int | None:
        """Turn a listener with several seats to the one that has to decide.

        Where people share the device, the next one has to say that it is theirs now: that seat is returned.
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
        """What a seat has to choose, unless a bot does it for its person."""
        if seat is None or self._seating.places[seat].stand_in is not None:
            return None
        return self._table.choice(seat)

    def _faces(self, seat: int | None) -> tuple[Any, Any]:
        """The view and the choices of a seat, made again only when they have changed."""
        table = self._table
        if self._moment is not for_seat.moment(table):
            self._moment = for_seat.moment(table)
            self._views.clear()
            self._again.clear()
            self._choices.clear()
            self.common.forget()
        if seat not in self._views:
            self._views[seat] = self.common.view(seat)
        elif seat not in self._again:  # several choose at once: most is shown as often as one of them answers
            self._again.add(seat)
            self._views[seat] = self._pack(self._views[seat])
        choice = self._choice(seat)
        if choice is None:
            return self._views[seat], []
        if choice.seat not in self._choices:
            self._choices[choice.seat] = self._pack([for_seat.choice_info(table, choice)])
        return self._views[seat], self._choices[choice.seat]

    def position(self, listener: Listener) -> m.Position:
        table, sheet = self._table, self._sheet
        pass_to = self.choose_face(listener)
        seat = listener.facing
        view, choices = self._faces(seat)
        events = self._course.news(seat, listener.heard)
        position = m.Position(
            type="position",
            move=self._course.move,
            seat=seat,
            view=view,
            choices=choices,
            waiting=for_seat.waiting(table, listener.mine),
            events_from=listener.heard,
            events=events,
            over=table.over,
            result=table.result.to_json() if table.result is not None else None,
            undo={str(mine): self._undoable(listener, mine) for mine in listener.mine},
            since=self._course.since(seat),
            pass_to=pass_to,
            seed_hash=self._seed_hash(),
        )
        if table.over and not sheet.branched and not daily.closed(sheet):
            position["seed"] = sheet.seed
        if self._clocks is not None:
            position["clocks"] = self._clocks.state(self.running(listener.mine))
        if self._teaching is not None and seat == LEARNER:
            position["lesson"] = self._teaching.state(self._choice(seat))
        if self._puzzling is not None and listener.mine:
            position["puzzle"] = self._puzzling.state()
        listener.heard += len(events)
        return position

    def _seed_hash(self) -> str | None:
        """The pledge of fair luck; none where a short seed, that somebody chose, could be guessed from it."""
        sheet = self._sheet
        hidden = sheet.branched or (sheet.seeded and not self._table.over)
        if hidden:
            return None
        if self._pledge is None:
            self._pledge = pledge_of(sheet.seed)
        return self._pledge

    def running(self, mine: tuple[int, ...] = ()) -> list[int]:
        """The seats whose clocks run; none before everybody has come, nor where a bot sits in."""
        if not self._seating.complete:
            return []
        places = self._seating.places
        return [seat for seat in for_seat.waiting(self._table, mine) if places[seat].stand_in is None]

    def _undoable(self, listener: Listener, seat: int) -> int:
        if self._table.over:
            return 0
        if self._seating.others(listener.person) or daily.strict(self._sheet):
            return self._table.undoable(seat)
        return takeback.own_answers(self._table, seat, self.dealt)

    @property
    def dealt(self) -> int:
        """How many answers belong to the deal and are nobody's to take back."""
        set_out = self._teaching or self._puzzling
        return 0 if set_out is None else set_out.dealt

    def known(self, seat: int | None) -> int:
        """How many events a seat may know."""
        return self._course.known(seat)
