"""A table's WebSocket: reads what a client sends, carries it out or refuses it, sends what happens."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Container
from typing import Any

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from ...kernel import AstrariumError, Text
from ...tables import asked, deeds
from ...tables import messages as m
from ...tables.limits import Bucket, TooMuch
from ...tables.listener import Listener
from ..guarding import same_origin
from ..limits import Limits
from ..loop.pacing import Pacing
from ..people import COOKIE, People
from ..store.rows import Moved, Overtaken
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
#: How often an answer is tried while others answer by way of other processes.
TRIES = 5
#: A message that asks for a position of the past.
_LOOKS_BACK = re.compile(r'"type"\s*:\s*"(look|describe)"')


class TooLarge(AstrariumError):
    """A message that nobody needs to be so long."""


class Muted(AstrariumError):
    """Somebody who may not talk here."""


class Connection:
    """One WebSocket: a queue of frames to send and the listener that fills it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, name: str) -> None:
        self.socket = socket
        self.listener = Listener(person, name, self._put, self._close)
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        #: Something is being carried out; and nothing more is to be, for the client has left.
        self._at_work = self._left = False

    def _put(self, message: m.ServerMessage) -> None:
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(encode(message))
        else:
            self._close(SLOW)

    def _close(self, code: int) -> None:
        self._queue.put_nowait(code)

    async def send_all(self) -> None:
        """Send what is queued, until the connection is to be closed."""
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                await self.socket.close(code=frame)
                return
            await self.socket.send_text(frame.decode())

    async def receive_all(self, served: ServedTable, pacing: Pacing, limits: Limits) -> None:
        """Carry out what comes, one message after the other."""
        pace = Bucket(*PACE)
        while not self._left:
            data = await self.socket.receive_data("text")
            pause = pace.owe()
            if _LOOKS_BACK.search(data if isinstance(data, str) else data.decode(errors="replace")):
                pause = max(pause, limits.looks.owe(self.listener.person or address_of(self.socket)))
            if pause:
                await asyncio.sleep(pause)
            await pacing.wait()
            self._at_work = True
            await carry_out(served, self.listener, data, limits.muted)
            self._at_work = False

    def leave(self, served: ServedTable, receiving: asyncio.Task[None]) -> None:
        """The client has left; what has begun is finished all the same."""
        self._left = True
        if self._at_work:
            served.finish(receiving)
        else:
            receiving.cancel()


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
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all(served, pacing, limits))
    try:
        done, _ = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                log.warning("a connection ended: %s: %s", type(error).__name__, error)
    finally:
        sending.cancel()
        connection.leave(served, receiving)


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
        await _do(served, listener, message)
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


async def _do(served: ServedTable, listener: Listener, message: asked.ClientMessage) -> None:
    """Do what a message says.

    Where several choose at once, somebody may answer by way of another process in the same moment: what is
    answered here is kept after that, as long as it is an answer to the same question.
    """
    tries = TRIES if isinstance(message, asked.Answer) else 1
    while True:
        tries -= 1
        try:
            await served.carry_out(deeds.do(served.live, listener, message))
            return
        except Overtaken:
            if not tries:
                raise


async def _turn_away(socket: WebSocket[Any, Any, Any], text: Text, code: int) -> None:
    await socket.send_text(encode(m.Refused(type="refused", id=None, text=text.to_json())).decode())
    await socket.close(code=code)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else ""
