"""The audience of a table: listeners, broadcasts and open proposals."""

from __future__ import annotations

from . import server_messages as m
from .listener import Listener
from .listener_messages import ListenerMessages
from .seats import Seating
from .takeback import Request
from .token_bucket import AUDIENCE, LINES, Buckets, TooMuch


class Room:
    """All listeners of one table."""

    def __init__(self) -> None:
        self.audience: set[Listener] = set()
        #: People who are connected through another server process.
        self.elsewhere: set[str] = set()
        #: The open undo request.
        self.request: Request | None = None
        self.talk = Buckets(*LINES)
        #: People who agree to a coach.
        self.coach_agreed: set[str] = set()
        #: People who want a rematch, and its table.
        self.again: set[str] = set()
        self.rematch: str | None = None

    def hold(self, seating: Seating, showing: ListenerMessages) -> None:
        """Use the seats and messages of a table."""
        self.seating = seating
        self.showing = showing

    # -- presence

    def check_space(self) -> None:
        if len(self.audience) >= AUDIENCE:
            raise TooMuch("table-crowded", most=AUDIENCE)

    def present(self, person: str) -> bool:
        return person in self.elsewhere or any(each.person == person for each in self.audience)

    def leave(self, listener: Listener) -> bool:
        """Remove a listener; returns whether its person is gone."""
        self.audience.discard(listener)
        gone = not self.present(listener.person)
        if gone:
            self.tell_players()
        return gone

    def seated(self, person: str) -> None:
        """Send a new welcome to a person whose seats have changed."""
        for listener in self.audience:
            if listener.person == person:
                listener.mine = self.seating.held_by(person)
                listener.face(None)
                self.showing.choose_seat(listener)
                listener.send(self.showing.welcome(listener, self.present))

    # -- broadcasts

    def tell(self, message: m.ServerMessage) -> None:
        for listener in self.audience:
            listener.send(message)

    def tell_all(self) -> None:
        """Send position and players to all listeners."""
        self.tell_position()
        self.tell_players()

    def tell_players(self, but: Listener | None = None) -> None:
        players = self.seating.players(self.present)
        for listener in self.audience:
            if listener is not but:
                links, wishes = self.showing.links(listener), self.showing.wishes()
                listener.send(m.Players(type="players", players=players, links=links, wishes=wishes))

    def tell_position(self, but: Listener | None = None) -> None:
        """Send the position to all listeners. It has to be stored by now."""
        for listener in tuple(self.audience):
            if listener is not but:
                listener.send(self.showing.position(listener))
        self.showing.common.forget()

    def rewind_events(self) -> None:
        """Lower the counts of sent events after an undo."""
        for listener in self.audience:
            listener.heard = min(listener.heard, self.showing.known(listener.facing))

    def look_again(self) -> None:
        """Send everything again after the table was replaced."""
        for listener in self.audience:
            listener.mine = self.seating.held_by(listener.person)
        self.rewind_events()
        self.tell_all()

    # -- rematch

    def wanted(self) -> m.Rematch:
        """The message with the votes for a rematch."""
        seats = sorted(seat for person in self.again for seat in self.seating.held_by(person))
        return m.Rematch(type="rematch", wanted=seats, table=self.rematch)

    # -- undo

    def check_proposals(
        self, request: Request | None, move: int, again: set[str], rematch: str | None
    ) -> None:
        """Announce proposals that have changed, in this process or another."""
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
        """Close the undo request and announce the outcome."""
        if self.request is not None:
            settled = m.UndoSettled(type="undo_settled", seat=self.request.seat, agreed=agreed)
            self.request = None
            self.tell(settled)
