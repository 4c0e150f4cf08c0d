"""Somebody at a table: a connection, whose seats it serves, and what it has been told."""

from __future__ import annotations

from collections.abc import Callable

from .messages import ServerMessage, encode


class Listener:
    """One connection of a person. `facing` is the seat whose view it shows, None for a spectator's."""

    __slots__ = ("close", "facing", "heard", "mine", "name", "person", "put")

    def __init__(
        self, person: str, name: str, put: Callable[[bytes], None], close: Callable[[int], None]
    ) -> None:
        self.person = person
        self.name = name
        #: Sends a frame, or drops the connection when it cannot keep up.
        self.put = put
        self.close = close
        self.mine: tuple[int, ...] = ()
        self.facing: int | None = None
        #: How many of the events that `facing` may know were sent.
        self.heard = 0

    def send(self, message: ServerMessage) -> None:
        self.put(encode(message))

    def face(self, seat: int | None) -> None:
        """Show another seat's view from now on; what happened is told from the start."""
        if seat != self.facing:
            self.facing = seat
            self.heard = 0
