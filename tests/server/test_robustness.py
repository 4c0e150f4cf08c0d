"""Malformed messages: refused to one client, nothing changed. Crashes: no acknowledged move is lost."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .guests import Guest, Server, Tab, at_one_table, level, pick, play_on

WRONG = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"answer"',
    "{}",
    '{"type": "nothing"}',
    '{"type": "answer"}',
    '{"type": "answer", "seat": "0", "move": 0, "answer": []}',
    '{"type": "answer", "seat": 0, "move": 0, "answer": [], "more": 1}',
    '{"type": "answer", "seat": 0, "move": 1e99, "answer": []}',
    '{"type": "look", "move": -1}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": 5}',
    '{"type": "undo_reply", "agree": "yes"}',
    '{"type": "answer", "seat": 0, "move": 0, "answer": ' + "[" * 5000 + "]" * 5000 + "}",
    json.dumps({"type": "chat", "text": "x" * 20_000}),
    "x" * 600_000,
]

ILLEGAL: list[Any] = [
    None,
    7,
    "bid",
    {},
    {"a": [1]},
    [],
    [[]],
    ["bid"],
    ["bid", 99],
    ["bid", None],
    ["bid", {"a": 1}],
    [["bid", 0], ["bid", 0]],
    ["none"],
    [True, False],
    [1.5e300],
]


@pytest.fixture
def pair(server: Server) -> list[Tab]:
    """Two people at a table of Comets, before their first bids."""
    host, friend = server.guest(), server.guest()
    _, tabs = at_one_table(host, friend, game="comets")
    tabs[0].until("players")
    tabs[1].until("coach")
    return tabs


def test_malformed_and_oversized(pair: list[Tab]) -> None:
    for wrong in WRONG:
        pair[0].socket.send(wrong)
        refused = pair[0].read()
        assert refused["type"] == "refused", wrong[:80]
        assert refused["text"]["text"] in ("server-malformed", "server-too-large")
    assert pair[1].news() == []
    assert pair[0].answer(pick(pair[0].choice or {}, Random(1)))["type"] == "done"


def test_binary_frames_are_refused(pair: list[Tab]) -> None:
    pair[0].socket.send(b'{"type": "chat", "id": 1, "text": "hm"}')
    pair[0].socket.send(b"\xff\xfe")
    assert [pair[0].read()["type"], pair[0].read()["type"]] == ["refused", "refused"]


def test_a_refusal_names_the_message(pair: list[Tab]) -> None:
    pair[0].socket.send('{"type": "look", "id": "mine", "move": "x"}')
    assert pair[0].read()["id"] == "mine"


def test_a_flood_is_slowed_down(pair: list[Tab]) -> None:
    began = time.monotonic()
    for _ in range(150):
        pair[0].send("look", move=0)
    for _ in range(150):
        assert pair[0].read()["type"] == "history"
    assert time.monotonic() - began > 0.8
    assert pair[1].news() == []


def test_illegal_answers(pair: list[Tab]) -> None:
    for illegal in ILLEGAL:
        refused = pair[0].answer(illegal)
        assert refused["type"] == "refused", illegal
    assert pair[1].news() == []


def test_foreign_and_stale_answers(pair: list[Tab]) -> None:
    mine, other = pair
    option = (mine.choice or {})["options"][0]["option"]
    foreign = (other.choice or {})["options"][0]["option"]
    assert mine.answer(foreign, seat=1)["text"]["text"] == "table-not-your-seat"
    assert mine.answer(option, seat=9)["text"]["text"] == "table-not-your-seat"
    assert mine.answer(option, seat=-1)["text"]["text"] == "table-not-your-seat"
    for move in (-1, 1, 10**15):
        assert mine.answer(option, move=move)["text"]["text"] == "table-stale"
    assert other.news() == []
    assert mine.answer(option)["type"] == "done"
    assert mine.ask("answer", seat=0, move=0, answer=option)["text"]["text"] == "error-not-your-choice"


def test_nobody_hears_of_refusals(pair: list[Tab]) -> None:
    mine, other = pair
    mine.answer(["bid", 99])
    mine.ask("undo", seat=0, move=0)
    mine.ask("undo_reply", agree=True)
    mine.ask("why", seat=1)
    assert other.news() == []


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    """The server is killed in the middle of play; what was acknowledged is there again."""
    server = Server(tmp_path / "data")
    host, friend = server.guest("Rigel"), server.guest("Spica")
    table = host.new_table("me", "link", seed=3)
    friend.sit(table, 1)
    tabs = [host.open(table), friend.open(table)]
    rng = Random(8)
    acknowledged: list[list[Any]] = []
    for _ in range(15):
        tab = next(tab for tab in tabs if tab.choice)
        answer = pick(tab.choice or {}, rng)
        assert tab.answer(answer)["type"] == "done"
        acknowledged.append([tab.now["seat"], answer])
        level(tabs, tab)
    shown = [position(tab) for tab in tabs]
    server = killed_and_back(server, host, friend)
    tabs = [host.open(table), friend.open(table)]
    assert [position(tab) for tab in tabs] == shown
    play_on(tabs, rng)
    rest = iter(host.get(f"/api/tables/{table['table']}/record")["moves"])
    assert all(move in rest for move in acknowledged), "an acknowledged answer is missing"
    server.stop()


def position(tab: Tab) -> dict[str, Any]:
    """What a tab shows, less what came just now."""
    return {name: value for name, value in tab.now.items() if not name.startswith("events")}


def killed_and_back(server: Server, *guests: Guest) -> Server:
    server.kill()
    again = Server(server.folder)
    for guest in guests:
        guest.move_to(again)
    return again


def test_killed_under_fire(tmp_path: Path) -> None:
    """Answers are sent as fast as they come; the kill hits somewhere; every `done` was kept."""
    server = Server(tmp_path / "data")
    guest = server.guest()
    tables = [guest.new_table("me", "me", seed=seed) for seed in range(4)]
    tabs = [guest.tab(table) for table in tables]
    done = [0] * len(tabs)
    rng = Random(9)
    for _ in range(12):
        for tab in tabs:
            tab.position()
            assert tab.choice
            tab.send("answer", seat=tab.choice["seat"], move=tab.now["move"], answer=pick(tab.choice, rng))
    server.process.kill()
    for at, tab in enumerate(tabs):
        tab.closed()
        done[at] = sum(message["type"] == "done" for message in tab.messages)
    assert sum(done) >= 11 * len(tabs)
    again = killed_and_back(server, guest)
    for at, table in enumerate(tables):
        tab = guest.open(table)
        assert tab.now["move"] >= done[at]
    again.stop()
