"""A table's WebSocket: reads what a client sends, carries it out or refuses it, sends what happens."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Container
from typing import Any

from litestar import WebSocket
from litestar.connection import ASGIConnection

from ...kernel import AstrariumError, Text
from ...tables import asked, deeds
from ...tables import messages as m
from ...tables.limits import Bucket, TooMuch
from ...tables.listener import Listener
from ..guarding import same_origin
from ..limits import Limits
from ..loop.frames import direct_socket
from ..loop.pacing import Pacing
from ..people import COOKIE, People
from ..store.rows import Moved
from .live_tables import LiveTables
from .served import COME_AGAIN, ServedTable
from .wire import encode, id_of, read_message

log = logging.getLogger(__name__)
#: Bytes of a message at most.
LARGEST = 16_384
#: Frames that may wait for a slow client before it is dropped; it comes again to the last position.
QUEUE = 200
SLOW, FORBIDDEN, MISSING, NOT_DEALT, CROWDED = 1013, 4403, 4404, 4425, 4429
#: Messages that a client may send at once, and every second for long; more are read later, so that the
#: others do not feel it.
PACE = (100, 50)
#: A message that asks for a position of the past.
_LOOKS_BACK = re.compile(r'"type"\s*:\s*"(look|describe)"')


class TooLarge(AstrariumError):
    """A message that nobody needs to be so long."""


class Muted(AstrariumError):
    """Somebody who may not talk here."""


class Connection:
    """One WebSocket: the listener that hears for it, and what waits to be sent."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, name: str) -> None:
        self.socket = socket
        self.listener = Listener(person, name, self._put, self._close)
        self._direct = direct_socket(socket.scope)
        self._direct.resumed = self._flush
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        #: Done, with the code of it, when the connection is to be closed.
        self.closing: asyncio.Future[int] = self._loop.create_future()

    def _put(self, message: m.ServerMessage) -> None:
        if not self._waiting:
            # What else is told by the same deed goes with it.
            self._loop.call_soon(self._flush)
        elif len(self._waiting) >= QUEUE:
            self._close(SLOW)
            return
        self._waiting.append(encode(message))

    def _flush(self) -> None:
        if self._waiting and self._direct.ready:
            messages, self._waiting = self._waiting, []
            self._direct.write(messages)

    def _close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)

    async def end(self, code: int) -> None:
        """Send what waits, and close."""
        self._flush()
        await self.socket.close(code=code)

    async def receive_all(self, served: ServedTable, pacing: Pacing, limits: Limits) -> None:
        """Carry out what comes, one message after the other, until the client leaves."""
        pace = Bucket(*PACE)
        receive = self._direct.receive
        while (message := await receive())["type"] == "websocket.receive":
            data = message.get("text") or ""  # frames of bytes hold nothing that we read
            pause = pace.owe()
            if _LOOKS_BACK.search(data):
                pause = max(pause, limits.looks.owe(self.listener.person or address_of(self.socket)))
            if pause:
                await asyncio.sleep(pause)
            await pacing.wait()
            # What has begun is finished, also when the client leaves meanwhile.
            await asyncio.shield(served.begin(carry_out(served, self.listener, data, limits.muted)))


async def serve(
    socket: WebSocket[Any, Any, Any],
    table: str,
    token: str | None,
    live_tables: LiveTables,
    people: People,
    limits: Limits,
) -> None:
    """Serve one client of a table until it leaves."""
    await socket.accept()
    if not same_origin(socket):
        await _turn_away(socket, Text("server-other-site"), FORBIDDEN)
        return
    person = await people.who(socket.cookies.get(COOKIE))
    try:
        served = await live_tables.get(table)
    except AstrariumError as error:
        log.warning("table %.40r cannot be opened: %s", table, error)
        await _turn_away(socket, error.text, COME_AGAIN if isinstance(error, Moved) else MISSING)
        return
    if not await live_tables.may_watch(served.live, person.id if person else None, token):
        await _turn_away(socket, Text("server-not-invited"), FORBIDDEN)
        return
    if served.live.sheet.words is not None:
        await _turn_away(socket, Text("server-not-dealt"), NOT_DEALT)
        return
    connection = Connection(socket, person.id if person else "", person.name if person else "")
    try:
        with limits.connected(person.id if person else address_of(socket)):
            await _attend(connection, served, live_tables.store.pacing, limits)
    except TooMuch as error:
        await _turn_away(socket, error.text, CROWDED)


async def _attend(connection: Connection, served: ServedTable, pacing: Pacing, limits: Limits) -> None:
    """Be at a table until the connection ends."""
    try:
        await pacing.wait()  # when a server comes back, all come at once
        await served.join(connection.listener)
        await _converse(connection, served, pacing, limits)
    finally:
        try:
            await pacing.wait()  # when a network breaks down, all leave at once
        finally:
            served.leave(connection.listener)


async def _converse(connection: Connection, served: ServedTable, pacing: Pacing, limits: Limits) -> None:
    receiving = asyncio.create_task(connection.receive_all(served, pacing, limits))
    closing = connection.closing
    try:
        await asyncio.wait((receiving, closing), return_when=asyncio.FIRST_COMPLETED)
        if closing.done():
            await connection.end(closing.result())
        elif error := receiving.exception():
            log.warning("a connection ended: %s: %s", type(error).__name__, error)
    except OSError:
        pass  # gone already
    finally:
        receiving.cancel()


async def carry_out(
    served: ServedTable, listener: Listener, data: str | bytes, muted: Container[str] = ()
) -> None:
    """Carry out one message; a refusal goes to this client alone and changes nothing."""
    id: asked.MessageId = None
    try:
        if len(data) > LARGEST:
            raise TooLarge("server-too-large", most=LARGEST)
        message = read_message(data)
        id = message.id
        if isinstance(message, asked.Say) and listener.person in muted:
            raise Muted("server-muted")
        await served.carry_out(deeds.do(served.live, listener, message))
    except AstrariumError as error:
        if id is None and len(data) <= LARGEST:
            id = id_of(data)
        refused = m.Refused(type="refused", id=id, text=error.text.to_json())
        if rule := getattr(error, "rule", None):
            refused["rule"] = rule
        listener.send(refused)
    except Exception:
        log.exception("table %s", served.id)
        listener.send(m.Refused(type="refused", id=id, text=Text("table-try-again").to_json()))


async def _turn_away(socket: WebSocket[Any, Any, Any], text: Text, code: int) -> None:
    await socket.send_text(encode(m.Refused(type="refused", id=None, text=text.to_json())).decode())
    await socket.close(code=code)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""
