"""Leaving a table in the browser: giving up, breaking off, a bot for an absent friend, deleting."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand
from .test_pages import BOT, LINK, violations


def people(hand: Hand) -> None:
    hand.page.get_by_role("button", name="At this table").click()
    expect(hand.page.get_by_role("heading", name="Coming and going")).to_be_visible()


def test_a_game_is_given_up_and_deleted(sit: Sitting) -> None:
    ann = sit("Ann", width=390, height=844, has_touch=True)
    ann.open(BOT)
    people(ann)
    ann.page.get_by_role("button", name="Give up").tap()
    asked = ann.page.get_by_role("alertdialog", name="Give this game up?")
    expect(asked.get_by_role("button", name="Play on")).to_be_focused()
    assert violations(ann.page) == []
    asked.get_by_role("button", name="Play on").tap()
    ann.page.get_by_role("button", name="Give up").tap()
    asked.get_by_role("button", name="Give up").tap()
    expect(ann.page.locator(".won")).to_contain_text("Given up before the end")
    ann.go("/")
    row = ann.page.locator(".yours .rows li")
    expect(row).to_have_count(0)
    ann.set_up(BOT)
    ann.go("/")
    row.get_by_role("button", name="Delete this table").tap()
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).tap()
    expect(row).to_have_count(0)


def test_friends_agree_on_a_bot_and_on_breaking_off(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    table = ann.open(LINK)
    bea.join(table)
    bea.go("/")
    people(ann)
    row = ann.page.get_by_role("dialog").locator("li", has_text="Bea")
    row.get_by_role("button", name="A bot at once").click()
    expect(row).to_contain_text("plays for now")
    bea.go(f"/table/{table['table']}")
    bea.ready()
    expect(row).not_to_contain_text("plays for now")
    ann.page.get_by_role("button", name="Break the game off").click()
    wish = bea.page.locator(".wish")
    expect(wish).to_contain_text("Ann would like to break the game off")
    assert violations(bea.page) == []
    wish.get_by_role("button", name="Agree").click()
    expect(bea.page.locator(".won")).to_contain_text("Broken off")
