"""Closes idle and unfinished HTTP connections."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ..rate_limits import at_home, place_of

#: Seconds in which a request has to arrive.
PATIENCE = 10.0
#: Connections per network, except loopback.
CONNECTIONS = 300


class TimeoutProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's HTTP protocol with a timeout for requests and a limit per network."""

    _from: ClassVar[Counter[str]] = Counter()
    _place = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        #: The request at the last check, and whether it was incomplete.
        self._before: tuple[Any, bool] = (None, True)
        self._timer = self.loop.call_later(PATIENCE, self._check)
        address = self.client[0] if self.client else ""
        if address and not at_home(address):
            self._place = place_of(address)
            self._from[self._place] += 1
            if self._from[self._place] > CONNECTIONS:
                transport.close()

    def _check(self) -> None:
        """Close the connection if its request made no progress."""
        # After an upgrade the WebSocket protocol owns the transport.
        if self.transport.get_protocol() is not self:
            return
        cycle = self.cycle
        now = cycle, cycle is None or cycle.response_complete or cycle.more_body
        if now == self._before and now[1]:
            self.transport.close()
            return
        self._before = now
        self._timer = self.loop.call_later(PATIENCE, self._check)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # WebSockets are counted per person
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._place:
            self._from[self._place] -= 1
            if self._from[self._place] <= 0:
                del self._from[self._place]
            self._place = ""


def allow_connections() -> None:
    """Raise the limit of open files to the system's maximum."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
