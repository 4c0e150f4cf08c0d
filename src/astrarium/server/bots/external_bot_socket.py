"""The WebSocket of external bots."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..store.store import Store
from .external_bots import EXTERNAL, BotConnection, BotMessage, ExternalBots, key_of

log = logging.getLogger(__name__)
FORBIDDEN, MALFORMED = 4403, 4400
#: Maximum characters of a message.
LARGEST = 65_536
_decoder = msgspec.json.Decoder(BotMessage)


async def serve(socket: WebSocket[Any, Any, Any], store: Store, bots: ExternalBots) -> None:
    """Serve one program until it disconnects."""
    await socket.accept()
    kind, _, token = socket.headers.get("authorization", "").partition(" ")
    known = await store.get_setting(key_of(token)) if kind.lower() == "bearer" and token else None
    if known is None:
        await socket.close(code=FORBIDDEN)
        return
    whose = msgspec.json.decode(known)
    queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    connection = BotConnection(whose["name"], whose["worker"], queue.put_nowait)
    rated = await store.ratings.of_program(EXTERNAL + connection.name)
    ratings = {
        game: {"rating": round(each.points), "spread": round(each.spread)} for game, each in rated.items()
    }
    welcome = {"name": connection.name, "worker": connection.worker, "ratings": ratings}
    queue.put_nowait({"type": "welcome", **welcome})
    bots.add(connection)
    tasks = {
        asyncio.create_task(_send_all(socket, queue)),
        asyncio.create_task(_receive_all(socket, connection, bots)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                log.warning("connection to bot %s failed: %s", connection.name, type(error).__name__)
    finally:
        bots.remove(connection)
        for task in tasks:
            task.cancel()


async def _send_all(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[dict[str, Any]]) -> None:
    while True:
        await socket.send_text(msgspec.json.encode(await queue.get()).decode())


async def _receive_all(
    socket: WebSocket[Any, Any, Any], connection: BotConnection, bots: ExternalBots
) -> None:
    while True:
        data = await socket.receive_data("text")
        try:
            if len(data) > LARGEST:
                raise ValueError
            connection.receive(_decoder.decode(data))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            await socket.close(code=MALFORMED)
            return
        bots.on_free()
