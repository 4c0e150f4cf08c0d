"""The pool of bot workers: fair turns, time limits, remote workers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from ...bots.search_budget import PATIENCE as BUSY
from ...kernel import Table
from ...tables.bot_answer import seed_of
from ...tables.bot_levels import LONGEST, bounded, seconds_of
from .external_bots import EXTERNAL, BotConnection, ExternalBots
from .fair_queue import FairQueue, Job
from .worker_process import BotFailed, Worker, archive, think, warm_up

#: On a busy machine a bot may take `BUSY` times its thinking time. After this many further seconds its
#: process counts as hung.
GRACE = 10.0
#: Thinking time in seconds while other jobs wait.
WHILE_SOMETHING_WAITS = 3.0
#: Maximum seconds that a job waits for its turn.
PATIENCE = 30.0
#: Jobs above this many seconds are long.
SHORT = 1.0
#: Time limit for archiving a finished game, in seconds.
ARCHIVING = 300.0


def usual_count() -> int:
    """The default number of workers: all cores but one."""
    return max(1, (os.cpu_count() or 2) - 1)


class WorkerPool:
    """Worker processes, started when the first table needs one."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or usual_count()
        self.queue = FairQueue()
        # One more than the number of long jobs, so short jobs never wait for long ones.
        self._idle = [Worker() for _ in range(self.count + 1)]
        self._all = list(self._idle)
        self._long = 0
        self._threads = ThreadPoolExecutor(len(self._all), thread_name_prefix="bots")
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        #: Games that workers have already loaded.
        self._known: set[str] = set()
        #: Number of finished and failed jobs.
        self.done = self.failed = 0
        self.external = ExternalBots()
        self.external.on_free = self._go_on

    async def warm_up(self, game: str) -> None:
        """Load a game in two workers, so that the first answer is fast.

        Two, because one may be busy when somebody asks for a hint.
        """
        if game not in self._known:
            self._known.add(game)
            with suppress(BotFailed):  # loaded with the first job instead
                await asyncio.gather(*[self.ask("", warm_up, (game,), SHORT) for _ in self._all[:2]])

    async def think(self, table: Table, seat: int, bot: str, person: str = "") -> Any:
        """The answer of a bot to the current choice of its seat. Raises BotFailed.

        The job counts for `person` in the fair queue.
        """
        if bot.startswith(EXTERNAL):
            return await self.external.ask(bot.removeprefix(EXTERNAL), table, seat)
        seed = seed_of(table, seat)
        position = msgspec.json.encode(table.position(lend=True))
        game, options = table.game.id, table.options

        def task(seconds: float) -> tuple[Any, ...]:
            return think, (game, options, position, seat, bounded(bot, seconds), seed, seconds)

        return await self._ask(person, task, seconds_of(bot), remote=True)

    async def archive(self, table: Table) -> list[bytes]:
        """The archive parts of a finished game."""
        record = msgspec.json.encode(table.unmarked_record().to_json())
        game = table.game.id
        parts: list[bytes] = await self._ask("", lambda _: (archive, (game, record)), ARCHIVING)
        return parts

    async def ask(self, person: str, work: Callable[..., Any], task: tuple[Any, ...], seconds: float) -> Any:
        """Run a function in a worker, in fair turns. Raises BotFailed."""
        return await self._ask(person, lambda _: (work, task), seconds)

    async def _ask(self, person: str, task: Any, seconds: float, remote: bool = False) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(person, task, seconds, seconds > SHORT, loop.create_future(), remote)
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
        """Give waiting jobs to free remote workers and idle processes."""
        while not self._closed and (connection := self.external.worker()):
            job = self.queue.take(long=True, remote=True)
            if job is None:
                break
            self._begin(self._run_remote(connection, job))
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
        """The time limit of a job, shorter while others wait."""
        crowded = len(self.queue) > 0 and job.seconds <= LONGEST
        return min(job.seconds, WHILE_SOMETHING_WAITS) if crowded else job.seconds

    async def _run_remote(self, connection: BotConnection, job: Job) -> None:
        """Run a bot job on a remote worker."""
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
            await self._settle(job, connection.ask(question, BUSY * seconds + GRACE))
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
        """Pass the outcome of a job to its waiter."""
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
        """Kill the worker processes, including busy ones."""
        self._closed = True
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._all:
            worker.end()
