"""`astrarium bot-worker`: a remote worker for the bots of a server."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Annotated, Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
import typer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ...bots.search_budget import PATIENCE as BUSY
from ..listening_sockets import CannotServe
from .external_bot_socket import FORBIDDEN
from .worker_pool import GRACE
from .worker_process import BotFailed, Worker, think

#: Seconds between connection attempts: first and longest.
PAUSES = (0.5, 30.0)


def bot_worker(
    server: Annotated[str, typer.Option("--server", metavar="URL", help="The URL of the server.")],
    token: Annotated[
        str,
        typer.Option(
            "--token", envvar="ASTRARIUM_BOT_TOKEN", help="The token that `admin bot-worker-token` printed."
        ),
    ],
    slots: Annotated[int, typer.Option("--slots", min=1, max=64, help="Concurrent bots.")] = (
        os.cpu_count() or 1
    ),
) -> None:
    """Run bots of a server on this machine, until interrupted."""
    asyncio.run(work(server, token, slots))


async def work(server: str, token: str, slots: int) -> None:
    """Answer a server's questions, and reconnect when the connection breaks."""
    pool = Pool(slots)
    pause = PAUSES[0]
    try:
        while True:
            try:
                async with connect(
                    address(server), additional_headers={"Authorization": f"Bearer {token}"}, max_size=None
                ) as socket:
                    await pool.serve(socket)
                    pause = PAUSES[0]
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == FORBIDDEN:
                    raise CannotServe("server-bot-token") from None
            except (OSError, InvalidHandshake):
                pass
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSES[1])
    finally:
        pool.close()


def address(server: str) -> str:
    """The WebSocket URL of a server for its workers."""
    parts = urlsplit(server)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise CannotServe("server-bad-url", url=server)
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/api/bots/work", "", ""))


class Pool:
    """Worker processes, one per concurrent question."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._all = [Worker() for _ in range(slots)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._all:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(slots)

    async def serve(self, socket: ClientConnection) -> None:
        """Answer questions until the connection ends."""
        await socket.send(msgspec.json.encode({"type": "hello", "slots": self._slots}).decode())
        answering: set[asyncio.Task[None]] = set()
        async for data in socket:
            question = msgspec.json.decode(data)
            if question["type"] == "think":
                task = asyncio.create_task(self._answer(socket, question))
                answering.add(task)
                task.add_done_callback(answering.discard)

    async def _answer(self, socket: ClientConnection, question: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, self._think, question)
            reply = {"type": "answer", "id": question["id"], "answer": answer}
        except BotFailed as error:
            reply = {"type": "failed", "id": question["id"], "why": str(error)}
        await socket.send(msgspec.json.encode(reply).decode())

    def _think(self, question: dict[str, Any]) -> Any:
        worker = self._idle.get()
        try:
            names = ("game", "options", "position", "seat", "bot", "seed", "seconds")
            task = {name: question[name] for name in names}
            task["position"] = msgspec.json.encode(task["position"])
            return worker.ask(think, tuple(task.values()), BUSY * question["seconds"] + GRACE)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.end()
