"""A client connection at a table: its person, seats and delivered events."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import AstrariumError
from .server_messages import ServerMessage


class Unknown(AstrariumError):
    """The person of a request is unknown."""


class Listener:
    """One connection of a person. `facing` is the seat whose view it shows, None for a spectator's."""

    __slots__ = ("close", "facing", "heard", "mine", "name", "person", "send")

    def __init__(
        self, person: str, name: str, send: Callable[[ServerMessage], None], close: Callable[[int], None]
    ) -> None:
        self.person = person
        self.name = name
        #: Sends a message, or drops a connection that is too slow. The message is serialised at once,
        #: because its contents may change later.
        self.send = send
        self.close = close
        self.mine: tuple[int, ...] = ()
        self.facing: int | None = None
        #: Number of events sent of those that `facing` may see.
        self.heard = 0

    def face(self, seat: int | None) -> None:
        """Switch to another seat's view; its events are sent from the start."""
        if seat != self.facing:
            self.facing = seat
            self.heard = 0
