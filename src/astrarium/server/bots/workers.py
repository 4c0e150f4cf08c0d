"""Bots at the table: they think in processes of their own and see what their seat sees."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import msgspec

from ... import bots
from ...kernel import Chance, Table
from ...kernel.choice import thaw


class Workers:
    """The processes in which bots think. They start when the first bot has to."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def think(self, table: Table, seat: int, bot: str) -> Awaitable[Any]:
        """The answer of a bot to the choice of its seat, as the table is at this moment."""
        seed = sha256(f"{table.seed}/{seat}/{table.moves}".encode()).hexdigest()
        position = msgspec.json.encode(table.position())
        return self._ask(think, table.game.id, table.options, position, seat, bot, seed)

    async def archive(self, table: Table) -> list[bytes]:
        """A finished game as it was played, in the parts that are kept of it."""
        record = msgspec.json.encode(table.record.to_json())
        parts: list[bytes] = await self._ask(archive, table.game.id, record)
        return parts

    async def _ask(self, work: Callable[..., Any], *task: Any) -> Any:
        pool = self._ready()
        try:
            return await asyncio.wrap_future(pool.submit(work, *task))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await asyncio.wrap_future(self._ready().submit(work, *task))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End the processes, also those that are thinking, and leave nothing behind."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
            gc.collect()  # the pool's semaphores go with it


def think(game: str, options: dict[str, Any], position: bytes, seat: int, bot: str, seed: str) -> Any:
    """In a worker: the table again, a window on it for the bot, and its answer."""
    from ... import resume

    table = resume(game, msgspec.json.decode(position), options)
    return thaw(bots.answer(bots.make(bot, seed), table, seat, Chance(f"{seed}/window")))


def archive(game: str, record: bytes) -> list[bytes]:
    """In a worker: the game played again, and what everybody saw of it."""
    from ... import game as find_game
    from ...kernel import Record, replay
    from ...tables.archive import make

    return make(replay(find_game(game), Record.from_json(msgspec.json.decode(record))))


def _begin() -> None:
    """An interruption is the parent's to handle; without a parent a worker ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
