"""Who may ask at all: pages of this very server, and programs; no page of anybody else's.

A browser tells where a request comes from (`Origin`, `Sec-Fetch-Site`). What changes anything must come from
a page of ours, in JSON (a form of another site cannot send that unasked). Programs send neither header and
carry no cookies of people who do not want it.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..kernel import AstrariumError

SAFE = ("GET", "HEAD", "OPTIONS")
#: Where a browser may say that a request comes from.
OUR_PAGES = ("same-origin", "none")
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class OtherSite(AstrariumError):
    """A page of another site asks."""


class NotJson(AstrariumError):
    """What changes anything is sent as JSON."""


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site's page asks for in somebody's name."""
    if connection.scope.get("method", "GET") in SAFE:
        return
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in OUR_PAGES or not same_origin(connection):
        raise OtherSite("server-other-site")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise NotJson("server-not-json")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a page of this very server is asking: the same name and port (programs send no origin)."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if origin is None:
        return True
    allowed = getattr(connection.app.state, "public_origin", None)
    if origin == allowed:
        return True
    return host is not None and same_place(origin, host, encrypted=_over_tls(connection, host, allowed))


def _over_tls(connection: ASGIConnection[Any, Any, Any, Any], host: str, allowed: str | None) -> bool:
    """Whether a host is reached over TLS: then its pages that are not are somebody else's, perhaps."""
    return connection.scope["scheme"] in ("https", "wss") or f"https://{host}".lower() == allowed


def same_place(origin: str, host: str, encrypted: bool = False) -> bool:
    """Whether an origin (`https://a.example:8000`) is that of the host that was asked (`a.example:8000`).

    Where that is not known to be over TLS, a proxy may have seen to it: both kinds of origin are ours.
    """
    if encrypted and not origin.startswith("https://"):
        return False
    try:
        asking = urlsplit(origin)
        asked = urlsplit(f"//{host}")
        usual = PORTS.get(asking.scheme)
        return (
            usual is not None
            and asking.hostname is not None
            and asking.hostname == asked.hostname
            and (asking.port or usual) == (asked.port or usual)
        )
    except ValueError:
        return False


def origin_of(url: str | None) -> str | None:
    """The origin of an address at which people reach the server."""
    if url is None:
        return None
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether people come over TLS, if need be by way of a proxy."""
    public = getattr(connection.app.state, "public_origin", None) or ""
    return connection.scope["scheme"] in ("https", "wss") or public.startswith("https://")
