"""Bots think in processes of their own: a few at a time, in fair turns, each for so long and no longer."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from ...bots.limits import PATIENCE as BUSY
from ...kernel import Table
from ...tables.levels import LONGEST, bounded, seconds_of
from ...tables.thinking import seed_of
from .outside import OUTSIDE, Helper, Outside
from .queue import FairQueue, Job
from .worker import BotFailed, Worker, archive, get_ready, think

#: On a busy machine a bot takes up to `BUSY` times as long as it thinks; so many seconds later its process is
#: taken to hang.
GRACE = 10.0
#: Seconds that a bot may think while anything else waits.
WHILE_SOMETHING_WAITS = 3.0
#: Seconds that a bot waits for its turn, at most.
PATIENCE = 30.0
#: What takes longer than so many seconds is long.
SHORT = 1.0
#: Seconds that a finished game may take to be archived.
ARCHIVING = 300.0


def usual_count() -> int:
    """In how many processes bots think where nobody says: all cores but one are theirs."""
    return max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """The processes in which bots think. They start when a table is opened at which somebody may have to."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or usual_count()
        self.queue = FairQueue()
        # One more than may think for long: what is short never waits for what is not.
        self._idle = [Worker() for _ in range(self.count + 1)]
        self._all = list(self._idle)
        self._long = 0
        self._threads = ThreadPoolExecutor(len(self._all), thread_name_prefix="bots")
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        #: The games that processes know already.
        self._known: set[str] = set()
        #: How many thoughts were finished, and how many failed.
        self.done = self.failed = 0
        self.outside = Outside()
        self.outside.more = self._go_on

    async def get_ready(self, game: str) -> None:
        """Let two processes get to know a game, so that nobody waits for that later.

        One may be busy with a bot's thoughts when somebody asks for a hint.
        """
        if game not in self._known:
            self._known.add(game)
            with suppress(BotFailed):  # then it comes with the first thought
                await asyncio.gather(*[self.ask("", get_ready, (game,), SHORT) for _ in self._all[:2]])

    async def think(self, table: Table, seat: int, bot: str, person: str = "") -> Any:
        """The answer of a bot to the choice of its seat, as the table is at this moment; raises BotFailed.

        It is worked out on behalf of a person, in fair turns with what is worked out for others.
        """
        if bot.startswith(OUTSIDE):
            return await self.outside.ask(bot.removeprefix(OUTSIDE), table, seat)
        seed = seed_of(table, seat)
        position = msgspec.json.encode(table.position(lend=True))
        game, options = table.game.id, table.options

        def task(seconds: float) -> tuple[Any, ...]:
            return think, (game, options, position, seat, bounded(bot, seconds), seed, seconds)

        return await self._ask(person, task, seconds_of(bot), away=True)

    async def archive(self, table: Table) -> list[bytes]:
        """A finished game as it was played, in the parts that are kept of it."""
        record = msgspec.json.encode(table.unmarked_record().to_json())
        game = table.game.id
        parts: list[bytes] = await self._ask("", lambda _: (archive, (game, record)), ARCHIVING)
        return parts

    async def ask(self, person: str, work: Callable[..., Any], task: tuple[Any, ...], seconds: float) -> Any:
        """Have something done in a process, in fair turns with what is done for others; raises BotFailed."""
        return await self._ask(person, lambda _: (work, task), seconds)

    async def _ask(self, person: str, task: Any, seconds: float, away: bool = False) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(person, task, seconds, seconds > SHORT, loop.create_future(), away)
        if self._closed or not self.queue.put(job):
            raise BotFailed("too much waits already")
        self._go_on()
        try:
            return await asyncio.wait_for(job.done, PATIENCE + BUSY * seconds + GRACE)
        except TimeoutError:
            raise BotFailed("its turn did not come") from None
        finally:
            self.queue.drop(job)

    def _go_on(self) -> None:
        """Let other machines, and every idle process of this one, do what is to be done next."""
        while not self._closed and (helper := self.outside.worker()):
            job = self.queue.take(long=True, away=True)
            if job is None:
                break
            self._begin(self._run_away(helper, job))
        while self._idle and not self._closed:
            job = self.queue.take(long=self._long < self.count)
            if job is None:
                return
            self._begin(self._run(self._idle.pop(), job))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        running = asyncio.get_running_loop().create_task(work)
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def _seconds(self, job: Job) -> float:
        """How long something may take, now that others wait or do not."""
        crowded = len(self.queue) > 0 and job.seconds <= LONGEST
        return min(job.seconds, WHILE_SOMETHING_WAITS) if crowded else job.seconds

    async def _run_away(self, helper: Helper, job: Job) -> None:
        """Have a bot think on another machine."""
        seconds = self._seconds(job)
        game, options, position, seat, bot, seed, _ = job.task(seconds)[1]
        question = {
            "game": game,
            "options": options,
            "position": msgspec.Raw(position),
            "seat": seat,
            "bot": bot,
            "seed": seed,
            "seconds": seconds,
        }
        try:
            await self._settle(job, helper.ask(question, BUSY * seconds + GRACE))
        finally:
            if not self._closed:
                self._go_on()

    async def _run(self, worker: Worker, job: Job) -> None:
        loop, seconds = asyncio.get_running_loop(), self._seconds(job)
        work, task = job.task(seconds)
        self._long += job.long
        try:
            asked = loop.run_in_executor(self._threads, worker.ask, work, task, BUSY * seconds + GRACE)
            await self._settle(job, asked)
        finally:
            self._long -= job.long
            self._idle.append(worker)
            if not self._closed:
                self._go_on()

    async def _settle(self, job: Job, asked: Awaitable[Any]) -> None:
        """Tell whoever waits for a job what came of it."""
        began = monotonic()
        try:
            found = await asked
        except BotFailed as error:
            self.failed += 1
            if not job.done.done():
                job.done.set_exception(error)
        else:
            self.done += 1
            if not job.done.done():
                job.done.set_result(found)
        finally:
            self.queue.spent(job.person, monotonic() - began)

    def close(self) -> None:
        """End the processes, also those that are thinking, and leave nothing behind."""
        self._closed = True
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.end()
