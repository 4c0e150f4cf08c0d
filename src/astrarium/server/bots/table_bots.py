"""The bots of one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any, Protocol

from ...kernel import AstrariumError, Choice
from ...kernel.choice import thaw
from ...tables import Command, LiveTable, commands
from ...tables.bot_answer import at_random
from ...tables.bot_levels import STAND_IN, first
from ..store.rows import NewerVersion, Overtaken, is_outage
from .worker_pool import WorkerPool
from .worker_process import BotFailed

log = logging.getLogger(__name__)


class BotTable(Protocol):
    """The table as its bots see it. `ServerTable` implements it."""

    live: LiveTable
    lock: asyncio.Lock

    @property
    def id(self) -> str: ...

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...

    async def carry_out(self, command: Command) -> None: ...


class TableBots:
    """Runs a task for each bot that has to choose."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self.seats: dict[int, asyncio.Task[None]] = {}

    def wake(self, served: BotTable) -> None:
        """Start the bots that have to choose, and stop bots that no longer have a seat."""
        bots = served.live.seating.bots()
        for seat in self.seats.keys() - bots.keys():
            self.stop(seat)
        for seat, bot in bots.items():
            choice = served.live.table.choice(seat)
            if choice is not None and seat not in self.seats:
                task = asyncio.get_running_loop().create_task(self._think(served, seat, bot, choice))
                self.seats[seat] = task

    def stop(self, seat: int | None = None) -> None:
        """Stop all bots, or the bot of one seat."""
        for each, task in tuple(self.seats.items()):
            if seat in (None, each):
                task.cancel()
                self.seats.pop(each, None)

    async def _think(self, served: BotTable, seat: int, bot: str, choice: Choice) -> None:
        """Answer a choice: by the bot, else by a quick bot, else at random."""
        game = served.live.stored.game
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

    async def _decide(self, served: BotTable, seat: int, bot: str, choice: Choice) -> bool:
        """Let a bot answer a choice, unless the choice is gone; False if the bot fails."""
        try:
            async with served.lock:
                if served.live.table.choice(seat) is not choice:
                    return True
                work = self._answer(served, seat, bot, choice)
            given = commands.bot_answers(served.live, seat, choice, await work)
            # A started answer is completed, even if the bot is stopped meanwhile.
            await asyncio.shield(served.begin(served.carry_out(given)))
        except (Overtaken, NewerVersion):
            return True
        except (AstrariumError, BotFailed) as error:
            if not is_outage(error):
                log.warning("bot %s failed at table %s: %s", bot, served.id, error)
            return False
        except Exception:
            log.exception("bot %s failed at table %s", bot, served.id)
            return False
        return True

    def _answer(self, served: BotTable, seat: int, bot: str, choice: Choice) -> Awaitable[Any]:
        """The answer of a bot. Random and planned answers need no worker."""
        live = served.live
        planned = live.planned(choice) if bot == live.place(seat).bot else None
        if planned is not None:
            return _at_once(thaw(planned))
        if bot == STAND_IN:
            return _at_once(at_random(live.table, choice))
        return asyncio.ensure_future(self._workers.think(live.table, seat, bot, live.seating.host))


async def _at_once(answer: Any) -> Any:
    return answer
