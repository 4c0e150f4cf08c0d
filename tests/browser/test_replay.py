"""After the end: how it went, a replay by keyboard and by touch with a link to a move, a rematch."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from .conftest import Sitting
from .hands import STILL, Hand, play_until
from .test_pages import violations
from .test_turns import FITS, SMALL

BOT = {"kind": "bot", "bot": "random"}
#: Whether a click on a thing reaches it, in its middle and near its corners.
UNCOVERED = """(element) => {
  const box = element.getBoundingClientRect()
  return [0.05, 0.5, 0.95].every((down) => [0.05, 0.5, 0.95].every((right) =>
    element.contains(document.elementFromPoint(box.left + box.width * right, box.top + box.height * down))))
}"""


def finished(hand: Hand, game: str = "metallum") -> str:
    """A game that two bots have played to its end while somebody watched."""
    made = hand.call("POST", "/api/tables", {"game": game, "seats": [BOT, BOT], "seed": "5"})
    hand.go(f"/table/{made['table']}")
    expect(hand.page.locator("#decision .ended")).to_be_visible()
    return str(made["table"])


def test_a_game_that_is_over_is_told_and_watched_again_by_keyboard(sit: Sitting) -> None:
    ann = sit("Ann")
    table, page = finished(ann), ann.page
    end = page.locator(".end")
    expect(end.locator("path.race")).to_have_count(2)
    expect(end.locator("tfoot").first).to_contain_text("Total")
    expect(end).to_contain_text("the coach's evaluation")
    with page.expect_download() as picture:
        end.get_by_role("button", name="Picture of the board").click()
    assert picture.value.suggested_filename.endswith(".svg")
    assert not violations(page)
    end.locator(".moments a").first.click()
    bar = page.locator("#decision")
    expect(bar).not_to_have_attribute("data-move", "-1")
    assert page.url.startswith(f"{ann.address}/replay/{table}?")
    for key, move in (("Home", "0"), ("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        expect(bar).to_have_attribute("data-move", move)
    page.keyboard.press("Shift+ArrowRight")
    expect(bar).not_to_have_attribute("data-move", "1")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    page.keyboard.press(" ")
    expect(bar).not_to_have_attribute("data-move", re.compile("^[012]$"))  # it goes on by itself
    page.keyboard.press(" ")
    expect(bar).to_have_attribute("data-playing", "false")
    page.get_by_label("Whose view").select_option("1")
    hands = bar.get_by_role("button", name="Everything revealed")
    expect(hands).to_have_attribute("aria-pressed", "true")
    hands.click()
    expect(hands).to_have_attribute("aria-pressed", "false")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator("#decision .ended")).to_be_visible()


def test_a_link_leads_to_a_move_on_a_phone(sit: Sitting) -> None:
    ewa = sit("Ewa", width=390, height=844, locale="pl-PL", has_touch=True)
    table, page = finished(ewa), ewa.page
    assert page.evaluate(SMALL) == []
    expect(page.locator(".end path.race")).to_have_count(2)
    expect(page.locator(".end")).to_contain_text("oceny trenera")
    assert page.evaluate(FITS)
    assert page.evaluate(SMALL) == []
    ewa.go(f"/replay/{table}?move=7")
    bar = page.locator("#decision.replay")
    expect(bar).to_have_attribute("data-move", "7")
    bar.get_by_role("button", name="Ruch dalej").tap()
    expect(bar).to_have_attribute("data-move", "8")
    page.wait_for_function("location.search.includes('move=8')")
    assert page.evaluate(SMALL) == []
    assert page.evaluate(FITS)
    assert not violations(page)


def test_two_people_agree_on_a_rematch_and_change_seats(sit: Sitting, toys: str) -> None:
    ann, bea = sit("Ann", at=toys), sit("Bea", at=toys, width=390, height=844)
    made = ann.open({"kind": "link"}, game="comets", options={"rounds": 2})
    bea.join(made)
    assert play_until(Random(5), ann, bea)
    # the end tells itself, in place of the board; the bar below it leads on
    expect(bea.page.get_by_role("dialog")).to_have_count(0)
    expect(bea.page.locator(".end h1")).to_be_focused()
    for width, height in ((390, 844), (360, 640), (1280, 720)):
        ann.page.set_viewport_size({"width": width, "height": height})
        again = ann.page.get_by_role("button", name="Rematch")
        again.evaluate(STILL)
        assert again.evaluate(UNCOVERED), (width, height)
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".end")).to_have_count(0)
    expect(ann.page.locator("#decision .final")).to_be_visible()
    ann.page.get_by_role("button", name="How it went").click()
    bea.page.get_by_role("button", name="Rematch").click()
    expect(bea.page.locator("#decision .main")).to_be_disabled()
    expect(ann.page.locator("#decision .wish")).to_contain_text("Bea would like a rematch")
    ann.page.get_by_role("button", name="Rematch").click()
    for hand in (ann, bea):
        hand.page.wait_for_function(f"!location.pathname.includes('{made['table']}')")
        hand.ready()
    assert ann.frames_of("welcome")[-1]["mine"] == [1]
    assert bea.frames_of("welcome")[-1]["mine"] == [0]
