"""Race for the Galaxy in the browser: whole games, two windows, a phone, keys, somebody who watches."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Sitting
from .hands import Hand, level, play_until
from .test_pages import violations

BOT = {"kind": "bot", "bot": "random"}
LINK = {"kind": "link"}
#: Events that only one seat is told.
PRIVATE = {"drew-cards", "discarded-cards", "kept"}


def open_race(hand: Hand, *others: dict[str, Any], seed: str = "1", **options: Any) -> dict[str, Any]:
    """A new table where I sit first; the page shows it."""
    return hand.open(*others, seed=seed, game="race", options=options)


def view(hand: Hand) -> dict[str, Any]:
    return dict(hand.frames_of("position")[-1]["view"])


def view_seat(hand: Hand) -> int:
    return int(hand.frames_of("position")[-1]["seat"])


def card(hand: Hand, design: str) -> Locator:
    """A card of the hand, by its design."""
    return hand.page.locator(f'[data-zone=hand] [data-design="{design}"] button')


def act(hand: Hand, action: str) -> None:
    hand.page.locator(f'[data-thing="action:{action}"]').click()
    hand.confirm()


def asked(hand: Hand, words: str) -> None:
    expect(hand.page.locator("#decision .prompt")).to_contain_text(words)


# -- whole games


def test_a_whole_game_against_a_bot(sit: Sitting) -> None:
    ann = sit("Ann")
    open_race(ann, BOT, seed="13", advanced=True)
    assert play_until(Random(13), ann)
    seen = view(ann)
    assert seen["phase"] == "over"
    scores = [player["score"]["total"] for player in seen["players"]]
    totals = ann.page.locator(".total")
    expect(totals).to_have_text([str(score) for score in scores])  # there is one table of them
    expect(totals.first).to_be_in_viewport(ratio=1)
    ann.page.locator(".fact.scores").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    for player in seen["players"]:
        counted = sum(entry["vp"] for entry in player["tableau"]) + player["chips"]
        assert counted == player["score"]["total"]
        rows = sheet.locator("section").nth(player["seat"]).locator("li .num").all_inner_texts()
        assert sum(int(points.replace("−", "-")) for points in rows) == counted


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


def test_a_game_of_four_on_a_phone_in_polish(sit: Sitting) -> None:
    ann = sit("Ann", width=360, height=740, locale="pl-PL", has_touch=True)
    open_race(ann, BOT, BOT, BOT, seed="3")
    play_until(Random(3), ann, rounds=4)
    wide = "[document.documentElement.scrollWidth, document.querySelector('main').scrollWidth]"
    assert max(ann.page.evaluate(wide)) <= 360
    assert "⟦" not in ann.page.locator("body").inner_text()
    ann.page.locator("button.rival").first.tap()
    expect(ann.page.locator("dialog[open] .tableau")).to_be_visible()
    expect(ann.page.locator("dialog[open] [data-design]")).to_have_count(
        len(view(ann)["players"][1]["tableau"])
    )


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
    assert not any(player["actions"] for player in view(bea)["players"])
    act(bea, "produce")
    # the strip says which phases take place, and because of whom
    expect(ann.page.locator(".strip li.now")).to_contain_text("Settle")
    expect(ann.page.locator(".strip li.coming")).to_contain_text("Produce")
    expect(ann.page.locator(".strip li.skipped")).to_have_count(3)
    # what a placement takes
    expect(card(ann, "rebel_fuel_cache")).to_have_attribute("data-state", "selectable")
    expect(card(ann, "rebel_fuel_cache")).to_contain_text("1 of 1")
    card(ann, "rebel_fuel_cache").click()
    asked(ann, "Conquer Rebel Fuel Cache?")
    expect(ann.page.locator("#decision .steps")).to_contain_text("Military 1 of 1: +1 (Epsilon Eridani)")
    expect(ann.page.locator('.own [data-design="epsilon_eridani"] .flag')).to_have_text("+1")
    # a development is barred, and says why
    expect(card(ann, "public_works")).to_have_attribute("data-state", "barred")
    card(ann, "public_works").click()
    expect(ann.page.locator(".notice")).to_contain_text("Develop")
    card(ann, "gem_world").click()
    asked(ann, "Place Gem World for 2 cards?")
    ann.confirm()
    card(bea, "comet_zone").click()
    expect(bea.page.locator("#decision .steps")).to_contain_text("Cost 3 − 1 (Alpha Centauri) = 2")
    bea.confirm()
    # both are revealed together; payment is one pick of several, counted
    asked(ann, "Pay 2 cards for Gem World")
    card(ann, "colony_ship").click()
    expect(ann.page.locator("[data-zone=hand] .count")).to_have_text("1 of 2 picked")
    expect(ann.page.locator("#decision .main")).to_be_disabled()
    card(ann, "public_works").click()
    ann.confirm()
    asked(bea, "Pay 2 cards for Comet Zone")
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
    asked(ann, "Choose your action")
    mine = {entry["design"]: entry for entry in view(ann)["players"][0]["tableau"]}
    assert mine["gem_world"]["good"]
    expect(ann.page.locator('.tableau [data-design="gem_world"] .good')).to_be_visible()
    expect(ann.page.locator(".strip li.now")).to_have_count(0)


def test_some_rounds_between_a_wide_screen_and_a_phone(two: tuple[Hand, Hand]) -> None:
    ann, bea = two
    play_until(Random(4), ann, bea, rounds=3)
    shown = [
        [
            (entry["design"], bool(entry["good"]))
            for player in view(hand)["players"]
            for entry in player["tableau"]
        ]
        for hand in two
    ]
    assert shown[0] == shown[1]
    for hand in two:
        seat = view_seat(hand)
        for frame in hand.frames_of("position"):
            assert frame["view"]["players"][1 - seat]["cards"] is None
            assert frame["view"]["players"][1 - seat]["looks_at"] is None
            assert not [
                event for event in frame["events"] if event["name"] in PRIVATE and event["seat"] != seat
            ]


def test_a_spectator_sees_no_secret(sit: Sitting) -> None:
    ann, bea, eve = sit("Ann"), sit("Bea"), sit("Eve")
    made = open_race(ann, LINK, seed="8")
    bea.join(made)
    eve.go(f"/join/{made['links']['watch']}")
    eve.ready()
    play_until(Random(8), ann, bea, rounds=3)
    expect(eve.page.locator("#decision")).to_contain_text("You are watching")
    level(ann, bea, eve)
    frames = eve.frames_of("position")
    assert frames[-1]["view"]["round"] >= 3
    open_cards: set[str] = set()
    for frame in frames:
        assert not frame["choices"]
        assert not [event for event in frame["events"] if event["name"] in PRIVATE]
        for player in frame["view"]["players"]:
            assert player["cards"] is None
            assert player["looks_at"] is None
            open_cards |= {entry["id"] for entry in player["tableau"]}
        # a raw look: no card is named that never lay open
        flipped = {
            event["args"]["card"] for event in frame["events"] if event["name"] in ("guessed", "missed")
        }
        named = {each["id"] for each in frame["view"]["known_discards"] if each["card"] not in flipped}
        assert named <= open_cards
    held = {each["id"] for hand in (ann, bea) for each in view(hand)["players"][view_seat(hand)]["cards"]}
    raw = json.dumps(eve.frames)
    assert not [name for name in held - open_cards if f'"{name}"' in raw]
    expect(eve.page.locator("main [data-state=selectable]")).to_have_count(0)
    expect(eve.page.locator("[data-zone=hand] .back")).to_have_count(view(eve)["players"][0]["hand"])


# -- by keyboard, for everybody, light


def test_keyboard_alone_plays_a_round(sit: Sitting) -> None:
    ann = sit("Ann")
    open_race(ann, BOT, seed="4")
    keys = ann.page.keyboard
    keys.press("1")
    keys.press("3")
    expect(ann.page.locator("#decision .main")).to_contain_text("Confirm 2")
    ann.page.locator("#decision").focus()
    keys.press("Enter")
    asked(ann, "Choose your action")
    keys.press("1")
    keys.press("Enter")
    asked(ann, "Keep 1 card")
    expect(ann.page.locator("[data-zone=looks] [data-design]")).to_have_count(7)
    keys.press("ArrowDown")
    keys.press("Space")
    expect(ann.card().locator(".figure")).to_be_visible()
    keys.press("Escape")
    keys.press("2")
    keys.press("Enter")
    ann.page.wait_for_function("!document.querySelector('[data-zone=looks]')")


def test_a_card_grows_beside_the_pointer(sit: Sitting) -> None:
    ann = sit("Ann")
    open_race(ann, LINK, seed="4")
    ann.page.locator("[data-zone=hand] [data-design]").first.hover()
    zoom = ann.card()
    expect(zoom).to_be_visible()
    text = zoom.inner_text()
    assert text
    assert "⟦" not in text


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1440), ("light", 390)])
def test_axe_finds_nothing_serious(sit: Sitting, scheme: str, width: int) -> None:
    ann = sit("Ann", width=width, color_scheme=scheme)
    open_race(ann, BOT, seed="6")
    ann.page.locator("main [data-state=selectable]").first.click()
    assert not violations(ann.page)
    play_until(Random(6), ann, rounds=3)
    assert not violations(ann.page)
