"""The bots of one table: each thinks when its seat has to choose."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...kernel import AstrariumError, Choice
from ...tables import deeds
from ...tables.levels import STAND_IN
from ..store.rows import Overtaken
from .workers import Workers

if TYPE_CHECKING:
    from ..table.served import ServedTable

log = logging.getLogger(__name__)


class Thinking:
    """Which bots of a table are thinking."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.seats: dict[int, asyncio.Task[None]] = {}

    def wake(self, served: ServedTable) -> None:
        """Let every bot think that has to choose and does not think yet, and no other one."""
        bots = served.live.seating.bots()
        for seat in self.seats.keys() - bots.keys():
            self.stop(seat)
        for seat, bot in bots.items():
            choice = served.live.table.choice(seat)
            if choice is not None and seat not in self.seats:
                task = asyncio.get_running_loop().create_task(self._think(served, seat, bot, choice))
                self.seats[seat] = task

    def stop(self, seat: int | None = None) -> None:
        """Let no bot think any more; or not the one of a seat."""
        for each, task in tuple(self.seats.items()):
            if seat in (None, each):
                task.cancel()
                self.seats.pop(each, None)

    async def _think(self, served: ServedTable, seat: int, bot: str, choice: Choice) -> None:
        try:
            done = await self._decide(served, seat, bot, choice)
            if not done:
                done = await self._decide(served, seat, STAND_IN, choice)
        finally:
            if self.seats.get(seat) is asyncio.current_task():
                del self.seats[seat]
        if done:
            self.wake(served)

    async def _decide(self, served: ServedTable, seat: int, bot: str, choice: Choice) -> bool:
        """Let a bot answer a choice, unless it is gone meanwhile; False when the bot fails."""
        try:
            async with served.lock:
                if served.live.table.choice(seat) is not choice:
                    return True
                work = self._workers.think(served.live.table, seat, bot)
            answer = await work
            given = deeds.bot_answers(served.live, seat, choice, answer)
            # What has begun is finished, also when nobody wants the bot any more.
            await asyncio.shield(served.begin(served.carry_out(given)))
        except Overtaken:
            return True
        except AstrariumError as error:
            log.warning("bot %s at table %s: %s", bot, served.id, error)
            return False
        except Exception:
            log.exception("bot %s at table %s", bot, served.id)
            return False
        return True
