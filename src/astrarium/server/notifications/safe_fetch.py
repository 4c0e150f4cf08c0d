"""HTTP calls to user-supplied URLs, safe against SSRF.

A host name is resolved once, all its addresses are checked, and the connection uses a checked one. So DNS
rebinding between check and call has no effect.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from ...kernel import AstrariumError

#: Timeout in seconds, and bytes of the response that are read.
PATIENCE, ANSWER = 10.0, 4096
LONGEST = 500
#: NAT64 addresses map to IPv4, possibly through a translator in our network: the IPv4 address decides.
NAT64 = ip_network("64:ff9b::/96")
#: All other public IPv6 addresses are in this network, except documentation. Outside are local translators
#: and old transition mechanisms.
REACHABLE, DOCUMENTS = ip_network("2000::/3"), ip_network("3fff::/20")
JSON = {"Content-Type": "application/json"}


class BadWebhook(AstrariumError):
    """The URL must not be called."""


def check_webhook(url: str) -> str:
    """The normalised URL: HTTPS, default port, a public host. Raises BadWebhook."""
    clean = url.strip()
    try:
        parts = urlsplit(clean)
        fits = parts.scheme == "https" and bool(parts.hostname) and parts.port in (None, 443)
        fits = fits and parts.username is None and parts.password is None and not parts.fragment
    except ValueError:
        fits = False
    if not fits or len(clean) > LONGEST or not clean.isascii() or not clean.isprintable() or " " in clean:
        raise BadWebhook("server-bad-hook")
    host = urlsplit(clean).hostname or ""
    if "." not in host.strip(".") and ":" not in host:
        raise BadWebhook("server-bad-hook")
    if not _name(host) and not public(host):
        raise BadWebhook("server-bad-hook")
    return clean


def _name(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return True
    return False


def public(address: str) -> bool:
    """Whether an address is globally reachable."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        translated = IPv4Address(int(found) & 0xFFFFFFFF) if found in NAT64 else None
        found = found.ipv4_mapped or found.sixtofour or translated or found
    if isinstance(found, IPv6Address) and (found not in REACHABLE or found in DOCUMENTS):
        return False
    return found.is_global and not found.is_multicast


async def public_address(host: str, port: int) -> str:
    """A checked address of a host. Raises BadWebhook if any of its addresses is not public."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadWebhook("server-bad-hook") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(public(each) for each in addresses):
        raise BadWebhook("server-bad-hook")
    return addresses[0]


async def call(url: str, body: bytes, headers: Mapping[str, str] = JSON) -> int:
    """Post a body; returns the HTTP status. Raises BadWebhook and OSError."""
    parts = urlsplit(check_webhook(url))
    host = parts.hostname or ""
    address = await public_address(host, 443)
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
    """One request and the status of its response. Redirects are not followed."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n{lines}"
        f"Content-Length: {len(body)}\r\nUser-Agent: Astrarium\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode("ascii") + body)
    await writer.drain()
    first = (await reader.read(ANSWER)).split(b"\r\n", 1)[0].split()
    if len(first) < 2 or not first[0].startswith(b"HTTP/1.") or not first[1].isdigit():
        raise ConnectionError("no answer in HTTP")
    return int(first[1])
