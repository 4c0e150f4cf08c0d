"""A club's evenings in the page: rated games, clocks by days, holidays."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.guests import PASSWORD

from .conftest import Sitting
from .hands import Hand
from .test_own_pages import FAULTS
from .test_pages import violations

_numbers = count(1)
FORMS = [
    (1440, 900, "en-GB", "light"),
    (1280, 720, "pl-PL", "light"),
    (390, 844, "pl-PL", "dark"),
]
WORDS = {
    "en-GB": {"rated": "Rated", "move": "3 days a move", "back": "I'm back"},
    "pl-PL": {"rated": "Rankingowa", "move": "3 dni na ruch", "back": "Już jestem"},
}
Member = Callable[[str], Hand]


@pytest.fixture(params=FORMS, ids=["wide", "laptop", "phone"])
def form(request: pytest.FixtureRequest) -> tuple[int, int, str, str]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def member(sit: Sitting, form: tuple[int, int, str, str]) -> Member:
    """Somebody with an account."""
    width, height, locale, scheme = form

    def make(name: str) -> Hand:
        hand = sit(width=width, height=height, locale=locale, color_scheme=scheme)
        hand.call("GET", "/api/me")
        hand.call("POST", "/api/account", {"name": f"{name} {next(_numbers)}", "password": PASSWORD})
        return hand

    return make


def look(hand: Hand, where: str, whole: bool = True) -> None:
    """Nothing is clipped, too small (on the `whole` page) or closed to anybody. `PICTURES` keeps a picture."""
    hand.at_rest()
    if folder := os.environ.get("PICTURES"):
        size = hand.page.viewport_size or {"width": 0}
        hand.page.screenshot(path=Path(folder) / f"{where}-{size['width']}.png", full_page=False)
    if whole and hand.page.locator("dialog[open], main.page").count():
        assert hand.page.evaluate(FAULTS, (hand.page.viewport_size or {})["width"] < 700) == [], where
    assert violations(hand.page) == [], where


def test_a_rated_game_is_set_up_and_moves_both_curves(
    member: Member, form: tuple[int, int, str, str]
) -> None:
    words = WORDS[form[2]]
    ann, ben = member("Ann"), member("Ben")
    ann.go("/new/metallum")
    ann.page.locator(".seat").nth(1).click()
    ann.page.locator("[data-kind=link]").click()
    ann.page.get_by_role("button", name=words["rated"], exact=True).click()
    ann.page.get_by_role("button", name=words["move"]).click()
    ann.page.locator(".free input").first.check()
    ann.page.locator(".then select").select_option("loss")
    look(ann, "set-up")
    ann.page.locator(".begin .btn.main").click()
    ann.ready()
    ann.page.wait_for_selector("dialog[open]")
    look(ann, "at-this-table")
    link = ann.page.locator("dialog input[readonly]").first.input_value()
    ben.page.goto(link)
    expect(ben.page.locator("form.join .help")).to_have_count(2)  # the clock, and what it counts for
    look(ben, "join")
    ben.page.locator("form.join button").click()
    ben.ready()
    table = ben.page.url.rpartition("/")[2]
    expect(ben.page.get_by_role("timer").first).to_be_visible()
    ben.page.locator("html").press("Escape")
    ann.close_sheet()
    # Ben gives up: both see what it did
    ben.page.evaluate(GIVE_UP, f"{ben.address.replace('http', 'ws')}/api/tables/{table}/play")
    for hand in (ann, ben):
        expect(hand.page.locator(".end .rated")).to_contain_text("±")
    look(ann, "end")
    changes = []
    for hand in (ann, ben):
        hand.go("/records")
        now = hand.page.locator(".rating .now").first
        expect(now).to_be_visible()
        changes.append(now.inner_text())
        look(hand, "records")
    assert "+" in changes[0]
    assert "−" in changes[1]


#: Gives a game up for seat 1 by the table's own messages.
GIVE_UP = """(url) => new Promise((done) => {
  const socket = new WebSocket(url)
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'position' && !message.over) socket.send(JSON.stringify({ type: 'concede', seat: 1, id: 1 }))
    if (message.type === 'position' && message.over) { socket.close(); done() }
  }
})"""


def test_a_friend_is_asked_and_comes_to_a_race(member: Member) -> None:
    ann, ben = member("Ann"), member("Ben")
    her, his = (hand.call("GET", "/api/account")["account"] for hand in (ann, ben))
    ann.go("/club")
    ann.page.locator("form.ask input").fill(his)
    ann.page.locator("form.ask button").click()
    expect(ann.page.locator("main [role=status]")).to_contain_text(his)
    look(ann, "club-asked")
    ben.go("/")
    asked = ben.page.locator("section.asked")
    expect(asked).to_contain_text(her)
    look(ben, "lobby-asked", whole=False)
    asked.locator("button").first.click()
    expect(asked).to_have_count(0)
    ben.go("/club")
    expect(ben.page.locator("main li").first).to_contain_text(her)
    ben.page.locator("form:has(.marks) select").select_option("friends")
    ben.page.locator(".marks button").nth(4).click()
    ben.page.locator("form:has(.marks) input[type=text]").fill("20:00")
    ben.page.locator("form:has(.marks) > button").click()
    expect(ben.page.locator("form:has(.marks) [role=status]")).to_be_visible()
    look(ben, "club-page")
    # Ann keeps a seat for Ben, without a link
    ann.go("/new/race")
    ann.page.locator(".seat").nth(1).click()
    ann.page.locator("[data-kind=link]").click()
    ann.page.get_by_role("button", name=his, exact=True).click()
    look(ann, "set-up-friend")
    ann.page.locator(".begin .btn.main").click()
    ann.ready()
    expect(ann.page.locator("dialog[open] [role=status]")).to_contain_text(his)
    look(ann, "table-asked")
    ben.go("/")
    expect(asked).to_contain_text(her)
    look(ben, "lobby-invited", whole=False)
    asked.locator(".btn.main").click()
    ben.ready()
    assert ben.page.url.rpartition("/")[2] == ann.page.url.rpartition("/")[2]
    # her page of him
    ann.go("/club")
    ann.page.get_by_role("link", name=his).click()
    expect(ann.page.locator("article")).to_contain_text("20:00")
    look(ann, "person")


def test_two_strangers_find_each_other(member: Member) -> None:
    ann, ben = member("Ann"), member("Ben")
    for hand in (ann, ben):
        hand.go("/club")
        form = hand.page.locator("form:has(.btn.main)")
        form.locator("select").first.select_option("race")
        form.locator("select").last.select_option("days")
        form.locator(".btn.main").click()
        if hand is ann:
            expect(ann.page.locator(".bar")).to_contain_text("± 150")
            look(ann, "search")
            ann.go("/rules")
            expect(ann.page.locator(".bar")).to_be_visible()
            look(ann, "search-elsewhere")
    for hand in (ann, ben):
        hand.page.wait_for_url("**/table/*")
        hand.ready()
    assert ann.page.url.rpartition("/")[2] == ben.page.url.rpartition("/")[2]


def test_a_swiss_is_announced_played_and_corrected(member: Member) -> None:
    ann, ben = member("Ann"), member("Ben")
    ann.go("/club")
    ann.page.locator(".part:not(.groups):has(> h2) > .btn").click()
    form = ann.page.locator("form:has(input[type=datetime-local])")
    form.locator("input[type=text]").fill("Thursday")
    form.locator("select").nth(1).select_option("race")
    form.locator("input[type=number]").first.fill("1")
    form.locator("input[type=number]").last.fill("1")
    look(ann, "event-new")
    form.locator(".btn.main").click()
    ann.page.wait_for_url("**/event/*")
    event = ann.page.url.rpartition("/")[2]
    ben.go(f"/event/{event}")
    for hand in (ann, ben):
        hand.page.locator("header .btn.main").click()
        expect(hand.page.locator("li .you")).to_be_visible()
    look(ben, "event-entry")
    with ann.page.expect_response(lambda answer: answer.request.post_data_json == {"deed": "begin"}):
        ann.page.locator("header button").last.click()
    expect(ann.page.locator("tbody tr")).to_have_count(3)
    ben.page.reload()
    for hand in (ann, ben):
        found = hand.call("GET", f"/api/events/{event}")
        if table := next(
            (each["table"] for each in found["games"] if each["table"] and not each["points"]), None
        ):
            hand.page.locator("header a.btn.main").click()
            hand.ready()
            socket = f"{hand.address.replace('http', 'ws')}/api/tables/{table}/play"
            hand.page.evaluate(GIVE_UP_MINE, socket)
    ann.go(f"/event/{event}")
    expect(ann.page.locator(".cell").first).to_be_visible()
    look(ann, "event-standings")
    ann.page.locator(".cell").first.click()
    for field in ann.page.locator("form input[type=number]").all():
        field.fill("0.5")
    ann.page.locator("form input[type=text]").fill("A tie")
    look(ann, "event-correct")
    ann.page.locator("form .btn.main").click()
    expect(ann.page.locator("main li").filter(has_text="A tie")).to_be_visible()
    ben.go(f"/event/{event}")
    expect(ben.page.locator("main li").filter(has_text="A tie")).to_be_visible()
    look(ben, "event-corrected")


def test_a_group_plays_a_league_and_its_season_is_turned(member: Member) -> None:
    ann, ben, cay, dan = people = [member(name) for name in ("Ann", "Ben", "Cay", "Dan")]
    his = ben.call("GET", "/api/account")["account"]
    ann.go("/club")
    ann.page.locator(".groups > .btn").click()
    form = ann.page.locator(".groups form")
    form.locator("input[type=text]").first.fill("Thursday club")
    form.locator("input[type=checkbox]").check()
    look(ann, "group-new")
    form.locator(".btn.main").click()
    ann.page.wait_for_url("**/group/*")
    group = ann.page.url.rpartition("/")[2]
    ann.page.locator("form.row input").fill(his)
    ann.page.locator("form.row button").click()
    expect(ann.page.locator("main [role=status]")).to_contain_text(his)
    ben.go("/club")
    ben.page.locator(".groups .deeds .btn").first.click()
    expect(ben.page.locator(".groups .deeds")).to_have_count(0)
    for hand in (cay, dan):
        hand.call("POST", f"/api/groups/{group}", {"deed": "join"})
    ann.go(f"/group/{group}")
    for left in (1, 0):
        ann.page.locator("section li:has(.btn ~ .btn) .btn").first.click()
        expect(ann.page.locator("section:has(form.row) section").first.locator("li:has(.btn)")).to_have_count(
            left or 3
        )
    # a table of the group
    ann.page.locator("a[href*='?group=']").click()
    ann.page.locator(".seat").nth(1).click()
    ann.page.locator("[data-kind=open]").click()
    ann.page.locator(".begin .btn.main").click()
    ann.ready()
    ben.page.locator(f".groups a[href='/group/{group}']").click()
    ben.page.locator("section li > .btn").first.click()
    ben.ready()
    # its league
    ann.go(f"/group/{group}")
    look(ann, "group")
    ann.page.locator(".part:has(> h2) > .btn").click()
    form = ann.page.locator("form:has(input[type=datetime-local])")
    form.locator("input[type=text]").fill("Winter")
    form.locator("select").first.select_option("league")
    form.locator("select").nth(1).select_option("race")
    for field, value in zip(form.locator("input[type=number]").all(), ("2", "2", "0", "0"), strict=True):
        field.fill(value)
    look(ann, "league-new")
    form.locator(".btn.main").click()
    ann.page.wait_for_url("**/event/*")
    league = ann.page.url.rpartition("/")[2]
    for hand in people:
        hand.call("POST", f"/api/events/{league}", {"deed": "enter"})
    ann.page.reload()
    ann.page.locator("header button").last.click()
    expect(ann.page.locator("tbody tr")).to_have_count(4)
    for division in ann.call("GET", f"/api/events/{league}")["games"]:
        loser = next(hand for hand in people if number_of(hand, league) == min(division["seats"]))
        loser.go(f"/event/{division['table']}")
        table = loser.page.locator("header a.btn.main").get_attribute("href")
        loser.page.evaluate(
            GIVE_UP_MINE, f"{loser.address.replace('http', 'ws')}/api/tables{(table or '')[6:]}/play"
        )
    ann.go(f"/event/{league}")  # she may have played herself
    for cell in ("1.2", "2.2"):
        expect(ann.page.locator("tbody")).to_contain_text(cell)
    ann.page.locator("header button").last.click()
    expect(ann.page.locator("thead th").filter(has_text="S2")).to_be_visible()
    look(ann, "league")
    seasons = ann.call("GET", f"/api/events/{league}")["games"]
    assert [each["seats"] for each in seasons] == [[1, 2], [3, 4], [2, 4], [1, 3]]


def number_of(hand: Hand, event: str) -> int:
    found = hand.call("GET", f"/api/events/{event}")
    return int(next(each["number"] for each in found["entrants"] if each["you"]))


#: Gives a game up for whoever asks, by the table's own messages.
GIVE_UP_MINE = """(url) => new Promise((done) => {
  const socket = new WebSocket(url)
  let mine = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'welcome') mine = message.mine[0]
    if (message.type !== 'position') return
    if (message.over) { socket.close(); done() }
    else socket.send(JSON.stringify({ type: 'concede', seat: mine, id: 1 }))
  }
})"""


def test_a_guest_reads_why_a_game_cannot_be_rated(sit: Sitting) -> None:
    eve = sit("Eve")
    eve.go("/new/race")
    expect(eve.page.get_by_role("button", name="Rated", exact=True)).to_be_disabled()
    expect(eve.page.locator(".counts")).to_contain_text("Rated games need an account.")


def test_a_holiday_begins_and_ends_in_the_profile(member: Member, form: tuple[int, int, str, str]) -> None:
    ann = member("Ann")
    ann.go("/")
    ann.page.locator(".me").click()
    days = ann.page.locator("dialog input[type=number]").last
    days.fill("7")
    days.locator("xpath=ancestor::p//button").click()
    back = ann.page.get_by_role("button", name=WORDS[form[2]]["back"])
    expect(back).to_be_visible()
    back.scroll_into_view_if_needed()
    look(ann, "holiday")
    assert ann.call("GET", "/api/me/holiday")["left"] == 21
    back.click()
    expect(days).to_be_visible()
    assert ann.call("GET", "/api/me/holiday") == {"until": 0.0, "left": 28}
