"""Find me an opponent: two who look for the same, about as strong, and never the blocked."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.opponent_searches import PATIENCE, Search, settle
from astrarium.server.store.rows import Conflict, Person
from astrarium.server.store.store import Store

from .guests import Guest, Server, error
from .postgres import new_database
from .test_people import befriend
from .test_ratings import member


@pytest.fixture
def house(tmp_path: Path) -> Any:
    server = Server(tmp_path / "data")
    yield server
    server.stop()


def seek(guest: Guest, game: str = "race", pace: str = "live", **more: Any) -> dict[str, Any]:
    answer = guest.post("/api/search", game=game, pace=pace, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ahead(server: Server, seconds: float) -> None:
    (server.folder / "ahead").write_text(str(seconds))


def test_two_strangers_find_each_other(house: Server) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    waiting = seek(ann)["waiting"]
    assert (waiting["game"], waiting["width"]) == ("race", 150)
    assert seek(ben, pace="days")["waiting"] is not None
    assert seek(ben, game="comets")["waiting"] is not None
    table = seek(ben)["table"]
    assert ann.get("/api/search")["table"] == table
    assert ann.get("/api/search")["waiting"] is ann.get("/api/search")["table"] is None
    welcome = ann.open(table).messages[0]
    assert (len(welcome["mine"]), welcome["table"]["rated"]) == (1, False)
    assert welcome["table"]["clock"] == {"seconds": 1800, "increment": 5, "then": "loss"}
    assert {player["name"] for player in ben.open(table).messages[0]["players"]} == {"Ann", "Ben"}


def test_rated_by_days_needs_accounts_and_says_so_at_the_table(house: Server) -> None:
    ann, ben, eve = member(house, "Ann"), member(house, "Ben"), house.guest("Eve")
    assert error(eve.post("/api/search", game="race", pace="days", rated=True)) == (
        403,
        "server-rated-account",
    )
    seek(eve, pace="days")
    seek(ann, pace="days", rated=True)
    ahead(house, 86400)
    table = seek(ben, pace="days", rated=True)["table"]
    assert ben.open(table).messages[0]["table"]["rated"] is True
    assert eve.get("/api/search")["waiting"] is not None


def test_whoever_is_gone_or_blocked_is_not_met(house: Server) -> None:
    ann, ben, cay = member(house, "Ann"), member(house, "Ben"), member(house, "Cay")
    them = befriend(ann, ben)
    ann.post("/api/people", deed="block", person=them)
    seek(ann)
    assert seek(ben)["table"] is None
    ahead(house, PATIENCE["live"] + 1)
    assert seek(cay)["table"] is None
    assert ann.get("/api/search")["waiting"] is None
    assert cay.post("/api/search/end").status_code == 200
    assert seek(ann)["table"] is None


def test_the_longer_it_takes_the_further_it_reaches(house: Server) -> None:
    ann, ben = member(house, "Ann"), member(house, "Ben")
    seek(ann, pace="days")
    house.change("UPDATE searches SET rating = rating + 260")
    assert seek(ben, pace="days")["table"] is None
    ahead(house, 3600)
    assert ben.get("/api/search")["waiting"]["width"] == 200
    ahead(house, 3 * 3600)
    assert ben.get("/api/search")["table"] is not None
    assert len(house.rows("SELECT id FROM tables")) == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_is_found_twice(kind: str, tmp_path: Path) -> None:
    """Two processes bring the same people together in the same moment: one of them is right."""

    async def look() -> None:
        url = new_database() if kind == "postgresql" else sqlite_url(tmp_path / "tables.sqlite3")
        stores = [Store(url), Store(url)]
        stores[0].prepare()
        for name in ("ann", "ben", "cay"):
            await stores[0].accounts.add_person(Person(name, name))
            await stores[0].searches.begin(Search(name, "race", "live", False, 1200.0, 0.0, 0.0))
        pairs = [("ann", "ben"), ("ben", "cay")]

        def claim(connection: Connection, one: str, other: str) -> None:
            if not settle(connection, one, other, one):
                raise Conflict(one)

        claims = [partial(claim, one=one, other=other) for one, other in pairs]
        done = await asyncio.gather(
            *(store.run(each) for store, each in zip(stores, claims, strict=True)), return_exceptions=True
        )
        assert sorted(type(each) for each in done if each is not None) == [Conflict]
        found = [await stores[0].searches.look(name, 0.0) for name in ("ann", "ben", "cay")]
        tables = [each.found for each in found if each]
        assert tables in (["ann", "ann", None], [None, "ben", "ben"])
        for store in stores:
            await store.close()

    asyncio.run(look())
