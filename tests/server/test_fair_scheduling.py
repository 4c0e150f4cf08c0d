"""Fair scheduling: a few tasks per pass of the event loop, in order, none forgotten."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from astrarium.server.live_tables import table_socket
from astrarium.server.runtime.event_loop_scheduler import AT_ONCE, FairScheduler


async def rounds(count: int) -> list[tuple[int, int]]:
    """Let so many come at once: who went, and in which round of the event loop."""
    turns, gone, now = FairScheduler(), list[tuple[int, int]](), [0]

    async def come(who: int) -> None:
        await turns.wait()
        gone.append((who, now[0]))

    tasks = [asyncio.create_task(come(who)) for who in range(count)]
    while len(gone) < count:
        await asyncio.sleep(0)
        now[0] += 1
    await asyncio.gather(*tasks)
    return gone


def test_a_few_each_time_and_in_order() -> None:
    gone = asyncio.run(rounds(5 * AT_ONCE))
    assert [who for who, _ in gone] == list(range(5 * AT_ONCE))
    by_round = [sum(when == each for _, when in gone) for each in {when for _, when in gone}]
    assert max(by_round) <= AT_ONCE
    assert len(by_round) >= 5


def test_whoever_leaves_blocks_nobody() -> None:
    async def play() -> int:
        turns = FairScheduler()
        tasks = [asyncio.create_task(turns.wait()) for _ in range(4 * AT_ONCE)]
        await asyncio.sleep(0)
        for task in tasks[AT_ONCE : 3 * AT_ONCE]:
            task.cancel()
        done = await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
        await asyncio.wait_for(turns.wait(), 5)
        return sum(result is None for result in done)

    assert asyncio.run(play()) == 2 * AT_ONCE


def test_when_a_network_breaks_down_all_leave_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    people = 20 * AT_ONCE

    async def break_down() -> Counter[int]:
        broken, left, now, there = asyncio.Event(), Counter[int](), 0, 0

        async def join(listener: Any) -> None:
            pass

        async def converse(*_: Any) -> None:
            nonlocal there
            there += 1
            await broken.wait()

        def leave(listener: Any) -> None:
            left[now] += 1

        monkeypatch.setattr(table_socket, "_converse", converse)
        table: Any = SimpleNamespace(join=join, leave=leave)
        somebody, limits, pacing = SimpleNamespace(listener=None), SimpleNamespace(), FairScheduler()
        attending: list[Any] = [somebody, table, pacing, limits]
        tasks = [asyncio.create_task(table_socket._attend(*attending)) for _ in range(people)]
        while there < people:
            await asyncio.sleep(0)
        broken.set()
        while left.total() < people:
            await asyncio.sleep(0)
            now += 1
        await asyncio.gather(*tasks)
        return left

    left = asyncio.run(break_down())
    assert left.total() == people
    assert max(left.values()) <= AT_ONCE
