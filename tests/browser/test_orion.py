"""Master of Orion in the browser: actions by hand and by keys, and a whole game of four."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand, play_until
from .walk import BOT, walk

#: Whoever can build builds.
BUILD = '[data-thing="do:build"][data-state=selectable]'


def mine(hand: Hand) -> dict[str, Any]:
    return dict(hand.view()["players"][hand.position()["seat"]])


def keep_hand(hand: Hand) -> None:
    """Exchange no card of the first hand."""
    hand.page.get_by_role("button", name="None of these").click()


def open_beginners(hand: Hand, *others: dict[str, Any], seed: str, **more: Any) -> dict[str, Any]:
    """Everybody plays Humans: after the first hands there are nothing but actions."""
    return hand.open(*others, game="orion", seed=seed, options={"beginner": True}, **more)


def test_a_whole_game_of_four_and_one_who_watches(sit: Sitting) -> None:
    ann, bea, eve = walk(sit, "orion", BOT, BOT, seed="13", stops=(2,), first=BUILD)
    seen = ann.view()
    assert seen["phase"] == "over"
    systems = [[player["systems"] for player in hand.view()["players"]] for hand in (ann, bea, eve)]
    assert systems[0] == systems[1] == systems[2]
    assert systems[0][0][0]["cards"]
    lie = ann.page.locator("[data-zone=systems] [data-structure]")
    expect(lie).to_have_count(sum(len(system["cards"]) for system in systems[0][0]))
    ann.page.locator(".orion .scores").click()
    sheet = ann.page.locator("dialog[open]")
    totals = [text.replace("−", "-") for text in sheet.locator(".total").all_inner_texts()]
    assert totals == [str(player["score"]["points"]) for player in seen["players"]]
    result = ann.position()["result"]
    assert totals == [str(result["scores"][str(seat)]) for seat in range(4)]
    bea.page.locator(".rival .open").first.tap()  # whoever sits next to her
    lie = bea.page.locator("dialog[open] [data-structure]")
    expect(lie).to_have_count(sum(len(system["cards"]) for system in systems[0][2]))


def test_a_card_an_action_and_a_system_narrow_the_choice(sit: Sitting) -> None:
    ann = sit("Ann")
    open_beginners(ann, BOT, seed="20")
    keep_hand(ann)
    ann.asked("Which action")
    hand = mine(ann)["hand"]
    dear = next(card for card in hand if not card["prices"])
    cheap = next(card for card in hand if card["prices"])
    # a card first: the bar asks what to do with it and says what it takes
    ann.thing(f"card:{cheap['card']}").click()
    ann.asked("what do you do with it?")
    expect(ann.page.locator("#decision .steps")).not_to_contain_text("You pay")  # it may be exploited, too
    expect(ann.option("Exploit")).to_be_visible()
    expect(ann.option("Build")).to_contain_text("(")
    price = ann.option("Build").inner_text().partition("(")[2].partition(")")[0]
    ann.page.keyboard.press("Escape")
    # an action first: what does not go with it says why
    ann.thing("do:build").click()
    ann.asked("Which structure")
    expect(ann.thing(f"card:{dear['card']}")).to_have_attribute("data-state", "barred")
    ann.thing(f"card:{dear['card']}").click()
    expect(ann.page.locator(".notice")).to_contain_text("You lack")
    ann.thing(f"card:{cheap['card']}").click()
    expect(ann.page.locator("#decision .steps")).to_contain_text(f"You pay {price}")
    ann.confirm()
    ann.asked("Where do you build")
    ann.thing("place:0").click()
    ann.confirm()
    expect(ann.page.locator("[data-zone=systems] [data-structure]")).to_have_count(1)
    assert mine(ann)["systems"][0]["cards"][0]["card"] == cheap["card"]
    # a trade: buttons, and what it will do to the tracks
    ann.asked("Which action")
    ann.thing("act:trade").click()
    expect(ann.page.locator("#decision [data-option]").first).to_contain_text("Trade")
    ann.page.keyboard.press("Escape")
    ann.thing("act:propaganda").click()
    expect(ann.page.locator(".gauge .after")).to_have_count(0 if mine(ann)["morale"] == 10 else 1)


def test_an_attack_shows_the_fleets_and_its_price(sit: Sitting) -> None:
    ann = sit("Ann")
    open_beginners(ann, BOT, seed="5")
    keep_hand(ann)
    ann.asked("Which action")
    fight = mine(ann)["attack"][0]
    assert fight["possible"]
    # the box of the action shows both fleets ship by ship, and which of mine are lost
    ann.thing("do:attack").click()
    fleets = ann.page.locator(".fights .fleet")
    expect(fleets.nth(0).locator(".ship")).to_have_count(fight["fleet"] + fight["bonus"])
    expect(fleets.nth(0).locator(".lost")).to_have_count(fight["toll"])
    expect(fleets.nth(1).locator(".ship")).to_have_count(fight["theirs"])
    ann.page.locator(".fights button").click()
    steps = ann.page.locator("#decision .steps")
    expect(steps).to_contain_text(f"Fleet {fight['fleet']} against {fight['theirs']}")
    expect(steps).to_contain_text("costs 2 fleet")
    expect(ann.page.locator(".gauge").nth(1).locator(".after")).to_contain_text(f"→ {fight['fleet'] - 2}")
    before = ann.view()["players"]
    ann.confirm()
    expect(ann.page.locator(".log")).to_contain_text("attacked")
    event = next(
        event
        for frame in ann.frames_of("position")
        for event in frame["events"]
        if event["name"] == "attacked"
    )
    assert (event["seat"], event["args"]["player"]) == (0, 1)
    assert mine(ann)["vp"] == before[0]["vp"] + 2


def test_the_discard_pile_can_be_leafed_through_and_a_card_grows(sit: Sitting) -> None:
    ann = sit("Ann")
    open_beginners(ann, BOT, seed="5")
    play_until(Random(5), ann, rounds=2)
    ann.page.locator("[data-home=discards]").click()
    pile = [card["structure"] for card in ann.view()["discards"]]
    lies = ann.page.locator("dialog[open] [data-structure]")
    expect(lies).to_have_count(len(pile))
    assert [lies.nth(i).get_attribute("data-structure") for i in range(len(pile))] == pile
    ann.close_sheet()
    ann.page.locator("[data-zone=hand] [data-structure]").first.hover()
    zoom = ann.card()
    expect(zoom).to_be_visible()
    assert "⟦" not in zoom.inner_text()


def test_keyboard_alone_takes_an_action(sit: Sitting) -> None:
    ann = sit("Ann")
    open_beginners(ann, BOT, seed="5")
    keys = ann.page.keyboard
    keys.press("1")  # one card of the first hand goes
    expect(ann.page.locator("#decision .main")).to_contain_text("1")
    ann.page.locator("#decision").focus()
    keys.press("Enter")
    ann.asked("Which action")
    ann.thing("act:research").focus()
    keys.press("Space")
    expect(ann.card()).to_contain_text("Draw 2 cards")
    ann.close_card()
    cards = ann.page.locator("main [data-zone=hand] [data-thing^='card:']")
    before = cards.count()
    ann.thing("act:research").focus()
    keys.press("Enter")
    expect(ann.thing("act:research")).to_have_attribute("data-state", "selected")
    keys.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("You drew 2 cards")
    expect(cards).to_have_count(before + 2)
