"""Routes for monitoring: health checks, and metrics in the format of Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Any

from litestar import MediaType, Request, Response, get

from ...kernel import AstrariumError
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.table_socket import address_of
from ..moderation_cache import Moderation
from ..rate_limits import at_home
from ..store.store import Store

#: Time limit of the database check, and how long its result is cached, in seconds.
PATIENCE, HOLDS = 2.0, 1.0


class OnlyHere(AstrariumError):
    """Metrics are served to this machine alone."""


class DatabaseCheck:
    """Checks that the database can be read and written; the result is cached."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at = -HOLDS
        self._fault = ""
        self._lock = asyncio.Lock()

    async def fault(self) -> str:
        """Why the database is unavailable; empty if it is fine."""
        async with self._lock:
            if monotonic() - self._at >= HOLDS:
                self._fault = await self._check()
                self._at = monotonic()
            return self._fault

    async def _check(self) -> str:
        try:
            await asyncio.wait_for(self._store.check(), PATIENCE)
        except Exception as error:
            return type(error).__name__
        return ""


def monitoring_routes(store: Store, live_tables: LiveTables, moderation: Moderation) -> list[Any]:
    """The route handlers."""
    database = DatabaseCheck(store)
    began = monotonic()

    @get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, Any]:
        """Liveness: the process and its event loop respond."""
        return {"status": "ok", "tables": len(live_tables.served), "waiting": len(live_tables.workers.queue)}

    @get("/readyz", include_in_schema=False)
    async def readyz() -> Response[dict[str, Any]]:
        """Readiness: the database can be read and written."""
        wrong = await database.fault() or ("drain" if moderation.state.drain else "")
        if wrong:
            return Response({"status": "not ready", "why": wrong}, status_code=503)
        return Response({"status": "ready"})

    @get("/metrics", include_in_schema=False)
    async def figures(request: Request[Any, Any, Any]) -> Response[str]:
        """Metrics, refused to other machines: a proxy must not expose them."""
        if not at_home(address_of(request)):
            raise OnlyHere("server-not-found")
        lines = "\n".join(_lines(store, live_tables, moderation, monotonic() - began)) + "\n"
        return Response(lines, media_type=f"{MediaType.TEXT.value}; version=0.0.4")

    return [healthz, readyz, figures]


def _lines(store: Store, live_tables: LiveTables, moderation: Moderation, seconds: float) -> Iterator[str]:
    served = list(live_tables.served.values())
    figures: list[tuple[str, str, str, float]] = [
        ("up_seconds", "gauge", "Seconds since the process began.", round(seconds, 1)),
        ("tables_in_memory", "gauge", "Tables that somebody looks at, or that go on.", len(served)),
        (
            "connections",
            "gauge",
            "Open WebSockets at tables.",
            sum(len(each.live.room.audience) for each in served),
        ),
        (
            "bots_waiting",
            "gauge",
            "Thoughts of bots that wait for their turn.",
            len(live_tables.workers.queue),
        ),
        ("bots_done_total", "counter", "Thoughts of bots that were finished.", live_tables.workers.done),
        (
            "bots_failed_total",
            "counter",
            "Thoughts that failed or took too long.",
            live_tables.workers.failed,
        ),
        ("moves_total", "counter", "Entries that were kept for good.", store.moves_stored),
        ("commits_total", "counter", "Commits that they took.", store.commits),
        ("draining", "gauge", "Whether no new tables are taken.", float(moderation.state.drain)),
    ]
    for name, kind, help, value in figures:
        yield f"# HELP astrarium_{name} {help}"
        yield f"# TYPE astrarium_{name} {kind}"
        yield f"astrarium_{name} {value:g}"
