"""Real servers and a real browser: Chromium from the PATH, else the one that Playwright downloads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, expect, sync_playwright

from .hands import Hand

ROOT = Path(__file__).parents[2]
#: How long anything may take to appear, in milliseconds: it ends a wait in vain, nobody waits for it else.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
BUILT = ROOT / "src" / "astrarium" / "web_dist" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: An address of the server without a page on it: its storage can be written before the client runs.
QUIET = "/healthz"
#: A test may serve another build of the page.
SERVE = """
import os, pathlib, sys
from astrarium.server import run
from astrarium.server.http import static_files
static_files.DIST = pathlib.Path(os.environ.get("OTHER_PAGE", static_files.DIST))
run(port=int(sys.argv[2]), data_dir=sys.argv[1], workers=1, public_url=sys.argv[3] or None)
"""
#: Somebody who has been here before: nothing is explained unasked, and nothing asked back.
AT_HOME = """
const games = ['metallum', 'race', 'orion', 'captains', 'adastra']
const known = { warnings: false, met: games }
if (!localStorage.getItem('astrarium')) localStorage.setItem('astrarium', JSON.stringify(known))
"""
TOYS = ROOT / "tests" / "server" / "toy_server.py"


class Server:
    """A server process of our own, with tables of its own; it can die and come back at the same address."""

    def __init__(self, data: Path, script: Path | None = None, url: str = "", **environment: str) -> None:
        self.data = data
        self.url = url
        self.script = script
        self.environment = {**os.environ, **environment}
        self.port = 0
        self.start()

    def start(self) -> None:
        if not BUILT.is_file():
            pytest.fail(
                "The client is not built: run make play once, or npm run build in web/.", pytrace=False
            )
        own = [str(self.script), str(self.data)]
        program = own if self.script else ["-c", SERVE, str(self.data), str(self.port), self.url]
        self.process = subprocess.Popen(
            [sys.executable, *program], stdout=subprocess.PIPE, text=True, env=self.environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        port = line.rpartition(":")[2]
        if not port.isdigit():
            self.kill()
            pytest.fail(f"The server did not start: {line!r}", pytrace=False)
        self.port = int(port)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: nothing is put in order first."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


# Both end with the tests of this folder: while Playwright runs, no other event loop can.
@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server.address
    server.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    started = Server(tmp_path)
    yield started
    started.stop()


@pytest.fixture(scope="package")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with toy games beside the real ones."""
    started = Server(tmp_path_factory.mktemp("toys"), script=TOYS)
    yield started.address
    started.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except Error as error:
            first = str(error).strip().splitlines()[0]
            pytest.fail(f"No Chromium could be started (apt-get install chromium): {first}", pytrace=False)
        yield started
        started.close()


class Windows:
    """Contexts of the browser that are used by test after test: what was loaded once is at hand.

    Each test finds its own as new: without pages, cookies or storage. No service worker is let in, as
    most tests need none; those that do take a context of their own.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[tuple[BrowserContext, CDPSession]]] = {}

    def take(self, **more: Any) -> tuple[str, BrowserContext, CDPSession]:
        kind = repr(sorted(more.items()))
        if free := self.free.get(kind):
            return kind, *free.pop()
        context = new_context(self.browser, service_workers="block", **more)
        return kind, context, context.new_cdp_session(context.new_page())

    def give_back(
        self, kind: str, context: BrowserContext, first: CDPSession, origins: Iterable[str]
    ) -> None:
        for page in context.pages[1:]:
            page.close()
        for origin in (each for each in origins if each.startswith("http")):
            first.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        context.clear_cookies()
        self.free.setdefault(kind, []).append((context, first))


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


Sitting = Callable[..., Hand]


def new_context(browser: Browser, newcomer: bool = False, **more: Any) -> BrowserContext:
    # The hands wait for things by scripts of their own, which the page's policy would not let in.
    more.setdefault("bypass_csp", True)
    context = browser.new_context(**more)
    if not newcomer:  # who tests anything else does not want to be told or asked back
        context.add_init_script(AT_HOME)
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def sit(browser: Browser, windows: Windows, address: str) -> Iterator[Sitting]:
    """Makes a person: a browser window of their own, in a language, on a screen of some size."""
    own: list[BrowserContext] = []
    lent: list[tuple[Hand, str, BrowserContext, CDPSession]] = []
    hands: list[Hand] = []

    def make(
        name: str = "",
        width: int = 1440,
        height: int = 900,
        locale: str = "en-GB",
        at: str = address,
        *,
        color_scheme: Literal["dark", "light"] = "light",
        # Nobody has to wait for what travels, but where that is the very subject.
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        new: bool = False,
        fresh: bool = False,
        **more: Any,
    ) -> Hand:
        """`new`: who has never been here; `fresh`: whose browser has never been here, and keeps the page."""
        more = {"newcomer": new, "locale": locale, **more}
        if fresh:
            own.append(new_context(browser, **more))
            page = own[-1].new_page()
        else:
            kind, context, first = windows.take(**more)
            page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        hand = Hand(page, at)
        hands.append(hand)
        if not fresh:
            lent.append((hand, kind, context, first))
        if name:
            hand.call("POST", "/api/me", {"name": name}, first=True)
        return hand

    yield make
    faults = [fault for hand in hands for fault in hand.faults]
    for context in own:
        context.close()
    for hand, kind, context, first in lent:
        windows.give_back(kind, context, first, hand.origins)
    assert not faults, faults
