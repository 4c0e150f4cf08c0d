"""People for tests: guests with a browser's cookie, and tabs at a table."""

from __future__ import annotations

import atexit
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from astrarium import tables, texts
from astrarium.kernel import Seat, Text
from astrarium.server.running import CannotServe

#: Seconds that anything may take.
PATIENCE = 20.0
#: What accounts of tests are opened with.
PASSWORD = "a long secret"
SCRIPT = Path(__file__).parent / "toy_server.py"
#: Whose texts those of tables are, for `said`.
TABLES: Any = SimpleNamespace(folder=Path(tables.__file__).parent, says={})


class Server:
    """A server process that keeps its tables in a folder."""

    def __init__(self, folder: Path, *words: str, **more: str) -> None:
        self.folder = folder
        #: What nobody may read in the log: cookies and links that were given out.
        self.secrets: set[str] = set()
        self.log = (folder.parent / f"{folder.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT), str(folder), *words],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, **more},
        )
        atexit.register(self.process.kill)  # also when a test fails
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
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

    def guest(self, name: str = "") -> Guest:
        return Guest(self, name)

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        self.process.wait()
        self.log.close()
        self.keep_quiet()

    def keep_quiet(self) -> None:
        """No secret of anybody is in the log, whatever was done here."""
        known = {PASSWORD, *self.secrets, *self._seeds()}
        told = [secret for secret in known if secret in self.said]
        assert not told, f"the log tells {told}"

    def _seeds(self) -> set[str]:
        """The seeds of tables and the key of cookies."""
        file = self.folder / "tables.sqlite3"
        if not file.exists():
            return set()
        with closing(sqlite3.connect(file)) as db:
            try:
                seeds = {seed for (seed,) in db.execute("SELECT seed FROM tables WHERE NOT seeded")}
                return seeds | {value for (value,) in db.execute("SELECT value FROM settings")} - {""}
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


class Tab:
    """A page at a table. It keeps every raw frame it got."""

    def __init__(self, guest: Guest, table: str, token: str = "", **more: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{table}/play"
        self.socket = connect(
            url + (f"?token={token}" if token else ""),
            additional_headers={"Cookie": cookie, **more},
            max_size=None,
            compression=None,
        ).__enter__()
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
    own = TABLES if isinstance(tree, dict) and tree.get("text", "").startswith("table-") else CannotServe.game
    return texts.say(_text(tree), language, game=game or own, names=names, strict=True)


def _text(tree: Any) -> Any:
    if not isinstance(tree, dict):
        return tree
    if "seat" in tree:
        return Seat(tree["seat"])
    return Text(tree["text"], **{name: _text(arg) for name, arg in tree["args"].items()})
