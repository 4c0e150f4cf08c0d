"""With a mouse: what is lit stays under the pointer, and a click picks it, on every board."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import ElementHandle

from .conftest import Sitting
from .hands import PATIENCE, STILL, Hand

BOT = {"kind": "bot", "bot": "random"}
#: Decisions that are looked at in one game, and things of one kind that are tried at each question.
DECISIONS = 30
OF_A_KIND = 2
#: Clicks with which an answer is put together, at most.
PICKS = 4
#: A point where a thing can be seen, in the middle if possible; null where others lie over all of it.
POINT = """(element) => {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const box = element.getBoundingClientRect()
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
  for (const down of parts) for (const right of parts) {
    const [x, y] = [box.left + box.width * right, box.top + box.height * down]
    if (document.elementFromPoint(x, y)?.closest('[data-thing]') === element) return { x, y }
  }
  return null
}"""
#: Whether a thing is what a pointer at this place points at.
UNDER = "(element, { x, y }) => document.elementFromPoint(x, y)?.closest('[data-thing]') === element"
#: Whether a thing is picked, or an option that touches it.
PICKED = """(id) => [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)]
  .some((each) => ['selected', 'target'].includes(each.dataset.state))"""
#: How much of a thing, of what is not cut off by its shape, takes a click; the rest lies below others.
SHARE = """(element) => {
  const parts = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94]
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = (right, down) => document.elementFromPoint(left + width * right, top + height * down)
  const under = parts.flatMap((down) => parts.map((right) => at(right, down)?.closest('[data-thing]')))
  const own = under.filter((each) => each === element).length
  return own / under.filter((each) => each).length
}"""
#: The least share; cards of a hand lie one over the other.
LEAST, IN_A_HAND = 0.6, 0.15
LIT = "main [data-thing][data-state=selectable]"
STATES = """() => Object.fromEntries([...document.querySelectorAll('main [data-thing]')]
  .filter((each) => each.offsetParent).map((each) => [each.dataset.thing, each.dataset.state]))"""
#: One step of somebody who uses the board wherever it can be used.
STEP = """(dice) => {
  const one = (list) => list[Math.floor(dice * list.length)]
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent)
  const main = all('#decision button.main:not([disabled])')
  const things = all('main [data-thing][data-state=selectable]')
  const options = all('#decision [data-option]:not([disabled]):not([aria-pressed=true])')
  const next = main.length ? main : things.length && (dice < 0.9 || !options.length) ? things : options
  if (next.length) one(next).click()
}"""


def lit(hand: Hand, tried: dict[tuple[str, str], int]) -> list[str]:
    """The ids of what can be picked now, a few of each kind at each question."""
    asked = hand.position()["choices"][0]["prompt"]["text"]
    found = []
    for id in hand.page.evaluate(
        f"() => [...document.querySelectorAll('{LIT}')].map((e) => e.dataset.thing)"
    ):
        kind = (asked, id.split(":")[0])
        tried[kind] = tried.get(kind, 0) + 1
        if tried[kind] <= OF_A_KIND:
            found.append(id)
    return found


def thing(hand: Hand, id: str) -> ElementHandle | None:
    elements = hand.page.query_selector_all(f'{LIT}[data-thing="{id}"]')
    return next((each for each in elements if each.is_visible()), None)


def hover_and_click(hand: Hand, id: str) -> str:
    """What is wrong with a lit thing; nothing if the pointer finds it and a click picks it."""
    element = thing(hand, id)
    if element is None:
        return ""  # on a board it may have gone with the pick before
    hand.page.mouse.move(1, 1)
    element.evaluate(STILL)
    point: Any = element.evaluate(POINT)
    if point is None:
        return f"{id}: nothing of it can be pointed at"
    share = element.evaluate(SHARE)
    if share < (IN_A_HAND if element.evaluate("(it) => !!it.closest('.hand')") else LEAST):
        return f"{id}: only {share:.0%} of it takes a click"
    element.evaluate(STILL)
    point = element.evaluate(POINT)
    hand.page.mouse.move(point["x"], point["y"])
    element.evaluate(STILL)
    if not element.evaluate(UNDER, point):
        return f"{id}: it goes away from the pointer"
    hand.page.mouse.click(point["x"], point["y"])
    hand.drawn()
    if not hand.page.evaluate(PICKED, id):
        return f"{id}: a click does not pick it"
    hand.page.mouse.click(point["x"], point["y"])  # and takes it back
    hand.drawn()
    return ""


def change_of_mind(hand: Hand) -> list[str]:
    """What is wrong with a second click: whatever could be picked first still can, or says why it cannot."""
    main, bar = hand.page.locator("#decision button.main:not([disabled])"), "#decision .notice"
    first = [id for id, state in hand.page.evaluate(STATES).items() if state == "selectable"]
    for _ in range(PICKS):
        if main.count() or not (element := hand.page.query_selector(LIT)):
            break
        element.evaluate("(it) => it.click()")
        hand.drawn()
    wrong, kinds = [], set()
    for id in first:
        state = hand.page.evaluate(STATES).get(id, "gone")
        kind = (id.split(":")[0], state)
        if state in ("gone", "selected") or kind in kinds:
            continue
        kinds.add(kind)
        if state == "idle":
            wrong.append(f"{id}: dead as soon as something else is picked")
            continue
        hand.page.locator(f'main [data-thing="{id}"]').first.evaluate("(it) => it.click()")
        hand.drawn()
        if not hand.page.evaluate(PICKED, id) and not hand.page.locator(bar).count():
            wrong.append(f"{id}: a second click neither picks it nor says why not")
    return wrong


def play_on(hand: Hand, position: dict[str, Any], dice: Random) -> None:
    """Any answer to what is asked now."""
    end = monotonic() + PATIENCE / 1000
    while hand.position() is position:
        assert monotonic() < end, f"stuck: {hand.prompt()}"
        hand.page.evaluate(STEP, dice.random())
        hand.drawn()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metallum", "race", "orion", "captains", "adastra"])
def test_what_is_lit_stays_under_the_pointer_and_is_picked_by_a_click(sit: Sitting, game: str) -> None:
    ann = sit("Ann")
    ann.open(BOT, game=game, seed="5")
    dice = Random(game)
    tried: dict[tuple[str, str], int] = {}
    changed: set[str] = set()
    wrong: list[str] = []
    for _ in range(DECISIONS):
        ann.rest()
        position = ann.position()
        if position["over"]:
            break
        wrong += [fault for id in lit(ann, tried) if (fault := hover_and_click(ann, id))]
        asked = position["choices"][0]["prompt"]["text"]
        if asked not in changed:
            changed.add(asked)
            wrong += change_of_mind(ann)
        play_on(ann, position, dice)
    assert wrong == []
    assert len(tried) > 3, "hardly anything was ever lit"
