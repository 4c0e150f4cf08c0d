"""The people around a table: who is there, what they are told, and what one asks of the others."""

from __future__ import annotations

from . import messages as m
from .for_listener import ForListener
from .limits import AUDIENCE, LINES, Buckets, TooMuch
from .listener import Listener
from .seats import Seating
from .takeback import Request


class Room:
    """Everybody who is connected to one table."""

    def __init__(self) -> None:
        self.audience: set[Listener] = set()
        #: Who is there by another way: through another process of the table's home.
        self.elsewhere: set[str] = set()
        #: Somebody asks the others to take back.
        self.request: Request | None = None
        self.talk = Buckets(*LINES)
        #: Those who have agreed to a coach for all.
        self.coached: set[str] = set()
        #: Those who would like to play again, and the table where they do.
        self.again: set[str] = set()
        self.rematch: str | None = None

    def hold(self, seating: Seating, showing: ForListener) -> None:
        """Be around this table from now on."""
        self.seating = seating
        self.showing = showing

    # -- coming and going

    def check_space(self) -> None:
        if len(self.audience) >= AUDIENCE:
            raise TooMuch("table-crowded", most=AUDIENCE)

    def present(self, person: str) -> bool:
        return person in self.elsewhere or any(each.person == person for each in self.audience)

    def leave(self, listener: Listener) -> bool:
        """Somebody leaves; whether the person is not there any more at all."""
        self.audience.discard(listener)
        gone = not self.present(listener.person)
        if gone:
            self.tell_players()
        return gone

    def seated(self, person: str) -> None:
        """Somebody has other seats than before: they are welcomed anew."""
        for listener in self.audience:
            if listener.person == person:
                listener.mine = self.seating.held_by(person)
                listener.face(None)
                self.showing.choose_face(listener)
                listener.send(self.showing.welcome(listener, self.present))

    # -- telling

    def tell(self, message: m.ServerMessage) -> None:
        for listener in self.audience:
            listener.send(message)

    def tell_all(self) -> None:
        """Show everybody the present position, and who plays."""
        self.tell_position()
        self.tell_players()

    def tell_players(self, but: Listener | None = None) -> None:
        players = self.seating.players(self.present)
        for listener in self.audience:
            if listener is not but:
                links, wishes = self.showing.links(listener), self.showing.wishes()
                listener.send(m.Players(type="players", players=players, links=links, wishes=wishes))

    def tell_position(self, but: Listener | None = None) -> None:
        """Show everybody the present position, which has to be kept by now."""
        for listener in tuple(self.audience):
            if listener is not but:
                listener.send(self.showing.position(listener))
        self.showing.common.forget()

    def hear_again(self) -> None:
        """The table went back: what was told stays true up to there."""
        for listener in self.audience:
            listener.heard = min(listener.heard, self.showing.known(listener.facing))

    def look_again(self) -> None:
        """The table is another one than a moment ago: everybody gets what is true now."""
        for listener in self.audience:
            listener.mine = self.seating.held_by(listener.person)
        self.hear_again()
        self.tell_all()

    # -- playing again

    def wanted(self) -> m.Rematch:
        """Who would like a rematch."""
        seats = sorted(seat for person in self.again for seat in self.seating.held_by(person))
        return m.Rematch(type="rematch", wanted=seats, table=self.rematch)

    # -- taking back

    def hear_pleas(self, request: Request | None, move: int, again: set[str], rematch: str | None) -> None:
        """Tell what has changed in what people ask of each other, here or through another process."""
        if request != self.request:
            if request is None and self.request is not None:
                self.settle(agreed=move < self.request.move)
            self.request = request
            if request is not None:
                for listener in self.audience:
                    listener.send(request.asked(listener.person))
        if (again, rematch) != (self.again, self.rematch):
            self.again, self.rematch = again, rematch
            self.tell(self.wanted())

    def settle(self, agreed: bool) -> None:
        """The question of taking back is answered, or what happened has answered it."""
        if self.request is not None:
            settled = m.UndoSettled(type="undo_settled", seat=self.request.seat, agreed=agreed)
            self.request = None
            self.tell(settled)
