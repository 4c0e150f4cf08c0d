"""Hands that can be read and boards that fit, at positions of real games: full seats, late rounds, all windows."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.kernel import Choice

from .conftest import Sitting
from .positions import Wish, moments, sit_down_to

WINDOWS = ((1440, 900), (1366, 768), (1280, 720), (1024, 768), (844, 390), (390, 844))
SMALL = ((1280, 720), (1366, 768))
PHONE = (390, 844)
HANDS = (4, 7, 11, 14)
#: What is on the page, and whether two boxes share more than their edges.
COMMON = """
  const shown = (each) => each.getClientRects().length
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
  const box = (each) => each.getBoundingClientRect()
  const meet = (a, b) =>
    a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1
  const met = (boxes) => boxes.some((a, i) => boxes.slice(i + 1).some((b) => meet(a, b)))
  const wide = (each) => getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 2
  const faults = new Set()
"""
#: Cards of a hand that lie over each other, and words of cards that are cut off or leave their card.
UNREADABLE = """() => {
  COMMON
  for (const hand of all('main ul.hand')) {
    const boxes = [...hand.children].map(box)
    if (met(boxes)) faults.add('cards lie over each other')
    if (boxes.some(({ width }) => width < 90)) faults.add('a card is too narrow to be read')
    const scrolls = getComputedStyle(hand).overflowX === 'auto'
    if (!scrolls && hand.scrollWidth > hand.clientWidth + 1) faults.add('a hand is wider than its place')
    if (scrolls && hand.scrollWidth > hand.clientWidth + 8 && !hand.dataset.more) faults.add('a hand scrolls unseen')
  }
  const words = 'main ul.hand :is(.name, .line, .power, .text, .top), .tableau :is(.name, .line, .power), .system .text'
  for (const part of all(words)) {
    const card = box(part.closest('.card, .structure'))
    const out = box(part).right > card.right + 1 || box(part).bottom > card.bottom + 1
    if (part.clientWidth > 1 && (out || wide(part))) faults.add(`cut off: ${part.textContent.trim().slice(0, 50)}`)
  }
  return [...faults]
}""".replace("COMMON", COMMON)
#: What can be picked and is not on the screen; names of phases that touch; what scrolls without a sign of it.
UNFIT = """() => {
  COMMON
  const floor = box(document.querySelector('main')).bottom
  for (const thing of all('main [data-thing][data-state=selectable]')) {
    const below = box(thing).bottom > floor + 1 && !thing.closest('.galaxy, .desk')
    if (below) faults.add(`${thing.dataset.thing} lies below the bar`)
  }
  const names = all('.top :is(.phases, .strip) li > :is(span, .name):not(.sr)').map(box)
  if (met(names.filter(({ width }) => width > 1))) faults.add('phases overlap')
  for (const each of all('main, main *')) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)
    const more = each.scrollTop + each.clientHeight < each.scrollHeight - 8
    const said = each.dataset.more?.includes('below')
    if (scrolls && more && !said) faults.add(`${each.className} scrolls without a sign`)
  }
  return [...faults]
}""".replace("COMMON", COMMON)
#: What a thumb misses, names of others that are cut, and whether anything that can be picked is in sight.
UNHANDY = """() => {
  COMMON
  for (const each of all('main button, main a')) {
    const padded = getComputedStyle(each, '::after').content !== 'none'
    const small = Math.min(box(each).width, box(each).height) < 36
    const map = each.closest('.galaxy, .map')
    if (small && !padded && !map) faults.add(`too small: ${each.dataset.thing ?? each.className}`)
  }
  for (const name of all('.rival b, .order b')) if (wide(name)) faults.add(`name cut off: ${name.textContent}`)
  const board = box(document.querySelector('main'))
  const inside = { left: board.left + 20, right: board.right - 20, top: board.top + 40, bottom: board.bottom - 40 }
  const lit = all('main [data-thing][data-state=selectable]').map(box)
  if (lit.length && !lit.some((each) => meet(each, inside))) faults.add('nothing that can be picked is in sight')
  return [...faults]
}""".replace("COMMON", COMMON)


def held(count: int, *prompts: str) -> Wish:
    """A hand of so many cards, in the midst of a game."""

    def wish(view: dict[str, Any], choice: Choice) -> bool:
        me = view["players"][0]
        cards = me["hand_size"] if "hand_size" in me else len(me["cards"] or ())
        return cards == count and choice.prompt in prompts and view["round"] > 3

    return wish


def asked(prompt: str, since: int) -> Wish:
    return lambda view, choice: choice.prompt == prompt and view["round"] >= since


#: A game in which one seat holds so many cards, one after the other.
HOARDS: dict[str, tuple[str, tuple[int, ...], tuple[str, ...], tuple[str, int]]] = {
    "race": ("2", (4, 7, 14, 11), ("develop", "settle", "hand-limit"), ("", 0)),
    "orion": ("0", (4, 7, 11, 14), ("action",), ("research", 6)),
}
#: Full tables late in the game: seats, seed, what is asked.
LATE: dict[str, tuple[int, str, Wish]] = {
    "metallum": (2, "5", asked("program", 7)),
    "race": (4, "53", held(11, "hand-limit")),
    "orion": (4, "3", asked("action", 8)),
    "captains": (4, "0", asked("take-tech", 4)),
    "adastra": (6, "0", asked("draft", 6)),
}


@pytest.mark.parametrize("game", HOARDS)
def test_every_card_in_hand_can_be_read(sit: Sitting, game: str) -> None:
    """Polish names and sentences are the longest."""
    seed, counts, prompts, eager = HOARDS[game]
    assert sorted(counts) == sorted(HANDS)
    ann = sit("Ann", *WINDOWS[0], locale="pl-PL")
    for count, record in zip(
        counts, moments(game, 4, seed, *[held(each, *prompts) for each in counts], eager=eager), strict=True
    ):
        sit_down_to(ann, record)
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.at_rest()
            assert ann.page.evaluate(UNREADABLE) == [], (count, width, height)


@pytest.mark.parametrize("game", LATE)
def test_a_full_table_fits_late_in_the_game(sit: Sitting, game: str) -> None:
    seats, seed, wish = LATE[game]
    ann = sit("Ann", *SMALL[0])
    sit_down_to(ann, next(moments(game, seats, seed, wish)))
    for width, height in SMALL:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        assert ann.page.evaluate(UNFIT) == [], (width, height)
    # the rail opens over the board, and goes again
    ann.page.locator(".folded button").nth(1).click()
    ann.page.wait_for_selector("aside.over .rail")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector("aside.over", state="detached")
    # a phone begins where the choice is
    width, height = PHONE
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.page.reload()
    ann.ready()
    ann.at_rest()
    assert ann.page.evaluate(UNHANDY) == []
