"""What people see of themselves and of those who look after the server: letters, data, being away, luck."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from server.guests import PASSWORD
from server.mailbox import Box
from server.test_web_push import AUTH, POINT

from .conftest import Server, Sitting
from .hands import Hand
from .test_pages import violations

BOT = {"kind": "bot", "bot": "random"}
PHONE = {"width": 390, "height": 844}
#: What is cut off, and what a finger can hardly hit: each by its words.
FAULTS = """(phone) => {
  const room = document.querySelector('dialog[open]') ?? document.querySelector('main.page')
  const all = [...room.querySelectorAll(':not(svg, svg *)')].filter((each) => each.checkVisibility())
  const named = (each) => `${each.tagName} ${each.className} ${(each.textContent || each.value || '').slice(0, 40)}`
  const cut = (each) => !each.children.length && each.scrollWidth > each.clientWidth + 1
    && !each.matches('input, select') && getComputedStyle(each).overflowX !== 'visible'
  const beyond = (each) => !each.closest('.scroll') && each.getBoundingClientRect().right > innerWidth + 1
  const small = (each) => {
    if (!phone || !each.matches('button, a.btn, input, select, textarea, summary')) return false
    const box = (each.matches('[type=checkbox]') ? each.closest('label') : each).getBoundingClientRect()
    return box.height < 36 || box.width < 36
  }
  const faults = { cut, beyond, small }
  const those = (why) => all.filter(faults[why]).map((each) => `${why} ${named(each)}`)
  const found = Object.keys(faults).flatMap(those)
  return document.documentElement.scrollWidth > innerWidth ? [...found, 'the page scrolls sideways'] : found
}"""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Server]:
    """A server that sends letters."""
    mail = {"ASTRARIUM_MAIL": f"smtp://127.0.0.1:{box.port}", "ASTRARIUM_MAIL_FROM": "A <a@games.example>"}
    started = Server(tmp_path_factory.mktemp("club"), url="http://games.example", **mail)
    yield started
    started.stop()


Visiting = Callable[..., Hand]
#: All visitors have names of their own: the server is the same for all tests here.
VISITS = count(1)


FORMS = [("en-GB", 1440, 900, "light"), ("pl-PL", 390, 844, "dark")]


@pytest.fixture(params=FORMS, ids=["wide", "phone"])
def visit(request: pytest.FixtureRequest, sit: Sitting, club: Server) -> Visiting:
    """Somebody with an account, on a wide screen in English, then on a phone in Polish at night."""
    locale, width, height, scheme = request.param

    def make(name: str = "", fresh: bool = False) -> Hand:
        look = {"locale": locale, "width": width, "height": height, "color_scheme": scheme}
        hand = sit(at=club.address, fresh=fresh, **look)
        hand.call("GET", "/api/me")
        if name:
            account = {"name": f"{name} {width} {next(VISITS)}", "password": PASSWORD}
            hand.call("POST", "/api/account", account)
        hand.go()
        return hand

    return make


def look(hand: Hand, where: str) -> None:
    """Nothing is cut off, a finger hits everything, and axe has nothing to say."""
    expect(hand.page.locator("dialog[open], main.page").first).to_be_visible()
    hand.drawn()
    phone = (hand.page.viewport_size or {})["width"] < 700
    assert not hand.page.evaluate(FAULTS, phone), where
    assert not violations(hand.page), where


def my_sheet(hand: Hand) -> Locator:
    """The page about myself."""
    hand.page.locator("header .me").click()
    sheet = hand.page.locator("dialog[open]")
    expect(sheet.locator("a[download]")).to_be_visible()
    return sheet


def letter(box: Box, page: str) -> str:
    """Where the link of the next letter leads."""
    _, _, text = box.next()
    found = re.search(rf"http://games\.example(/{page}/\S+)", text)
    assert found
    return found[1]


def test_letters(visit: Visiting, box: Box) -> None:
    ann = visit("Ann")
    sheet = my_sheet(ann)
    form = sheet.locator("form", has=ann.page.locator("input[type=email]"))
    form.locator("input[type=email]").fill("ann@games.example")
    form.locator("input[type=password]").fill(PASSWORD)
    form.locator("button").click()
    expect(sheet.locator("[role=status]")).to_be_visible()
    look(ann, "address")
    ann.go(letter(box, "confirm"))
    look(ann, "confirm")
    ann.page.locator(".letter button").click()
    expect(ann.page.locator(".letter [role=status]")).to_be_visible()
    assert ann.call("GET", "/api/account")["email"] == "ann@games.example"
    account = ann.call("GET", "/api/account")["account"]
    other = visit()
    sheet = my_sheet(other)
    sheet.locator("input[autocomplete=username]").fill(account)
    sheet.locator("form:has(input[autocomplete=username]) > button").click()  # comes a little later
    expect(sheet.locator("[role=status]")).to_be_visible()
    look(other, "forgotten")
    other.go(letter(box, "reset"))
    other.page.locator("input[type=password]").fill("quite another")
    look(other, "reset")
    other.page.locator(".letter button").click()
    expect(other.page.locator(".letter [role=status]")).to_be_visible()
    other.page.locator(".letter a").click()
    expect(other.page.locator(".games .game").first).to_be_visible()
    other.go("/confirm/used-long-ago")
    other.page.locator(".letter button").click()
    expect(other.page.locator(".letter [role=alert]")).to_be_visible()
    look(other, "old-letter")


#: A push service that takes every browser.
SUBSCRIBE = """
const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))
const bytes = (text) => Uint8Array.from(plain(text), (each) => each.charCodeAt(0)).buffer
const push = { endpoint: 'https://push.example/bea', unsubscribe: async () => true,
  getKey: (name) => bytes(name === 'auth' ? 'AUTH' : 'POINT') }
PushManager.prototype.subscribe = async () => (window.pushed = push)
PushManager.prototype.getSubscription = async () => window.pushed ?? null
Notification.requestPermission = async () => 'granted'
""".replace("AUTH", AUTH).replace("POINT", POINT)


def test_my_data_and_being_away(visit: Visiting) -> None:
    bea = visit("Bea", fresh=True)  # a service worker takes what is pushed
    bea.page.evaluate(SUBSCRIBE)
    sheet = my_sheet(bea)
    away = sheet.locator("form", has=bea.page.locator("input[type=date]"))
    with bea.page.expect_response(lambda each: "/api/push" in each.url and each.request.method == "POST"):
        away.locator("input[type=checkbox]").first.click()
    expect(away.locator("input[type=checkbox]").first).to_be_checked()
    assert len(bea.call("GET", "/api/me/export")["told_by_push"]) == 1
    away.locator("input[type=checkbox]").last.check()
    away.locator("input[type=number]").first.fill("23")
    away.locator("input[type=url]").fill("https://hooks.example/bea")
    away.locator("input[type=date]").fill("2099-08-01")
    away.locator("button").last.click()
    expect(sheet.locator("[role=status]")).to_be_visible()
    look(bea, "away")
    kept = bea.call("GET", "/api/away")
    assert (kept["quiet"], kept["webhook"]) == ([23, 8], "https://hooks.example/bea")
    with bea.page.expect_download() as taken:
        sheet.locator("a[download]").click()
    assert "Bea" in Path(taken.value.path()).read_text()
    sheet.locator("a[download] + button").click()
    look(bea, "forget")
    form = sheet.locator("form", has=bea.page.locator(".help"), has_not=bea.page.locator("[type=checkbox]"))
    form.locator("input").fill(PASSWORD)
    form.locator("button").first.click()
    expect(sheet.locator("input[autocomplete=username]")).to_be_visible()
    assert bea.call("GET", "/api/me")["account"] is None


PEOPLE = re.compile("At this table|Przy tym stole")


def test_luck_and_the_words_of_all(visit: Visiting) -> None:
    """Both add something before the deal; when one gives up, the page finds that all was kept."""
    cas, friend = visit(), visit()
    made = cas.set_up({"kind": "link"}, words=True)
    cas.go(f"/table/{made['table']}")
    expect(cas.page.locator(".gather input[readonly]")).to_be_visible()
    look(cas, "gather")
    cas.page.locator(".gather form input").fill("tulip")
    cas.page.locator(".gather form button").click()
    expect(cas.page.locator(".gather [role=status]")).to_be_visible()
    friend.go(f"/join/{made['links']['seats']['1']}")
    friend.page.locator("form.join button").click()
    friend.page.locator(".gather form button").click()
    for hand in (cas, friend):
        hand.ready()
    cas.page.get_by_role("button", name=PEOPLE).click()
    sheet = cas.page.locator("dialog[open]")
    expect(sheet.locator(".luck code")).to_have_count(1)
    sheet.locator("details summary").click()
    look(cas, "luck")
    sheet.locator(".trouble button").first.click()
    sheet.locator(".trouble textarea").fill("Does not answer.")
    look(cas, "report")
    sheet.locator(".trouble form button").first.click()
    expect(sheet.locator(".trouble [role=status]")).to_be_visible()
    sheet.locator(".trouble button").last.click()
    expect(sheet.locator(".trouble [role=status]")).to_contain_text(friend.call("GET", "/api/me")["name"])
    sheet.locator(".manners .bad").first.click()
    sheet.locator(".ask .bad").click()
    cas.go(f"/table/{made['table']}")
    cas.ready()
    cas.page.get_by_role("button", name=PEOPLE).click()
    expect(sheet.locator(".luck [role=status]")).not_to_have_class("wrong")
    expect(sheet.locator(".luck")).to_contain_text("tulip")
    assert not sheet.locator(".luck .wrong").count()
    look(cas, "luck-told")
    cas.close_sheet()
    cas.go("/")
    mine = my_sheet(cas)
    mine.locator("li", has_text=friend.call("GET", "/api/me")["name"]).locator("button").click()
    expect(mine.locator("li", has_text=friend.call("GET", "/api/me")["name"])).to_have_count(0)


def test_the_house(visit: Visiting, club: Server) -> None:
    dee, rude = visit("Dee"), visit("Rude")
    admin(club, "role", dee.call("GET", "/api/account")["account"], "moderator")
    made = dee.set_up({"kind": "link"})
    rude.call("POST", f"/api/tables/{made['table']}/sit", {"seat": 1, "token": made["links"]["seats"]["1"]})
    dee.call("POST", "/api/report", {"table": made["table"], "seat": 1, "text": "Shouts at everybody."})
    dee.go("/house")
    page = dee.page
    report = page.locator(".house li", has_text="Shouts")
    report.locator("button").first.click()
    expect(report.locator(".glance")).to_be_visible()
    look(dee, "house")
    report.locator(".glance button").first.click()
    expect(report.locator(".glance")).to_have_count(0)
    assert made["table"] in [card["id"] for card in rude.call("GET", "/api/tables")["finished"]]
    page.locator(".house form input[type=text]").fill("Back at noon")
    page.locator(".house form button").first.click()
    report.locator("button").last.click()
    expect(report).to_have_count(0)
    rude.go("/")
    expect(rude.page.get_by_text("Back at noon")).to_be_visible()


def admin(server: Server, *words: str) -> None:
    """What somebody says who looks after the server."""
    command = [sys.executable, "-m", "astrarium", "admin", *words, "--data", str(server.data)]
    subprocess.run(command, check=True, capture_output=True)
