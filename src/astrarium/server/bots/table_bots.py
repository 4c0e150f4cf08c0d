"""The bots of one table: each thinks when its seat has to choose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from ...kernel import AstrariumError, Choice
from ...kernel.choice import thaw
from ...tables import deeds
from ...tables.levels import STAND_IN, first
from ...tables.thinking import at_random
from ..store.rows import Moved, Overtaken
from .worker import BotFailed
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
        """Answer a choice: the bot itself, else a quick one, else whatever is allowed. Somebody waits."""
        game = served.live.sheet.game
        try:
            done = await self._decide(served, seat, bot, choice)
            for other in (first(game), STAND_IN):
                if not done and other != bot:
                    done = await self._decide(served, seat, other, choice)
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
                work = self._answer(served, seat, bot, choice)
            given = deeds.bot_answers(served.live, seat, choice, await work)
            # What has begun is finished, also when nobody wants the bot any more.
            await asyncio.shield(served.begin(served.carry_out(given)))
        except (Overtaken, Moved):
            return True
        except (AstrariumError, BotFailed) as error:
            log.warning("bot %s at table %s: %s", bot, served.id, error)
            return False
        except Exception:
            log.exception("bot %s at table %s", bot, served.id)
            return False
        return True

    def _answer(self, served: ServedTable, seat: int, bot: str, choice: Choice) -> Awaitable[Any]:
        """What a bot answers. One that does not think needs no process, and never waits for one."""
        live = served.live
        planned = live.planned(choice) if bot == live.place(seat).bot else None
        if planned is not None:
            return _at_once(thaw(planned))
        if bot == STAND_IN:
            return _at_once(at_random(live.table, choice))
        return asyncio.ensure_future(self._workers.think(live.table, seat, bot, live.seating.host))


async def _at_once(answer: Any) -> Any:
    return answer
