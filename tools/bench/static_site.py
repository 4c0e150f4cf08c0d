"""Measures the page without a server: size, start-up, speed of bots, long tasks."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from tools.build.web_client import ROOT, WEB, node_environment

SITE = ROOT / "dist" / "site"
#: Timeout of a start, in milliseconds.
PATIENCE = 300_000
#: The time from the first request until the engine has started.
STARTED = """() => new Promise((done) => {
  const look = () => {
    const [mark] = performance.getEntriesByName('engine')
    return mark ? done(mark.startTime) : setTimeout(look, 20)
  }
  look()
})"""
#: Waits until the first visit has cached the engine's memory.
KEPT = """async () => {
  const kept = async () => {
    const name = (await caches.keys()).find((each) => each.includes('engine'))
    return name && (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/memory'))
  }
  while (!(await kept())) await new Promise((go) => setTimeout(go, 20))
}"""
#: Collects long tasks (over 50 ms) of the main thread, as Chromium reports them.
WATCH = """() => {
  window.tasks = []
  const seen = (list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))
  new PerformanceObserver(seen).observe({ type: 'longtask' })
}"""


def main() -> None:
    sizes()
    bots()
    with served() as url, chromium() as browser:
        starts(browser, url)
        stutter(browser, url)


def sizes() -> None:
    """Print the sizes of the files to load."""
    (engine,) = (SITE / "engine").iterdir()
    packed = sum(path.stat().st_size for path in engine.iterdir())
    rest = [path for path in SITE.rglob("*") if path.is_file() and "engine" not in path.parts]
    shell = sum(len(gzip.compress(path.read_bytes())) for path in rest)
    print(f"engine, packed                 {packed / 1e6:8.2f} MB   (asked: < 6 MB)")
    print(f"all the rest, compressed       {shell / 1e6:8.2f} MB")


def bots() -> None:
    """Print how long bots take in the page's Python, run in Node."""
    (engine,) = (SITE / "engine").iterdir()
    command = ["node", "engine/bench.mjs", str(engine)]
    said = subprocess.run(
        command, cwd=WEB, env=node_environment(), capture_output=True, text=True, check=False
    )
    if said.returncode:
        sys.exit(said.stderr[-2000:])
    for game, took in json.loads(said.stdout).items():
        worst = f"slowest {took['worst_ms']:.0f} ms"
        name = f"{game}-basic answers, median"
        print(f"{name:30} {took['median_ms']:8.1f} ms   (asked: < 150 ms; {worst})")


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """The folder on a plain file server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser, as the tests drive it."""
    from playwright.sync_api import sync_playwright

    from tools.bench.lighthouse import BROWSERS

    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    flags = ["--headless", "--no-sandbox", "--disable-gpu"]
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=flags)
        yield started
        started.close()


def starts(browser: Any, url: str) -> None:
    """Print the start-up times: of the first visit, of another, and offline."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    for visit in ("first visit", "second visit", "second visit, offline"):
        context.set_offline("offline" in visit)
        page = context.new_page()
        page.goto(url)
        took = page.evaluate(STARTED)
        asked = "   (asked: < 2 s)" if "second" in visit else ""
        print(f"{'engine, ' + visit:30} {took / 1000:8.2f} s{asked}")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.evaluate(KEPT)
        page.close()
    context.close()


def stutter(browser: Any, url: str) -> None:
    """Print the long tasks of the main thread while bots play a game."""
    sys.path.insert(0, str(ROOT / "tests"))
    from browser.hands import PLAY

    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}#/new/race")
    page.locator("form.new button.main").click()
    page.wait_for_selector(".race")
    page.evaluate(WATCH)
    page.evaluate(PLAY, {"seed": 5, "rounds": 4, "patience": PATIENCE, "first": ""})
    page.wait_for_function("window.played")
    tasks = page.evaluate("window.tasks")
    longest = f"longest {max(tasks, default=0):.0f} ms"
    print(f"{'tasks of the page over 50 ms':30} {len(tasks):8}      (asked: 0; {longest})")
    context.close()


if __name__ == "__main__":
    main()
