"""Starship Captains in the browser: turns by hand, and a whole game of four."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from astrarium.games.captains.components import TECHS

from .conftest import Sitting
from .hands import STILL, Hand, play_until
from .test_pages import open_to_all
from .walk import BOT, walk


def open_captains(hand: Hand, *others: dict[str, Any], seed: str = "7") -> dict[str, Any]:
    """A new table where I sit first; the page shows it."""
    return hand.open(*others, game="captains", seed=seed)


def pick(hand: Hand, *names: str) -> None:
    for name in names:
        hand.thing(name).first.click()


def first_turn(hand: Hand, repair: bool = True) -> None:
    """A table of one's own, after the repair for Cubby or without it."""
    open_captains(hand)
    hand.asked("What do you repair?")
    if repair:
        pick(hand, "slot:0")
        hand.confirm()
    else:
        hand.option("Stop here").click()
    hand.asked("Your turn")


def fly_to_aldara(hand: Hand) -> None:
    """Alone, first round: one repair for Cubby, then the red ensign takes the helm and flies to Aldara."""
    first_turn(hand)
    pick(hand, "figure:red", "room:helm")
    hand.confirm()
    hand.asked("Where do you fly?")
    pick(hand, "place:aldara")
    hand.confirm()
    hand.option("Stay here").click()
    hand.asked("Do you train anyone")
    hand.option("End your turn").click()
    hand.asked("Your turn")


# -- by hand


def test_a_mission_by_hand(sit: Sitting) -> None:
    ann = sit("Ann")
    fly_to_aldara(ann)
    # the ensign went to the back of the queue, the ship to Aldara
    assert ann.page.locator(".queue .man").last.locator(".sr").inner_text().startswith("Red ensign")
    expect(ann.page.locator('.spot:has([data-thing="place:aldara"]) .ship')).to_have_count(1)
    expect(ann.page.locator(".panel h4")).to_have_text("Mission on Aldara, yours")
    # a mission elsewhere is told about, with its card
    ann.page.locator('main [data-thing="place:fennix"]').click()
    expect(ann.card().locator(".mission .name")).to_have_text("Orbital Elevator")
    expect(ann.card().locator("li")).to_have_count(3)
    ann.close_card()
    pick(ann, "mission:living_slime")
    expect(ann.page.locator("#decision .main")).to_contain_text("Go on the mission")
    ann.confirm()
    # a figure for each row: one by click, one by hand
    ann.asked("Who takes the blue row")
    expect(ann.page.locator(".lane.active")).to_have_count(1)
    open_to_all(ann, "a mission")
    pick(ann, "figure:blue")
    ann.confirm()
    ann.asked("Who takes the yellow row")
    ann.thing("figure:yellow").drag_to(ann.page.locator(".lane.active"))
    expect(ann.page.locator("#decision .prompt")).not_to_contain_text("yellow row")
    assert ann.view()["job"]["crew"] == ["blue", "yellow"]
    # undo brings the yellow ensign back
    ann.page.keyboard.press("u")
    ann.asked("Who takes the yellow row")
    expect(ann.page.locator(".lane.active")).to_have_count(1)
    assert "yellow" in ann.view()["players"][0]["ready"]


def test_S4_5_a_room_that_does_nothing_says_so_before_the_click(sit: Sitting) -> None:
    ann = sit("Ann")
    first_turn(ann)
    warning = ann.page.locator("#decision .main small")
    pick(ann, "figure:yellow", "room:weapons")
    expect(warning).to_contain_text("would go to the queue for nothing")
    ann.page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    pick(ann, "figure:red", "room:helm")
    expect(ann.page.locator("#decision .main")).to_be_visible()
    expect(warning).to_have_count(0)


def test_S5_8_a_commander_calls_the_very_figure_that_is_picked(sit: Sitting, toys: str) -> None:
    ann = sit("Ann", at=toys)
    for place, left in ((0, "cadet red yellow"), (2, "red cadet yellow")):
        open_captains(ann)
        ann.asked("Your turn")
        pick(ann, "figure:red_commander", "room:helm")
        ann.confirm()
        ann.asked("Where do you fly?")
        pick(ann, "place:aldara")
        ann.confirm()
        ann.option("Stay here").click()
        # two red ensigns stand apart: each is a thing of its own
        ann.asked("commander")
        pick(ann, f"queue:{place}")
        expect(ann.page.locator("#decision .main")).to_contain_text("red ensign")
        ann.confirm()
        expect(ann.page.locator(".log")).to_contain_text(f"from place {place + 1} of the queue")
        assert ann.view()["players"][0]["queue"] == [*left.split(), "red_commander"]
        assert "red" in ann.view()["players"][0]["ready"]
        told = [line.inner_text() for line in ann.page.locator(".log button").all()]
        assert "You flew to Aldara (red commander to the helm)." in told
        assert f"Your commander called the red ensign from place {place + 1} of the queue." in told


def test_a_figure_is_dragged_to_a_room_and_techs_tell_what_they_bring(sit: Sitting) -> None:
    ann = sit("Ann")
    first_turn(ann)
    ann.thing("figure:blue").drag_to(ann.thing("room:science"))
    ann.asked("Which tech do you take?")
    assert ann.view()["players"][0]["queue"][-1] == "blue"
    # picked, a card says in every slot what it would bring; the sides that meet light up
    offers = {offer["tech"]: offer for offer in ann.view()["display"]}  # of two alike, one
    for tech, offer in offers.items():
        pick(ann, f"offer:{tech}")
        expect(ann.page.locator(".slot .ghost")).to_have_count(len(offer["fits"]))
        gains = sum(len(met) for met in offer["fits"].values())
        expect(ann.page.locator(".slot .gain span")).to_have_count(gains)
        own = ann.page.locator(".cell:has(.ghost) [data-met]:not(.printed)")
        assert own.count() >= gains
    ann.confirm()
    ann.asked("Which slot do you put")
    expect(ann.page.locator(".slot .ghost")).to_have_count(3)


def drag_by_finger(hand: Hand, figure: Locator, target: Locator) -> None:
    """A finger goes from one thing to the other, as a browser with a touch screen tells of it."""
    finger = hand.page.context.new_cdp_session(hand.page)
    centres = []
    for each in (figure, target):
        box = each.bounding_box()
        assert box is not None
        centres.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = centres
    path = [(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8) for step in range(9)]
    for at, (left, top) in enumerate(path):
        kind = "touchMove" if at else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": left, "y": top}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drags_a_figure_to_a_room(sit: Sitting) -> None:
    ann = sit("Ann", width=360, height=740, has_touch=True)
    first_turn(ann, repair=False)
    figure, room = ann.thing("figure:blue"), ann.thing("room:science")
    room.scroll_into_view_if_needed()
    room.evaluate(STILL)
    # let go where nothing fits, it goes back to its place, and nothing is picked
    drag_by_finger(ann, figure, ann.thing("room:weapons"))
    expect(figure).to_have_attribute("data-state", "selectable")
    drag_by_finger(ann, figure, room)
    ann.asked("Which tech do you take?")
    assert ann.view()["players"][0]["queue"][-1] == "blue"


def test_what_cannot_be_says_why(sit: Sitting) -> None:
    ann = sit("Ann")
    first_turn(ann, repair=False)
    pick(ann, "figure:cadet")
    expect(ann.thing("room:helm")).to_have_attribute("data-state", "barred")
    ann.thing("room:helm").click()
    expect(ann.page.locator(".notice")).to_contain_text("doesn't match a red room")
    # a cadet can be trained, by what lies on the board
    pick(ann, "into:blue")
    expect(ann.page.locator("#decision .main")).to_contain_text("Train the cadet as a blue ensign (1 medal)")


#: The share of each pirate's mark that takes a click. A phone's board turns to what is asked by itself:
#: each mark is brought into sight and looked at in one go.
MARKS = """() => Object.fromEntries([...document.querySelectorAll('.map .pirate')].map((thing) => {
  const mark = thing.querySelector('.diamond')
  mark.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = mark.getBoundingClientRect()
  const parts = [...Array(12).keys()].map((each) => (each + 0.5) / 12)
  const hits = parts.flatMap((down) => parts.map((right) => document.elementFromPoint(
    box.left + box.width * right, box.top + box.height * down)?.closest('[data-thing]') === thing))
  return [thing.dataset.thing, hits.filter((each) => each).length / hits.length]
}))"""


def test_all_of_a_pirates_mark_takes_a_click(sit: Sitting) -> None:
    ann = sit("Ann")
    open_captains(ann)
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.at_rest()
        shares = ann.page.evaluate(MARKS)
        assert len(shares) >= 5
        assert {name: share for name, share in shares.items() if share < 1} == {}, (width, height)


def test_a_second_click_changes_figure_or_room(sit: Sitting) -> None:
    ann = sit("Ann")
    first_turn(ann)
    pick(ann, "figure:yellow", "room:weapons")
    main = ann.page.locator("#decision .main")
    expect(main).to_contain_text("yellow ensign")
    # another room that goes with nothing picked takes the place of both, another figure that of the first
    pick(ann, "figure:cadet")
    expect(ann.thing("figure:cadet").first).to_have_attribute("data-state", "selected")
    expect(ann.thing("figure:yellow").first).to_have_attribute("data-state", "selectable")
    pick(ann, "figure:red")
    expect(ann.thing("room:science")).to_have_attribute("data-state", "barred")
    pick(ann, "room:helm")
    expect(main).to_contain_text("red ensign")


def test_techs_on_offer_show_the_symbols_of_their_sides(sit: Sitting) -> None:
    ann = sit("Ann")
    open_captains(ann)
    ann.asked("What do you repair?")
    offers = [offer["tech"] for offer in ann.view()["display"] if offer["tech"]]
    assert any(TECHS[tech].edges for tech in offers)
    for tech in offers:
        offer = ann.thing(f"offer:{tech}").first
        shown = offer.locator(".edge").evaluate_all("(all) => all.map((each) => each.dataset.side)")
        assert sorted(shown) == sorted(TECHS[tech].edges), tech
        words = offer.locator(".sr").inner_text()
        assert all(symbol in words for symbol in TECHS[tech].edges.values()), words


def test_keyboard_alone_takes_a_turn(sit: Sitting) -> None:
    ann = sit("Ann")
    open_captains(ann)
    ann.asked("What do you repair?")
    ann.page.locator("#decision").focus()
    ann.page.keyboard.press("1")
    expect(ann.page.locator("#decision .main")).to_be_enabled()
    ann.page.locator("#decision").focus()
    ann.page.keyboard.press("Enter")
    ann.asked("Your turn")
    ann.thing("figure:cadet").focus()
    ann.page.keyboard.press("Enter")
    ann.thing("room:workshop").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("#decision .main").focus()
    ann.page.keyboard.press("Enter")
    ann.asked("What do you repair?")
    ann.thing("slot:2").focus()
    ann.page.keyboard.press("Space")
    expect(ann.card()).to_contain_text("Slot 3")


def test_map_and_ship_share_a_middling_window(sit: Sitting) -> None:
    ann = sit("Ann", width=1110, height=800, locale="pl-PL")
    open_captains(ann, BOT, BOT)
    for name in ("[data-zone=map]", ".head h2", "[data-zone=crew]", ".rooms"):
        expect(ann.page.locator(f".captains {name}")).to_be_in_viewport(ratio=0.95)
    assert not cut(ann, ".captains .head h2")


def test_scores_in_play_name_their_sources_and_hide_missions(sit: Sitting) -> None:
    ann = sit("Ann")
    open_captains(ann, BOT, seed="5")
    play_until(Random(5), ann, rounds=3)
    ann.page.get_by_role("tab", name="Scores").click()
    seen = ann.view()
    rows = ann.page.locator(".scores tbody tr")
    expect(rows).to_have_count(len(seen["breakdown"]["0"]))
    hidden = bool(seen["players"][1]["mission_count"])
    expect(rows.first.locator("td").last).to_have_text("?" if hidden else "–")
    known = sum(seen["breakdown"]["1"].values())
    total = str(known).replace("-", "−") + ("+?" if hidden else "")
    expect(ann.page.locator(".scores .total").last).to_have_text(total)


def cut(hand: Hand, selector: str) -> bool:
    """Whether words do not fit where they stand."""
    return bool(hand.page.locator(selector).evaluate("(it) => it.scrollWidth > it.clientWidth"))


# -- whole games


def test_a_whole_game_of_four_and_one_who_watches(sit: Sitting) -> None:
    ann, bea, eve = walk(sit, "captains", BOT, BOT, seed="11", stops=(2,))
    seen = ann.view()
    assert seen["phase"] == "over"
    for name in ("places", "pirates", "events", "stations"):
        assert seen[name] == bea.view()[name] == eve.view()[name]
    totals = ann.page.locator("#decision .score b").all_inner_texts()
    assert totals == [str(player["points"]).replace("-", "−") for player in seen["players"]]
    ann.page.locator("button.chip").click()
    rows = ann.page.locator("dialog[open] tbody tr")
    expect(rows).to_have_count(len(seen["breakdown"]["0"]))
    bea.page.locator("button.rival").first.tap()
    expect(bea.page.locator("dialog[open] .cell")).to_have_count(6)
    expect(bea.page.locator("dialog[open] .thing")).to_have_count(0)
