"""Events: entry, rounds, tables, who never comes, duplicate, corrections, and the end of a process at any step."""

from __future__ import annotations

import asyncio
import csv
import shlex
import time
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from astrarium.server.event_rules import Pairing
from astrarium.server.store import schema
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.events import Event, EventClosed, seat_table
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store

from .guests import PASSWORD, Guest, Server, error, play_on, wait_for
from .postgres import new_database
from .test_maintenance import astrarium
from .test_ratings import concede, member

#: Nobody waits for the next look at the events.
QUICK = {"TOY_WATCH": "0.1"}
LATER = 4e9


@pytest.fixture
def house(tmp_path: Path) -> Any:
    server = Server(tmp_path / "data", **QUICK)
    yield server
    server.stop()


def announce(host: Guest, **more: Any) -> str:
    wish = {"name": "Club evening", "game": "comets", "kind": "swiss", "begins": LATER, "hours": 1, **more}
    answer = host.post("/api/events", **wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def act(guest: Guest, event: str, deed: str, **more: Any) -> Any:
    return guest.post(f"/api/events/{event}", deed=deed, **more)


def page(guest: Guest, event: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.get(f"/api/events/{event}")
    return found


def my_number(guest: Guest, event: str) -> int:
    return int(next(each["number"] for each in page(guest, event)["entrants"] if each["you"]))


def my_table(guest: Guest, event: str, round: int = 1) -> str | None:
    """The table of somebody in a round, once it is set up; None if its result is known."""
    mine = my_number(guest, event)

    def found() -> list[dict[str, Any]]:
        games = [each for each in page(guest, event)["games"] if each["round"] == round]
        return [each for each in games if mine in each["seats"] and (each["table"] or each["points"])]

    wait_for(found)
    [game] = found()
    return None if game["points"] else game["table"]


def wait_until(guest: Guest, event: str, state: str = "over") -> None:
    wait_for(lambda: page(guest, event)["event"]["state"] == state)


def ahead(server: Server, seconds: float) -> None:
    new = server.folder / "ahead.new"
    new.write_text(str(seconds))
    new.replace(server.folder / "ahead")  # the server never reads half of it


def test_a_swiss_of_eight_over_three_rounds_with_one_who_never_comes(house: Server) -> None:
    people = [member(house, name) for name in ("Ann", "Ben", "Cay", "Dan")]
    ann, *others, dan = people
    event = announce(ann, rounds=3, bots=["random"] * 4, late=10)
    for each in people:
        assert act(each, event, "enter").status_code == 200
    assert [each["you"] for each in page(dan, event)["entrants"]].count(True) == 1
    assert act(ann, event, "begin").status_code == 200
    for round in (1, 2, 3):
        tabs = [each.open(table) for each in (ann, *others) if (table := my_table(each, event, round))]
        table = my_table(dan, event, round)
        ahead(house, 660)  # whoever has come stays in the game; Dan has lost his
        wait_for(partial(lost, dan, event, round))
        ahead(house, 0)
        for tab in tabs:
            while not tab.now["over"] and not tab.quiet():
                pass
            if not tab.now["over"] and tab.messages[0]["table"]["id"] != table:
                assert tab.ask("concede", seat=tab.messages[0]["mine"][0])["type"] in ("done", "refused")
    wait_until(ann, event)
    done = page(ann, event)
    mine = my_number(dan, event)
    assert [line["points"] for line in done["standings"] if line["number"] == mine] == [0.0]
    met = [frozenset(each["seats"]) for each in done["games"]]
    assert (len(met), len(set(met))) == (12, 12)
    assert sum(line["points"] for line in done["standings"]) == 12.0
    rows = list(csv.reader(StringIO(ann.http.get(f"/api/events/{event}/results.csv").text)))
    assert rows[0] == [
        "place",
        "number",
        "name",
        "points",
        "buchholz-cut",
        "buchholz",
        "wins",
        "round 1",
        "round 2",
        "round 3",
    ]
    assert len(rows) == 9
    # Dan's games have no coach and cannot be deleted; his records say what happened
    assert dan.get("/api/me/export")["events"] == [{"id": event, "name": "Club evening", "number": mine}]


def lost(guest: Guest, event: str, round: int) -> bool:
    return my_table(guest, event, round) is None


def test_a_duplicate_evening_of_three_deals(house: Server) -> None:
    people = [member(house, name) for name in ("Ann", "Ben", "Cay")]
    event = announce(people[0], kind="duplicate", rounds=3)
    for each in people:
        act(each, event, "enter")
    act(people[0], event, "begin")
    for round in (1, 2, 3):
        for n, each in enumerate(people):
            table = my_table(each, event, round)
            tab = each.open(table or "")
            assert tab.messages[0]["mine"] == [(round - 1) % 2]
            assert tab.messages[0]["table"]["event"] == event
            if n == round == 1:  # the others give up: it is compared all the same
                play_on([tab], Random(round + n))
            else:
                concede(each, table, (round - 1) % 2)
    wait_until(people[0], event)
    assert len(house.rows("SELECT DISTINCT seed FROM tables WHERE event = ?", event)) == 3
    assert len(house.rows("SELECT id FROM tables WHERE event = ?", event)) == 9
    lines = page(people[1], event)["standings"]
    assert len(lines) == 3
    assert lines[-1]["points"] <= lines[0]["points"]
    quitter = my_number(people[0], event)
    assert next(line["ties"] for line in lines if line["number"] == quitter) == [0.0]


def test_the_end_of_a_round_and_the_arbiter(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    event = announce(ann, kind="round_robin", late=0)
    for each in (ann, ben):
        act(each, event, "enter")
    assert error(act(ben, event, "begin")) == (403, "server-event-arbiter")
    act(ann, event, "begin")
    assert error(act(house.guest("Eve"), event, "enter")) == (403, "server-account-needed")
    assert error(act(member(house, "Cay"), event, "enter")) == (409, "server-event-closed")
    assert error(act(ann, event, "correct", round=1, board=1, points=[1, 0])) == (
        409,
        "server-event-no-result",
    )
    table = str(my_table(ann, event))
    assert error(ann.post(f"/api/tables/{table}/delete"))[0] in (403, 409)
    ahead(house, 3700)
    wait_until(ann, event)
    [game] = page(ann, event)["games"]
    assert game["points"] in ([0.0, 0.0], [1.0, 0.0], [0.0, 1.0])
    was = game["points"]
    why = "agreed  by both"
    assert act(ann, event, "correct", round=1, board=1, points=[0.5, 0.5], why=why).status_code == 200
    [game] = page(ben, event)["games"]
    assert game["points"] == [0.5, 0.5]
    [trace] = game["corrections"]
    assert (trace["was"], trace["now"], trace["why"]) == (was, [0.5, 0.5], "agreed by both")


def test_entry_is_taken_back_and_whoever_goes_is_paired_no_more(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    event = announce(ann, kind="knockout", bots=["random"])
    for each in (ann, ben, cay):
        act(each, event, "enter")
        act(each, event, "enter")
    assert len(page(ann, event)["entrants"]) == 4
    act(ben, event, "leave")
    taken = next(
        each["id"] for each in page(ann, event)["entrants"] if each["name"] == cay.get("/api/me")["name"]
    )
    assert error(act(ben, event, "leave", entrant=taken)) == (403, "server-event-arbiter")
    assert act(ann, event, "leave", entrant=taken).status_code == 200
    assert len(page(ann, event)["entrants"]) == 2
    act(ann, event, "begin")
    assert my_table(ann, event)
    assert ann.post("/api/me/delete", password=PASSWORD).status_code == 200
    found = page(ben, event)
    assert [each["gone"] for each in found["entrants"] if each["name"]] == [True]
    refused = {"name": "x", "game": "comets", "kind": "swiss"}
    assert error(ben.post("/api/events", **refused)) == (400, "server-event-time")
    assert (
        error(ben.post("/api/events", **refused, hours=1, rated=True, bots=["random"]))[1]
        == "server-event-rated"
    )
    assert error(ben.http.get("/api/events/nothing")) == (404, "server-no-such-event")


def test_it_goes_on_after_any_end_of_the_process(tmp_path: Path) -> None:
    """Bots alone play a Swiss over three rounds while the server is killed again and again."""
    folder, rng = tmp_path / "data", Random(5)
    server = Server(folder, **QUICK)
    ann = member(server, "Ann")
    event = announce(ann, rounds=3, bots=["random"] * 6)
    act(ann, event, "begin")
    kills = 0
    while page(ann, event)["event"]["state"] != "over":
        time.sleep(rng.uniform(0.0, 0.4))  # any moment is as good as any other
        if kills < 6:
            server.kill()
            kills += 1
            server = Server(folder, **QUICK)
            ann.move_to(server)
    games = page(ann, event)["games"]
    assert [len([each for each in games if each["round"] == round]) for round in (1, 2, 3)] == [3, 3, 3]
    assert all(each["points"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5]) for each in games)
    assert len({frozenset(each["seats"]) for each in games}) == 9
    assert len(server.rows("SELECT id FROM tables WHERE event = ?", event)) == 9
    assert len(server.rows("SELECT DISTINCT played FROM pairings WHERE event = ?", event)) == 9
    server.stop()


def test_a_club_evening_from_zero_as_the_documents_tell_it(house: Server) -> None:
    """The commands of docs/hosting.md, one after the other, on a new server."""
    text = (Path(__file__).parents[2] / "docs/hosting.md").read_text(encoding="utf-8")
    section = text.partition("## A club's evening")[2].partition("\n## ")[0]
    commands = [shlex.split(line)[1:] for line in section.splitlines() if line.startswith("       astrarium")]
    assert len(commands) == 4
    ann, ben = member(house, "Ann"), member(house, "Ben")
    name = ann.get("/api/account")["account"]
    id = "EVENT"

    def run(words: list[str]) -> str:
        known = {"ann": name, "EVENT": id, "/var/lib/astrarium": str(house.folder)}
        status, printed, refused = astrarium(*(known.get(word, word) for word in words))
        assert status == 0, refused
        return printed

    first = run(commands[0]).split()
    assert first[1:5] == ["Thursday", "round_robin", "race", "entry"]
    id = first[0]
    for each in (ann, ben):
        act(each, id, "enter")
    assert "running" in run(commands[1])
    table = my_table(ann, id)
    concede(ann, table, ann.open(table or "").messages[0]["mine"][0])
    wait_until(ann, id)
    assert run(commands[2]).splitlines()[1].split()[0] == "1."
    assert run(commands[3]).splitlines()[2].startswith(f"2,{my_number(ann, id)},{name},0,")
    assert run(["event", "--json", "--data", "/var/lib/astrarium"]).count(id) == 1
    assert astrarium("event", "--new", "x", "--host", "nobody", "--data", house.folder)[0] == 2
    assert astrarium("event", "nothing", "--data", house.folder)[0] == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_do_nothing_twice(kind: str, tmp_path: Path) -> None:
    async def look() -> None:
        url = new_database() if kind == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        people = ["ann", "ben", "cay", "dan"]
        for name in people:
            await stores[0].accounts.add_person(Person(name, name, login=name))
        await stores[0].events.add(Event("e", "Evening", "ann", {}, 0.0), [])
        for n, name in enumerate(people):
            await stores[n % 2].events.enter("e", name, 1000.0 + n, 4)
        with pytest.raises(EventClosed):
            await stores[0].events.enter("e", "eve", 1.0, 4)
        await asyncio.gather(*(store.events.begin("e", 1.0) for store in stores))
        tables = [Pairing(1, 1, (1, 3)), Pairing(1, 2, (2, 4), (1.0, 0.0))]
        await asyncio.gather(*(store.events.next_round("e", 1, tables) for store in stores))
        state = await stores[1].events.state("e")
        assert state is not None
        assert (state.event.state, state.event.round) == ("running", 1)
        assert [each.person for each in state.entrants] == people[::-1]
        assert [(each.seats, each.points) for each in state.games] == [([1, 3], None), ([2, 4], [1.0, 0.0])]
        claim = partial(seat_table, event="e", round=1, board=1)
        done = await asyncio.gather(
            *(store.run(partial(claim, table=str(n))) for n, store in enumerate(stores))
        )
        assert sorted(done) == [False, True]
        await stores[0].events.set_points("e", 1, 1, [0.0, 1.0])
        await stores[1].events.set_points("e", 1, 1, [1.0, 0.0])
        assert await stores[0].read(points) == [[0.0, 1.0], [1.0, 0.0]]
        await stores[0].events.next_round("e", 2, [])
        assert [each.state for each, _ in await stores[1].events.listed(())] == ["over"]
        for store in stores:
            await store.close()

    def points(connection: Connection) -> list[Any]:
        return list(connection.scalars(select(schema.pairings.c.points).order_by(schema.pairings.c.board)))

    asyncio.run(look())
