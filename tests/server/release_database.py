"""A database as a release leaves it: `python -m server.release_database FOLDER NAME` in the folder `tests`.

A server of the release whose checkout FOLDER is (`..` for this one) plays tables of all five games, some in
the middle of a phase, with lessons, puzzles and branches. It is stopped once and killed once. What is left,
and what each person saw last, is kept in `releases/`; every later version has to go on from it.
"""

from __future__ import annotations

import atexit
import json
import lzma
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from .guests import Guest, Server, Tab, pick

RELEASES = Path(__file__).parent / "releases"
GAMES = ("race", "metallum", "orion", "captains", "adastra")
#: Answers after which tables are left: of a server that is stopped, and of one that is killed.
LEFT = {"stopped": (0, 9, 38), "killed": (5, 23, 60)}
SERVE = "from astrarium.cli import main; main()"
#: What a page shows of a position.
SHOWN = ("view", "move", "waiting", "over")


class Released(Server):
    """The server of a release, by its own command."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.folder, self.secrets = folder, set()
        self.log = (folder.parent / f"{folder.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            cwd=folder.parent,
            env={**os.environ, "PYTHONPATH": str(checkout.resolve() / "src"), "BROWSER": "true"},
        )
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(b":", 1)[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._await_answer()

    def keep_quiet(self) -> None:
        """What earlier releases wrote into their logs is not looked at again."""


def play_tables(server: Released, people: list[Guest], stop: str, tables: dict[str, Any]) -> None:
    """Play tables, and leave them."""
    ann, ben = people
    for place, game in enumerate(GAMES):
        rng = Random(f"{stop}-{game}")
        for answers in LEFT[stop]:
            table = ann.new_table("me", "link", game=game, seed=f"{game}-{answers}")
            ben.sit(table, 1)
            tabs = [person.open(table["table"]) for person in people]
            play_on(tabs, rng, answers)
            if answers > 30:
                amid_a_question(tabs, rng)
            tables[table["table"]] = {"game": game, "kind": stop}
            close(tabs)
        if stop == "killed":
            special(ann, game, place, tables, rng)
    if stop == "stopped":
        table = ann.new_table("me", "me", game="race", seed="over")
        alone(ann, table["table"], "race", "over", tables, Random(1), 10_000)


def special(ann: Guest, game: str, place: int, tables: dict[str, Any], rng: Random) -> None:
    """A table with one player for all seats, a branch of it; a lesson, a puzzle, where there are such."""
    table = ann.new_table("me", "me", game=game, seed=f"{game}-alone")["table"]
    alone(ann, table, game, "alone", tables, rng, 12)
    branch = ann.post(f"/api/tables/{table}/branch", move=4)
    assert branch.status_code == 201, branch.text
    alone(ann, branch.json()["table"], game, "branch", tables, rng, 2)
    lesson = ann.post("/api/tables", game=game, lesson="first")
    if lesson.status_code == 201:
        alone(ann, lesson.json()["table"], game, "lesson", tables, rng, 3)
    lists = ann.http.get("/api/puzzles")
    if lists.status_code == 200 and "json" in lists.headers["content-type"]:
        known = {each["game"]: each["puzzles"] for each in lists.json()["games"]}
        set_out = ann.post("/api/tables", game=game, puzzle=known[game][place]["id"])
        assert set_out.status_code == 201, set_out.text
        alone(ann, set_out.json()["table"], game, "puzzle", tables, rng, 1)


def alone(
    ann: Guest, table: str, game: str, kind: str, tables: dict[str, Any], rng: Random, answers: int
) -> None:
    """Answer some questions at a table at which nobody else sits."""
    tab = ann.open(table)
    for _ in range(answers):
        await_turn(tab)
        if tab.now["over"]:
            break
        play_on([tab], rng, 1)
    rest(tab, kind)
    tables[table] = {"game": game, "kind": kind}
    close([tab])


def amid_a_question(tabs: list[Tab], rng: Random) -> None:
    """Play on until one of two who are asked at the same time has answered, if that comes up soon."""
    for _ in range(30):
        if all(tab.choice for tab in tabs):
            play_on(tabs, rng, 1)
            return
        if any(tab.now["over"] for tab in tabs):
            return
        play_on(tabs, rng, 1)


def play_on(tabs: list[Tab], rng: Random, answers: int) -> None:
    """Give so many answers to whatever is asked at these tabs, or until the game is over."""
    while answers:
        for tab in tabs:
            while not tab.quiet(0.005):
                pass
        tab = next((tab for tab in tabs if tab.choice), tabs[0])
        if tab.now["over"]:
            return
        if tab.choice:
            before = tab.now
            answers -= tab.answer(pick(tab.choice, rng))["type"] == "done"
            while tab.now is before:
                tab.read()


def rest(tab: Tab, kind: str) -> None:
    """Wait until the bots have answered; those of a puzzle that is decided do not."""
    if kind == "puzzle":
        while not tab.quiet(1.0):
            pass
    elif kind not in LEFT:
        await_turn(tab)


def await_turn(tab: Tab) -> None:
    while not tab.choice and not tab.now["over"]:
        tab.position()


def close(tabs: list[Tab]) -> None:
    for tab in tabs:
        tab.close()


def seen(people: list[Guest], table: str, kind: str) -> list[dict[str, Any]]:
    """What each person sees at a table."""
    found = []
    for person in people if kind in LEFT else people[:1]:
        tab = person.open(table)
        rest(tab, kind)
        found.append({name: tab.now[name] for name in SHOWN} | {"log": len(tab.log())})
        tab.close()
    return found


def compact(file: Path) -> bytes:
    """The whole database in one small file."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
    return file.read_bytes()


def make(checkout: Path, name: str) -> None:
    folder = Path(tempfile.mkdtemp(prefix="astrarium-release-"))
    tables: dict[str, Any] = {}
    server = Released(checkout, folder / "data")
    people = [server.guest("Ann"), server.guest("Ben")]
    play_tables(server, people, "stopped", tables)
    look(people, tables)
    server.stop()
    server = Released(checkout, folder / "data")
    for person in people:
        person.move_to(server)
    play_tables(server, people, "killed", tables)
    look(people, tables)
    server.kill()
    kept = {
        "release": name,
        "cookies": [dict(person.http.cookies) for person in people],
        "tables": tables,
    }
    pack(name, json.dumps(kept).encode(), compact(folder / "data" / "tables.sqlite3"))
    shutil.rmtree(folder)


def pack(name: str, known: bytes, database: bytes) -> None:
    for ending, data in (("json", known), ("sqlite3", database)):
        file = RELEASES / f"{name}.{ending}.xz"
        file.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
        print(f"{file.name}: {file.stat().st_size:,} bytes")


def look(people: list[Guest], tables: dict[str, Any]) -> None:
    for id, table in tables.items():
        if "seen" not in table:
            table["seen"] = seen(people, id, table["kind"])


def kept() -> Iterator[str]:
    """All releases of which a database is kept, the oldest first."""
    yield from (file.name.removesuffix(".json.xz") for file in sorted(RELEASES.glob("*.json.xz")))


def unpack(name: str, folder: Path) -> dict[str, Any]:
    """Put a release's database into a server's folder; what is known of it."""
    folder.mkdir(parents=True)
    database = lzma.decompress((RELEASES / f"{name}.sqlite3.xz").read_bytes())
    (folder / "tables.sqlite3").write_bytes(database)
    known: dict[str, Any] = json.loads(lzma.decompress((RELEASES / f"{name}.json.xz").read_bytes()))
    return known


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2])
