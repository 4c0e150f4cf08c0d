"""Somebody at a table: a connection, whose seats it serves, and what it has been told."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import AstrariumError
from .messages import ServerMessage


class Unknown(AstrariumError):
    """Nobody knows who is asking."""


class Listener:
    """One connection of a person. `facing` is the seat whose view it shows, None for a spectator's."""

    __slots__ = ("close", "facing", "heard", "mine", "name", "person", "send")

    def __init__(
        self, person: str, name: str, send: Callable[[ServerMessage], None], close: Callable[[int], None]
    ) -> None:
        self.person = person
        self.name = name
        #: Sends a message, or drops the connection when it cannot keep up. What a message holds may
        #: change afterwards: it is put into JSON at once.
        self.send = send
        self.close = close
        self.mine: tuple[int, ...] = ()
        self.facing: int | None = None
        #: How many of the events that `facing` may know were sent.
        self.heard = 0

    def face(self, seat: int | None) -> None:
        """Show another seat's view from now on; what happened is told from the start."""
        if seat != self.facing:
            self.facing = seat
            self.heard = 0
