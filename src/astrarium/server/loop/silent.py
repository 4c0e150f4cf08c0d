"""Connections that say nothing: they are closed after a while, so that there is room for those who do."""

from __future__ import annotations

import contextlib
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

#: Seconds in which the head of the first request has to arrive.
PATIENCE = 10.0


class Patient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP as uvicorn speaks it, for those who ask something in time."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._silent = self.loop.call_later(PATIENCE, self._hang_up)

    def _hang_up(self) -> None:
        # A WebSocket has a protocol of its own by then.
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._silent.cancel()
        super().connection_lost(exc)


def allow_connections() -> None:
    """As many connections as the system lets this process have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
