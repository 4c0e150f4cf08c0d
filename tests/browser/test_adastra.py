"""Ad Astra in the browser: turns by hand, the map by keys, and a whole game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from .conftest import Sitting
from .hands import Hand, play_until
from .test_lessons import sit_at
from .test_pages import open_to_all
from .walk import BOT, WIDE, stands_out, walk

#: Counts what appears on the page while somebody plays.
WATCH = """() => {
  window.seen = {}
  const look = () => {
    for (const name of ['strike', 'bids', 'flight']) {
      if (document.querySelector('.adastra .' + name)) window.seen[name] = true
    }
  }
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
}"""


def box(place: Locator) -> dict[str, float]:
    found = place.bounding_box()
    assert found
    return dict(found)


def moved(place: Locator, so: Callable[[dict[str, float]], bool]) -> dict[str, float]:
    """Where a place lies as soon as it has moved so: the map is drawn anew in its own time."""
    for _ in range(100):
        if so(found := box(place)):
            return found
        place.page.wait_for_timeout(50)
    raise AssertionError(f"it stays at {found}")


def still(place: Locator) -> dict[str, float]:
    """Where a place lies once it has come to rest: a map that has just been opened is still fitted in."""
    before = box(place)
    place.page.wait_for_timeout(100)
    return before if box(place) == before else still(place)


def take(hand: Hand, name: str) -> None:
    hand.thing(name).first.click()
    hand.confirm()


def settle(hand: Hand, empire: int = 0) -> None:
    """An empire, a home, missions, a technology: until the first turn."""
    settle_down(hand, empire)
    hand.lit("tech").first.click()
    hand.confirm()


def settle_down(hand: Hand, empire: int = 0) -> None:
    """An empire, a home, missions: until technologies are taken."""
    hand.asked("Which empire")
    hand.lit("empire").nth(empire).click()
    hand.confirm()
    hand.asked("Where is your home?")
    hand.lit("at").first.click()
    hand.confirm()
    hand.asked("Which two missions")
    for _ in range(2):
        hand.lit("mission").first.click()
    hand.confirm()
    hand.asked("Which technology do you take?")


def open_first(hand: Hand, seed: str = "9", **options: bool) -> None:
    """A table with a bot where I choose first, up to my first turn."""
    hand.open(BOT, game="adastra", seed=seed, options=options)
    settle(hand)
    hand.asked("Your turn")


# -- by hand


def test_a_flight_into_the_unexplored(sit: Sitting) -> None:
    ann = sit("Ann")
    open_first(ann)
    me = ann.view()["players"][0]
    home = ann.view()["systems"][me["home"]]
    expect(ann.page.locator(".resources .num")).to_have_text([str(n) for n in me["resources"]])
    # every system is a thing; what is not asked for tells about itself
    expect(ann.page.locator("main .ad-hex")).to_have_count(len(ann.view()["systems"]))
    ann.thing(f"at:{me['home']}").click()
    expect(ann.card()).to_contain_text("Resistance")
    ann.close_card()
    take(ann, "card:flight")
    ann.asked("Which ships leave")
    expect(ann.page.locator(".ad-ship")).to_have_count(2)
    ann.page.get_by_role("button", name="All of them").click()
    expect(ann.page.locator(".ships")).to_contain_text("Together they move 2 steps")
    ann.confirm()
    ann.asked("Where do the ships from")
    # the ways are drawn, the one to the picked system strong
    door = home["doors"][0]
    ann.thing(f"at:{door}").click()
    expect(ann.page.locator(".galaxy .way.strong:not(.case)")).to_have_count(1)
    expect(ann.page.locator("#decision .main")).to_contain_text("Explore")
    ann.confirm()
    ann.rest()
    if "Which way" in ann.prompt():
        ann.lit("turn").first.click()
        expect(ann.page.locator(".galaxy .ghost")).to_have_count(1)
        ann.confirm()
        ann.rest()
    found = ann.view()["systems"][door]
    assert found["explored"]
    assert found["fleet"]["owner"] == 0
    expect(ann.thing(f"at:{door}").locator(".pill").first).to_be_visible()


def begins_to_strike(hand: Hand, dice: Random) -> bool:
    """Play on, attacking where that can be, until ships are asked for; not every game comes to that."""
    for _ in range(2500):
        if "Which ships strike" in hand.prompt():
            return True
        attack = hand.lit("card").and_(hand.thing("card:attack"))
        if "Which system do you attack" in hand.prompt() and hand.lit("at").count():
            expect(hand.page.locator(".galaxy .odds").first).to_contain_text("%")
            take(hand, str(hand.lit("at").first.get_attribute("data-thing")))
            hand.rest()
        elif attack.count():
            take(hand, "card:attack")
            hand.rest()
        elif hand.step(dice) == "over":
            return False
    return False


def test_odds_are_shown_before_an_attack(sit: Sitting) -> None:
    """Whoever comes near may strike the Guardian or pirates, and sees how it would end."""
    ann = sit("Ann")
    dice = Random(9)
    for seed in range(9, 19):
        ann.open(BOT, game="adastra", seed=str(seed), options={"no_missions": True})
        if begins_to_strike(ann, dice):
            break
    ann.asked("Which ships strike")
    ann.page.get_by_role("button", name="All of them").click()
    expect(ann.page.locator(".ships .odds")).to_contain_text("you win")
    expect(ann.page.locator(".galaxy .way.hostile").first).to_be_attached()


def test_what_cannot_be_says_why(sit: Sitting) -> None:
    ann = sit("Ann")
    open_first(ann)
    barred = ann.thing("card:invasion")
    expect(barred).to_have_attribute("data-state", "barred")
    barred.click()
    expect(ann.page.locator(".notice")).to_contain_text("can't be used now")
    take(ann, "card:build")
    ann.asked("What do you build in")
    expect(ann.thing("item:ship.titan")).to_have_attribute("data-state", "barred")
    expect(ann.thing("item:ship.titan")).to_contain_text("Engineering at level 2")
    _, _, budget, _ = ann.view()["players"][0]["resources"]
    ann.asked(f"({budget} production left)")
    take(ann, "item:ship.frigate")
    ann.asked(f"({budget - 2} production left)")


def test_the_map_moves_and_zooms(sit: Sitting) -> None:
    ann = sit("Ann")
    open_first(ann)
    home = ann.thing(f"at:{ann.view()['players'][0]['home']}")
    home.focus()
    whole = still(home)
    ann.page.keyboard.press("+")
    closer = moved(home, lambda now: now["width"] > whole["width"] * 1.1)
    ann.page.keyboard.press("Shift+ArrowRight")
    moved(home, lambda now: now["x"] < closer["x"] - 40)
    ann.page.keyboard.press("0")
    moved(home, lambda now: abs(now["width"] - whole["width"]) < 1)
    # with the wheel and the hand as well
    frame = box(ann.page.locator(".galaxy .frame"))
    ann.page.mouse.move(frame["x"] + 20, frame["y"] + 20)
    ann.page.mouse.wheel(0, -300)
    zoomed = moved(home, lambda now: now["width"] > whole["width"] * 1.2)
    ann.page.mouse.down()
    ann.page.mouse.move(frame["x"] + 120, frame["y"] + 90, steps=4)
    ann.page.mouse.up()
    moved(home, lambda now: now["x"] > zoomed["x"] + 60)
    expect(ann.card()).to_have_count(0)


def test_the_other_panes(sit: Sitting) -> None:
    ann = sit("Ann")
    open_first(ann)
    panes = ann.page.locator(".panes button")
    panes.nth(1).click()
    expect(ann.page.locator(".tree .ad-leaf")).to_have_count(44)
    ann.page.locator('.tree [data-thing="tech:phasors"]').click()
    expect(ann.card()).to_contain_text("5 or more deals 2 damage")
    ann.close_card()
    panes.nth(2).click()
    expect(ann.page.locator(".diplomacy tbody tr")).to_have_count(2)
    panes.nth(3).click()
    expect(ann.page.locator(".chronicle tbody tr")).to_have_count(2)
    # a question about the map brings the map back
    take(ann, "card:growth")
    expect(ann.page.locator(".galaxy")).to_be_visible()
    # another empire in full
    ann.page.locator(".order button[data-seat='1']").click()
    expect(ann.page.locator("dialog[open] .branches li")).to_have_count(4)
    ann.close_sheet()
    ann.page.locator("button.chip").click()
    expect(ann.page.locator("dialog[open] tbody tr")).to_have_count(9)


# -- whole games


def test_a_whole_game_of_two_and_one_who_watches(sit: Sitting) -> None:
    ann, bea, eve = walk(sit, "adastra", seed="11", stops=(2,), options={"custom": True})
    seen = ann.view()
    assert seen["phase"] == "over"
    assert seen["systems"] == bea.view()["systems"] == eve.view()["systems"]
    totals = ann.page.locator("#decision .score b").all_inner_texts()
    assert totals == [str(player["points"]) for player in seen["players"]]


def test_a_galaxy_that_grows_on_a_phone_in_polish(sit: Sitting) -> None:
    """Six empires, with the Antarans at the end of every round: they gather, they strike, and it shows."""
    ann = sit("Ann", width=360, height=740, locale="pl-PL", has_touch=True, reduced_motion="no-preference")
    options = {"unknown": True, "custom": True, "revenge": True}
    ann.open(BOT, BOT, BOT, BOT, BOT, game="adastra", seed="3", options=options)
    ann.page.evaluate(WATCH)
    play_until(Random(3), ann, rounds=2)
    expect(ann.page.locator(".summary tbody tr")).to_have_count(6)  # what the first round brought
    assert {"bids", "flight", "strike"} <= set(ann.page.evaluate("Object.keys(window.seen)"))
    assert len(ann.view()["systems"]) > 14
    expect(ann.page.locator("main .ad-hex:not(.ad-spot)")).to_have_count(len(ann.view()["systems"]))
    for at in (1, 2, 3, 0):
        ann.page.locator(".panes button").nth(at).click()
        assert not ann.page.evaluate(WIDE)
    assert "⟦" not in ann.page.locator("body").inner_text()
    ann.page.locator(".order button").first.tap()
    expect(ann.page.locator("dialog[open] .branches li")).to_have_count(4)


# -- for everybody


def test_axe_finds_nothing_serious_on_any_pane(sit: Sitting) -> None:
    ann = sit("Ann")
    open_first(ann, revenge=True)
    for at in (1, 2, 3, 0):
        ann.page.locator(".panes button").nth(at).click()
        open_to_all(ann, f"pane {at}")
    take(ann, "card:build")
    ann.asked("What do you build in")
    open_to_all(ann, "build")


def test_dark_hexes_that_are_lit_stand_out(sit: Sitting) -> None:
    """It is asked what to explore: systems that lie face down are the darkest ground there is on paper."""
    ann = sit("Ann")
    sit_at(ann, "adastra", "first", 10)
    ann.page.get_by_role("button", name="Play on alone").click()
    ann.thing("card:exploration").first.click()
    ann.confirm()
    ann.rest()
    expect(ann.page.locator("main .adastra .over .pick").first).to_be_visible()
    assert stands_out(ann) > 100
