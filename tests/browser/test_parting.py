"""Leaving a table in the browser: giving up, breaking off, a bot for an absent friend, deleting; a call."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Sitting
from .hands import Hand
from .test_pages import BOT, LINK, violations

#: A browser that gives leave to notices and keeps them, and a page that may look elsewhere.
LOOKS_AWAY = """
window.notices = []
window.Notification = class { constructor(title) { window.notices.push(title) } }
Notification.permission = 'granted'
Notification.requestPermission = async () => 'granted'
Object.defineProperty(document, 'hidden', { get: () => !!window.away })
"""


def people(hand: Hand) -> None:
    hand.page.get_by_role("button", name="At this table").click()
    expect(hand.page.get_by_role("heading", name="Leaving the table")).to_be_visible()


def test_a_game_is_given_up_and_deleted(sit: Sitting) -> None:
    ann = sit("Ann", width=390, height=844, has_touch=True)
    table = ann.open({"kind": "bot", "bot": "metallum-basic"})
    people(ann)
    expect(ann.page.locator("dialog li", has_text="Ares")).to_contain_text("captain")
    ann.page.get_by_role("button", name="Resign").tap()
    asked = ann.page.get_by_role("alertdialog", name="Resign this game?")
    expect(asked.get_by_role("button", name="Keep playing")).to_be_focused()
    assert violations(ann.page) == []
    asked.get_by_role("button", name="Keep playing").tap()
    ann.page.get_by_role("button", name="Resign").tap()
    asked.get_by_role("button", name="Resign").tap()
    # On a phone, too, the page of the end leaves the bar free.
    expect(ann.page.locator(".end")).to_contain_text("Decided by resignation")
    expect(ann.page.locator(".end h1")).to_contain_text("Ares wins")
    expect(ann.page.locator(".end header .medal")).to_be_visible()
    expect(ann.page.locator(".end blockquote")).to_contain_text("You gave me one round too many.")
    expect(ann.page.locator("#decision .ended .main")).to_be_in_viewport()
    ann.go(f"/replay/{table['table']}?move=0")
    ann.page.get_by_role("button", name="Add a note to this move").tap()
    ann.page.get_by_role("textbox", name="Add a note to this move").fill("Too early")
    ann.page.get_by_role("button", name="Save").tap()
    expect(ann.page.locator(".replay .note")).to_contain_text("Too early")
    ann.go("/")
    row = ann.page.locator(".yours .rows li")
    expect(row).to_have_count(0)
    ann.set_up(BOT)
    ann.go("/")
    row.get_by_role("button", name="Delete this table").tap()
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).tap()
    expect(row).to_have_count(0)


def test_a_guest_is_sent_away_and_gives_a_seat_back(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea", width=390, height=844)
    bea.join(ann.open(LINK))
    people(ann)
    sheet = ann.page.get_by_role("dialog")
    row = sheet.locator("li", has_text="Bea")
    row.get_by_role("button", name="Take the seat back").click()
    expect(row).to_have_count(0)
    bea.page.goto(sheet.locator("li input").input_value())  # another invitation: the old one leads nowhere
    bea.page.locator("form.join button").click()
    bea.ready()
    expect(row).to_have_count(1)
    people(bea)
    bea.page.get_by_role("button", name="Give up my seat").click()
    expect(row).to_have_count(0)
    expect(bea.page.locator(".yours .rows li")).to_have_count(0)


def test_the_title_and_a_notice_tell_whose_move_it_is(sit: Sitting) -> None:
    ann = sit("Ann", fresh=True)
    ann.page.add_init_script(LOOKS_AWAY)
    ann.open(BOT)
    expect(ann.page).to_have_title("Your move: Metallum")
    people(ann)
    ann.page.get_by_label("Notify this device when it's my move").check()
    ann.close_sheet()
    assert ann.page.evaluate("window.notices") == []  # whoever looks at the table is not called
    ann.page.evaluate("window.away = true")
    ann.program("move_1")
    ann.page.wait_for_function("window.notices.length")
    assert ann.page.evaluate("window.notices")[0] == "Your move: Metallum"


def test_friends_agree_on_a_bot_and_on_breaking_off(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    table = ann.open(LINK)
    bea.join(table)
    bea.go("/")
    people(ann)
    row = ann.page.get_by_role("dialog").locator("li", has_text="Bea")
    row.get_by_role("button", name="Bot takes over now").click()
    expect(row).to_contain_text("is playing for now")
    bea.go(f"/table/{table['table']}")
    bea.ready()
    expect(row).not_to_contain_text("is playing for now")
    ann.page.get_by_role("button", name="Abandon the game").click()
    wish = bea.page.locator(".wish")
    expect(wish).to_contain_text("Ann would like to abandon the game")
    assert violations(bea.page) == []
    wish.get_by_role("button", name="Agree").click()
    expect(bea.page.locator(".end h1")).to_contain_text("Abandoned")
