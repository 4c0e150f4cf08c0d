"""The WebSocket of a table: reads commands, runs or refuses them, sends events."""

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
from ...tables import client_messages, commands
from ...tables import server_messages as m
from ...tables.host_calls import HostFailed
from ...tables.listener import Listener
from ...tables.token_bucket import TooMuch
from ..accounts import Accounts
from ..origin_check import cookie_of, same_origin
from ..rate_limits import RateLimits
from ..runtime.event_loop_scheduler import FairScheduler
from ..store.rows import NewerVersion, Overtaken, Unavailable, is_outage
from .json_codec import encode, id_of, read_message
from .loaded_tables import LiveTables
from .table_host import RECONNECT, ServerTable

log = logging.getLogger(__name__)
#: Maximum bytes of a message.
LARGEST = 16_384
#: Send queue per client; a client that exceeds it is disconnected and reconnects.
QUEUE = 200
SLOW, FORBIDDEN, MISSING, NOT_DEALT, CROWDED = 1013, 4403, 4404, 4425, 4429
#: Attempts to store an answer while other processes store theirs.
TRIES = 5
#: Matches requests for past positions.
_LOOKS_BACK = re.compile(r'"type"\s*:\s*"(look|describe)"')


class TooLarge(AstrariumError):
    """The message is too long."""


class Muted(AstrariumError):
    """The person is muted."""


class Connection:
    """One WebSocket: a send queue and the listener that fills it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, name: str) -> None:
        self.socket = socket
        self.listener = Listener(person, name, self._put, self._close)
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        #: Whether a command is running, and whether the client has left.
        self._at_work = self._left = False

    def _put(self, message: m.ServerMessage) -> None:
        if self._queue.qsize() < QUEUE:
            self._queue.put_nowait(encode(message))
        else:
            self._close(SLOW)

    def _close(self, code: int) -> None:
        self._queue.put_nowait(code)

    async def send_all(self) -> None:
        """Send queued frames until the connection closes."""
        while True:
            frame = await self._queue.get()
            if isinstance(frame, int):
                await self.socket.close(code=frame)
                return
            await self.socket.send_text(frame.decode())

    async def receive_all(self, served: ServerTable, scheduler: FairScheduler, limits: RateLimits) -> None:
        """Run the client's commands, one after the other."""
        who = self.listener.person or address_of(self.socket)
        while not self._left:
            data = await self.socket.receive_data("text")
            pause = limits.messages.owe(who)
            if _LOOKS_BACK.search(data if isinstance(data, str) else data.decode(errors="replace")):
                pause = max(pause, limits.past_views.owe(who))
            if pause:
                await asyncio.sleep(pause)
            await scheduler.wait()
            self._at_work = True
            await run_message(served, self.listener, data, limits.muted)
            self._at_work = False

    def leave(self, served: ServerTable, receiving: asyncio.Task[None]) -> None:
        """Stop receiving; a running command is completed."""
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
    accounts: Accounts,
    limits: RateLimits,
) -> None:
    """Serve one client of a table until it leaves."""
    await socket.accept()
    if not same_origin(socket):
        await _refuse(socket, Text("server-other-site"), FORBIDDEN)
        return
    try:
        person = await accounts.who(cookie_of(socket))
        served = await live_tables.get(table)
    except AstrariumError as error:
        if not is_outage(error):
            log.warning("table %.40r cannot be opened: %s", table, error)
        again = isinstance(error, NewerVersion | Unavailable)
        await _refuse(socket, error.text, RECONNECT if again else MISSING)
        return
    if not await live_tables.may_watch(served.live, person.id if person else None, token):
        await _refuse(socket, Text("server-not-invited"), FORBIDDEN)
        return
    if served.live.stored.words is not None:
        await _refuse(socket, Text("server-not-dealt"), NOT_DEALT)
        return
    connection = Connection(socket, person.id if person else "", person.name if person else "")
    try:
        with limits.connected(person.id if person else address_of(socket)):
            await _attend(connection, served, live_tables.store.scheduler, limits)
    except TooMuch as error:
        await _refuse(socket, error.text, CROWDED)
    except (Unavailable, HostFailed) as error:
        await _refuse(socket, error.text, RECONNECT)


async def _attend(
    connection: Connection, served: ServerTable, scheduler: FairScheduler, limits: RateLimits
) -> None:
    """Join the table until the connection ends."""
    try:
        await scheduler.wait()  # after a restart all clients come at once
        await served.join(connection.listener)
        await _converse(connection, served, scheduler, limits)
    finally:
        try:
            await scheduler.wait()  # when a network fails, all clients leave at once
        finally:
            served.leave(connection.listener)


async def _converse(
    connection: Connection, served: ServerTable, scheduler: FairScheduler, limits: RateLimits
) -> None:
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all(served, scheduler, limits))
    try:
        done, _ = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if not (error is None or isinstance(error, WebSocketDisconnect | OSError) or is_outage(error)):
                log.warning("WebSocket failed: %s: %s", type(error).__name__, error)
    finally:
        sending.cancel()
        connection.leave(served, receiving)


async def run_message(
    served: ServerTable, listener: Listener, data: str | bytes, muted: Container[str] = ()
) -> None:
    """Run one message. A refusal goes to this client alone and changes nothing."""
    id: client_messages.MessageId = None
    try:
        if len(data) > LARGEST:
            raise TooLarge("server-too-large", most=LARGEST)
        message = read_message(data)
        id = message.id
        if isinstance(message, client_messages.Say) and listener.person in muted:
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
        log.exception("command failed at table %s", served.id)
        listener.send(m.Refused(type="refused", id=id, text=Text("table-try-again").to_json()))


async def _do(served: ServerTable, listener: Listener, message: client_messages.ClientMessage) -> None:
    """Run the message's command, with retries for answers.

    In a simultaneous decision, another process may store an answer first. The answer is then stored after it,
    if its question is still open.
    """
    tries = TRIES if isinstance(message, client_messages.Answer) else 1
    while True:
        tries -= 1
        try:
            await served.carry_out(commands.run(served.live, listener, message))
            return
        except Overtaken:
            if not tries:
                raise


async def _refuse(socket: WebSocket[Any, Any, Any], text: Text, code: int) -> None:
    await socket.send_text(encode(m.Refused(type="refused", id=None, text=text.to_json())).decode())
    await socket.close(code=code)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's IP address."""
    return connection.client.host if connection.client else ""
