"""The way in: from the lobby to a table, with as little ado as can be; and room for everybody's name."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

import astrarium
from astrarium.tables.bot_answer import at_random

from .conftest import ROOT, Sitting
from .hands import Hand

#: A game that was played, and a file that holds none.
RECORD = ROOT / "tests" / "records" / "race" / "two_pool.json"
NOT_A_RECORD = ROOT / "web" / "package.json"
#: Presses a button until that is noted.
PRESS = "(button) => (button.click(), button.hasAttribute('data-pressed'))"
#: As long as names may be, and as hard to break.
NAMES = (
    "Bartholomew Featherstonehaugh-Smythe III",
    "Wawrzyniec Brzęczyszczykiewicz z Łękołod",
    "Konstantynopolitańczykowianeczka Zofia",
    "Maximiliane von Hohenzollern-Sigmaringen",
    "Llanfairpwllgwyngyll Gogerychwyrndrobwll",
    "Olek",
)


#: What shifts while nobody touches anything, as browsers count it.
SHIFTS = """window.shifted = 0
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value
}).observe({ type: 'layout-shift', buffered: true })"""


def test_nothing_moves_while_the_lobby_comes_over_a_slow_line(sit: Sitting) -> None:
    """On a phone, for somebody who has a name and no table: the lobby's answers are the last that come."""
    ann = sit("Ann", width=390, height=844, fresh=True)
    ann.page.add_init_script(SHIFTS)
    held: list[Route] = []
    ann.page.route("**/api/**", lambda route: held.append(route))
    ann.page.goto(ann.address, wait_until="load")
    card = ann.page.locator(".games .game")
    for _ in range(2000):  # one answer may lead to another question
        ann.drawn()
        while held:
            held.pop(0).continue_()
        if card.count():
            break
    expect(card).to_have_count(5)
    ann.drawn()
    assert ann.page.evaluate("window.shifted") < 0.05


def test_a_newcomer_with_a_phone_is_asked_once_and_meets_an_easy_bot(sit: Sitting) -> None:
    ann = sit(width=360, height=740, has_touch=True)
    ann.go("/")
    expect(ann.page.locator(".yours")).not_to_be_visible()  # nothing there yet: the games come first
    games = ann.call("GET", "/api/games")["games"]
    for game in games:
        ann.go("/")
        play(ann, game["id"])
        if game["lessons"]:
            asked = ann.page.get_by_role("group", name="Have you played it before?")
            expect(asked.get_by_role("heading")).to_be_focused()
            asked.get_by_role("button", name="A little").tap()
        ann.ready()
        expect(ann.page.locator("#decision .prompt:not(.wait)")).to_be_visible()
        welcome = ann.frames_of("welcome")[-1]
        bot = game["easy"] if game["lessons"] else game["bot"]
        assert [player["bot"] for player in welcome["players"]] == [None, bot], game["id"]
        for lesson in game["lessons"][:1]:
            assert lesson["options"].items() <= welcome["table"]["options"].items(), game["id"]
    ann.go("/")
    expect(ann.page.locator(".yours .rows li")).to_have_count(len(games))
    play(ann, games[0]["id"])
    ann.ready()
    # it stays easy until they win, or say that they know all the rules
    assert ann.frames_of("welcome")[-1]["players"][1]["bot"] == games[0]["easy"]


def play(hand: Hand, game: str) -> None:
    card = hand.page.locator("article.game", has=hand.page.locator(f'a[href="/new/{game}"]'))
    card.locator("button.quick").tap()


@pytest.mark.parametrize(
    ("button", "opened"),
    [("Play a bot: Race", "Have you played it before?"), ("Join with a link", "Join with a link")],
)
def test_what_is_pressed_before_the_page_listens_is_done(sit: Sitting, button: str, opened: str) -> None:
    ann = sit(fresh=True)
    held: list[Route] = []
    ann.page.route("**/assets/index-*.js", lambda route: held.append(route))
    ann.page.goto(ann.address, wait_until="commit")
    pressed = ann.page.get_by_role("button", name=button)
    expect(pressed).to_be_visible()
    # the smallest script of all must be there
    ann.page.wait_for_function(PRESS, arg=pressed.element_handle())
    for script in held:
        script.continue_()
    expect(ann.page.locator("[role=group], dialog").filter(has_text=opened)).to_be_visible()


def test_a_second_tap_sets_up_no_second_table(sit: Sitting) -> None:
    ann = sit("Ann")
    ann.go("/")
    ann.page.locator("button.quick[aria-label*=Race]").click()
    ann.page.get_by_role("button", name="Yes, all the rules").dblclick()
    ann.ready()
    assert len(ann.call("GET", "/api/tables")["mine"]) == 1
    ann.go("/")
    ann.page.locator("button.quick[aria-label*=Race]").dblclick()
    ann.ready()
    assert len(ann.call("GET", "/api/tables")["mine"]) == 2
    race = next(game for game in ann.call("GET", "/api/games")["games"] if game["id"] == "race")
    assert ann.frames_of("welcome")[-1]["players"][1]["bot"] == race["bot"], "who knows all the rules"


def test_a_seat_in_the_lobby_is_taken_or_watched(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea", width=360, height=740, has_touch=True)
    ann.set_up({"kind": "open"}, open=True, name="A rather long name for a friends table")
    bea.go("/")
    row = bea.page.locator(".free .rows li", has_text="A rather long name")
    expect(row.get_by_role("link")).to_contain_text("Watch")
    fits(bea, "document.documentElement")
    row.get_by_role("button", name="Take a seat").tap()
    bea.ready()
    assert bea.frames_of("welcome")[-1]["mine"] == [1]


def fits(hand: Hand, box: str) -> None:
    """Nothing in a box has to be scrolled to sideways."""
    wide, room = hand.page.evaluate(f"[{box}.scrollWidth, {box}.clientWidth]")
    assert wide <= room, (box, wide, room)


def sharing(names: tuple[str, ...]) -> list[dict[str, Any]]:
    return [{"kind": "hotseat", "name": name} for name in names[1:]]


def scores(hand: Hand) -> None:
    """The score sheet, with everybody's name and nothing cut off."""
    folded = hand.page.locator("nav.folded")
    if folded.count():
        folded.get_by_role("button", name="Scores").click()
    else:
        if not hand.page.get_by_role("tab").count():
            hand.page.locator(".top .tools button").first.click()
        hand.page.get_by_role("tab", name="Scores").click()
    expect(hand.page.locator(".scores tfoot td").last).to_be_visible()
    fits(hand, "document.querySelector('#tab-panel')")
    fits(hand, "document.documentElement")


@pytest.mark.parametrize(("game", "seats"), [("race", 4), ("adastra", 6)])
def test_long_names_fit_the_score_sheet(sit: Sitting, game: str, seats: int) -> None:
    ann = sit(NAMES[0], width=360, height=740)
    made = ann.set_up(*sharing(NAMES[:seats]), game=game)
    ann.go(f"/table/{made['table']}")
    fits(ann, "document.documentElement")
    ann.page.locator(".curtain button").click()
    expect(ann.page.locator("#decision .prompt")).to_be_visible()
    scores(ann)
    ann.close_sheet()
    ann.page.set_viewport_size({"width": 1110, "height": 740})
    scores(ann)
    expect(ann.page.locator(".scores .key li")).to_have_text(NAMES[:seats])


def test_long_names_fit_the_final_scores(sit: Sitting) -> None:
    table = astrarium.start("race", 3, "7")
    while not table.over:
        table.answer(table.pending[0].seat, at_random(table, table.pending[0]))
    table.players = list(NAMES[:3])
    ann = sit(NAMES[0], width=360, height=740)
    ann.go(f"/table/{ann.call('POST', '/api/records', table.record.to_json())['table']}")
    ann.ready()
    scores(ann)
    expect(ann.page.locator(".scores .won")).to_be_visible()


def test_a_newcomer_is_asked_for_a_name_once(sit: Sitting) -> None:
    """Whoever says one is called so; whoever does not keeps the star that the server thought of."""
    ann, bea = sit(), sit()
    ann.go("/new/metallum")
    field = ann.page.get_by_label("What should the others call you?")
    expect(ann.page.locator("form.new .oval .seat").first).to_be_visible()
    expect(field).to_have_count(0)  # nobody else is there: nobody asks
    ann.page.locator("form.new [data-kind=link]").click()
    field.fill("Ann")
    ann.page.locator("form.new button.main").click()
    ann.page.wait_for_selector("dialog[open]")
    link = ann.page.locator("dialog[open] input").first.input_value()
    people = ann.page.locator("dialog[open] li p").first
    expect(people).to_contain_text("You")
    expect(people).to_contain_text("Ann")
    assert ann.call("GET", "/api/me")["name"] == "Ann"
    # not a second time
    ann.go("/new/metallum")
    ann.page.locator("form.new [data-kind=link]").click()
    expect(ann.page.locator("form.new button.main")).to_contain_text("invite")
    expect(field).to_have_count(0)
    # the guest says nothing
    bea.page.goto(link)
    theirs = bea.page.get_by_label("What should the others call you?")
    expect(theirs).to_have_value("")
    star = bea.call("GET", "/api/me")["name"]  # the page has introduced itself by now
    assert theirs.get_attribute("placeholder") == star
    bea.page.locator("form.join button").click()
    bea.page.wait_for_selector(".metallum")
    expect(bea.page.locator(".seats")).to_contain_text("Ann")
    expect(bea.page.locator(".seats")).to_contain_text("You")
    assert bea.call("GET", "/api/me")["name"] == star


def test_a_saved_game_is_brought_along(sit: Sitting) -> None:
    ann = sit()
    ann.go("/")
    ann.page.get_by_role("button", name="Join with a link").click()
    for file, played in ((NOT_A_RECORD, False), (RECORD, True)):
        with ann.page.expect_file_chooser() as chooser:
            ann.page.locator(".file input").click()
        chooser.value.set_files(file)
        if not played:
            expect(ann.page.locator(".bring [role=alert]")).to_be_visible()
    ann.ready()
    assert ann.position()["over"]
