"""A task that runs periodically."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..store.rows import is_outage

log = logging.getLogger(__name__)


class PeriodicTask:
    """Runs a function every few seconds. Failures are logged, and the task goes on."""

    def __init__(self, every: float, what: Callable[[], Awaitable[object]], failing: str) -> None:
        self._every, self._what, self._failing = every, what, failing
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._what()
            except Exception as error:
                if not is_outage(error):
                    log.exception(self._failing)
