"""Two server processes on one database: what happens at one is seen at the other."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Select, select
from sqlalchemy.exc import OperationalError

import astrarium
from astrarium.server.rate_limits import TRIES_EACH
from astrarium.server.store import schema
from astrarium.server.store.database_url import make_engine, sqlite_url
from astrarium.server.store.rows import Person
from astrarium.tables.host_calls import HostFailed

from .guests import Guest, Server, Tab, at_one_table, pick, play_on
from .postgres import new_database
from .test_rule_changes import House, views
from .test_rule_changes import play_on as play_table


@pytest.fixture(scope="module")
def twin(server: Server) -> Iterator[Server]:
    """A second process, on the database of the first."""
    twin = Server(server.folder)
    yield twin
    twin.stop()


def two_people(server: Server, twin: Server, **more: Any) -> tuple[list[Tab], list[Guest], dict[str, Any]]:
    """Somebody at each of the processes, at one table."""
    people = [server.guest("Deneb"), server.guest("Mira")]
    people[1].move_to(twin)
    table = people[0].new_table("me", "link", **more)
    tabs = [people[0].tab(table)]
    tabs[0].position()
    assert people[1].sit(table, 1).status_code == 200
    came = tabs[0].until(lambda m: m["type"] == "players" and m["players"][1]["taken"])
    assert came["players"][1]["name"] == "Mira"
    tabs.append(people[1].tab(table))
    tabs[1].position()
    return tabs, people, table


def test_a_game_through_two_processes(server: Server, twin: Server) -> None:
    tabs, people, table = two_people(server, twin, game="comets", seed="two")
    play_on(tabs, Random(4))
    assert [tab.now["over"] for tab in tabs] == [True, True]
    assert tabs[0].now["result"] == tabs[1].now["result"]
    records = [person.get(f"/api/tables/{table['table']}/record") for person in people]
    assert records[0]["moves"] == records[1]["moves"]


def test_taking_back_and_talk_arrive_as_well(server: Server, twin: Server) -> None:
    tabs, _, _ = two_people(server, twin, game="comets")
    mine, other = tabs
    before = other.now
    assert mine.answer(pick(mine.choice or {}, Random(1)))["type"] == "done"
    other.until(lambda m: m["type"] == "position" and m["waiting"] == [1])
    assert mine.ask("undo", seat=0, move=mine.now["move"])["type"] == "done"
    other.until(lambda m: m["type"] == "position" and m["waiting"] == [0, 1])
    assert other.now["view"] == before["view"]
    mine.ask("chat", text="Hello over there")
    assert other.until("chat")["text"] == "Hello over there"
    assert [m["text"] for m in mine.messages if m["type"] == "chat"] == ["Hello over there"]
    assert other.ask("chat", text="And here")["type"] == "done"
    assert mine.until("chat")["text"] == "And here"


def plead_through_both(tabs: list[Tab], people: list[Guest], table: dict[str, Any]) -> None:
    """Ask at one process and answer at the other: to take back, refused and granted, and to play again."""
    mine, other = tabs
    for agree in (False, True):
        while mine.now["move"] == 0:  # until both have answered
            play_on(tabs, Random(1), 1)
        assert mine.ask("undo", seat=0, move=mine.now["move"])["type"] == "done"
        assert other.until("undo_asked")["reply"] is True
        assert other.ask("undo_reply", agree=agree)["type"] == "done"
        assert mine.until("undo_settled")["agreed"] is agree
        if agree:
            mine.position(0)
    assert other.ask("vote", what="abandon", seat=None, agree=True)["type"] == "done"
    assert mine.until(lambda m: m["type"] == "players" and m["wishes"])["wishes"][0]["missing"] == [0]
    assert mine.ask("vote", what="abandon", seat=None, agree=True)["type"] == "done"
    other.until(lambda m: m["type"] == "position" and m["over"])
    path = f"/api/tables/{table['table']}/rematch"
    assert people[1].post(path).json() == {"wanted": [1], "table": None}
    assert mine.until("rematch")["wanted"] == [1]
    made = people[0].post(path).json()
    assert other.until(lambda m: m["type"] == "rematch" and m["table"])["table"] == made["table"]
    assert people[1].post(path).json()["table"] == made["table"]


def test_a_plea_is_answered_through_the_other_process(server: Server, twin: Server) -> None:
    plead_through_both(*two_people(server, twin, game="comets"))


def test_both_answer_at_once(server: Server, twin: Server) -> None:
    """Somebody at each process answers the same question in the same moment: nobody is refused."""
    tabs, _, _ = two_people(server, twin, game="comets")
    sent = [
        tab.send("answer", seat=seat, move=0, answer=pick(tab.choice or {}, Random(2)))
        for seat, tab in enumerate(tabs)
    ]
    for tab, id in zip(tabs, sent, strict=True):
        assert tab.until(lambda m, id=id: m.get("id") == id)["type"] == "done"  # type: ignore[misc]
    for tab in tabs:
        while tab.now["move"] == 0:
            tab.position()


def test_one_person_in_two_places(server: Server, twin: Server) -> None:
    """The same seat at both processes: both screens stay in step, one answer counts."""
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    first = guest.open(table)
    guest.move_to(twin)
    second = guest.open(table)
    tabs = [first, second]
    for turn in range(6):
        chooser = tabs[turn % 2]
        before = chooser.now["undo"]["0"]
        assert chooser.answer(pick(chooser.choice or {}, Random(3)))["type"] == "done"
        for tab in tabs:
            tab.until(
                lambda m, before=before: (  # type: ignore[misc]
                    m["type"] == "position" and m["undo"]["0"] > before and bool(m["choices"])
                )
            )
    assert first.now["view"] == second.now["view"]
    assert first.now["move"] == second.now["move"]


def online(tab: Tab, seat: int, wanted: bool) -> None:
    """Wait until a player is shown as there, or as gone."""
    tab.until(lambda m: m["type"] == "players" and m["players"][seat]["connected"] is wanted)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_table_is_played_through_two_processes_and_outlives_one(tmp_path: Path, database: str) -> None:
    """What they tell each other has to do: neither of them looks at what the other has written."""
    url = new_database() if database == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
    more = {"TOY_DATABASE": url, "TOY_ONLY_TOLD": "1"}
    one, other = (Server(tmp_path / name, **more) for name in ("one", "other"))
    guest, friend = one.guest("Mira"), other.guest("Deneb")
    table = guest.new_table("me", "link", game="comets")
    friend.sit(table, 1)
    first = guest.open(table)
    second = friend.open(table)
    online(first, 1, True)
    for tab, there, line in ((first, second, "from one"), (second, first, "from the other")):
        tab.send("chat", text=line)
        there.until(lambda m, line=line: m["type"] == "chat" and m["text"] == line)  # type: ignore[misc]
    play_on([first, second], Random(1), 12)
    given = kept_moves(url, table)

    again, pleading = at_one_table(guest, friend, game="comets")
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
    play_on([first, second], Random(2))
    assert first.now["over"]
    kept = kept_moves(url, table)
    assert kept[: len(given)] == given
    assert [number for number, _ in kept] == list(range(len(kept)))
    count = select(schema.tables.c.moves).where(schema.tables.c.id == table["table"])
    assert rows(url, count) == [(len(kept),)]
    one.kill()
    other.stop()


def rows(url: str, query: Select[Any]) -> list[Any]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = list(connection.execute(query))
    engine.dispose()
    return found


def kept_moves(url: str, table: dict[str, Any]) -> list[Any]:
    moves = schema.moves.c
    mine = moves.table_id == table["table"]
    return rows(url, select(moves.number, moves.entry).where(mine).order_by(moves.number))


def tries_count_at_both(guest: Guest, friend: Guest) -> None:
    """Whoever guesses a password at one process has guessed at the other as well."""
    guess = {"name": "Nobody", "password": "x" * 201}  # nobody has to work out whether it is right
    most = int(TRIES_EACH[0])
    assert [guest.http.post("/api/login", json=guess).status_code for _ in range(most)] == [403] * most
    for _ in range(most - 1):  # so many are open to whoever begins anew
        if friend.http.post("/api/login", json=guess).status_code == 429:
            return
        time.sleep(0.2)  # until the other process has heard of it
    raise AssertionError("the guesses at one process do not count at the other")


def test_what_somebody_was_quicker_with_is_seen_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the database is away at the very moment at which the table is to be read again."""

    async def look() -> None:
        here, there = House(tmp_path / "tables.sqlite3"), House(tmp_path / "tables.sqlite3")
        for seat in range(2):
            await here.store.accounts.add_person(Person(f"p{seat}", f"p{seat}"))
        first = await here.set_up(astrarium.game("metallum"), "t", 1)
        second = await there.tables.get("t")
        await play_table(first, Random(1), 3)
        with monkeypatch.context() as broken:
            broken.setattr(there.store, "table", away)
            with pytest.raises(HostFailed):
                await play_table(second, Random(2), 1)
        assert views((await there.tables.get("t")).live.table) == views(first.live.table)
        await here.close()
        await there.close()

    async def away(id: str) -> None:
        raise OperationalError("", {}, OSError("the database is away"))

    asyncio.run(look())
