"""Tables that a page hosts: played, stored, reloaded, shared by tabs, exported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import Record
from astrarium.kernel import Game
from astrarium.puzzles import puzzles

from . import page as pages
from .page import Page

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
SEATS = {"adastra": 3}


def against_bots(page: Page, game: str, bot: str = "random", **wish: Any) -> str:
    others = SEATS.get(game, 2) - 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * others]
    table: str = page.call("create", game=game, seats=seats, **wish)["table"]
    return table


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.mark.parametrize("game", ["metallum", "race", "orion", "captains", "adastra"])
def test_a_game_begins_and_the_bot_answers(page: Page, game: str) -> None:
    table = against_bots(page, game, f"{game}-basic", seed="7")
    page.join(table)
    page.play(3)
    assert [each["type"] for each in page.heard[1][:3]] == ["welcome", "position", "coach"]
    kept = page.store.tables[table]
    assert kept["card"]["moves"] == page.last("position")["move"] > 0
    assert {who for who, _ in kept["entries"]} >= {0}


def test_a_whole_game_is_kept_and_its_record_verified(page: Page, tmp_path: Path) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    page.play()
    assert page.last("position")["result"] is not None
    assert page.store.tables[table]["card"]["over"]
    page.send(type="turns")
    assert all(0 < turn["move"] <= page.last("position")["move"] for turn in page.last("turns")["turns"])
    record = page.call("record", table=table)
    (tmp_path / "game.json").write_text(json.dumps(record))
    again = astrarium.replay(Record.load(tmp_path / "game.json"))
    assert again.over
    assert again.result is not None
    assert again.result.to_json() == record["result"]


def test_a_game_goes_on_after_a_reload(page: Page) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    page.play(5)
    before = page.last("position")
    other = Page(page.store)
    other.join(table)
    after = other.last("position")
    assert (after["view"], after["move"], after["choices"]) == (
        before["view"],
        before["move"],
        before["choices"],
    )
    other.play()
    assert other.last("position")["over"]


def test_people_pass_the_device_on(page: Page) -> None:
    seats = [{"kind": "hotseat", "name": "Ada"}, {"kind": "hotseat", "name": "Jan"}]
    table = page.call("create", game="metallum", seats=seats, seed="3")["table"]
    page.join(table)
    page.send(type="pass_on")
    assert page.play(60) == 60
    assert {who for who, _ in page.store.tables[table]["entries"]} >= {0, 1}


def test_two_tabs_are_one_table(page: Page) -> None:
    table = against_bots(page, "race", seed="7")
    other = Page(page.store)
    page.join(table)
    other.join(table)
    page.play(3)
    stale = other.last("position")
    (choice,) = stale["choices"]
    count = choice["at_least"] if choice["several"] else 1
    options = [each["option"] for each in choice["options"][:count]]
    answer = options if choice["several"] else options[0]
    other.send(type="answer", seat=choice["seat"], move=stale["move"], answer=answer)
    assert other.last("refused")["text"]["text"] == "table-stale"
    assert other.last("position")["view"] == page.last("position")["view"]
    other.play(2)
    page.hear(do="changed", table=table, number=len(page.store.tables[table]["entries"]))
    assert page.last("position")["view"] == other.last("position")["view"]


def test_a_bot_that_is_overtaken_by_another_tab_is_not_heard(page: Page) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    other = Page(page.store)
    page.join(table)
    other.join(table)
    page.hold = True
    page.play(1)
    page.hear(do="changed", table=table, number=len(page.store.tables[table]["entries"]))
    other.hear(do="changed", table=table, number=len(page.store.tables[table]["entries"]))
    page.let_go()
    assert page.last("position")["view"] == seen_afresh(page, table)


def seen_afresh(page: Page, table: str) -> Any:
    fresh = Page(page.store)
    fresh.join(table)
    return fresh.last("position")["view"]


def test_taking_back_and_playing_on_from_the_past(page: Page) -> None:
    table = against_bots(page, "metallum", seed="5")
    page.join(table)
    page.play(6)
    move = page.last("position")["move"]
    page.send(type="undo", seat=0, move=move)
    assert page.last("position")["move"] < move
    page.send(type="look", move=2)
    assert page.last("history")["move"] == 2
    branch = page.call("branch", table=table, move=2)["table"]
    page.join(branch, listener=2)
    assert page.last("welcome", 2)["table"]["origin"] == {"table": table, "move": 2}
    page.play(5, listener=2)


@pytest.mark.parametrize("spoil", [{"sheet": None}, {"entries": [[0, ["nonsense"]]]}, {"sheet": {"id": "x"}}])
def test_what_cannot_be_read_is_said_and_nothing_else_breaks(page: Page, spoil: dict[str, Any]) -> None:
    table = against_bots(page, "race", seed="7")
    other = against_bots(page, "race", seed="8")
    spoilt = Page(page.store)
    spoilt.store.tables[table] |= spoil
    spoilt.join(table)
    assert spoilt.last("refused")["text"]["text"] == "site-unreadable"
    assert spoilt.closed == {1: 4404}
    spoilt.join(other, 2)
    assert spoilt.last("position", 2)["choices"]


def test_a_table_that_is_not_there(page: Page) -> None:
    page.join("nowhere")
    assert page.closed == {1: 4404}


def test_a_record_comes_back_with_everybody_on_their_seats(page: Page) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    page.play(5)
    record = page.call("record", table=table)
    other = Page()
    came = other.call("take-over", record=record)["table"]
    other.join(came)
    assert [(each["kind"], each["bot"]) for each in other.last("welcome")["players"]] == [
        ("me", None),
        ("bot", "race-basic"),
    ]
    assert other.last("position")["view"] == page.last("position")["view"]
    other.play()
    assert other.last("position")["over"]


def test_a_finished_game_of_earlier_rules_is_not_shown_but_its_record_is_saved(page: Page) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    page.play()
    whole = page.call("record", table=table)
    page.store.tables[table]["sheet"]["rules"] -= 1
    later = Page(page.store)
    later.join(table)
    assert later.last("refused")["text"]["text"] == "site-older"
    saved = later.call("record", table=table)
    assert saved["rules"] == whole["rules"] - 1
    for part in ("game", "seats", "options", "seed", "seed_hash", "moves", "result", "players"):
        assert saved[part] == whole[part], part
    Record.from_json(saved)


def test_a_puzzle_is_set_and_kept_as_solved(page: Page) -> None:
    game = astrarium.game("race")
    puzzle = next(iter(puzzles(game).values()))
    table = page.call("create", game="race", puzzle=puzzle.id)["table"]
    page.join(table)
    assert page.last("position")["puzzle"]["standing"] == "open"
    for answer in puzzle.line:
        page.send(type="answer", seat=puzzle.seat, move=page.last("position")["move"], answer=answer)
    assert page.last("position")["puzzle"]["standing"] == "solved"
    sheet = page.store.tables[table]["sheet"]
    assert (sheet["game"], sheet["puzzle"], sheet["solved"]) == ("race", puzzle.id, True)
    assert page.call("create", game="race", puzzle="none")["text"] == "error-no-puzzle"


def test_a_record_that_is_none_is_refused(page: Page) -> None:
    assert page.call("take-over", record={"format": 1})["text"] == "error-record-layout"


def test_nobody_is_invited_to_a_page(page: Page) -> None:
    assert (
        page.call("create", game="race", seats=[{"kind": "me"}, {"kind": "link"}])["text"]
        == "site-nobody-comes"
    )


def test_a_lesson_is_given(page: Page) -> None:
    table = page.call("create", game="race", lesson=first_lesson(astrarium.game("race")))["table"]
    page.join(table)
    assert page.last("welcome")["lesson"]["stops"]
    lesson = page.last("position")["lesson"]
    (choice,) = page.last("position")["choices"]
    page.send(type="answer", seat=0, move=page.last("position")["move"], answer=lesson["planned"])
    assert page.last("position")["lesson"] != lesson
    assert choice["seat"] == 0


def first_lesson(game: Game) -> str:
    from astrarium.teach import lessons

    return next(iter(lessons(game)))


def test_the_coach_gives_a_hint(page: Page) -> None:
    table = against_bots(page, "race", seed="7")
    page.join(table)
    page.send(type="hint", seat=0)
    assert page.last("hint")["suggestions"]


def test_a_coach_that_fails_says_so(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    table = against_bots(page, "race", seed="7")
    page.join(table)
    monkeypatch.setattr(pages, "think", lambda task: json.dumps({"failed": "asleep"}))
    page.send(type="hint", seat=0)
    assert page.last("refused")["text"]["text"] == "table-coach-failed"


def test_a_bot_that_fails_is_stood_in_for(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "think", lambda task: json.dumps({"failed": "asleep"}))
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    page.play(2)
    assert {who for who, _ in page.store.tables[table]["entries"]} == {0, 1}
