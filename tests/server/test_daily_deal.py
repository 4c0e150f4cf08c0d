"""The daily deal: the same for all, one counted try, closed for the day, open afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from astrarium.server.store.game_results import write_outcomes
from astrarium.server.store.rows import Conflict, Person
from astrarium.server.store.store import Store
from astrarium.tables.daily_deal import end_of, seed_of_day, today
from astrarium.tables.player_outcomes import Outcome
from astrarium.tables.snapshots import Snapshot, StoredSnapshot

from .guests import PASSWORD, Guest, Server, Tab, error, play_on
from .test_store import a_table, run

DAY = 86400


@pytest.fixture
def house(server: Server) -> Iterator[Server]:
    """The server, by whose clock it is noon."""
    ahead(server.folder, 0)
    yield server
    (server.folder / "ahead").unlink()


def ahead(folder: Path, days: int) -> None:
    """Let it be noon of so many days later."""
    now = time.time()
    (folder / "ahead").write_text(str(now // DAY * DAY + DAY / 2 + days * DAY - now))


def begin(guest: Guest, game: str = "metallum") -> dict[str, Any]:
    answer = guest.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def give_up(guest: Guest, table: str) -> Tab:
    tab = guest.open(table)
    assert tab.ask("concede", seat=0)["type"] == "done"
    while not tab.now["over"]:
        tab.position()
    return tab


def play_out(guest: Guest, table: str, seed: int) -> Tab:
    tab = guest.open(table)
    play_on([tab], Random(seed))
    return tab


def deal(guest: Guest, game: str = "metallum", **wish: str) -> dict[str, Any]:
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    return guest.get(f"/api/daily/{game}?{query}")["games"][0]  # type: ignore[no-any-return]


def turned_away(guest: Guest, table: str, token: str = "") -> bool:
    try:
        tab = guest.tab(table, token)
        return tab.read()["type"] == "refused"
    except ConnectionClosed:
        return True


def test_two_people_one_deal_one_try(house: Server) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    first = begin(ann, "orion")
    assert first["counts"]
    assert begin(ann, "orion") == first  # the try goes on, there is no other one
    other = begin(ben, "orion")
    tab = play_out(ann, first["table"], 1)
    hers = next(said for said in tab.messages if said.get("choices"))  # her first question, and his
    his = ben.tab(other["table"]).until(lambda said: bool(said.get("choices")))
    assert (hers["view"], hers["seed_hash"]) == (his["view"], his["seed_hash"])  # the same deal
    assert "seed" not in tab.now  # nobody could play it elsewhere
    mine = deal(ann, "orion")
    assert (mine["state"], mine["count"], [line["name"] for line in mine["lines"]]) == ("done", 1, ["Ann"])
    assert mine["lines"][0]["score"] == tab.now["result"]["scores"]["0"]
    assert mine["spread"] == {str(mine["lines"][0]["score"]): 1}
    seen = deal(ben, "orion")
    assert (seen["state"], seen["lines"][0]["replay"], seen["lines"][0]["you"]) == ("begun", None, False)
    give_up(ben, other["table"])
    lines = deal(ben, "orion")["lines"]
    assert [(line["place"], line["name"]) for line in lines] == [(1, "Ann"), (2, "Ben")]
    again = begin(ann, "orion")
    assert not again["counts"]  # practice
    assert again["table"] != first["table"]
    give_up(ann, again["table"])
    assert deal(ben, "orion")["lines"] == lines


def test_closed_while_the_day_lasts_and_open_after_it(house: Server) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    table = begin(ann)["table"]
    links = ann.tab(table).until("welcome")["links"]
    assert turned_away(ben, table, links["watch"])  # not even by her link
    give_up(ann, table)
    theirs = begin(ben)["table"]
    assert turned_away(ben, table)
    give_up(ben, theirs)
    assert not turned_away(ben, table)  # who has played it may look at it
    assert turned_away(eve, table)
    assert error(ann.http.get(f"/api/tables/{table}/record")) == (409, "table-daily-closed")
    assert error(ann.post(f"/api/tables/{table}/branch", move=0)) == (409, "table-daily-closed")
    assert error(ann.post(f"/api/tables/{table}/delete")) == (409, "server-daily-stays")
    line = deal(ann)["lines"][0]
    assert (line["gave_up"], line["won"]) == (True, False)
    day = today()
    ahead(house.folder, 1)
    try:
        assert deal(eve)["count"] == 0  # another deal
        yesterday = deal(eve, day=day)
        assert yesterday["count"] == 2
        assert yesterday["lines"][0]["replay"] in (table, theirs)
        assert not turned_away(eve, table)
        record = eve.get(f"/api/tables/{table}/record")
        ((key,),) = house.rows("SELECT value FROM settings WHERE key = 'daily-key'")
        assert record["seed"] == seed_of_day(bytes.fromhex(key), day, "metallum")
        assert begin(ann)["counts"]  # a new day
    finally:
        ahead(house.folder, 0)
    assert error(eve.http.get("/api/daily/metallum?day=2999-01-01"))[0] == 404
    assert error(eve.http.get("/api/daily/metallum?day=soon"))[0] == 404


def test_what_was_learned_is_not_taken_back_and_nobody_helps(house: Server) -> None:
    ann = house.guest("Ann")
    tab = ann.tab(begin(ann, "race")["table"])
    assert tab.until("coach")["allowed"] is False
    assert tab.ask("hint", seat=0)["text"]["text"] == "table-daily-no-coach"
    play_on([tab], Random(1), moves=6)
    assert tab.now["undo"]["0"] <= 1  # up to what the kernel allows, not all answers
    tab.ask("undo", seat=0, move=tab.now["move"], whole_turn=False)
    for _ in range(3):
        said = tab.ask("undo", seat=0, move=tab.now["move"], whole_turn=True)
    assert said["type"] == "refused"


def test_a_try_that_ends_after_its_day_does_not_count(house: Server) -> None:
    ann = house.guest("Ann")
    table, day = begin(ann, "captains")["table"], today()
    ahead(house.folder, 1)
    try:
        give_up(ann, table)
        found = deal(ann, "captains", day=day)
        assert (found["state"], found["count"]) == ("late", 0)
    finally:
        ahead(house.folder, 0)


def test_a_guest_who_logs_in_brings_the_try_along(house: Server) -> None:
    member = house.guest()
    member.post("/api/account", name="Alnair", password=PASSWORD)
    guest = house.guest()
    give_up(guest, begin(guest)["table"])
    guest.post("/api/login", name="Alnair", password=PASSWORD, bring_seats=True)
    assert deal(guest)["state"] == "done"
    assert not begin(member)["counts"]
    kept = guest.get("/api/me/export")
    assert [each["game"] for each in kept["daily"]] == ["metallum"]
    assert [each["gave_up"] for each in kept["results"]] == [True]
    count = deal(guest)["count"]
    assert guest.post("/api/me/delete", password=PASSWORD).status_code == 200
    assert deal(house.guest())["count"] == count - 1


def test_a_day_is_told_by_points_then_margin_then_answers(tmp_path: Path) -> None:
    rows = {"a": (40, 3, 50), "b": (40, 9, 60), "c": (40, 9, 55), "d": (51, -2, 70), "e": (60, 20, 5)}

    async def work(store: Store) -> None:
        for id, (score, margin, moves) in rows.items():
            await store.accounts.add_person(Person(id, id.upper()))
            sheet = a_table(id)
            sheet.host, sheet.daily, sheet.counted, sheet.places = id, "2026-11-16", True, []
            await store.add_table(sheet, [], Snapshot(StoredSnapshot(0, 1, {}), 0, []))
            outcome = Outcome(
                id, id, "comets", "random", score, margin, 1, True, id == "e", moves, end_of("2026-11-16") - 1
            )
            await store.run(partial(write_outcomes, outcomes=[outcome]))
        found = await store.results.standings("2026-11-16", "b", 2)
        told = [(line.place, line.name, count) for _, line, count in found]
        assert told == [(1, "D", 5), (2, "C", 5), (3, "B", 5)]  # the first two, and whoever asks
        assert await store.results.spread("2026-11-16", "comets") == {40: 3, 51: 1}

    run(tmp_path, work)


def test_of_two_windows_one_begins_the_try(tmp_path: Path) -> None:
    """Also where the two are at different server processes: the database lets one through."""

    async def work(store: Store) -> None:
        await store.accounts.add_person(Person("host", "Atria"))
        for id in ("a", "b"):
            sheet = a_table(id)
            sheet.daily, sheet.counted = "2026-11-16", True
            if id == "b":
                with pytest.raises(Conflict):
                    await store.add_table(sheet, [], Snapshot(StoredSnapshot(0, 1, {}), 0, []))
            else:
                await store.add_table(sheet, [], Snapshot(StoredSnapshot(0, 1, {}), 0, []))
        assert await store.table("b") is None
        assert await store.results.tried("host", "2026-11-16") == {"comets": "a"}

    run(tmp_path, work)
