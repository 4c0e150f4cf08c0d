"""Undo: as the kernel allows, by consent of the others, and freely against bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .guests import Server, Tab, at_one_table, pick, play_on


@pytest.fixture
def pair(server: Server) -> list[Tab]:
    host, friend = server.guest(), server.guest()
    _, tabs = at_one_table(host, friend, seed=4)
    tabs[0].until("players")
    return tabs


def undo(tab: Tab, seat: int, **more: Any) -> dict[str, Any]:
    return tab.ask("undo", **{"seat": seat, "move": tab.now["move"], **more})


def program(tab: Tab) -> None:
    assert tab.answer(["program", "move_1"])["type"] == "done"
    tab.position()


def test_a_secret_answer_may_be_changed(pair: list[Tab]) -> None:
    mine, other = pair
    program(mine)
    assert mine.now["undo"] == {"0": 1}
    assert undo(mine, 0)["type"] == "done"
    mine.position()
    assert mine.choice
    assert mine.now["undo"] == {"0": 0}
    other.position()
    assert other.position()["waiting"] == [0, 1]


def test_nothing_to_take_back(pair: list[Tab]) -> None:
    assert undo(pair[0], 0)["text"]["text"] == "error-undo-nothing"
    assert undo(pair[0], 1)["text"]["text"] == "table-not-your-seat"
    assert undo(pair[0], 0, move=5)["text"]["text"] == "table-stale"


def both_programmed(pair: list[Tab]) -> None:
    for tab in pair:
        program(tab)
    for tab in pair:
        while tab.now["move"] < 2:
            tab.position()


def test_others_are_asked_and_agree(pair: list[Tab]) -> None:
    mine, other = pair
    both_programmed(pair)
    told = len(mine.now["events"])
    assert told
    assert undo(mine, 0)["type"] == "done"
    assert mine.until("undo_asked")["reply"] is False
    asked = other.until("undo_asked")
    assert asked["reply"] is True
    assert asked["seat"] == 0
    assert undo(mine, 0)["text"]["text"] == "table-undo-asked-already"
    assert other.ask("undo_reply", agree=True)["type"] == "done"
    for tab in pair:
        settled = next(m for m in reversed([*tab.messages, *tab.news()]) if m["type"] == "undo_settled")
        assert settled["agreed"] is True
        assert tab.now["move"] == 0
    assert mine.choice
    assert mine.now["events_from"] == 0
    assert mine.now["events"] == []


def test_others_are_asked_and_refuse(pair: list[Tab]) -> None:
    mine, other = pair
    both_programmed(pair)
    move = mine.now["move"]
    undo(mine, 0)
    other.until("undo_asked")
    other.send("undo_reply", agree=False)
    assert mine.until("undo_settled")["agreed"] is False
    mine.news()
    assert mine.now["move"] == move
    assert other.ask("undo_reply", agree=True)["text"]["text"] == "table-undo-not-asked"


def test_an_answer_settles_the_question(pair: list[Tab]) -> None:
    mine, other = pair
    both_programmed(pair)
    undo(mine, 0)
    other.until("undo_asked")
    chooser = next(tab for tab in pair if tab.choice)
    chooser.answer(pick(chooser.choice or {}, Random(1)))
    assert other.until("undo_settled")["agreed"] is False


def test_alone_with_bots_everything_may_be_taken_back(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", seed=2))
    first = tab.now["view"]
    play_on([tab], Random(3), 12)
    decisions = tab.now["undo"]["0"]
    assert 8 <= decisions <= 12, "what had only one answer is taken back with the decision before it"
    for left in range(decisions - 1, -1, -1):
        assert undo(tab, 0)["type"] == "done"
        tab.until(lambda m, left=left: m["type"] == "position" and m["undo"]["0"] == left)  # type: ignore[misc]
        tab.until(lambda m: m["type"] == "position" and bool(m["choices"])) if not tab.choice else None
    assert tab.now["view"] == first
    assert tab.now["move"] == 0
    play_on([tab], Random(4))


def test_a_game_against_bots_that_is_over_stays_over(server: Server) -> None:
    """Playing on from it is a table of its own."""
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    play_on([tab], Random(4))
    assert tab.now["over"]
    assert tab.now["undo"] == {"0": 0}
    again = guest.tab(table)
    assert again.position()["undo"] == {"0": 0}
    for whole in (False, True):
        assert undo(again, 0, whole_turn=whole)["text"]["text"] == "table-over"
    assert [card["id"] for card in guest.get("/api/tables")["finished"]] == [table["table"]]
    branch = guest.post(f"/api/tables/{table['table']}/branch", move=again.now["move"] - 2)
    other = guest.tab(branch.json()["table"])
    assert not other.position()["over"]
    lists = guest.get("/api/tables")
    assert [card["id"] for card in lists["finished"]] == [table["table"]]
    assert [card["id"] for card in lists["mine"]] == [branch.json()["table"]]


def test_when_it_is_over_it_is_over(server: Server) -> None:
    """Between people nothing is taken back, once the seed is known least of all."""
    host, friend = server.guest(), server.guest()
    _, tabs = at_one_table(host, friend, game="comets")
    play_on(tabs, Random(5))
    assert tabs[0].now["over"]
    assert tabs[0].now["undo"] == {"0": 0}
    assert undo(tabs[0], 0)["text"]["text"] == "table-over"


def test_restart_my_turn(server: Server) -> None:
    guest = server.guest()
    tab = guest.open(guest.new_table("me", "bot:random", seed=6))
    while tab.now["view"]["phase"] != "actions" or not tab.choice:
        play_on([tab], Random(2), 1)
    begin = tab.now["undo"]["0"]
    before = tab.now["view"]
    while (
        tab.choice
        and tab.now["undo"]["0"] < begin + 2
        and ["end"] not in [each["option"] for each in tab.choice["options"]]
    ):
        play_on([tab], Random(2), 1)
    undo(tab, 0, whole_turn=True)
    tab.position()
    assert tab.now["undo"]["0"] <= begin
    if tab.now["undo"]["0"] == begin:
        assert tab.now["view"] == before


def test_three_people_all_have_to_agree(server: Server) -> None:
    people = [server.guest() for _ in range(3)]
    table = people[0].new_table("me", "link", "link", game="comets")
    for seat in (1, 2):
        people[seat].sit(table, seat)
    tabs = [person.open(table) for person in people]
    for tab in tabs:
        tab.answer(pick(tab.choice or {}, Random(1)))
    for tab in tabs:
        tab.news()
    move = tabs[0].now["move"]
    assert move >= 3
    undo(tabs[0], 0)
    assert tabs[1].ask("undo_reply", agree=True)["type"] == "done"
    assert all(m["type"] != "undo_settled" for m in tabs[0].news())
    assert tabs[1].ask("undo_reply", agree=True)["text"]["text"] == "table-undo-not-asked"
    assert tabs[2].ask("undo_reply", agree=True)["type"] == "done"
    assert tabs[0].until("undo_settled")["agreed"] is True
    assert tabs[0].position()["move"] == 0
