"""Tables by days on a server whose clock the test moves: time-outs, holidays, restarts, reminders."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.notifications.turn_reminders import TurnReminders
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.store import Store
from astrarium.tables import daily_deal

from .guests import Guest, Server, Tab, at_one_table, error, wait_for
from .postgres import new_database

DAY = 86400
#: Three days a move.
DAYS = {"seconds": 3 * DAY, "increment": 0, "pace": "move"}


def ahead(server: Server, days: float) -> None:
    server.folder.mkdir(exist_ok=True)
    (server.folder / "ahead").write_text(str(days * DAY))


def begin(folder: Path, **more: str) -> Server:
    return Server(folder, TOY_WATCH="0.2", **more)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    server = begin(tmp_path / "data")
    yield server
    server.stop()


def waiting(tabs: list[Tab]) -> int:
    """The seat that has to choose."""
    seats: list[int] = tabs[0].now["waiting"]
    return seats[0]


def stands_in(guest: Guest, table: Any, seat: int) -> bool:
    card = next((each for each in guest.get("/api/tables")["mine"] if each["id"] == table["table"]), None)
    return card is not None and card["players"][seat]["stand_in"] is not None


def alone(host: Guest, friend: Guest, **more: Any) -> tuple[dict[str, Any], int]:
    """A table of two at which nobody looks any more, and the seat that it waits for."""
    table, tabs = at_one_table(host, friend, game="beacons", clock={**DAYS, **more})
    seat = waiting(tabs)
    for tab in tabs:
        tab.close()
    return table, seat


def test_time_is_up_although_nobody_looks_and_a_bot_plays_until_one_is_back(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    table, seat = alone(*guests)
    ahead(house, 2.9)
    other = guests[1 - seat]
    assert not stands_in(other, table, seat)
    ahead(house, 3.1)
    wait_for(lambda: any("time-up" in json.dumps(each) for each in notices(house, table)))
    tab = guests[seat].open(table)
    assert any(each["text"]["text"] == "table-notice-back" for each in notices(house, table))
    assert tab.now["clocks"]["left"][seat] > 2.9 * DAY * 1000


def notices(server: Server, table: Any) -> list[dict[str, Any]]:
    rows = server.rows("SELECT text FROM notices WHERE table_id = ? ORDER BY id", table["table"])
    return [{"text": json.loads(text)} for (text,) in rows]


def test_a_bot_plays_the_rest_where_that_was_agreed(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    table, seat = alone(*guests, then="bot")
    ahead(house, 3.1)
    wait_for(lambda: notices(house, table))
    tab = guests[seat].open(table)
    assert tab.ask("come_back", seat=seat)["text"]["text"] == "table-bot-for-the-rest"
    assert stands_in(guests[seat], table, seat)


def test_the_game_is_lost_where_that_was_agreed(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    _table, seat = alone(*guests, then="loss")
    ahead(house, 3.1)
    other = guests[1 - seat]
    wait_for(lambda: other.get("/api/tables")["finished"])
    result = other.get("/api/tables")["finished"][0]["result"]
    assert (result["decided_by"], result["ranking"]) == ("conceded", [[1 - seat], [seat]])


def test_a_bot_makes_one_move_where_that_was_agreed(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    table, seat = alone(*guests, then="move")
    before = moves(house, table)
    ahead(house, 3.1)
    wait_for(lambda: len(notices(house, table)) >= 2)
    said = [each["text"]["text"] for each in notices(house, table)]
    assert said[:2] == ["table-notice-time-up", "table-notice-back"]
    assert moves(house, table) > before
    assert not stands_in(guests[0], table, seat)


def moves(server: Server, table: Any) -> int:
    return int(server.rows("SELECT count(*) FROM moves WHERE table_id = ?", table["table"])[0][0])


def test_clocks_go_on_while_the_server_is_down(tmp_path: Path) -> None:
    server = begin(tmp_path / "data")
    guests = server.guest("Ann"), server.guest("Ben")
    table, seat = alone(*guests)
    ahead(server, 1)
    server.kill()
    ahead(server, 2)
    again = begin(tmp_path / "data")
    for guest in guests:
        guest.move_to(again)
    tab = guests[1 - seat].open(table)
    left = tab.now["clocks"]["left"][seat] / 1000 / DAY
    assert 0.9 < left < 1.0
    again.kill()
    ahead(again, 3.5)
    last = begin(tmp_path / "data")
    wait_for(lambda: notices(last, table))
    assert notices(last, table)[0]["text"]["text"] == "table-notice-time-up"
    last.stop()


def test_the_time_before_everybody_sits_does_not_count(house: Server) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.new_table("me", "link", game="beacons", clock=DAYS)
    ahead(house, 2.5)
    assert ben.sit(table, 1).status_code == 200
    tab = ann.open(table)
    seat = tab.now["waiting"][0]
    assert tab.now["clocks"]["left"][seat] > 2.99 * DAY * 1000
    ahead(house, 5)
    asyncio.run(asyncio.sleep(0.6))
    assert notices(house, table) == []


def test_a_holiday_stops_the_clock_and_ends_with_the_days_of_the_year(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    table, seat = alone(*guests)
    late = guests[seat]
    assert late.get("/api/me/holiday") == {"until": 0.0, "left": 28}
    ahead(house, 2)
    began = late.post("/api/me/holiday", days=10).json()
    assert began["left"] == 18
    ahead(house, 11.9)
    tab = guests[1 - seat].open(table)
    assert 0.99 < tab.now["clocks"]["left"][seat] / 1000 / DAY <= 1.01
    tab.close()
    assert notices(house, table) == []
    # back a day early: that day is given back, and the clock runs again
    ahead(house, 11)
    ended = late.post("/api/me/holiday", days=0).json()
    assert (ended["until"], ended["left"]) == (0.0, 19)
    assert error(late.post("/api/me/holiday", days=20)) == (400, "server-no-holiday")
    ahead(house, 11.9)
    tab = guests[1 - seat].open(table)
    assert 0.05 < tab.now["clocks"]["left"][seat] / 1000 / DAY < 0.15
    ahead(house, 12.2)
    wait_for(lambda: notices(house, table))
    exported = late.get("/api/me/export")["holidays"]
    assert len(exported) == 1


def test_a_table_that_one_joins_on_a_holiday_waits_too(house: Server) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    for guest in (ann, ben):
        assert guest.post("/api/me/holiday", days=5).status_code == 200
    table, _seat = alone(ann, ben)
    wait_for(
        lambda: "away" in (house.rows("SELECT clocks FROM tables WHERE id = ?", table["table"])[0][0] or "")
    )
    asyncio.run(asyncio.sleep(0.6))
    ahead(house, 7.5)
    asyncio.run(asyncio.sleep(0.6))
    assert notices(house, table) == []
    ahead(house, 8.2)
    wait_for(lambda: notices(house, table))


def test_what_a_clock_must_not_be(house: Server) -> None:
    ann = house.guest("Ann")
    seats = [{"kind": "me"}, {"kind": "link"}]

    def refused(**clock: Any) -> str:
        return error(ann.post("/api/tables", game="beacons", seats=seats, clock=clock))[1]

    assert refused(seconds=60, increment=0, pace="move") == "server-bad-clock"
    assert refused(seconds=30 * DAY, increment=0) == "server-bad-clock"
    assert refused(**DAYS, night=[8, 8]) == "server-bad-clock"
    assert refused(**DAYS, night=[22, 8], zone="Nowhere/Atall") == "server-bad-zone"
    table = ann.new_table(
        "me", "link", game="beacons", clock={**DAYS, "night": [22, 8], "zone": "Europe/Warsaw"}
    )
    link = house.get(f"/api/links/{table['links']['seats']['1']}").json()
    assert link["clock"] == {**DAYS, "night": [22, 8], "zone": "Europe/Warsaw"}


def test_two_processes_on_one_database_time_out_once(tmp_path: Path) -> None:
    database = new_database()
    here = begin(tmp_path / "one", TOY_DATABASE=database)
    there = begin(tmp_path / "two", TOY_DATABASE=database)
    guests = here.guest("Ann"), here.guest("Ben")
    table, tabs = at_one_table(*guests, game="beacons", clock={**DAYS, "then": "loss"})
    guests[1].move_to(there)
    other = guests[1].open(table)
    assert other.now["clocks"]["left"] == pytest.approx(tabs[0].now["clocks"]["left"], abs=5_000)
    for server in (here, there):
        ahead(server, 3.1)
    while not other.now["over"]:
        other.position()
    from .postgres import rows

    told = rows(database, "SELECT text FROM notices")
    assert len(told) == 1
    for server in (here, there):
        server.stop()


def test_a_reminder_before_time_runs_out(house: Server) -> None:
    guests = house.guest("Ann"), house.guest("Ben")
    table, seat = alone(*guests)
    guests[seat].post("/api/away", webhook="https://hooks.example/")
    calls: list[Any] = []

    async def call(url: str, body: bytes) -> None:
        calls.append(json.loads(body))

    async def look(days: float) -> int:
        store = Store(sqlite_url(house.folder / "tables.sqlite3"))
        turns = TurnReminders(store, None, "https://games.example")
        turns.call = call
        real = daily_deal.now
        daily_deal.now = lambda: real() + days * DAY
        try:
            return await turns.check(0.0)
        finally:
            daily_deal.now = real
            await store.close()

    assert asyncio.run(look(1.9)) == 0
    assert asyncio.run(look(2.1)) == 1
    assert asyncio.run(look(2.2)) == 0  # once
    assert [each["table"] for each in calls[0]["time_is_short"]] == [table["table"]]
