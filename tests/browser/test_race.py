"""Race for the Galaxy in the browser: turns by hand and by keys, and a whole game of four."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Sitting
from .hands import Hand
from .walk import BOT, LINK, walk


def open_race(hand: Hand, *others: dict[str, Any], seed: str = "1", **options: Any) -> dict[str, Any]:
    """A new table where I sit first; the page shows it."""
    return hand.open(*others, seed=seed, game="race", options=options)


def card(hand: Hand, design: str) -> Locator:
    """A card of the hand, by its design."""
    return hand.page.locator(f'[data-zone=hand] [data-design="{design}"] button')


def act(hand: Hand, action: str) -> None:
    hand.page.locator(f'[data-thing="action:{action}"]').click()
    hand.confirm()


# -- whole games


def test_a_whole_game_of_four_and_one_who_watches(sit: Sitting) -> None:
    ann, bea, eve = walk(sit, "race", BOT, BOT, seed="13", stops=(3,))
    seen = ann.view()
    assert seen["phase"] == "over"
    tableaus = [[player["tableau"] for player in hand.view()["players"]] for hand in (ann, bea, eve)]
    assert tableaus[0] == tableaus[1] == tableaus[2]
    scores = [player["score"]["total"] for player in seen["players"]]
    totals = ann.page.locator("#decision .score b")
    expect(totals).to_have_text([str(score) for score in scores])
    expect(totals.first).to_be_in_viewport(ratio=1)
    ann.page.locator(".fact.scores").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    for player in seen["players"]:
        counted = sum(entry["vp"] for entry in player["tableau"]) + player["chips"]
        assert counted == player["score"]["total"]
        rows = sheet.locator("section").nth(player["seat"]).locator("li .num").all_inner_texts()
        assert sum(int(points.replace("−", "-")) for points in rows) == counted
    bea.page.locator("button.rival").first.tap()  # whoever sits next to her
    theirs = bea.page.locator("dialog[open] [data-design]")
    expect(theirs).to_have_count(len(seen["players"][2]["tableau"]))


def test_two_actions_may_be_twice_the_same(sit: Sitting) -> None:
    ann = sit("Ann")
    open_race(ann, BOT, seed="4", advanced=True, first_game=True)
    roles = ann.page.locator(".roles .role-card")
    expect(roles).to_have_count(9)
    ann.page.locator('[data-thing="action:explore_5"]').click()
    roles.nth(3).click()
    expect(ann.page.locator("#decision .main")).to_contain_text("Explore: +5 and Develop")
    roles.nth(3).click()
    expect(ann.page.locator("#decision .main")).to_contain_text("Develop and Develop")
    ann.confirm()
    expect(ann.page.locator(".strip li", has_text="Develop")).to_have_count(2)


# -- two windows


@pytest.fixture
def two(sit: Sitting) -> tuple[Hand, Hand]:
    """Two people in their first game; Ann has Epsilon Eridani, Bea holds a phone."""
    ann, bea = sit("Ann"), sit("Bea", width=390, height=844)
    made = open_race(ann, LINK, seed="3", first_game=True)
    bea.join(made)
    return ann, bea


def test_a_world_is_chosen_revealed_and_paid(two: tuple[Hand, Hand]) -> None:
    ann, bea = two
    act(ann, "settle")
    # nobody sees what was chosen before all have chosen
    expect(bea.page.locator(".rival .done")).to_have_count(1)
    assert not any(player["actions"] for player in bea.view()["players"])
    act(bea, "produce")
    # the strip says which phases take place, and because of whom
    expect(ann.page.locator(".strip li.now")).to_contain_text("Settle")
    expect(ann.page.locator(".strip li.coming")).to_contain_text("Produce")
    expect(ann.page.locator(".strip li.skipped")).to_have_count(3)
    # what a placement takes
    expect(card(ann, "rebel_fuel_cache")).to_have_attribute("data-state", "selectable")
    expect(card(ann, "rebel_fuel_cache")).to_contain_text("1 of 1")
    card(ann, "rebel_fuel_cache").click()
    ann.asked("Conquer Rebel Fuel Cache?")
    expect(ann.page.locator("#decision .steps")).to_contain_text("Military 1 of 1: +1 (Epsilon Eridani)")
    expect(ann.page.locator('.own [data-design="epsilon_eridani"] .flag')).to_have_text("+1")
    # a development is barred, and says why
    expect(card(ann, "public_works")).to_have_attribute("data-state", "barred")
    card(ann, "public_works").click()
    expect(ann.page.locator(".notice")).to_contain_text("Develop")
    card(ann, "gem_world").click()
    ann.asked("Place Gem World for 2 cards?")
    ann.confirm()
    card(bea, "comet_zone").click()
    expect(bea.page.locator("#decision .steps")).to_contain_text("Cost 3 − 1 (Alpha Centauri) = 2")
    bea.confirm()
    # both are revealed together; payment is one pick of several, counted
    ann.asked("Pay 2 cards for Gem World")
    card(ann, "colony_ship").click()
    expect(ann.page.locator("[data-zone=hand] .count")).to_have_text("1 of 2 picked")
    expect(ann.page.locator("#decision .hint")).to_have_text("Picked 1 of 2")
    card(ann, "public_works").click()
    ann.confirm()
    bea.asked("Pay 2 cards for Comet Zone")
    card(bea, "expedition_force").click()
    card(bea, "mining_robots").click()
    # one too many is not taken, and the page says so
    card(bea, "rebel_miners").click()
    expect(bea.page.locator(".notice")).to_be_visible()
    expect(card(bea, "rebel_miners")).to_have_attribute("data-state", "selectable")
    card(bea, "expedition_force").click()
    card(bea, "rebel_miners").click()
    bea.confirm()
    # both worlds make a good, and a card is drawn for each
    ann.asked("Choose your action")
    mine = {entry["design"]: entry for entry in ann.view()["players"][0]["tableau"]}
    assert mine["gem_world"]["good"]
    expect(ann.page.locator('.tableau [data-design="gem_world"] .good')).to_be_visible()
    expect(ann.page.locator(".strip li.now")).to_have_count(0)


# -- by keyboard, and by the pointer


def test_keyboard_alone_plays_a_round(sit: Sitting) -> None:
    ann = sit("Ann")
    open_race(ann, BOT, seed="4")
    keys = ann.page.keyboard
    keys.press("1")
    keys.press("3")
    expect(ann.page.locator("#decision .main")).to_contain_text("Confirm 2")
    ann.page.locator("#decision").focus()
    keys.press("Enter")
    ann.asked("Choose your action")
    keys.press("1")
    keys.press("Enter")
    ann.asked("Keep 1 card")
    expect(ann.page.locator("[data-zone=looks] [data-design]")).to_have_count(7)
    keys.press("ArrowDown")
    keys.press("Space")
    expect(ann.card().locator(".figure")).to_be_visible()
    keys.press("Escape")
    keys.press("2")
    keys.press("Enter")
    ann.page.wait_for_function("!document.querySelector('[data-zone=looks]')")
