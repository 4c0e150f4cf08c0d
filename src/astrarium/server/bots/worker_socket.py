"""The WebSocket of programs that think for the server."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ..store.store import Store
from .outside import Helper, Outside, Said, key_of

log = logging.getLogger(__name__)
FORBIDDEN, MALFORMED = 4403, 4400
#: Characters of a message at most.
LARGEST = 65_536
_decoder = msgspec.json.Decoder(Said)


async def serve(socket: WebSocket[Any, Any, Any], store: Store, outside: Outside) -> None:
    """Ask a program until it leaves."""
    await socket.accept()
    kind, _, token = socket.headers.get("authorization", "").partition(" ")
    known = await store.kept_setting(key_of(token)) if kind.lower() == "bearer" and token else None
    if known is None:
        await socket.close(code=FORBIDDEN)
        return
    whose = msgspec.json.decode(known)
    queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    helper = Helper(whose["name"], whose["worker"], queue.put_nowait)
    queue.put_nowait({"type": "welcome", "name": helper.name, "worker": helper.worker})
    outside.come(helper)
    tasks = {
        asyncio.create_task(_send_all(socket, queue)),
        asyncio.create_task(_hear_all(socket, helper, outside)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                log.warning("bot %s left: %s", helper.name, type(error).__name__)
    finally:
        outside.leave(helper)
        for task in tasks:
            task.cancel()


async def _send_all(socket: WebSocket[Any, Any, Any], queue: asyncio.Queue[dict[str, Any]]) -> None:
    while True:
        await socket.send_text(msgspec.json.encode(await queue.get()).decode())


async def _hear_all(socket: WebSocket[Any, Any, Any], helper: Helper, outside: Outside) -> None:
    while True:
        data = await socket.receive_data("text")
        try:
            if len(data) > LARGEST:
                raise ValueError
            helper.hear(_decoder.decode(data))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            await socket.close(code=MALFORMED)
            return
        outside.more()
