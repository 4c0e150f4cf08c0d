"""An unavailable database: clients are told, nothing is lost, and the log has one line."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from astrarium.server.store import store as stores

from .guests import Guest, Server, Tab, pick, play_on, wait_for
from .postgres import cluster, new_database


def everything(guest: Guest, table: str) -> None:
    """What people do meanwhile: some of it can be answered, none of it is a fault inside the server."""
    for _ in range(2):
        answers = [
            guest.post("/api/me", name="Alcor"),
            guest.http.get("/api/tables"),
            guest.post(
                "/api/tables", game="comets", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            ),
            guest.post(f"/api/tables/{table}/delete"),
            guest.server.get("/api/me"),
        ]
        assert {answer.status_code for answer in answers} <= {200, 201, 204, 409, 503}
        try:
            tab = guest.open(table)
            tab.answer(pick(tab.choice or {}, Random(1)))
            tab.close()
        except (AssertionError, ConnectionClosed):
            pass


def go_through(server: Server, away: Callable[[], None], back: Callable[[], None]) -> None:
    guests = [server.guest() for _ in range(3)]
    tables = [guest.new_table("me", "bot:random", game="comets")["table"] for guest in guests]
    spare = [guest.new_table("me", "bot:random", game="comets")["table"] for guest in guests]
    tabs = [guest.open(table) for guest, table in zip(guests, tables, strict=True)]
    play_on(tabs[:1], Random(1), 2)
    assert server.get("/readyz").status_code == 200
    before = server.said
    away()
    try:
        wait_for(lambda: server.get("/readyz").status_code == 503)
        for guest, table in zip(guests, spare, strict=True):
            everything(guest, table)
        for tab in tabs[1:]:
            assert refused(tab)
    finally:
        back()
    wait_for(lambda: server.get("/readyz").status_code == 200)
    again = guests[0].open(tables[0])
    play_on([again], Random(2), 2)
    told = server.said.removeprefix(before).splitlines()
    lines = [line for line in told if "the database is unavailable" in line]
    assert len(lines) == 1, told
    assert len(told) <= 2, told  # one more when it is over


def refused(tab: Tab) -> bool:
    """Whether a move is refused, or the connection ended, and people come again."""
    try:
        return tab.answer(pick(tab.choice or {}, Random(1)))["type"] == "refused"
    except ConnectionClosed:
        return True


def test_a_full_disk(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")

    def most(size: int) -> None:
        # Of a file no more than so many bytes can be written: less than the database has already.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    go_through(server, lambda: most(4096), lambda: most(resource.RLIM_INFINITY))
    server.stop()


def test_a_disk_that_is_nearly_full_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from astrarium.server.store.database_url import sqlite_url

    async def look() -> None:
        store = stores.Store(sqlite_url(tmp_path / "tables.sqlite3"))
        store.prepare()
        await store.check()
        monkeypatch.setattr(stores, "ROOM", 1 << 62)
        with pytest.raises(OSError, match="full"):
            await store.check()
        await store.close()

    asyncio.run(look())


def test_who_reads_does_not_end_that_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a full disk all can be read, and a little be written now and then: the log is silent on it."""
    import asyncio

    from astrarium.server.store import outage_log
    from astrarium.server.store.database_url import sqlite_url
    from astrarium.server.store.rows import Unavailable

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    def said() -> list[str]:
        return [record.message for record in caplog.records if "is available again" in record.message]

    async def look() -> None:
        store = stores.Store(sqlite_url(tmp_path / "tables.sqlite3"))
        store.prepare()
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.run(full)
            await store.read(lambda _: None)
            assert not said()
            with monkeypatch.context() as patch:
                patch.setattr(stores, "ROOM", 1 << 62)
                await store.run(lambda _: None)
            assert not said()
        await store.run(lambda _: None)
        assert len(said()) == 1
        assert len(caplog.records) == 2, caplog.text
        await store.close()

    monkeypatch.setattr(outage_log, "OVER", -1.0)
    asyncio.run(look())


def test_postgresql_is_stopped_and_started(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", TOY_DATABASE=new_database())
    go_through(server, cluster().stop, cluster().start)
    server.stop()


def test_texts_that_postgresql_cannot_hold_are_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", TOY_DATABASE=new_database())
    guest = server.guest()
    table = guest.new_table("me", "link", game="comets")
    zero = "a\0b"
    assert guest.http.get("/api/links/%00").status_code == 400
    assert guest.post(f"/api/tables/{table['table']}/sit", seat=1, token=zero).status_code in (400, 403)
    assert guest.post("/api/login", name="Mizar", password=zero).status_code in (400, 403)
    server.stop()
