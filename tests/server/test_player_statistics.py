"""Player statistics: stored when games end, exported and deleted with their person."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa

from astrarium.bots.bots_by_rating import rating_of
from astrarium.server.http.player_statistics_routes import records_of
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.game_results import write_outcomes
from astrarium.server.store.rows import Person
from astrarium.server.store.store import Store
from astrarium.tables.bot_levels import levels
from astrarium.tables.player_outcomes import Outcome
from astrarium.tables.player_rating import EARLY, FIRST, LATER, strength

from .guests import Guest, Server, at_one_table, play_on, said
from .test_store import run
from .test_upgrade import migrated


def record(guest: Guest, game: str) -> dict[str, Any]:
    return next(each for each in guest.get("/api/me/records")["games"] if each["game"] == game)


def give_up(guest: Guest, table: str) -> None:
    tab = guest.open(table)
    tab.ask("concede", seat=0)
    while not tab.now["over"]:
        tab.position()


def test_games_people_and_bots_are_told_apart(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table, tabs = at_one_table(ann, ben, game="comets")
    play_on(tabs, Random(3))
    result = tabs[0].now["result"]
    give_up(ann, ann.new_table("me", "bot:random", game="comets")["table"])
    branch = ann.post(f"/api/tables/{table['table']}/branch", move=0).json()["table"]
    give_up(ann, branch)  # practice
    mine = record(ann, "comets")
    assert (mine["played"], mine["score"]["value"]) == (2, result["scores"]["0"])
    assert mine["margin"]["value"] == result["scores"]["0"] - result["scores"]["1"]
    assert mine["won"] == (result["ranking"][0] == [0])
    assert mine["row"] == 0  # the last one was given up
    assert {each["opponent"]: (each["played"], each["won"]) for each in mine["against"]} == {
        "people": (1, mine["won"]),
        "bot": (1, 0),
    }
    assert record(ben, "comets")["played"] == 1
    shared = ann.new_table("me", "hotseat", game="comets")
    tab = ann.open(shared)
    tab.ask("vote", what="abandon", agree=True)
    assert record(ann, "comets")["played"] == 2


def test_wins_in_a_row_and_the_best_of_all(tmp_path: Path) -> None:
    won = [True, True, True, False, True, True]

    async def work(store: Store) -> None:
        await store.accounts.add_person(Person("host", "Atria"))
        games = [
            Outcome(f"t{at}", "host", "race", "race-basic", 30 + at, at - 3, 1, each, False, 40, float(at))
            for at, each in enumerate(won)
        ]
        await store.run(lambda connection: write_outcomes(connection, games))
        found = next(
            each for each in (await records_of(store, Person("host", "Atria"))).games if each.game == "race"
        )
        assert (found.played, found.won, found.row, found.longest) == (6, 5, 2, 3)
        assert found.score is not None
        assert (found.score.value, found.score.replay) == (35, "t5")
        assert [(each.opponent, each.played) for each in found.against] == [("bot", 6)]
        assert found.against[0].title is not None

    run(tmp_path, work)


def test_games_from_before_are_entered(tmp_path: Path) -> None:
    """Layout 14 begins with the finished games that are kept."""
    store = Store(sqlite_url(tmp_path / "a.sqlite3"))
    store.prepare()
    migrated(store, "0013", back=True)
    result = {"scores": {"0": 12, "1": 9}, "ranking": [[0], [1]], "breakdown": {}, "decided_by": "score"}
    table = {
        "game": "race", "rules": 1, "seats": 2, "options": "{}", "seed": "s", "seeded": False, "first": 0,
        "open": False, "host": "p", "created": 1.0, "changed": 5.0, "moves": 3, "move": 3, "waiting": "[]",
        "over": True, "result": json.dumps(result),
    }  # fmt: skip
    with store.engine.begin() as connection:
        person = {"id": "p", "name": "Ann", "created": 1.0}
        _insert(connection, "people", person)
        for id, lesson in (("a", None), ("b", "first")):
            _insert(connection, "tables", {**table, "id": id, "watch": f"w-{id}", "lesson": lesson})
            _insert(connection, "seats", {"table_id": id, "seat": 0, "kind": "me", "person": "p"})
            _insert(connection, "seats", {"table_id": id, "seat": 1, "kind": "bot", "bot": "race-basic"})
    migrated(store, "head", back=False)
    (found,) = asyncio.run(_closing(store))
    assert (found.opponent, found.score, found.margin, found.won, found.at) == ("race-basic", 12, 3, True, 5)


async def _closing(store: Store) -> Any:
    found = await store.results.of("p")
    await store.close()
    return found


def _insert(connection: Any, name: str, values: dict[str, Any]) -> None:
    marks = ", ".join(f":{key}" for key in values)
    connection.execute(sa.text(f"INSERT INTO {name} ({', '.join(values)}) VALUES ({marks})"), values)


def test_a_bot_of_about_my_strength(server: Server) -> None:
    """A newcomer begins as an ensign; whoever loses gets a weaker one."""
    guest = server.guest()
    before = guest.get("/api/me/strength/metallum")
    assert before["rating"] == rating_of("ensign", "metallum")
    assert said(before["text"]) == f"About {before['rating']}, as strong as Hermes."
    give_up(guest, guest.new_table("me", "bot:mine")["table"])
    now = guest.get("/api/me/strength/metallum")
    assert now["rating"] == before["rating"] - FIRST / 2
    assert said(now["text"], "pl") == f"Około {now['rating']}: więcej niż Luna, mniej niż Hermes."
    players = guest.tab(guest.new_table("me", "bot:mine")).until("welcome")["players"]
    assert players[1]["bot"] == str(now["rating"])
    assert server.guest().get("/api/me/strength/metallum") == before
    assert guest.get("/api/me/strength/comets")["rating"] is None
    players = guest.tab(guest.new_table("me", "bot:mine", game="comets")).until("welcome")["players"]
    assert players[1]["bot"] == "flat:0.2"


def test_strength_follows_the_results() -> None:
    assert strength("race", [("race-basic", True)] * 60) == max(
        points for each in levels("race") if (points := rating_of(each.bot, "race"))
    )
    assert strength("race", [("cadet", False)] * 20) == rating_of("cadet", "race")
    beaten, lost = (strength("race", [("ensign", won)]) for won in (True, False))
    assert beaten is not None
    assert lost is not None
    assert beaten > lost
    even = [("ensign", number % 2 == 0) for number in range(EARLY)]
    settled, after = (strength("race", [*even, *more]) for more in ([], [("ensign", True)]))
    assert settled is not None
    assert after is not None
    assert 0 < after - settled < LATER
    unrated = [("people", True), ("several", True), ("random", True)]
    assert strength("race", unrated) == rating_of("ensign", "race")
