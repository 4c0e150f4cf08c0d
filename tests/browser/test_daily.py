"""The deal of the day by two people, its table, what is closed to a third one, and personal records."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand
from .test_pages import violations

#: What can be pressed and is too small for a finger; links within sentences are no targets of their own.
SMALL = """[...document.querySelectorAll('main button, main a')]
  .map((each) => [each.getAttribute('aria-label') || each.textContent, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 36 || box.width < 36)).map(([name]) => name)"""
FITS = "document.documentElement.scrollWidth <= innerWidth"
WORDS = {
    "en-GB": ("Play it", "This try counts", "At this table", "Resign", "Resign this game?", "resigned"),
    "pl-PL": (
        "Zagraj",
        "Ta próba się liczy",
        "Przy tym stole",
        "Poddaj partię",
        "Poddać tę partię?",
        "poddane",
    ),
}


def fine(hand: Hand, where: str) -> None:
    """Nothing is clipped or too small here, and it is open to all."""
    assert hand.page.evaluate(FITS), where
    assert hand.page.evaluate(SMALL) == [], where
    assert violations(hand.page) == [], where


def give_up(hand: Hand, locale: str) -> None:
    """Play the deal of Metallum from the lobby, and give it up at once."""
    play, counts, people, up, ask, _ = WORDS[locale]
    hand.go("/")
    hand.page.locator(".today").get_by_role("tab", name="Metallum").click()
    hand.page.locator(".today").get_by_role("button", name=f"{play}: Metallum").click()
    hand.ready()
    expect(hand.page.locator(".daily")).to_contain_text(counts)
    hand.page.get_by_role("button", name=people).click()
    hand.page.get_by_role("button", name=up).click()
    hand.page.get_by_role("alertdialog", name=ask).get_by_role("button", name=up).click()
    expect(hand.page.locator("#decision .ended, .won").first).to_be_visible()
    hand.close_sheet()


@pytest.mark.parametrize(("width", "locale"), [(1440, "en-GB"), (390, "pl-PL")])
def test_two_people_play_one_deal_and_a_third_waits(sit: Sitting, width: int, locale: str) -> None:
    names = [f"Ann {width}", f"Bea {width}", f"Eve {width}"]
    ann, bea, eve = (sit(name, width=width, height=844, locale=locale) for name in names)
    for hand in (ann, bea):
        give_up(hand, locale)
    bea.page.locator(".daily a").click()
    lines = bea.page.locator("tbody tr")
    expect(lines.filter(has_text=names[0])).to_contain_text(WORDS[locale][-1])
    expect(bea.page.locator("tr.you")).to_be_visible()
    fine(bea, "results")
    lines.filter(has_text=names[0]).get_by_role("link").click()  # hers is open to whoever has played it
    bea.ready()
    eve.go("/daily/metallum")
    expect(eve.page.locator("tbody tr").filter(has_text=names[0])).to_be_visible()
    assert eve.page.locator("tbody a").count() == 0
    fine(eve, "results of others")
    eve.go("/")
    expect(eve.page.locator(".today [role=tab]")).to_have_count(5)
    fine(eve, "lobby")
    eve.go("/daily")  # straight from an address, not from the lobby
    expect(eve.page.get_by_role("tab", name="Metallum")).to_be_visible()
    fine(eve, "today")
    ann.go("/records")
    expect(ann.page.locator("section.box")).to_contain_text("Metallum")
    fine(ann, "records")


def test_tables_are_told_apart_by_small_pictures(sit: Sitting) -> None:
    ann = sit("Ann", width=390, height=844)
    games = [game["id"] for game in ann.call("GET", "/api/games")["games"]]
    for game in games:
        ann.set_up({"kind": "bot", "bot": "random"}, game=game, seed="3")
    ann.go("/")
    rows = ann.page.locator(".yours .rows li")
    expect(rows).to_have_count(len(games))
    for row in rows.all():  # a picture comes when it is in sight
        row.scroll_into_view_if_needed()
        expect(row.locator("svg.thumbnail")).to_be_visible()
    fine(ann, "tables")
