"""The decision bar: one height, a strip for many answers, and nothing confirmed that nobody has seen."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .conftest import Sitting
from .hands import Hand
from .walk import BOT

HEIGHT = "document.querySelector('#decision').offsetHeight"
#: How far the strip ends above the bar.
GAP = """() => {
  const edge = (selector, side) => document.querySelector(selector).getBoundingClientRect()[side]
  return edge('#decision', 'top') - edge('#decision .strip', 'bottom')
}"""


def asked(hand: Hand, words: str, dice: Random) -> None:
    """Play on until somebody is asked this."""
    hand.rest()
    while words not in hand.prompt():
        hand.step(dice)
        hand.rest()


def at_first_hand(sit: Sitting) -> tuple[Hand, Locator]:
    """Somebody on a phone may give back cards of the first hand; with the brass, where there is one."""
    ann = sit("Ann", 390, 844, has_touch=True)
    ann.open(BOT, game="orion", seed="7")
    asked(ann, "Which cards do you exchange", Random(7))
    return ann, ann.page.locator("#decision .main")


def test_to_take_none_is_an_answer_of_its_own_and_never_the_brass(sit: Sitting) -> None:
    ann, main = at_first_hand(sit)
    none, before = ann.page.get_by_role("button", name="None of these"), len(ann.frames_of("position"))
    expect(none).to_be_visible()
    expect(main).to_have_count(0)
    ann.page.keyboard.press("Enter")
    ann.drawn()
    assert len(ann.frames_of("position")) == before
    ann.page.locator("[data-zone=hand] [data-state=selectable]").first.tap()
    expect(main).to_contain_text("Confirm 1")
    expect(none).to_have_count(0)


def test_what_is_confirmed_has_been_seen(sit: Sitting) -> None:
    """Picked before the page was loaded anew: it is brought into sight before the brass can be pressed."""
    ann, main = at_first_hand(sit)
    ann.page.locator("[data-zone=hand] [data-state=selectable]").last.tap()
    expect(main).to_be_visible()
    ann.page.reload()
    ann.ready()
    expect(main).to_be_visible()
    expect(ann.page.locator("[data-zone=hand] [data-state=selected]")).to_be_in_viewport()


def test_many_answers_lie_in_a_strip_over_the_board(sit: Sitting) -> None:
    """The bar keeps its height, and digits take the answers."""
    ann, main = at_first_hand(sit)
    height = ann.page.evaluate(HEIGHT)
    asked(ann, "Which action", Random(1))
    ann.page.locator('main [data-thing="act:trade"][data-state=selectable]').tap()
    strip = ann.page.locator("#decision .strip [data-option]")
    expect(strip.nth(2)).to_be_visible()
    assert ann.page.evaluate(HEIGHT) == height
    assert abs(ann.page.evaluate(GAP)) < 1
    expect(main).to_have_count(0)
    ann.page.keyboard.press("1")
    expect(strip).to_have_count(0)
