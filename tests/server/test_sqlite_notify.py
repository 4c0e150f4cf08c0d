"""Notifications between processes on one SQLite file, and recovery from lost ones."""

from __future__ import annotations

import asyncio
import logging
import socket
import stat
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.server.live_tables import process_sync
from astrarium.server.live_tables.table_host import ServerTable
from astrarium.server.store.notify_postgres import ProcessMessage
from astrarium.server.store.notify_sqlite import SqliteNotify
from astrarium.server.store.rows import Person
from astrarium.tables.listener import Listener

from .guests import PATIENCE
from .test_rule_changes import House, play_on, views

NOBODY: Any = None
METALLUM = astrarium.game("metallum")


def tell(who: SqliteNotify, line: int) -> None:
    with who.transaction():
        who.send(NOBODY, ProcessMessage(who.me, line=("chat", line)))


async def heard(listening: AsyncIterator[ProcessMessage | None]) -> ProcessMessage | None:
    return await asyncio.wait_for(anext(listening), PATIENCE)


def test_what_was_rolled_back_is_not_told_and_whoever_was_killed_is_forgotten(tmp_path: Path) -> None:
    """In a folder whose name is too long for a socket's address, as well."""

    async def look() -> None:
        file = tmp_path / ("long" * 30) / "tables.sqlite3"
        file.parent.mkdir()
        here, there = SqliteNotify(file), SqliteNotify(file)
        tell(here, 1)  # to nobody
        listening = there.listen()
        assert await heard(listening) is None
        folder = file.with_name("tables.sqlite3-processes")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        with socket.socket(socket.AF_UNIX) as dead, pytest.MonkeyPatch.context() as inside:
            inside.chdir(folder)
            dead.bind("killed")
        with suppress(ZeroDivisionError), here.transaction():
            here.send(NOBODY, ProcessMessage(here.me, line=("chat", 2)))
            raise ZeroDivisionError
        tell(here, 3)
        assert await heard(listening) is None  # somebody has come
        assert await heard(listening) == ProcessMessage(here.me, line=("chat", 3))
        assert [each.name for each in folder.iterdir()] == [there.me]
        here.close()
        assert await heard(listening) == ProcessMessage(here.me, bye=True)
        assert await heard(listening) is None
        await listening.aclose()
        assert not list(folder.iterdir())

    asyncio.run(look())


def test_who_does_not_keep_up_is_told_to_compare(tmp_path: Path) -> None:
    async def look() -> None:
        here, there = SqliteNotify(tmp_path / "a"), SqliteNotify(tmp_path / "a")
        listening = there.listen()
        await heard(listening)
        count = 1
        tell(here, count)
        while here._connected:  # nobody listens meanwhile
            count += 1
            tell(here, count)
        got = [await heard(listening)]
        while got[-1] is None or not got[-1].bye:
            got.append(await heard(listening))
        lines = [each.line for each in got if each is not None and each.line is not None]
        assert lines == [("chat", number) for number in range(1, len(lines) + 1)]
        assert len(lines) < count
        assert await heard(listening) is None
        tell(here, count + 1)
        assert await heard(listening) is None
        assert await heard(listening) == ProcessMessage(here.me, line=("chat", count + 1))
        here.close()
        await listening.aclose()

    asyncio.run(look())


# -- tables


class Thoughts:
    """In place of the processes in which bots think: they think for ever."""

    def __init__(self) -> None:
        self.now = 0

    async def warm_up(self, game: str) -> None:
        pass

    async def think(self, *_: Any) -> Any:
        self.now += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.now -= 1


class Visitor:
    """Somebody at a table, and what they were told."""

    def __init__(self, person: str) -> None:
        self.told: list[Any] = []
        self.listener = Listener(person, person, self.told.append, lambda code: None)

    @property
    def lines(self) -> list[str]:
        return [each["text"] for each in self.told if each["type"] == "chat"]

    @property
    def present(self) -> list[bool]:
        """Who is there, seat by seat."""
        last = [each for each in self.told if each["type"] in ("welcome", "players")][-1]
        return [player["connected"] for player in last["players"]]


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def same(one: ServerTable, other: ServerTable) -> bool:
    return views(one.live.table) == views(other.live.table)


@asynccontextmanager
async def houses(folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Two servers on one file, with people p0 and p1."""
    both = House(folder / "tables.sqlite3"), House(folder / "tables.sqlite3")
    for seat in range(2):
        await both[0].store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
    for house in both:
        house.tables.workers = Thoughts()  # type: ignore[assignment]
        await house.tables.open()
    try:
        yield both
    finally:
        for house in both:
            await house.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def cut_off(here: House) -> None:
    """What this server tells next does not arrive."""
    connected = here.store.channel._connected  # type: ignore[union-attr]
    for name, way in connected.items():
        connected[name] = Full(way)


class Full:
    """A connection on which nothing more has room."""

    def __init__(self, way: socket.socket) -> None:
        self.close = way.close

    def send(self, _: bytes) -> int:
        return 0


async def visited(here: House, there: House) -> tuple[ServerTable, ServerTable, Visitor]:
    """A table of one process, as the other one has it, and somebody who has come to it there."""
    first = await here.set_up(METALLUM, "t", 1)
    second = await there.tables.get("t")
    visitor = Visitor("p1")
    await second.join(visitor.listener)
    return first, second, visitor


def test_what_got_lost_is_made_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move and a line of talk; each is seen once."""
    monkeypatch.setattr(process_sync, "RARELY", 1e9)

    async def look() -> None:
        async with houses(tmp_path) as (here, there):
            first, second, visitor = await visited(here, there)
            await until(lambda: here.tables.presence.remote("t") == {"p1"})
            for number in range(3):
                if number == 1:
                    cut_off(here)
                await here.store.chat.add("t", seat=0, name="p0", text=str(number), at=float(number))
                await until(lambda number=number: len(visitor.lines) > number)  # type: ignore[misc]
            assert visitor.lines == ["0", "1", "2"]
            await play_on(first, Random(1), 2)
            await until(lambda: same(first, second))
            cut_off(here)
            await play_on(first, Random(2), 1)
            await until(lambda: same(first, second))
            await until(lambda: here.tables.presence.remote("t") == {"p1"})
            assert visitor.lines == ["0", "1", "2"]

    run(look)


def test_whoever_failed_to_take_something_in_listens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_sync, "RARELY", 1e9)
    monkeypatch.setattr(process_sync, "AGAIN", 0.01)

    async def away(_: int) -> Any:
        monkeypatch.undo()
        monkeypatch.setattr(process_sync, "RARELY", 1e9)
        raise OSError("the database is away")

    async def look() -> None:
        async with houses(tmp_path) as (here, there):
            await here.set_up(METALLUM, "t", 1)
            visitor = Visitor("p1")
            await (await there.tables.get("t")).join(visitor.listener)
            await until(lambda: here.tables.presence.remote("t"))
            monkeypatch.setattr(there.store.chat, "line", away)
            for number in range(3):
                await here.store.chat.add("t", seat=0, name="p0", text=str(number), at=float(number))
                await until(lambda number=number: len(visitor.lines) > number)  # type: ignore[misc]
            assert visitor.lines == ["0", "1", "2"]

    run(look)


def test_the_bots_of_a_table_think_in_one_process(tmp_path: Path) -> None:
    async def look() -> None:
        async with houses(tmp_path) as (here, there):
            table = await here.set_up(METALLUM, "t", 1)
            await there.store.set_stand_in("t", 1, "flat:30", None)
            await until(lambda: table.live.seating.bots())
            tables = [table, await there.tables.get("t")]
            thoughts: list[Any] = [here.tables.workers, there.tables.workers]
            visitors = Visitor("p0"), Visitor("p0")
            for each, visitor in zip(tables, visitors, strict=True):
                await each.join(visitor.listener)
            for house in (here, there):
                await until(lambda house=house: house.tables.presence.remote("t"))  # type: ignore[misc]
            await until(lambda: sorted(each.now for each in thoughts) == [0, 1])
            chosen = 0 if thoughts[0].now else 1
            tables[chosen].leave(visitors[chosen].listener)
            await until(lambda: [each.now for each in thoughts] == [chosen, 1 - chosen])
            tables[1 - chosen].leave(visitors[1 - chosen].listener)

    run(look)


def test_where_there_can_be_no_socket_each_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(_: SqliteNotify) -> socket.socket:
        raise PermissionError("no sockets here")

    monkeypatch.setattr(SqliteNotify, "_open", refused)
    monkeypatch.setattr(process_sync, "AGAIN", 0.01)

    async def look() -> None:
        async with houses(tmp_path) as (here, there):
            first, second, visitor = await visited(here, there)
            await play_on(first, Random(1), 3)
            await here.store.chat.add("t", seat=0, name="p0", text="so far", at=1.0)
            await until(lambda: same(first, second) and visitor.lines == ["so far"])

    with caplog.at_level(logging.WARNING):
        run(look)
    assert [record.getMessage() for record in caplog.records] == [
        "notifications of other servers failed: PermissionError: no sockets here"
    ] * 2
