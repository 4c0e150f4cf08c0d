"""Limits how many tasks run per pass of the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections import deque

from .gc_control import GcStep

#: Tasks per pass of the event loop; each runs for a millisecond or two.
AT_ONCE = 2
#: GIL switch interval: the writer thread returns to Python after each statement. Python's default of 5 ms
#: would delay every statement.
SLICE = 0.001


def shorten_switch_interval() -> None:
    """Shorten the GIL switch interval for the event loop and the database threads."""
    sys.setswitchinterval(SLICE)


class FairScheduler:
    """Admits a few tasks per pass of the event loop, in order of arrival."""

    def __init__(self) -> None:
        self._admitted = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._gc = GcStep()

    async def wait(self) -> None:
        """Wait for admission; returns at once if nobody waits."""
        if self._admitted < AT_ONCE and not self._waiting:
            self._admit()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _admit(self) -> None:
        if not self._admitted:
            asyncio.get_running_loop().call_soon(self._next_pass)
        self._admitted += 1

    def _next_pass(self) -> None:
        self._admitted = 0
        self._gc.step()
        while self._waiting and self._admitted < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # cancelled tasks need no turn
                turn.set_result(None)
                self._admit()
