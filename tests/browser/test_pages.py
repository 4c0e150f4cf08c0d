"""The pages around the table: they say what is wrong, weigh little and are open to everybody."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, Request, expect

from .conftest import ROOT, Sitting
from .hands import AT_REST, Hand
from .waiting import until

BOT = {"kind": "bot", "bot": "random"}
LINK = {"kind": "link"}

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHT = 300_000


@pytest.mark.parametrize(
    "path", ["/nowhere", "/join/no-such-token", "/table/no-such-table", "/new/no-such-game"]
)
def test_a_wrong_address_gets_a_friendly_page(sit: Sitting, path: str) -> None:
    ann = sit()
    ann.go(path)
    expect(ann.page.locator(".error h1")).to_be_visible()
    ann.page.locator(".error a").click()
    expect(ann.page.locator(".games .game").first).to_be_visible()


def test_a_newcomer_reads_the_lobby_before_any_script_has_come(sit: Sitting) -> None:
    ann = sit(locale="pl-PL", java_script_enabled=False)
    ann.page.goto(ann.address)
    expect(ann.page.locator(".games .game .name").first).to_have_text("Gwiezdna Flota")
    expect(ann.page.locator(".games .game")).to_have_count(5)
    assert ann.page.locator("html").get_attribute("lang") == "pl"
    assert ann.page.get_by_role("button", name="Naucz się").count() == 5


@pytest.mark.parametrize("game", ["adastra", "captains", "metallum", "orion", "race"])
def test_the_first_load_is_light(sit: Sitting, game: str) -> None:
    # without a worker everything comes over the line, once
    ann = sit("Ann", locale="pl-PL", service_workers="block", fresh=True)
    loaded: list[Request] = []
    ann.page.on("requestfinished", lambda request: loaded.append(request))
    ann.open(BOT, game=game)
    ann.page.evaluate("document.fonts.ready")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.locator("link[rel=preload][as=fetch]").get_attribute("href") == "/api/texts/pl"
    assert sum(request.url.endswith("/api/texts/pl") for request in loaded) == 1  # what is preloaded is used
    weights = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    print(f"first load of {game}: {sum(weights.values()) / 1000:.0f} kB")
    assert {url.rpartition(".")[2] for url in weights} > {"js", "css", "woff2"}
    assert 100_000 < sum(weights.values()) < LIGHT, weights


def violations(page: Page) -> list[str]:
    """What axe finds serious on the page as it is."""
    if not AXE.is_file():
        pytest.fail("axe-core is not there: run npm install in web/.", pytrace=False)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    # what fades in has no contrast yet
    page.evaluate(AT_REST)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['impact']}): {each['nodes'][0]['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def open_to_all(hand: Hand, where: str) -> None:
    """Axe finds nothing serious here, in either theme."""
    for scheme in ("dark", "light"):
        hand.page.emulate_media(color_scheme=scheme)
        assert not violations(hand.page), (where, scheme)


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1440, "light")])
def test_axe_finds_nothing_serious(sit: Sitting, width: int, scheme: Literal["dark", "light"]) -> None:
    ann = sit("Ann", width=width, color_scheme=scheme)
    pages = {"/": ".games .game", "/new/metallum": "form.new", "/rules/metallum": ".paragraph"}
    for path, shown in {**pages, "/nowhere": ".error"}.items():
        ann.go(path)
        expect(ann.page.locator(shown).first).to_be_visible()
        assert violations(ann.page) == [], path
    ann.open(BOT)
    for sheet in ("At this table", "Settings", "Why can't I?"):
        ann.page.get_by_role("button", name=sheet, exact=True).click()
        expect(ann.page.locator("dialog[open]")).to_be_visible()
        assert violations(ann.page) == [], sheet
        ann.close_sheet()


#: Whether all files that the page has loaded are at hand without a connection.
ALL_KEPT = """async () => {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = paths.filter((path) => path.startsWith('/assets/'))
  const kept = await Promise.all(files.map((path) => caches.match(path)))
  return files.length > 0 && kept.every((each) => each)
}"""


def test_it_can_be_installed_and_opens_without_a_connection(sit: Sitting) -> None:
    ann = sit(fresh=True)
    ann.go("/")
    chromium = ann.page.context.new_cdp_session(ann.page)
    manifest = chromium.send("Page.getAppManifest")
    assert not manifest["errors"]
    assert json.loads(manifest["data"])["start_url"] == "/"
    kept = "async () => navigator.serviceWorker.controller && (await caches.match('/')) !== undefined"
    until(ann.page, kept)
    faults = [
        each["errorId"] for each in chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert not set(faults) - {"in-incognito"}
    ann.page.reload()  # now everything the page needs goes through the worker
    expect(ann.page.locator(".games .game").first).to_be_visible()
    until(ann.page, ALL_KEPT)
    ann.page.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_contain_text("Connection lost")


def test_a_link_to_my_own_seat_leads_straight_to_the_table(sit: Sitting) -> None:
    ann, bea = sit("Ann"), sit("Bea")
    made = ann.open(LINK)
    token = made["links"]["seats"]["1"]
    bea.call("POST", f"/api/tables/{made['table']}/sit", {"seat": 1, "token": token})
    bea.go(f"/join/{token}")
    bea.ready()
    expect(bea.page.locator("[data-state=selectable]").first).to_be_visible()


#: When the journeys of pieces end that are under way.
JOURNEYS = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect?.target?.dataset?.flip)
  .map((each) => each.effect.getComputedTiming().endTime)"""
#: Watches all journeys from now on.
WATCH = """() => {
  window.journeys = []
  const watch = () => {
    window.journeys.push(...(JOURNEYS)())
    requestAnimationFrame(watch)
  }
  watch()
}""".replace("JOURNEYS", JOURNEYS)
#: Picks a tile, and presses a key while it travels: how many pieces were under way before and after.
INTERRUPT = """async () => {
  document.querySelector('.tray [data-state=selectable]').click()
  let before = 0
  // no frame passes meanwhile: however slow the machine, the journey has not ended
  for (let tries = 0; tries < 200 && !before; tries += 1) {
    await null
    before = (JOURNEYS)().length
  }
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}))
  return [before, (JOURNEYS)().length]
}""".replace("JOURNEYS", JOURNEYS)


def test_pieces_travel_for_400_ms_at_most_and_any_key_ends_it(sit: Sitting) -> None:
    ann = sit("Ann", reduced_motion="no-preference")
    ann.open(BOT)
    ann.page.evaluate(WATCH)
    ann.tile("move_1")
    ann.page.wait_for_function("window.journeys.length > 0")
    assert max(ann.page.evaluate("window.journeys")) <= 400
    before, after = ann.page.evaluate(INTERRUPT)
    assert before > 0
    assert after == 0


def test_whoever_wants_stillness_gets_it(sit: Sitting) -> None:
    ann = sit("Ann")  # as everybody in these tests does
    ann.open(BOT)
    ann.page.evaluate(WATCH)
    ann.tile("move_1")
    expect(ann.page.locator(".board .snapped")).to_have_count(1)
    ann.drawn()
    assert not ann.page.evaluate("window.journeys")


@pytest.mark.parametrize(
    ("locale", "whose"), [("en-GB", "belong to their authors"), ("pl-PL", "należą do autorów")]
)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_one_click_from_the_lobby_says_whose_the_games_are(
    sit: Sitting, locale: str, whose: str, width: int, height: int
) -> None:
    ann = sit(width=width, height=height, locale=locale)
    ann.go()
    ann.page.locator("footer a[href='/about']").click()
    expect(ann.page.locator("article")).to_contain_text(whose)
    assert violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
