"""The bots of one table: each thinks when its seat has to choose."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...kernel import AstrariumError, Choice
from ..table.rebuilding import Overtaken
from .workers import STAND_IN, Workers

if TYPE_CHECKING:
    from ..table.live import LiveTable

log = logging.getLogger(__name__)


class Thinking:
    """Which bots of a table are thinking."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.seats: dict[int, asyncio.Task[None]] = {}

    def wake(self, live: LiveTable) -> None:
        """Let every bot think that has to choose and does not think yet."""
        for seat, bot in live.seating.bots().items():
            choice = live.table.choice(seat)
            if choice is not None and seat not in self.seats:
                task = asyncio.get_running_loop().create_task(self._think(live, seat, bot, choice))
                self.seats[seat] = task

    def stop(self, seat: int | None = None) -> None:
        """Let no bot think any more; or not the one of a seat."""
        for each, task in tuple(self.seats.items()):
            if seat in (None, each):
                task.cancel()
                self.seats.pop(each, None)

    async def _think(self, live: LiveTable, seat: int, bot: str, choice: Choice) -> None:
        try:
            done = await self._decide(live, seat, bot, choice)
            if not done:
                done = await self._decide(live, seat, STAND_IN, choice)
        finally:
            if self.seats.get(seat) is asyncio.current_task():
                del self.seats[seat]
        if done:
            self.wake(live)

    async def _decide(self, live: LiveTable, seat: int, bot: str, choice: Choice) -> bool:
        """Let a bot answer a choice, unless it is gone meanwhile; False when the bot fails."""
        try:
            async with live.lock:
                if live.table.choice(seat) is not choice:
                    return True
                work = self._workers.think(live.table, seat, bot)
            answer = await work
            # What has begun is finished, also when nobody wants the bot any more.
            await asyncio.shield(live.begin(live.play_for(seat, choice, answer)))
        except Overtaken:
            return True
        except AstrariumError as error:
            log.warning("bot %s at table %s: %s", bot, live.id, error)
            return False
        except Exception:
            log.exception("bot %s at table %s", bot, live.id)
            return False
        return True
