"""Keys alone: a whole game, without a pointer."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from .conftest import Sitting
from .hands import PATIENCE, Hand

BOT = {"kind": "bot", "bot": "random"}
#: What somebody at the keyboard sees or hears; nothing is done here.
LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent)
  const focus = document.activeElement
  return {
    away: document.querySelector('dialog[open], .shell.past, #explain.stays:popover-open') !== null,
    over: all('#decision .ended').length > 0,
    tiles: all('.tray').length > 0,
    snapped: all('.board .snapped').length,
    ready: all('#decision button.main:not([disabled])').length > 0,
    numbered: all('#decision [data-option]:not([disabled]) kbd').length,
    options: all('#decision [data-option]:not([disabled])').length,
    things: all('main [data-state=selectable]').length,
    elsewhere: focus?.matches('button, a, [role=tab]') && !focus.matches('.main, [data-option], [data-state=selected]'),
    on: focus?.dataset?.state === 'selectable' || focus?.hasAttribute?.('data-option'),
  }
}"""


def turn(hand: Hand, dice: Random) -> bool:
    """One decision, or a part of it, by keys; tells whether the game is over."""
    seen = hand.page.evaluate(LOOK)
    press = hand.page.keyboard.press
    if seen["over"]:
        return True
    if seen["away"]:
        press("Escape")
    elif seen["tiles"]:
        if seen["ready"] and dice.random() < 0.3 + 0.2 * seen["snapped"]:
            press("Enter")
        else:
            press(dice.choice("123"))
    elif seen["ready"]:  # Enter on another button presses that one
        press("Tab" if seen["elsewhere"] else "Enter")
    elif seen["numbered"]:
        press(str(dice.randint(1, seen["numbered"])))
    elif seen["things"] or seen["options"]:
        if seen["on"] and dice.random() < 0.6:
            press("Enter")
        else:
            press(dice.choice(["Tab", "Tab", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "1", "2"]))
    else:
        hand.drawn()
    return False


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT, seed="6")
    ann.page.evaluate("addEventListener('pointerdown', () => (window.pointed = true))")
    dice, begun = Random(6), monotonic()
    while not turn(ann, dice):
        assert monotonic() < begun + PATIENCE / 1000, f"no end in sight: {ann.prompt()}"
    assert ann.round() == 9
    assert not ann.page.evaluate("window.pointed")
    ann.page.evaluate("document.activeElement.blur()")  # on a thing, the key would tell about that
    ann.page.keyboard.press("?")
    expect(ann.page.locator("dialog[open] kbd").first).to_be_visible()


def test_keys_pick_step_back_undo_and_explain(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open({"kind": "link"})
    keys, main = ann.page.keyboard, ann.page.locator("#decision .main")
    keys.press("1")
    keys.press("2")
    expect(main).to_contain_text("Confirm 2 tiles")
    keys.press("Escape")
    expect(main).to_contain_text("Confirm 1 tile")
    keys.press("Enter")
    expect(ann.page.locator(".prompt.wait")).to_be_visible()
    keys.press("u")
    expect(ann.page.locator(".tray")).to_be_visible()
    # a thing tells about itself, and the rules open at its paragraph
    keys.press("1")
    ann.page.locator('.board [data-thing="tile:move_1"]').focus()
    keys.press("Space")
    expect(ann.card().locator("h2")).to_have_text("Move 1")
    keys.press("Escape")
    keys.press("r")
    cited = ann.page.locator(".rules .cited")
    expect(cited).to_be_visible()
    expect(cited).to_be_in_viewport()
