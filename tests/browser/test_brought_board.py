"""A game from outside brings its own board: a module in its package, which the server serves."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from astrarium.new_game import write

from .conftest import TOYS, Server, Sitting
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


#: What of the board looks as its styles say: round stars in a row, the names beside what they kept.
STYLED = """(night) => {
  const of = (selector) => getComputedStyle(night.parentElement.querySelector(selector))
  return [of('.night').display, of('.deck').borderRadius, of('.row').display, of('.deck').outlineStyle]
}"""


def test_the_board_that_new_game_writes_is_styled_and_its_card_has_a_sentence(
    sit: Sitting, tmp_path: Path
) -> None:
    """As a visitor sees it: with the page's policy, in the lobby and at the table, wide and on a phone."""
    made = write("night_watch", tmp_path / "night_watch")
    server = Server(tmp_path / "tables", script=TOYS, PYTHONPATH=str(made / "src"), TOY_PACKAGE="night_watch")
    try:
        ann = sit("Ann", at=server.address, bypass_csp=False)
        refused: list[str] = []
        ann.page.on("console", lambda said: refused.append(said.text) if "olicy" in said.text else None)
        ann.page.goto(server.address)
        card = ann.page.locator(".games .game", has_text="Night Watch")
        expect(card).to_contain_text("Turn up stars, and stop in time.")
        ann.open({"kind": "bot", "bot": "random"}, game="night_watch")
        board = ann.page.locator(".brought .night")
        expect(board.locator(".deck")).to_be_enabled()
        for width, height in ((1440, 900), (1280, 720), (390, 844)):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert board.evaluate(STYLED) == ["grid", "50%", "flex", "solid"]
            deck = board.locator(".deck").bounding_box()
            assert deck is not None
            assert (deck["width"], deck["height"]) == (84, 84)
            assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ann.close_sheet()  # on a phone what lay open beside the board lies over it
        board.locator(".deck").click()
        star = board.locator(".turned")
        expect(star).to_have_count(1)
        assert star.evaluate("(it) => getComputedStyle(it).borderRadius") == "50%"
        assert refused == []
    finally:
        server.stop()


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
