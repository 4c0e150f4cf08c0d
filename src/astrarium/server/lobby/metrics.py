"""Figures for whoever watches over the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get

from ...kernel import AstrariumError
from ..limits import at_home
from ..table.socket import address_of

if TYPE_CHECKING:
    from ..app import Parts


class OnlyHere(AstrariumError):
    """Figures are for this machine alone."""


def metrics(parts: Parts) -> list[Any]:
    began = monotonic()

    @get("/metrics", include_in_schema=False)
    async def figures(request: Request[Any, Any, Any]) -> Response[str]:
        """For this machine alone: a proxy is not to pass it on."""
        if not at_home(address_of(request)):
            raise OnlyHere("server-not-found")
        lines = "\n".join(_lines(parts, monotonic() - began)) + "\n"
        return Response(lines, media_type=f"{MediaType.TEXT.value}; version=0.0.4")

    return [figures]


def _lines(parts: Parts, seconds: float) -> Iterator[str]:
    served = list(parts.live_tables.served.values())
    figures: list[tuple[str, str, str, float]] = [
        ("up_seconds", "gauge", "Seconds since the process began.", round(seconds, 1)),
        ("tables_in_memory", "gauge", "Tables that somebody looks at, or that go on.", len(served)),
        (
            "connections",
            "gauge",
            "Open WebSockets at tables.",
            sum(len(each.live.room.audience) for each in served),
        ),
        ("bots_waiting", "gauge", "Thoughts of bots that wait for their turn.", len(parts.workers.queue)),
        ("bots_done_total", "counter", "Thoughts of bots that were finished.", parts.workers.done),
        ("bots_failed_total", "counter", "Thoughts that failed or took too long.", parts.workers.failed),
        ("moves_total", "counter", "Entries that were kept for good.", parts.store.moves_kept),
        ("commits_total", "counter", "Commits that they took.", parts.store.commits),
        ("draining", "gauge", "Whether no new tables are taken.", float(parts.orders.now.drain)),
    ]
    for name, kind, help, value in figures:
        yield f"# HELP astrarium_{name} {help}"
        yield f"# TYPE astrarium_{name} {kind}"
        yield f"astrarium_{name} {value:g}"
