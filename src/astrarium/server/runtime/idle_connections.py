"""Connections that say nothing, or never finish: they are closed, so that there is room for those who do."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ..limits import at_home, place_of

#: Seconds in which a request has to arrive.
PATIENCE = 10.0
#: Connections from one address, other than this machine.
CONNECTIONS = 300


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP as uvicorn speaks it, for those who ask something in time."""

    _from: ClassVar[Counter[str]] = Counter()
    _place = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        #: The request that was under way when we last looked, and whether it had not all arrived.
        self._before: tuple[Any, bool] = (None, True)
        self._looking = self.loop.call_later(PATIENCE, self._look)
        address = self.client[0] if self.client else ""
        if address and not at_home(address):
            self._place = place_of(address)
            self._from[self._place] += 1
            if self._from[self._place] > CONNECTIONS:
                transport.close()

    def _look(self) -> None:
        """Hang up when nothing has come of a request for so long."""
        # A WebSocket has another protocol by then.
        if self.transport.get_protocol() is not self:
            return
        cycle = self.cycle
        now = cycle, cycle is None or cycle.response_complete or cycle.more_body
        if now == self._before and now[1]:
            self.transport.close()
            return
        self._before = now
        self._looking = self.loop.call_later(PATIENCE, self._look)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # those are counted by person
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._looking.cancel()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._place:
            self._from[self._place] -= 1
            if self._from[self._place] <= 0:
                del self._from[self._place]
            self._place = ""


def allow_connections() -> None:
    """As many connections as the system lets this process have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
