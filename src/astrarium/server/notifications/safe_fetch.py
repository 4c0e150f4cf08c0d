"""Calling addresses that people name: never a machine that only we can reach.

A name is looked up once, every address that it has is checked, and the connection goes to a checked one, so
that nothing can be put in its place between the check and the call.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from ...kernel import AstrariumError

#: Seconds that a call may take, and bytes of an answer that are read.
PATIENCE, ANSWER = 10.0, 4096
LONGEST = 500
JSON = {"Content-Type": "application/json"}


class BadHook(AstrariumError):
    """An address that is not called."""


def check_hook(url: str) -> str:
    """An address as it is kept: over TLS, on the usual port, of a name that others can reach."""
    clean = url.strip()
    try:
        parts = urlsplit(clean)
        fits = parts.scheme == "https" and bool(parts.hostname) and parts.port in (None, 443)
        fits = fits and parts.username is None and parts.password is None and not parts.fragment
    except ValueError:
        fits = False
    if not fits or len(clean) > LONGEST or not clean.isascii() or not clean.isprintable() or " " in clean:
        raise BadHook("server-bad-hook")
    host = urlsplit(clean).hostname or ""
    if "." not in host.strip(".") and ":" not in host:
        raise BadHook("server-bad-hook")
    if not _name(host) and not public(host):
        raise BadHook("server-bad-hook")
    return clean


def _name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return True
    return False


def public(address: str) -> bool:
    """Whether an address is one that everybody can reach, and no machine's own or its neighbours'."""
    found = ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return found.is_global and not found.is_multicast


async def looked_up(host: str, port: int) -> str:
    """An address of a host that may be called; raises BadHook when any of its addresses may not."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadHook("server-bad-hook") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(public(each) for each in addresses):
        raise BadHook("server-bad-hook")
    return addresses[0]


async def call(url: str, body: bytes, headers: Mapping[str, str] = JSON) -> int:
    """Post a body to an address; the status that it answers. Raises BadHook and OSError."""
    parts = urlsplit(check_hook(url))
    host = parts.hostname or ""
    address = await looked_up(host, 443)
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(
            address, 443, ssl=ssl.create_default_context(), server_hostname=host
        )
        try:
            return await exchange(reader, writer, parts, body, headers)
        finally:
            writer.close()


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    body: bytes,
    headers: Mapping[str, str] = JSON,
) -> int:
    """One request and the status of its answer; where that leads elsewhere, nobody follows."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    told = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n{told}"
        f"Content-Length: {len(body)}\r\nUser-Agent: Astrarium\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode("ascii") + body)
    await writer.drain()
    first = (await reader.read(ANSWER)).split(b"\r\n", 1)[0].split()
    if len(first) < 2 or not first[0].startswith(b"HTTP/1.") or not first[1].isdigit():
        raise ConnectionError("no answer in HTTP")
    return int(first[1])
