"""Whole games in the page without a server, by clicking: `make soak-site`, for it takes minutes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext

from .conftest import AT_HOME
from .hands import PATIENCE, PLAY
from .test_site import START, begin, site, visitor

__all__ = ["site", "visitor"]


def play(context: BrowserContext, site: str, game: str) -> str:
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    begin(page, site, game)
    page.evaluate(PLAY, {"seed": 5, "rounds": 99, "patience": PATIENCE, "first": ""})
    page.wait_for_function("window.played", timeout=PATIENCE + START)
    ended = str(page.evaluate("window.played"))
    assert faults == []
    page.close()
    return ended


@pytest.mark.parametrize("game", ["adastra", "captains", "metallum", "orion", "race"])
def test_a_whole_game_on_a_wide_screen(visitor: BrowserContext, site: str, game: str) -> None:
    assert play(visitor, site, game) == "over"


def test_a_whole_game_of_race_on_a_phone(browser: Browser, site: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="pl-PL"
    )
    context.add_init_script(AT_HOME)
    context.set_default_timeout(START)
    assert play(context, site, "race") == "over"
    context.close()
