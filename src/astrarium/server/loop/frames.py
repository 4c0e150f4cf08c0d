"""WebSockets that are written to at once, without the layers between a table and the network.

Every move goes to everybody at its table: what is sent is most of what a server does. It comes as bytes that
are a whole message; only its length has to be written before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Under this name an application finds the connection among the extensions of its scope.
DIRECT, SOCKET = "astrarium.direct", "socket"
#: A whole message of text, in one frame (RFC 6455, 5.2).
TEXT = 0x81


def framed(message: bytes) -> bytes:
    """A message of text as a server sends it."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn speaks it, that an application may also write to directly."""

    #: Called when a slow client can take more.
    resumed: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DIRECT: {SOCKET: self}}

    @property
    def ready(self) -> bool:
        """Whether the network takes what is written; if not, `resumed` tells when it does again."""
        return self.writable.is_set()

    def write(self, messages: list[bytes]) -> None:
        """Send messages of text; where the connection ends, nobody hears them."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(framed, messages)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()


def direct_socket(scope: Any) -> DirectSocket:
    """The connection behind what an application is called with."""
    found: DirectSocket = scope["extensions"][DIRECT][SOCKET]
    return found
