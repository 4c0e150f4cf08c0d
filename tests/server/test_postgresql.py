"""PostgreSQL: several processes, one database, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.server import copies
from astrarium.server.commands import doctor
from astrarium.server.limits import TRIES_EACH
from astrarium.server.moving import move
from astrarium.server.store import schema
from astrarium.server.store.databases import full_url, make_engine, shown, sqlite_url
from astrarium.server.store.rows import Overtaken, Person
from astrarium.server.store.store import Store

from .guests import Guest, Server, Tab
from .guests import play_on as play_tabs
from .postgres import new_database, rows
from .test_following import plead_through_both
from .test_other_rules import House, play_on, settled, views


def online(tab: Tab, seat: int, wanted: bool) -> None:
    """Wait until a player is shown as there, or as gone."""
    tab.until(lambda m: m["type"] == "players" and m["players"][seat]["connected"] is wanted)


def test_a_table_is_played_through_two_processes_and_outlives_one(tmp_path: Path) -> None:
    url = new_database()
    one, other = (Server(tmp_path / name, TOY_DATABASE=url) for name in ("one", "other"))
    guest, friend = one.guest("Mira"), other.guest("Deneb")
    table = guest.new_table("me", "link", game="comets")
    friend.sit(table, 1)
    first = guest.tab(table)
    first.position()
    second = friend.tab(table)
    second.position()
    online(first, 1, True)
    for tab, there, line in ((first, second, "from one"), (second, first, "from the other")):
        tab.send("chat", text=line)
        there.until(lambda m, line=line: m["type"] == "chat" and m["text"] == line)  # type: ignore[misc]
    play_tabs([first, second], Random(1), 12)
    given = rows(url, f"SELECT number, entry FROM moves WHERE table_id = '{table['table']}' ORDER BY number")

    again = guest.new_table("me", "link", game="comets")
    friend.sit(again, 1)
    pleading = [guest.tab(again), friend.tab(again)]
    for tab in pleading:
        tab.position()
    plead_through_both(pleading, [guest, friend], again)

    tries_count_at_both(guest, friend)

    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    online(second, 0, False)
    guest.move_to(other)
    first = guest.tab(table)
    assert [line["text"] for line in first.until("welcome")["chat"]] == ["from one", "from the other"]
    first.position()
    assert first.now["move"] == second.now["move"]
    play_tabs([first, second], Random(2))
    assert first.now["over"]
    kept = rows(url, f"SELECT number, entry FROM moves WHERE table_id = '{table['table']}' ORDER BY number")
    assert kept[: len(given)] == given
    assert [number for number, _ in kept] == list(range(len(kept)))
    assert rows(url, f"SELECT moves FROM tables WHERE id = '{table['table']}'") == [(len(kept),)]
    one.kill()
    other.stop()
    assert "Traceback" not in other.said, other.said


def tries_count_at_both(guest: Guest, friend: Guest) -> None:
    """Whoever guesses a password at one process has guessed at the other as well."""
    guess = {"name": "Nobody", "password": "a wrong secret"}
    most = int(TRIES_EACH[0])
    assert [guest.http.post("/api/login", json=guess).status_code for _ in range(most)] == [403] * most
    tried = [friend.http.post("/api/login", json=guess).status_code for _ in range(most // 2)]
    assert 429 in tried


def test_two_processes_cannot_both_append(tmp_path: Path) -> None:
    async def look() -> None:
        url = new_database()
        one, other = House(url), House(url)
        for seat in range(2):
            await one.store.people.add_person(Person(f"p{seat}", f"p{seat}"))
        here = await one.set_up(metallum(), "t", 1)
        there = await other.tables.get("t")
        await play_on(here, Random(1), 3)
        with pytest.raises(Overtaken):
            await play_on(there, Random(2), 1)
        assert views(there.live.table) == views(here.live.table)
        await play_on(there, Random(3), 3)
        await settled(there)
        numbers = [number for (number,) in rows(url, "SELECT number FROM moves ORDER BY number")]
        assert numbers == list(range(len(numbers)))
        await one.close()
        await other.close()

    asyncio.run(look())


def metallum() -> Any:
    import astrarium

    return astrarium.game("metallum")


def test_every_layout_can_be_left_again() -> None:
    from alembic import command
    from alembic.config import Config

    from astrarium.server.store import migrations

    store = Store(new_database())
    store.prepare()
    config = Config()
    config.set_main_option("script_location", str(migrations.__path__[0]))
    for target in ("0002", "head", "base", "head"):
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            (command.downgrade if target in ("0002", "base") else command.upgrade)(config, target)
    asyncio.run(store.close())


def contents(url: str) -> dict[str, Any]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, connection.execute(table.select()).all()))
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_everything_can_be_moved_from_one_database_to_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From a file to PostgreSQL and back; copies are made and put back on both."""

    async def play(url: str | Path, id: str) -> None:
        house = House(url)
        served = await house.set_up(metallum(), id, 1)
        await play_on(served, Random(1), 8)
        await house.store.talk.chat.add(id, seat=0, name="p0", text="so far", at=1.0)
        await settled(served)
        await house.close()

    async def begin() -> None:
        house = House(tmp_path / "a.sqlite3")
        for seat in range(2):
            await house.store.people.add_person(Person(f"p{seat}", f"p{seat}"))
        await house.close()
        await play(tmp_path / "a.sqlite3", "t")

    asyncio.run(begin())
    source, target = sqlite_url(tmp_path / "a.sqlite3"), new_database()
    counts = move(source, target)
    assert counts["tables"] == 1
    assert contents(target) == contents(source)
    with pytest.raises(copies.NoCopy):
        move(source, target)
    asyncio.run(play(target, "u"))  # numbers go on after those that were brought
    copies.back_up(tmp_path / "copy", url=target)
    assert contents(sqlite_url(tmp_path / "copy")) == contents(target)
    again = new_database()
    assert copies.put_back(tmp_path / "copy", url=again) == 2
    assert contents(again) == contents(target)
    doctor(database=again, json=True)
    assert capsys.readouterr().out.count('"same"') == 2


def test_an_address_is_shown_without_its_password() -> None:
    assert full_url("postgresql://a:secret@b/c") == "postgresql+psycopg://a:secret@b/c"
    assert "secret" not in shown("postgresql://a:secret@b/c")
