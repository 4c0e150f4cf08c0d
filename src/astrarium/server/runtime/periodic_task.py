"""Doing something again and again for as long as the server is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Repeating:
    """Does something every so many seconds. A time that fails is told in the log, and the next one comes."""

    def __init__(self, every: float, what: Callable[[], Awaitable[object]], failing: str) -> None:
        self._every, self._what, self._failing = every, what, failing
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run())

    def end(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._what()
            except Exception:
                log.exception(self._failing)
