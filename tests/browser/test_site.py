"""The table without a server, from a plain file server, in a folder of its own."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from .conftest import AT_HOME, ROOT
from .hands import DRAWN, PATIENCE, PLAY
from .test_lobby import SHIFTS
from .waiting import until

SITE = ROOT / "dist" / "site"
FOLDER = "/some/where/"
#: Bytes that may come, compressed, before the lobby is seen, and those of the engine.
LIGHT, ENGINE = 300_000, 6_000_000
#: An engine that starts, in milliseconds: it ends a wait in vain.
START = 240_000
FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') };
"""
SPOIL = """(id) => new Promise((done) => {
  const opened = indexedDB.open('astrarium', 1)
  opened.onsuccess = () => {
    const change = opened.result.transaction('tables', 'readwrite')
    const rows = change.objectStore('tables')
    rows.get(id).onsuccess = ({ target }) => rows.put({ ...target.result, entries: [[0, ['nonsense']]] })
    change.oncomplete = () => { opened.result.close(); done() }
  }
})"""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else, as the simplest web space has it: under a path, not compressed."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/none")

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    if not (SITE / "sw.js").is_file():
        pytest.fail("The site is not built: run make site.", pytrace=False)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{FOLDER}"
    server.shutdown()


def new_context(browser: Browser, **more: Any) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", **more)
    context.add_init_script(AT_HOME)
    context.set_default_timeout(START)
    return context


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who comes again and again: one browser for all tests that do not spoil it."""
    context = new_context(browser)
    yield context
    context.close()


def ready(page: Page) -> None:
    """Wait until the engine is there."""
    page.wait_for_function("performance.getEntriesByName('engine').length", timeout=START)
    expect(page.locator(".bar[role=status]")).to_have_count(0)


def begin(page: Page, site: str, game: str, shared: bool = False) -> str:
    """A new table, by hand; its id."""
    page.goto(f"{site}#/new/{game}")
    if shared:
        for seat in (0, 1):
            page.locator(".oval .seat").nth(seat).click()
            page.locator("form.new [data-kind=hotseat]").click()
    page.locator("form.new button.main").click()
    page.wait_for_selector(f".{game}, .curtain button")
    return page.url.rpartition("/")[2]


def play(page: Page, rounds: int = 99, seed: int = 5) -> str:
    """Play anything that is allowed, by clicking, until a round or the end."""
    page.evaluate(PLAY, {"seed": seed, "rounds": rounds, "patience": PATIENCE, "first": ""})
    page.wait_for_function("window.played", timeout=PATIENCE)
    return str(page.evaluate("window.played"))


def test_the_first_visit(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(site)
    expect(page.locator(".games .game")).to_have_count(5)
    before = {SITE / local(url, site) for url in asked if url.startswith(site) and "/engine/" not in url}
    weight = sum(len(gzip.compress(path.read_bytes())) for path in before)
    ready(page)
    assert all(url.startswith((site, "blob:", "data:")) for url in asked), asked
    assert 50_000 < weight < LIGHT, weight
    assert sum(path.stat().st_size for path in SITE.glob("engine/*/*")) < ENGINE
    manifest = json.loads((SITE / "manifest.webmanifest").read_text())
    assert all((SITE / icon["src"]).is_file() for icon in manifest["icons"])
    page.goto(f"{site}#/daily")
    expect(page.locator(".error")).to_contain_text("needs a server")
    assert faults == []
    page.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_nothing_moves_while_the_lobby_comes(browser: Browser, site: str, width: int, height: int) -> None:
    """The front door stands above the games: whether it is the newcomer's is known when they are."""
    context = new_context(browser, service_workers="block")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    page.route("**/data/**", lambda route: held.append(route))
    page.goto(site)
    card = page.locator(".games .game")
    while not card.count():
        page.evaluate(DRAWN)
        if page.locator(".lobby").count():  # it has been seen as it is before the answers
            while held:
                held.pop(0).continue_()
        elif held and "texts" in held[0].request.url:
            held.pop(0).continue_()
    expect(page.locator(".door h1")).to_be_visible()
    expect(card).to_have_count(5)
    page.evaluate(DRAWN)
    assert page.evaluate("window.shifted") < 0.05
    context.close()


MEMORY = """async (spoil) => {
  const name = (await caches.keys()).find((each) => each.includes('engine'))
  const cache = await caches.open(name)
  const kept = (await cache.keys()).find(({ url }) => url.endsWith('/memory'))
  if (!kept) return 0
  if (spoil) await cache.put(kept, new Response(new Uint8Array(spoil)))
  return (await (await cache.match(kept)).arrayBuffer()).byteLength
}"""


def test_the_second_visit_begins_with_what_the_first_has_made(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    page.goto(site)
    ready(page)
    until(page, f"() => ({MEMORY})(0)", START)
    for spoil, began in ((0, "remembered"), (1000, "made"), (0, "remembered")):
        page.evaluate(MEMORY, spoil)
        page.reload()
        ready(page)
        assert page.evaluate("performance.getEntriesByName('engine')[0].detail") == began
        until(page, f"async () => await ({MEMORY})(0) > 1e6", START)
    page.close()


@pytest.mark.parametrize("early", [True, False])
def test_the_tables_worker_is_called_once_early_or_by_the_page(
    browser: Browser, site: str, early: bool
) -> None:
    context = new_context(browser, service_workers="block")
    if not early:
        context.route("**/early.js", lambda route: route.abort())
    page = context.new_page()
    page.goto(site)
    ready(page)
    assert page.evaluate("!!window.engineHost") is early
    assert len(page.workers) == 2, "one has the tables, one thinks"
    context.close()


def local(url: str, site: str) -> str:
    """The file behind an address."""
    return url.removeprefix(site).partition("#")[0].partition("?")[0] or "index.html"


def test_a_whole_game_with_a_reload_in_the_middle_saved_and_verified(
    visitor: BrowserContext, site: str, tmp_path: Path
) -> None:
    page = visitor.new_page()
    begin(page, site, "race")
    assert play(page, rounds=3) == "round"
    page.reload()
    page.wait_for_selector(".race")
    assert play(page) == "over"
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this game as a file").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    command = [sys.executable, "-m", "astrarium", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    page.goto(site)
    with page.expect_file_chooser() as chooser:
        page.locator(".file input").click()
    chooser.value.set_files(file)
    page.wait_for_selector(".race")
    page.close()


def test_people_pass_the_device_on(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    begin(page, site, "metallum", shared=True)
    page.locator(".curtain button").click()
    expect(page.locator(".metallum")).to_be_visible()
    page.close()


def test_two_tabs_show_the_same_table(visitor: BrowserContext, site: str) -> None:
    one = visitor.new_page()
    begin(one, site, "metallum")
    two = visitor.new_page()
    two.goto(one.url)
    two.wait_for_selector(".metallum")
    assert play(one, rounds=2) == "round"
    expect(two.locator(".top .game .help")).to_have_text(one.locator(".top .game .help").inner_text())
    two.close()
    one.close()


def test_without_a_connection(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    begin(page, site, "metallum")
    page.goto(site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.set_offline(True)
    try:
        page.reload()
        expect(page.locator(".games .game")).to_have_count(5)
        expect(page.locator(".yours li").first).to_be_visible()
        ready(page)
        begin(page, site, "race")
    finally:
        visitor.set_offline(False)
    page.close()


def test_a_puzzle_is_set_and_its_solution_shown(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    page.goto(f"{site}#/puzzles/race")
    expect(page.locator("section h2")).to_have_count(1)
    page.locator("section li button").first.click()
    page.wait_for_selector(".race")
    bar = page.locator("section.puzzle")
    for _ in range(3):
        bar.locator(".deeds button").last.click()
    expect(bar.locator(".hints li").first).to_be_visible()
    page.close()


def test_a_damaged_game_is_said_and_the_others_stay(visitor: BrowserContext, site: str) -> None:
    page = visitor.new_page()
    table = begin(page, site, "race")
    page.goto(site)
    page.evaluate(SPOIL, table)
    page.goto("about:blank")
    page.goto(f"{site}#/table/{table}")
    expect(page.locator(".error")).to_contain_text("damaged")
    page.goto(site)
    expect(page.locator(".yours li").first).to_be_visible()
    page.close()


def test_a_browser_without_room_says_so_and_plays_on(browser: Browser, site: str) -> None:
    context = new_context(browser, service_workers="block")

    def patched(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    context.route("**/assets/worker-*.js", patched)
    page = context.new_page()
    begin(page, site, "race")
    expect(page.locator(".bar.note")).to_contain_text("no room left")
    assert play(page, rounds=2) == "round"
    page.locator("a.home").click()
    expect(page.locator(".yours li")).to_have_count(1)
    context.close()


def test_a_study_is_kept_here_and_opens_from_its_file(
    visitor: BrowserContext, site: str, tmp_path: Path
) -> None:
    page = visitor.new_page()
    page.goto(site)
    page.locator("label.file input").first.set_input_files(ROOT / "tests/records/race/first_game.json")
    page.locator("#decision .ended [data-icon=branch]").click()
    page.wait_for_url("**/study/**")
    page.wait_for_selector(".tree [data-node='5']")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_role("button", name="Deal anew").click()
    expect(page.locator(".tree .inner [aria-current]")).to_have_count(1)
    page.get_by_label("Your note").fill("kept")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("[role=tab] .dot")).to_have_text("1")
    nodes = page.locator(".tree .move").count()
    page.get_by_role("button", name="More about this study").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "study.json"
    file.write_bytes(download.value.path().read_bytes())
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Your note")).to_have_value("kept")
    page.goto(f"{site}#/replays")
    page.locator("label.file input").set_input_files(file)
    page.wait_for_url("**/study/**")
    expect(page.locator(".tree .move")).to_have_count(nodes)
    page.get_by_role("tab", name="Best moves").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".pane .way").first).to_be_visible(timeout=START)
    page.close()
