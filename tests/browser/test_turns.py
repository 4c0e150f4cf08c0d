"""What others did is played deed by deed: watched, skipped, played again, and met after a reload."""

from __future__ import annotations

import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from .conftest import Sitting
from .hands import PATIENCE, STEP, Hand, play_until
from .test_pages import violations
from .walk import BOT

#: Buttons of the bar that a finger might miss, and whatever is wider than the screen.
SMALL = """() => [...document.querySelectorAll('#decision button')]
  .map((each) => [each.ariaLabel ?? each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 36 || box.width < 36)).map(([name]) => name)"""
BY_HAND = """() => localStorage.setItem('astrarium',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('astrarium')), turns: 'hand' }))"""
#: Signs of a sentence that lacks a part, or shows an id.
BROKEN = re.compile(r"⟦|\w_\w|\s,|undefined")
#: Remembers each reveal, however short it is.
REVEALS = """() => {
  window.reveals = []
  const look = () => {
    const shown = document.querySelector('.reveal')
    if (shown && !shown.met) { shown.met = true; window.reveals.push(shown.textContent) }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}"""
FITS = "document.documentElement.scrollWidth <= innerWidth"


def act_until_others_have(hand: Hand, dice: Random, deeds: int = 1) -> None:
    """Play on until as many things that others did are played."""
    player, end = hand.page.locator("#decision .player"), monotonic() + PATIENCE / 1000
    while monotonic() < end:
        hand.rest()
        if player.locator(".signs > span").count() >= deeds:
            return
        hand.page.evaluate(STEP, dice.random())
    pytest.fail("nobody else did anything")


def until_somebody_has_acted(hand: Hand, dice: Random) -> None:
    """Play on until there is something that could be watched again; nothing is played unasked."""
    while not hand.page.locator(".side .again button").count():
        assert not hand.page.locator("#decision .player").count()
        hand.rest()
        hand.page.evaluate(STEP, dice.random())
        hand.drawn()


def test_the_turn_of_another_is_watched_replayed_and_skipped(sit: Sitting) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.open(BOT, game="captains", seed="7")
    act_until_others_have(ann, Random(7))
    page, player = ann.page, ann.page.locator("#decision .player")
    expect(player).to_have_count(0)  # it ends by itself, and the question is there
    expect(page.locator("#decision .prompt")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Step by step").check()
    ann.close_sheet()
    page.keyboard.press("p")
    expect(player).to_have_attribute("data-at", "0")
    expect(page.locator(".side .log .current").first).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(player).to_have_count(0)
    page.locator(".side .again button").click()
    expect(player).to_be_visible()
    page.locator("main").click(position={"x": 5, "y": 5})
    expect(player).to_have_count(0)


#: The same key twice, sooner than anybody could press it.
TWICE = """(key) => {
  const down = () => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  for (let i = 0; i < 2; i += 1) document.body.dispatchEvent(down())
}"""
#: For so many milliseconds, keys answer nothing after a playback.
DEAF = 600


def test_a_key_meant_for_a_playback_answers_no_question(sit: Sitting) -> None:
    """It ends the playback; the same key once more comes too soon for the question that has come into sight."""
    ann = sit("Ann")
    ann.open(BOT, game="race", seed="3")
    page, player = ann.page, ann.page.locator("#decision .player")
    main = page.locator("#decision .main:not([disabled])")
    until_somebody_has_acted(ann, Random(3))
    while not main.count():  # an answer is put together, and only has to be confirmed
        page.locator("main [data-state=selectable]").first.click()
        ann.drawn()
    before = len(ann.frames_of("position"))
    for key in ("1", "held Enter", "Enter"):
        page.keyboard.press("p")
        expect(player).to_be_visible()
        if key == "held Enter":
            for _ in range(3):
                page.keyboard.down("Enter")  # not let go in between: it repeats
            page.keyboard.up("Enter")
        else:
            page.evaluate(TWICE, key)
        expect(player).to_have_count(0)
        ann.drawn()
        assert len(ann.frames_of("position")) == before, key
        expect(main).to_be_visible()
        expect(page.locator("#decision")).to_be_focused()
    page.wait_for_timeout(DEAF)
    page.keyboard.press("Enter")  # now it is meant
    expect(main).to_have_count(0)


def test_a_turn_is_told_deed_by_deed(sit: Sitting) -> None:
    """Each deed of the others has one caption, in the words of its line in the log; mine and headings have none."""
    ann = sit("Ann")
    ann.open(BOT, BOT, game="captains", seed="7")
    page, player = ann.page, ann.page.locator("#decision .player")
    until_somebody_has_acted(ann, Random(7))
    page.keyboard.press("p")
    expect(player).to_be_visible()
    deeds = player.locator(".signs > span").count()
    assert deeds > 1
    for at in range(deeds):
        expect(player).to_have_attribute("data-at", str(at))
        said = player.locator(".prompt").inner_text()
        assert said
        assert not said.startswith("You ") or said == "You are the starting player"
        expect(page.locator(".side .log .current").last).to_contain_text(said)
        also = player.locator(".also").inner_text()
        assert BROKEN.search(f"{said} {also}") is None
        page.keyboard.press("ArrowRight")
    expect(player).to_have_attribute("data-at", str(deeds - 1))
    page.keyboard.press("Escape")
    expect(player).to_have_count(0)


def test_what_i_get_stands_in_the_bar_until_i_pick(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open({"kind": "bot", "bot": "metallum-basic"}, seed="7")
    play_until(Random(4), ann, rounds=4)
    gains = ann.page.locator("#decision .meanwhile .good")
    expect(gains).to_contain_text("$ on")
    tile = ann.page.locator(".tray [data-state=selectable]").first
    tile.click()
    expect(gains).to_have_count(0)


def test_all_programs_turn_at_the_same_moment(sit: Sitting) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.open({"kind": "bot", "bot": "metallum-basic"}, seed="7")
    ann.page.evaluate(REVEALS)
    dice, end = Random(4), monotonic() + PATIENCE / 1000
    while not ann.page.evaluate("window.reveals.length") and monotonic() < end:
        ann.page.evaluate(STEP, dice.random())
        ann.drawn()
    ann.page.wait_for_function("window.reveals.length && !document.querySelector('.reveal')")
    first = ann.page.evaluate("window.reveals[0]")
    assert "You" in first
    assert "Complexity" in first


def test_after_a_reload_what_happened_waits_to_be_asked_for(sit: Sitting) -> None:
    """On a phone, in Polish."""
    ewa = sit("Ewa", width=390, height=844, locale="pl-PL", has_touch=True, reduced_motion="no-preference")
    ewa.open(BOT, game="race", seed="3")
    act_until_others_have(ewa, Random(3), deeds=2)
    ewa.page.evaluate(BY_HAND)
    ewa.page.reload()
    ewa.ready()
    player = ewa.page.locator("#decision .player")
    ewa.page.locator("#decision .away button").tap()
    expect(player).to_be_visible()
    player.get_by_role("button", name="Krok dalej").tap()
    expect(player).to_have_attribute("data-at", "1")
    assert ewa.page.evaluate(SMALL) == []
    assert ewa.page.evaluate(FITS)
    assert not violations(ewa.page)
    player.locator(".main").tap()
    expect(player).to_have_count(0)
    expect(ewa.page.locator("#decision .prompt")).to_be_visible()


def test_whoever_wants_stillness_steps_by_hand(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.open(BOT, BOT, game="captains", seed="3")
    page, player = ann.page, ann.page.locator("#decision .player")
    until_somebody_has_acted(ann, Random(3))
    page.keyboard.press("p")
    expect(player.get_by_role("button", name="Play")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(player).to_have_attribute("data-at", "1")
    page.keyboard.press("Enter")
    expect(player).to_have_count(0)
