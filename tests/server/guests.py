"""Clients for tests: a server process, guests with a cookie, and tabs at a table."""

from __future__ import annotations

import atexit
import json
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakSet

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from astrarium import localization
from astrarium.kernel import Seat, Text

from .forking import forker

#: Seconds that anything may take.
PATIENCE = 120.0
#: What accounts of tests are opened with.
PASSWORD = "a long secret"


def websocket(url: str, **more: Any) -> ClientConnection:
    """A WebSocket that no busy machine can end.

    It sends no keepalive pings, takes in every frame at once, and so answers the server's pings although
    nobody reads.
    """
    patient = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None, "max_queue": None}
    socket = connect(url, max_size=None, compression=None, **(patient | more)).__enter__()
    _opened.add(socket)
    return socket


#: Connections that nobody has closed yet.
_opened: WeakSet[httpx.Client | ClientConnection] = WeakSet()


def close_connections() -> None:
    """End what a test has left open: each WebSocket has a thread, and a process only so many files."""
    for each in tuple(_opened):
        each.close()
    _opened.clear()


class Server:
    """A server process that keeps its tables in a folder."""

    def __init__(self, folder: Path, *words: str, **more: str) -> None:
        self.folder = folder
        #: What nobody may read in the log: cookies and links that were given out.
        self.secrets: set[str] = set()
        #: Whether a test plants a fault that the log may tell.
        self.faulty = False
        log = folder.parent / f"{folder.name}.log"
        environment = {**os.environ, **more}
        self.process, self.port = forker().begin([str(folder), *words], log, environment)
        atexit.register(self.process.kill)  # also when a test fails
        self.url = f"http://127.0.0.1:{self.port}"
        self._await_answer()

    def _await_answer(self) -> None:
        end = time.monotonic() + 6 * PATIENCE  # on a busy machine a process takes long to begin
        while True:
            try:
                httpx.get(f"{self.url}/api/me", timeout=PATIENCE)
                return
            except httpx.HTTPError:
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)

    def get(self, path: str, **more: Any) -> httpx.Response:
        """What somebody without a cookie gets."""
        return self.request("GET", path, **more)

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return httpx.request(method, self.url + path, timeout=PATIENCE, **more)

    def guest(self, name: str = "") -> Guest:
        return Guest(self, name)

    def member(self, name: str) -> Guest:
        """Somebody with an account."""
        guest = self.guest()
        assert guest.post("/api/account", name=name, password=PASSWORD).status_code == 200
        return guest

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        self.process.wait()
        self.keep_quiet()

    def keep_quiet(self) -> None:
        """No fault and no secret of anybody is in the log, whatever was done, and what is there is in words."""
        assert self.faulty or "Traceback" not in self.said, self.said[:4000]
        known = {PASSWORD, *self.secrets, *self._seeds()}
        told = [secret for secret in known if secret in self.said]
        assert not told, f"the log tells {told}"
        unsaid = [line for line in self.said.splitlines() if "⟦" in line]
        assert not unsaid, f"the log has no words for {unsaid}"

    def rows(self, query: str, *values: Any) -> list[Any]:
        """What is found in its database."""
        with closing(sqlite3.connect(self.folder / "tables.sqlite3", timeout=PATIENCE)) as db:
            return db.execute(query, values).fetchall()

    def change(self, order: str, *values: Any) -> None:
        """Change something in its database."""
        with closing(sqlite3.connect(self.folder / "tables.sqlite3", timeout=PATIENCE)) as db, db:
            db.execute(order, values)

    def _seeds(self) -> set[str]:
        """The seeds of tables and the key of cookies."""
        file = self.folder / "tables.sqlite3"
        if not file.exists():
            return set()
        with closing(sqlite3.connect(file)) as db:
            try:
                seeds = {seed for (seed,) in db.execute("SELECT seed FROM tables WHERE NOT seeded")}
                return seeds | {
                    value for (value,) in db.execute("SELECT value FROM settings WHERE key != 'works-with'")
                } - {""}
            except sqlite3.Error:  # a test has broken it
                return set()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.kill()

    @property
    def said(self) -> str:
        """What it complained of."""
        return (self.folder.parent / f"{self.folder.name}.log").read_text()


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        _opened.add(self.http)
        self.me = self.http.get("/api/me").json()
        server.secrets.add(self.http.cookies["astrarium"])
        if name:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    def move_to(self, server: Server) -> None:
        """The same browser, with the server at another address."""
        self.server = server
        self.http.base_url = server.url

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def new_table(self, *seats: Any, game: str = "metallum", **more: Any) -> dict[str, Any]:
        """Set up a table; a seat is a kind (`me`, `link`) or `bot:NAME`."""
        wishes = [
            {"kind": "bot", "bot": seat[4:]} if seat[:4] == "bot:" else {"kind": seat} for seat in seats
        ]
        answer = self.post("/api/tables", game=game, seats=wishes, **more)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        self.server.secrets |= {*created["links"]["seats"].values(), created["links"]["watch"]}
        return created

    def sit(self, table: dict[str, Any], seat: int) -> httpx.Response:
        """Take a seat by its invitation."""
        return self.post(
            f"/api/tables/{table['table']}/sit", seat=seat, token=table["links"]["seats"][str(seat)]
        )

    def tab(self, table: str | dict[str, Any], token: str = "", **more: str) -> Tab:
        """Open a table."""
        id = table if isinstance(table, str) else table["table"]
        return Tab(self, id, token, **more)

    def open(self, table: str | dict[str, Any], token: str = "") -> Tab:
        """Open a table, and read its first position."""
        tab = self.tab(table, token)
        tab.position()
        return tab


def at_one_table(host: Guest, *friends: Guest, **more: Any) -> tuple[dict[str, Any], list[Tab]]:
    """A new table at which these people sit, and as each of them has it."""
    table = host.new_table("me", *["link"] * len(friends), **more)
    for seat, friend in enumerate(friends, 1):
        assert friend.sit(table, seat).status_code == 200
    return table, [guest.open(table) for guest in (host, *friends)]


class Tab:
    """A page at a table. It keeps every raw frame it got."""

    def __init__(self, guest: Guest, table: str, token: str = "", **more: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{table}/play"
        self.socket = websocket(
            url + (f"?token={token}" if token else ""), additional_headers={"Cookie": cookie, **more}
        )
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.count = 0

    def read(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        frame = self.socket.recv(timeout=patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "position":
            self.now = message
        return message

    def until(self, kind: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of a kind, or for which something holds."""
        while True:
            message = self.read()
            if message["type"] == kind if isinstance(kind, str) else kind(message):
                return message

    def position(self, move: int | None = None) -> dict[str, Any]:
        """The next position (the one with this number)."""
        return self.until(lambda m: m["type"] == "position" and move in (None, m["move"]))

    def send(self, type: str, **body: Any) -> int:
        self.count += 1
        self.socket.send(json.dumps({"type": type, "id": self.count, **body}))
        return self.count

    def ask(self, type: str, **body: Any) -> dict[str, Any]:
        """Send a message and get what is said to it: `done`, `refused`, or its own answer."""
        id = self.send(type, **body)
        return self.until(lambda m: m.get("id") == id and m["type"] not in ("chat", "players"))

    @property
    def choice(self) -> dict[str, Any] | None:
        return self.now["choices"][0] if self.now.get("choices") else None

    def answer(self, answer: Any, **more: Any) -> dict[str, Any]:
        assert self.choice is not None
        return self.ask(
            "answer", **{"seat": self.choice["seat"], "move": self.now["move"], "answer": answer, **more}
        )

    def log(self) -> list[dict[str, Any]]:
        """The log as the page has it by now."""
        log: list[dict[str, Any]] = []
        for message in self.messages:
            if message["type"] == "position":
                assert message["events_from"] <= len(log)
                del log[message["events_from"] :]
                log += message["events"]
        return log

    def news(self) -> list[dict[str, Any]]:
        """What the server has sent by now; it answers a question after everything before."""
        before = len(self.messages)
        self.ask("why", seat=0)
        return self.messages[before:-1]

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.read(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> int:
        """Read to the end; with which code the server closed."""
        try:
            while True:
                self.read()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    def close(self) -> None:
        self.socket.close()


def error(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and its text."""
    body = answer.json()
    assert body["status"] == answer.status_code
    return answer.status_code, body["error"]["text"]


def wait_for(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + 3 * PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def pick(choice: dict[str, Any], rng: Random) -> Any:
    """A random answer to a choice."""
    options = [each["option"] for each in choice["options"]]
    if not choice["several"]:
        return rng.choice(options)
    return rng.sample(options, rng.randint(choice["at_least"], min(choice["at_most"], len(options))))


def play_on(tabs: list[Tab], rng: Random, moves: int = 10_000) -> None:
    """Answer whatever is asked at these tabs, until the game is over or so many answers are given."""
    for _ in range(moves):
        tab = next((tab for tab in tabs if tab.choice), None)
        if tab is None:
            if any(tab.now["over"] for tab in tabs):
                return
            tabs[0].position()
            continue
        said = tab.answer(pick(tab.choice, rng))  # type: ignore[arg-type]
        assert said["type"] == "done", said
        level(tabs, tab)


def level(tabs: list[Tab], first: Tab) -> None:
    """Read until all tabs stand where the first one is after its next position."""
    first.position()
    while not first.choice and not first.now["over"] and len(tabs) == 1:
        first.position()
    for tab in tabs:
        while tab.now["move"] != first.now["move"] or tab.now["waiting"] != first.now["waiting"]:
            tab.position()


def said(tree: Any, language: str = "en", game: Any = None, names: Sequence[str] = ()) -> str:
    """A text tree in words, as a client puts it: of tables, of the server itself, or of a game."""
    return localization.say(_text(tree), language, game=game, names=names, strict=True)


def _text(tree: Any) -> Any:
    if not isinstance(tree, dict):
        return tree
    if "seat" in tree:
        return Seat(tree["seat"])
    return Text(tree["text"], **{name: _text(arg) for name, arg in tree["args"].items()})
