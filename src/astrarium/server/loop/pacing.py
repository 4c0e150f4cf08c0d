"""Taking pacing: much work at once is done bit by bit, so that it never keeps anybody waiting."""

from __future__ import annotations

import asyncio
import sys
from collections import deque

from .collecting import Looking

#: How many may go each time that the event loop comes round; each has a millisecond or two to do.
AT_ONCE = 2
#: Seconds after which a thread gives way to another one that waits. Whoever writes to the database works a
#: little after every statement: with Python's own five milliseconds each of them would be a pause.
SLICE = 0.001


def share_fairly() -> None:
    """Let the event loop and the threads beside it have the interpreter in short turns."""
    sys.setswitchinterval(SLICE)


class Pacing:
    """Lets a few through each time that the event loop comes round, in the order they came."""

    def __init__(self) -> None:
        self._gone = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._looking = Looking()

    async def wait(self) -> None:
        """Wait for one's turn; where nobody is before, that is at once."""
        if self._gone < AT_ONCE and not self._waiting:
            self._go()
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _go(self) -> None:
        if not self._gone:
            asyncio.get_running_loop().call_soon(self._come_round)
        self._gone += 1

    def _come_round(self) -> None:
        self._gone = 0
        self._looking.pass_by()
        while self._waiting and self._gone < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # who has left meanwhile needs no turn
                turn.set_result(None)
                self._go()
