"""The coach in the browser: a hint taken, warnings heeded and overridden, a game looked back at."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import TOYS, Server, Sitting
from .hands import Hand, play_until
from .test_pages import violations

BOT = {"kind": "bot", "bot": "ensign"}
PHONE = {"width": 390, "height": 844}
#: Buttons on the page that are less high or wide than a thumb needs.
SMALL = """(within) => [...document.querySelectorAll(`${within} button`)]
  .filter((each) => each.offsetParent)
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 36 || box.width < 36)
  .map(([words]) => words)"""


def at_the_first_action(hand: Hand) -> None:
    """A race in which the first action is to be chosen."""
    hand.open(BOT, seed="coach", game="race")
    for card in hand.page.locator("[data-zone=hand] [data-thing]").all()[:2]:
        card.click()
    hand.confirm()
    hand.page.wait_for_selector('[data-thing="action:explore_1_1"]')


@pytest.mark.parametrize(("width", "height", "locale"), [(1440, 900, "en-GB"), (390, 844, "pl-PL")])
def test_a_hint_is_asked_for_and_taken(sit: Sitting, width: int, height: int, locale: str) -> None:
    ann = sit("Ann", width=width, height=height, locale=locale)
    at_the_first_action(ann)
    page = ann.page
    if width > 1000:
        page.keyboard.press("h")
    else:
        page.locator("#decision .aids button").first.click()
    ways = page.locator(".coach .way")
    expect(ways).to_have_count(2)
    assert not violations(page)
    assert page.evaluate(SMALL, ".coach") == []
    # a way is drawn on the board while it is pointed at
    plan = page.locator(".ink .plan")
    if width > 1000:
        ways.first.hover()
        expect(plan.first).to_be_attached()
        page.mouse.move(400, 20)
        expect(plan).to_have_count(0)
    assert page.locator("main [data-state=selected]").count() == 0
    move = ann.position()["move"]
    ways.first.locator("button").first.click()
    assert ann.position()["move"] == move, "nothing is confirmed by picking"
    ann.confirm()
    ann.rest()
    assert ann.position()["move"] > move


def test_what_a_hint_picks_comes_into_sight_on_a_phone(sit: Sitting) -> None:
    """A newcomer to Captains has the primer and the map before the eyes; the crew lies a screen below."""
    ann = sit("Ann", **PHONE, locale="pl-PL", new=True)
    ann.open(BOT, seed="4", game="captains")
    crew = ann.page.locator('[data-thing="figure:red"]')
    expect(crew).not_to_be_in_viewport()
    ann.page.locator("#decision .aids button").first.click()
    ann.page.locator(".coach .way button").first.click()
    picked = ann.page.locator("main [data-state=selected]")
    for each in range(picked.count()):
        expect(picked.nth(each)).to_be_in_viewport()
    expect(picked.first).to_be_in_viewport()


def test_a_warning_is_heeded_and_another_one_overridden(sit: Sitting) -> None:
    ann = sit("Ann", **PHONE, locale="pl-PL", new=True)
    at_the_first_action(ann)
    page, prompt = ann.page, ann.page.locator("#decision .prompt")
    move = ann.position()["move"]
    page.locator('[data-thing="action:consume_trade"]').click()
    ann.confirm()
    expect(prompt).to_contain_text("na pewno?")
    assert page.evaluate(SMALL, "#decision") == []
    assert not violations(page)
    ann.confirm()
    expect(prompt).not_to_contain_text("na pewno?")
    assert ann.position()["move"] == move
    page.locator('[data-thing="action:consume_x2"]').click()
    ann.confirm()
    expect(prompt).to_contain_text("na pewno?")
    page.locator("#decision button:not(.main)").last.click()
    expect(prompt).not_to_contain_text("na pewno?")
    ann.rest()
    assert ann.position()["move"] > move


@pytest.mark.parametrize(("width", "height", "locale"), [(1440, 900, "pl-PL"), (390, 844, "en-GB")])
def test_a_game_is_looked_back_at_in_its_study(
    sit: Sitting, toys: str, width: int, height: int, locale: str
) -> None:
    ann = sit("Ann", width=width, height=height, locale=locale, at=toys)
    ann.open({"kind": "bot", "bot": "random"}, seed="7", game="comets")
    assert play_until(Random(3), ann)
    page = ann.page
    if page.locator("dialog[open]").count():
        ann.close_sheet()
    page.get_by_role("button", name=re.compile("Study|Studium")).click()
    page.get_by_role("tab", name=re.compile("Review|Analiza")).click()
    costly = page.locator(".pane li .way")
    expect(costly.first).to_be_visible()
    assert not violations(page)
    assert page.evaluate(SMALL, ".pane") == []
    costly.first.click()
    study = ann.call("GET", f"/api/studies/{page.url.rpartition('/')[2].partition('?')[0]}/review/0")
    first = study["review"]["decisions"][0]
    expect(page.locator("#decision")).to_have_attribute("data-move", str(first["move"]))
    expect(page.locator("#decision .answers")).to_be_visible()
    expect(page).to_have_url(re.compile(f"node={first['node']}&"))


def test_a_game_of_earlier_rules_is_not_looked_back_at_and_says_why(sit: Sitting, tmp_path: Path) -> None:
    before = Server(tmp_path, script=TOYS)
    ann = sit("Ann", at=before.address)
    made = ann.open({"kind": "bot", "bot": "random"}, seed="7", game="comets")
    assert play_until(Random(3), ann)
    before.stop()
    after = Server(tmp_path, script=TOYS, TOY_REVISION="2", TOY_RENAMED="1")
    page = ann.page
    page.goto(f"{after.address}/table/{made['table']}")
    page.get_by_role("button", name="Study").click()
    expect(page.locator("#decision .notice")).to_contain_text("under earlier rules")
    assert "/table/" in page.url
    after.stop()
