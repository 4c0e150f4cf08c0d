"""Whether the server is well: for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Response, get

if TYPE_CHECKING:
    from ..app import Parts

#: Seconds in which the database has to answer.
PATIENCE = 2.0


def health(parts: Parts) -> list[Any]:
    @get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, Any]:
        """The process is there, and its event loop comes round."""
        return {"status": "ok", "tables": len(parts.live_tables.served), "waiting": len(parts.workers.queue)}

    @get("/readyz", include_in_schema=False)
    async def readyz() -> Response[dict[str, Any]]:
        """The database can be read and written, so that people may be sent here."""
        try:
            await asyncio.wait_for(parts.store.check(), PATIENCE)
        except Exception as error:
            return Response({"status": "not ready", "why": type(error).__name__}, status_code=503)
        if parts.orders.now.drain:
            return Response({"status": "not ready", "why": "drain"}, status_code=503)
        return Response({"status": "ready"})

    return [healthz, readyz]
