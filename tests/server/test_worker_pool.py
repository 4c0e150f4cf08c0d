"""The bot workers: bounded, and fair between people."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
import time
from pathlib import Path
from threading import get_native_id
from typing import Any

import pytest

import astrarium
from astrarium.kernel import BadSetup
from astrarium.server.bots import worker_pool as some_workers
from astrarium.server.bots import worker_process as a_worker
from astrarium.server.bots.fair_queue import WAITING_EACH, FairQueue, Job
from astrarium.server.bots.worker_pool import WorkerPool
from astrarium.server.bots.worker_process import BotFailed, Worker
from astrarium.tables.bot_levels import LONGEST, MOST_ITERATIONS, bounded, check_bot, seconds_of

from .guests import PATIENCE, Server

METALLUM = astrarium.game("metallum")


@pytest.mark.parametrize("bot", ["ismcts:1000000000i", "flat:20001i", "ismcts:31", "ismcts:3000"])
def test_a_bot_that_would_think_too_long_is_refused(bot: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        check_bot(bot, METALLUM)
    assert refusal.value.text.id == "table-bot-too-slow"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all threads of a process step back together")
def test_what_nobody_waits_for_steps_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    def modesty() -> int:
        return os.getpriority(os.PRIO_PROCESS, get_native_id())

    monkeypatch.setattr(a_worker, "_archive", lambda game, record: [b"%d" % modesty()])
    before = modesty()
    assert a_worker.archive("metallum", b"") == [b"19"]
    assert modesty() == before


def test_bots_are_bounded() -> None:
    assert check_bot(f"ismcts:{MOST_ITERATIONS}i", METALLUM)
    assert bounded("ismcts:30", 3.0) == "ismcts:3"
    assert bounded("ismcts:1000000000i", 3.0) == f"ismcts:{MOST_ITERATIONS}i"
    assert bounded("metallum-basic", 3.0) == "metallum-basic"
    assert seconds_of("ismcts:1000000000i") == LONGEST
    assert seconds_of("ismcts:0.2") == 0.2
    assert seconds_of("ismcts") == 0.5


# -- whose turn it is


def a_job(loop: Any, person: str, long: bool = False) -> Job:
    return Job(person, lambda seconds: (), 30.0 if long else 0.2, long, loop.create_future())


def test_whoever_has_used_least_is_next() -> None:
    async def work() -> list[str]:
        loop = asyncio.get_running_loop()
        queue, order = FairQueue(), []
        for _ in range(60):
            queue.put(a_job(loop, "greedy"))
        for turn in range(6):
            if turn == 2:
                queue.put(a_job(loop, "modest"))
            job = queue.take(long=True)
            assert job is not None
            order.append(job.person)
            queue.spent(job.person, 30.0)
        return order

    assert asyncio.run(work()) == ["greedy", "greedy", "modest", "greedy", "greedy", "greedy"]


def test_what_takes_long_lets_what_is_short_pass() -> None:
    async def work() -> None:
        loop, queue = asyncio.get_running_loop(), FairQueue()
        queue.put(a_job(loop, "a", long=True))
        queue.put(a_job(loop, "a"))
        assert [queue.take(long=False), queue.take(long=False)][1] is None
        job = queue.take(long=True)
        assert job is not None
        assert job.long
        assert not len(queue)

    asyncio.run(work())


def test_only_so_much_may_wait() -> None:
    async def work() -> None:
        loop, queue = asyncio.get_running_loop(), FairQueue()
        assert all(queue.put(a_job(loop, "a")) for _ in range(WAITING_EACH))
        assert not queue.put(a_job(loop, "a"))
        assert queue.put(a_job(loop, "b"))

    asyncio.run(work())


# -- the processes


def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    worker = Worker()
    assert worker.ask(os.getpid, (), PATIENCE) != os.getpid()
    with pytest.raises(BotFailed, match="no answer"):
        worker.ask(time.sleep, (60,), 0.2)
    first = worker.ask(os.getpid, (), PATIENCE)
    with pytest.raises(BotFailed, match="ended"):
        worker.ask(os.kill, (first, signal.SIGKILL), PATIENCE)
    assert worker.ask(os.getpid, (), PATIENCE) != first
    worker.end()


def test_a_process_that_cannot_start_is_started_later() -> None:
    worker = Worker()
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, usual[1]))
    try:
        with pytest.raises(BotFailed, match="does not start"):
            worker.ask(os.getpid, (), PATIENCE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    assert worker.ask(os.getpid, (), PATIENCE) != os.getpid()
    worker.end()


def test_what_cannot_be_sent_fails_and_hurts_nothing_else() -> None:
    worker = Worker()
    try:
        with pytest.raises(BotFailed):
            worker.ask(lambda: 1, (), PATIENCE)
        assert worker.ask(len, ("abc",), PATIENCE) == 3
    finally:
        worker.end()


def test_a_process_has_only_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker()
    with pytest.raises(BotFailed, match="MemoryError"):
        worker.ask(bytes, (a_worker.MEMORY + 1,), PATIENCE)
    assert worker.ask(len, ("still there",), PATIENCE) == 11
    worker.end()


def test_bots_of_one_person_do_not_starve_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty long thoughts wait; a short one of somebody else is there in a moment."""
    monkeypatch.setattr(some_workers, "WHILE_SOMETHING_WAITS", 0.3)

    async def work() -> int:
        workers = WorkerPool(1)
        table = astrarium.start("metallum", seats=2, seed=1)
        seat = table.pending[0].seat
        greedy = [asyncio.create_task(workers.think(table, seat, "ismcts:30", "greedy")) for _ in range(60)]
        await asyncio.sleep(0)
        await workers.think(table, seat, "flat:0.1", "modest")  # the process has started by then
        await asyncio.gather(*(workers.think(table, seat, "flat:0.1", "modest") for _ in range(2)))
        left = sum(not each.done() for each in greedy)
        for each in greedy:
            each.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        await asyncio.to_thread(workers.close)
        return left

    assert asyncio.run(work()) > 40


def test_a_bot_from_before_the_limits_plays_all_the_same(tmp_path: Path) -> None:
    """A table with an endless bot is in the database already: its bot is bounded, and others play."""
    server = Server(tmp_path / "data")
    guest = server.guest()
    assert (
        guest.post(
            "/api/tables",
            game="metallum",
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "ismcts:1000000000i"}],
        ).json()["error"]["text"]
        == "table-bot-too-slow"
    )
    table = guest.new_table("me", "bot:random")
    server.kill()
    server.change("UPDATE seats SET bot = 'ismcts:1000000000i' WHERE bot = 'random'")
    again = Server(tmp_path / "data")
    guest.move_to(again)
    tab = guest.open(table)
    tab.answer((tab.choice or {})["options"][0]["option"])
    other = again.guest()
    tab = other.open(other.new_table("me", "bot:metallum-basic"))
    tab.answer((tab.choice or {})["options"][0]["option"])
    tab.until(lambda m: m["type"] == "position" and m["waiting"] == [0])
    again.stop()
