"""CSRF protection: checks `Origin` and `Sec-Fetch-Site`, and sets cookies.

Changing requests must come from a page of this server and be JSON, which forms of other sites cannot send.
Programs send neither header and carry no foreign cookies.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from ..kernel import AstrariumError

SAFE = ("GET", "HEAD", "OPTIONS")
#: The log-in cookie, and its prefix over TLS. Browsers accept `__Host-` cookies from this host alone, over
#: TLS and for all paths.
COOKIE, HOST = "astrarium", "__Host-"
#: One year.
COOKIE_SECONDS = 365 * 86400
#: The device cookie: somebody has logged in here before. It grants no access.
DEVICE = "astrarium-device"
#: Paths of health checks, which may use any host name.
WATCHED = ("/healthz", "/readyz")
#: Accepted values of `Sec-Fetch-Site`.
OUR_PAGES = ("same-origin", "none")
PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class OtherSite(AstrariumError):
    """The request comes from a page of another site."""


class OtherHost(AstrariumError):
    """The `Host` header names another server."""


class NotJson(AstrariumError):
    """The body is not JSON."""


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse requests of other sites or under another host name."""
    if not _our_name(connection):
        raise OtherHost("server-other-host")
    if connection.scope.get("method", "GET") in SAFE:
        return
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in OUR_PAGES or not same_origin(connection):
        raise OtherSite("server-other-site")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise NotJson("server-not-json")


def _our_name(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the `Host` is the public one, localhost or an IP address.

    IP addresses are safe against DNS rebinding.
    """
    public = getattr(connection.app.state, "public_origin", None)
    if public is None or connection.scope["path"] in WATCHED:
        return True
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    if name in (urlsplit(public).hostname, "localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether `Origin` names this server. Programs send none."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if origin is None:
        return True
    allowed = getattr(connection.app.state, "public_origin", None)
    if origin == allowed:
        return True
    return host is not None and same_place(origin, host, encrypted=_over_tls(connection, host, allowed))


def _over_tls(connection: ASGIConnection[Any, Any, Any, Any], host: str, allowed: str | None) -> bool:
    """Whether the host uses TLS; then its plain HTTP origin is foreign."""
    return connection.scope["scheme"] in ("https", "wss") or f"https://{host}".lower() == allowed


def same_place(origin: str, host: str, encrypted: bool = False) -> bool:
    """Whether an origin (`https://a.example:8000`) matches the requested host (`a.example:8000`).

    A proxy may terminate TLS, so without knowledge of TLS both schemes match.
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
    """The origin of a URL."""
    if url is None:
        return None
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The log-in secret; over TLS the `__Host-` cookie has precedence, which no other site can set."""
    found = connection.cookies.get(HOST + COOKIE) if secure(connection) else None
    return found or connection.cookies.get(COOKIE)


def cookie(connection: ASGIConnection[Any, Any, Any, Any], name: str, value: str) -> Cookie:
    """A cookie with safe attributes; over TLS with the `__Host-` prefix."""
    safe = secure(connection)
    return Cookie(
        (HOST if safe else "") + name,
        value=value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=safe,
    )


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The value of the device cookie."""
    return connection.cookies.get((HOST if secure(connection) else "") + DEVICE)


def to_move(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the browser still has the cookie without prefix from earlier versions."""
    return secure(connection) and HOST + COOKIE not in connection.cookies and COOKIE in connection.cookies


def secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether clients use TLS, directly or through a proxy."""
    public = getattr(connection.app.state, "public_origin", None) or ""
    return connection.scope["scheme"] in ("https", "wss") or public.startswith("https://")
