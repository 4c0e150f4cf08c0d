"""A game from outside brings its own board: a module in its package, which the server serves."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Sitting
from .test_pages import violations


def test_the_board_of_the_example_is_played_with_the_pointer(sit: Sitting, toys: str) -> None:
    """The deck is clicked to turn a star up; what was turned up lies there, and is kept by stopping."""
    ann = sit("Ann", at=toys)
    ann.open({"kind": "bot", "bot": "random"}, game="shooting_stars")
    board = ann.page.locator(".brought .night")
    deck = board.get_by_role("button", name="Turn up a star")
    expect(deck).to_have_text("24")
    expect(board.locator(".turned")).to_have_count(0)
    assert not violations(ann.page)
    deck.click()
    expect(board.locator(".turned")).to_have_count(1)
    size = board.locator(".turned").inner_text()
    board.get_by_role("button", name="Stop and keep what lies there").click()
    expect(board.get_by_role("row").first).to_contain_text(size)
    expect(ann.page.locator(".log")).to_contain_text("You stopped and kept")


def test_what_the_board_shows_is_there_in_words_too(sit: Sitting, toys: str) -> None:
    ann = sit("Ann", at=toys)
    ann.open({"kind": "bot", "bot": "random"}, game="shooting_stars")
    expect(ann.page.locator(".brought .night")).to_be_visible()
    ann.page.keyboard.press("b")
    expect(ann.page.locator("dialog[open] .outline")).to_contain_text("Deck")


def test_the_past_is_shown_on_the_board(sit: Sitting, toys: str) -> None:
    ann = sit("Ann", at=toys)
    ann.open({"kind": "bot", "bot": "random"}, game="shooting_stars")
    deck = ann.page.locator(".brought .deck")
    deck.click()
    expect(deck).to_have_text("23")
    ann.page.get_by_role("slider", name="History").press("Home")
    expect(deck).to_have_text("24")
    expect(deck).to_be_disabled()
