"""Import of records: games from files; nothing in a file is trusted."""

from __future__ import annotations

import json
from typing import Any

import pytest

import astrarium
from astrarium.server.http.record_import import LARGEST
from astrarium.server.rate_limits import RECORDS
from astrarium.tables.bot_answer import at_random
from astrarium.tables.record_validation import MOST_ENTRIES

from .guests import Guest, Server
from .test_player_statistics import give_up, record


def played(answers: int | None, seed: str = "7", players: tuple[str, ...] = ()) -> dict[str, Any]:
    """The record of a game of Race, after so many answers or at its end."""
    table = astrarium.start("race", 2, seed)
    while not table.over and (answers is None or table.moves < answers):
        choice = table.pending[0]
        table.answer(choice.seat, at_random(table, choice))
    table.players = list(players)
    return json.loads(json.dumps(table.record.to_json()))  # type: ignore[no-any-return]


def bring(guest: Guest, record: Any) -> Any:
    return guest.http.post("/api/records", json=record)


def test_a_game_goes_on_with_everybody_on_their_seats(server: Server) -> None:
    guest = server.guest("Ada")
    answer = bring(guest, played(12, players=("Ada", "race-basic")))
    assert answer.status_code == 201, answer.text
    tab = guest.tab(answer.json()["table"])
    welcome = tab.until("welcome")
    assert [(each["kind"], each["bot"]) for each in welcome["players"]] == [
        ("me", None),
        ("bot", "race-basic"),
    ]
    assert welcome["table"]["seeded"]
    tab.position()
    while not tab.now["choices"]:
        tab.position()
    assert tab.now["move"] >= 12


def test_only_what_was_played_here_from_the_deal_on_is_a_record_of_ones_own(server: Server) -> None:
    guest = server.guest("Ada")
    made = bring(guest, played(12, players=("Ada", "race-basic"))).json()
    tab = guest.tab(made["table"])
    assert tab.until("welcome")["table"]["origin"] == {"table": None, "move": 12}
    tab.position()
    tab.ask("concede", seat=0)
    while not tab.now["over"]:
        tab.position()
    assert tab.now["seed"] == "7"
    assert {each["played"] for each in guest.get("/api/me/records")["games"]} <= {0}
    give_up(guest, guest.new_table("me", "bot:random", game="race")["table"])
    assert record(guest, "race")["played"] == 1


def test_whoever_shared_the_device_is_invited(server: Server) -> None:
    host, friend = server.guest("Ada"), server.guest("Bo")
    made = bring(host, played(12, players=("Somebody", "Somebody else"))).json()
    (link,) = made["links"]["seats"].values()
    assert friend.post(f"/api/tables/{made['table']}/sit", seat=1, token=link).status_code == 200


def test_a_finished_game_can_be_looked_at(server: Server) -> None:
    guest = server.guest()
    record = played(None, players=("A", "x" * 300))
    made = bring(guest, record).json()
    tab = guest.open(made["table"])
    assert tab.now["over"]
    assert not tab.now["choices"]
    assert [each["id"] for each in guest.get("/api/tables")["finished"]] == [made["table"]]
    assert guest.get(f"/api/tables/{made['table']}/record")["moves"] == record["moves"]


def spoilt(**parts: Any) -> dict[str, Any]:
    return played(6) | parts


HOSTILE: dict[str, tuple[Any, int]] = {
    "no record": ([], 400),
    "nothing": ({}, 400),
    "another format": ({"format": 99}, 400),
    "no such game": (spoilt(game="chess"), 404),
    "a path": (spoilt(game="../../etc"), 404),
    "other rules": (spoilt(rules=1), 400),
    "another seed": (spoilt(seed="8"), 400),
    "too many seats": (spoilt(seats=10**9), 400),
    "no seats": (spoilt(seats=-1), 400),
    "unknown options": (spoilt(options={"__class__": 1}), 400),
    "a forbidden answer": (spoilt(moves=[[0, ["nonsense"]]]), 400),
    "another's answer": (spoilt(moves=[[1, None]]), 400),
    "a move that is none": (spoilt(moves=[["erase", 0]]), 400),
    "taking back nothing": (spoilt(moves=[["undo", 0]]), 400),
    "false fingerprints": (spoilt(fingerprints=[[1, "0" * 64]]), 400),
    "a false result": (spoilt(result={"scores": {"0": 999}}), 400),
    "a position": (spoilt(seed=None, seed_hash=None, position={"state": {}, "since": []}), 400),
    "too long": (spoilt(moves=[["undo", 0]] * (MOST_ENTRIES + 1)), 400),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_and_leaves_nothing(server: Server, name: str) -> None:
    record, status = HOSTILE[name]
    guest = server.guest()
    answer = bring(guest, record)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["text"] or name == "no record"
    found = guest.get("/api/tables")
    assert found["mine"] == found["finished"] == []


def test_a_file_that_is_too_large_or_nested_too_deeply_is_refused(server: Server) -> None:
    guest = server.guest()
    headers = {"Content-Type": "application/json"}
    for content, statuses in ((b" " * LARGEST + b"{}", (413,)), (b"[" * 100_000, (400,))):
        assert guest.http.post("/api/records", content=content, headers=headers).status_code in statuses


def test_nobody_brings_one_file_after_the_other(server: Server) -> None:
    guest = server.guest()
    statuses = [bring(guest, {}).status_code for _ in range(RECORDS[0] + 1)]
    assert statuses == [400] * RECORDS[0] + [429]
