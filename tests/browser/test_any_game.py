"""A game without a board of its own is played all the same, by any number of people."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Sitting
from .hands import play_until
from .test_pages import violations
from .walk import BOT


def test_a_toy_is_played_to_its_end_on_the_board_for_any_game(sit: Sitting, toys: str) -> None:
    ann = sit("Ann", at=toys)
    ann.open(BOT, BOT, game="comets")
    board = ann.page.locator(".any")
    expect(board.locator("dl")).to_have_text("Rounds left6")
    expect(board.locator("tbody tr")).to_have_count(3)
    expect(board.locator("tbody tr").first).to_contain_text("You")
    expect(ann.page.locator(".top .game")).to_contain_text("Rounds left 6")
    assert not violations(ann.page)
    assert play_until(Random(1), ann)
    ann.look_at_board()
    expect(ann.page.locator(".scores thead th")).to_have_count(3)
    expect(board.locator("dl")).to_have_text("Rounds left0")
    ann.page.get_by_role("slider", name="History").press("Home")
    expect(board.locator("dl")).to_have_text("Rounds left6")
    assert "⟦" not in ann.page.locator("body").inner_text()


def test_a_table_for_three_is_set_up_by_hand(sit: Sitting, toys: str) -> None:
    ann = sit("Ann", width=360, height=740, has_touch=True, at=toys)
    ann.go("/new/beacons")
    ann.page.get_by_role("button", name="Add a seat").tap()
    expect(ann.page.get_by_role("button", name="Add a seat")).to_have_count(0)
    ann.page.locator("summary").tap()
    ann.page.get_by_label("Name of the table").fill("Late lamps")
    ann.page.locator("form.new button.main").tap()
    ann.ready()
    assert len(ann.frames_of("welcome")[-1]["players"]) == 3
    assert ann.page.title().endswith("Late lamps")
    ann.go("/")
    expect(ann.page.locator(".yours .rows li")).to_contain_text("Late lamps")


def test_every_board_can_be_had_in_words(sit: Sitting) -> None:
    ann = sit("Ann", locale="pl-PL")
    for game in (game["id"] for game in ann.call("GET", "/api/games", first=True)["games"]):
        ann.open(BOT, game=game)
        expect(ann.page.locator("#decision .prompt")).to_be_visible()
        ann.page.keyboard.press("b")
        words = ann.page.locator("dialog[open] .outline")
        expect(words.locator("section").nth(1)).to_be_visible()
        expect(words).to_contain_text("Ty")
        assert "⟦" not in words.inner_text()
        ann.close_sheet()


def test_long_choices_are_found_by_words(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT)
    ann.page.get_by_role("button", name="All options as a list").click()
    options = ann.page.locator("#decision [data-option]")
    expect(options.nth(50)).to_be_attached()
    ann.page.get_by_placeholder("Type to find").fill("three ROBOTS move 2")
    expect(options.nth(20)).not_to_be_attached()
    expect(options.first).to_be_visible()
    ann.page.get_by_placeholder("Type to find").fill("no such words")
    expect(options).to_have_count(0)
    ann.page.get_by_placeholder("Type to find").fill("")
    expect(options.nth(50)).to_be_attached()
    ann.page.locator("#decision").focus()
    first = options.first.inner_text()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".log")).to_contain_text("You revealed Move 1")
    assert "Move 1" in first


def test_everything_barred_is_listed_with_its_rule(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT)
    ann.page.get_by_role("button", name="Why can't I?").click()
    ann.page.locator("dialog[open] input").fill("overload movement")
    lines = ann.page.locator("dialog[open] li")
    expect(lines.first).to_contain_text("A program needs exactly one movement tile.")
    lines.first.locator("button").click()
    expect(ann.page.locator(".rules .cited")).to_be_in_viewport()
    expect(ann.page.locator(".rules .cited")).to_contain_text("Here: A program needs")


def test_a_finished_game_is_watched_again_and_played_on(sit: Sitting, toys: str) -> None:
    """Undo leaves it as it was played; playing on from it is a table of its own."""
    ann = sit("Ann", at=toys)
    made = ann.open(BOT, game="comets", name="Tuesday night")
    assert play_until(Random(1), ann)
    ann.go("/")
    expect(ann.page.locator(".last")).to_contain_text("Tuesday night")
    ann.page.locator(".last").get_by_role("link", name="Watch it again").click()
    ann.ready()
    ann.close_sheet()
    expect(ann.page.locator("#decision .undo")).to_have_count(0)
    notice = ann.page.locator("#decision .notice", has_text="stays as it was played")
    # a key pressed before the page listens is lost
    while not notice.count():
        ann.page.keyboard.press("u")
        ann.drawn()
    assert ann.position()["over"]
    ann.look_at_board()
    slider = ann.page.get_by_role("slider", name="History")
    slider.focus()
    for key, move in (("Home", "0"), ("ArrowRight", "1"), ("ArrowRight", "2")):
        slider.press(key)
        ann.asked(f"You're looking at move {move}")
    expect(ann.page.locator(".shell.past")).to_be_visible()
    ann.page.locator("#decision").get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_function(f"!location.pathname.includes('{made['table']}')")
    ann.ready()
    expect(ann.page.locator("#decision .prompt:not(.wait)")).to_be_visible()
    origin = ann.frames_of("welcome")[-1]["table"]["origin"]
    assert (origin["table"], origin["move"]) == (made["table"], 2)
    ann.go("/replays")
    expect(ann.page.get_by_role("link", name="Watch it again")).to_have_count(1)
