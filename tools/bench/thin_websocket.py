"""A minimal WebSocket client that takes very little CPU time.

Load clients share the machine with the server that they measure. So this client implements only the part of
RFC 6455 that the server uses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
#: Clients must mask frames; a mask of zeros leaves them unchanged.
MASK = bytes(4)


class Screen(asyncio.Protocol):
    """One WebSocket. `show` gets every message; `gone` is called with the reason when it ends."""

    def __init__(self, request: bytes, show: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        self._request = request
        self._show = show
        self._gone = gone
        self._read = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    # -- asyncio callbacks

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone(str(exc or "the connection ended"))

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self._open:
            head, end, _ = self._read.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._gone(head.decode(errors="replace"))
                return
            self._open = True
            del self._read[: len(head) + 4]
        while (frame := self._frame()) is not None:
            self._take(*frame)

    # -- frames

    def _frame(self) -> tuple[int, bytes] | None:
        """The next complete frame: its opcode and payload."""
        read = self._read
        if len(read) < 2:
            return None
        size, start = read[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(read) < start:
                return None
            size = int.from_bytes(read[2:start], "big")
        if len(read) < start + size:
            return None
        kind, held = read[0] & 0x0F, bytes(read[start : start + size])
        del read[: start + size]
        return kind, held

    def _take(self, kind: int, held: bytes) -> None:
        if kind == TEXT:
            self._show(held)
        elif kind == PING:
            self._send(PONG, held)
        elif kind == CLOSE:
            self._gone(f"closed: {int.from_bytes(held[:2], 'big')}")

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._send(TEXT, message)

    def _send(self, kind: int, held: bytes) -> None:
        size = len(held)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes([0x80 | kind]) + length + MASK + held)

    def close(self) -> None:
        """Close the connection without a close frame."""
        self._gone = lambda _: None
        if self._transport is not None:
            self._transport.abort()


async def open_screen(
    address: str, table: str, cookie: str, show: Callable[[bytes], None], gone: Callable[[str], None]
) -> Screen:
    """Connect to a table."""
    host, _, port = address.partition(":")
    request = (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: YXN0cmFyaXVtIGJlbmNoIQ==\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, screen = await loop.create_connection(lambda: Screen(request, show, gone), host, int(port))
    return screen
