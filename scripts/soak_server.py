"""A server under play, and everything that can happen to it: `make soak-server ARGS="--kills 50 --tables 4"`.

Tables of all games, two people at each and a bot at some; they answer, take back, talk and leave. Meanwhile
the server is killed without a farewell again and again, its disk is full for a while, its clock jumps a day
ahead and back, and it comes back with newer rules.
In the end every answer that was acknowledged has to be in the database once, in order, and every table has to
stand where its people saw it.
"""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

#: Seconds between two blows, and for which the disk is full.
BETWEEN, FULL = 4.0, 3.0
DAY = 86_400.0


# -- the server


def serve(folder: str, port: int, revision: int, database: str) -> None:
    """A server whose clock can jump (SIGUSR1: a day ahead, SIGUSR2: back), with so much newer rules."""
    true, ahead = time.time, [0.0]
    time.time = lambda: true() + ahead[0]  # before anybody has taken it
    signal.signal(signal.SIGUSR1, lambda *_: ahead.__setitem__(0, DAY))
    signal.signal(signal.SIGUSR2, lambda *_: ahead.__setitem__(0, 0.0))
    newer(revision)
    from astrarium.server.running import listen, make_server

    server = make_server(Path(folder), workers=1, database=database or None)
    server.run(sockets=[listen("127.0.0.1", port)])


def newer(revision: int) -> None:
    """Rules that call themselves so much newer, in all games."""
    import astrarium

    games = {id: replace(game, revision=game.revision + revision) for id, game in astrarium.games().items()}
    astrarium.games = lambda: games  # type: ignore[assignment]


class Served:
    """The server as a process that comes and goes."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database, self.revision = folder, database, 0
        self.port = _free_port()
        self.log = (folder / "server.log").open("ab")
        self.start()

    def start(self) -> None:
        words = [str(self.folder), str(self.port), str(self.revision), self.database]
        self.process = subprocess.Popen([sys.executable, __file__, "serve", *words], stderr=self.log)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        self.kill()


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


# -- the people


@dataclass
class Seen:
    """What the people of one table know of it."""

    id: str
    game: str
    #: Answers and takings back, in the order in which they were acknowledged; and how many were sent.
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    sent: int = 0
    wrong: int = 0
    over: bool = False
    #: By seat: the last move that was shown, and its board.
    shown: dict[int, tuple[int, str]] = field(default_factory=dict)


class Person:
    """Somebody with a seat at one table, who comes again whenever the server does."""

    def __init__(self, served: Served, seen: Seen, seat: int, cookie: str, counts: Counter[str]) -> None:
        self.served, self.seen, self.seat, self.cookie, self.counts = served, seen, seat, cookie, counts
        self.rng = Random(f"{seen.id}/{seat}")

    async def play(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        url = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.seen.id}/play"
        headers = {"Cookie": self.cookie}
        while not self.seen.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None
                ) as socket:
                    self.counts["connections"] += 1
                    await self._attend(socket)
            await asyncio.sleep(0.2)

    async def _attend(self, socket: Any) -> None:
        waiting: dict[int, tuple[int, str]] = {}
        leaves = self.rng.randrange(20, 200)
        fresh = True
        async for frame in socket:
            message = json.loads(frame)
            kind = message["type"]
            if kind == "done" and message["id"] in waiting:
                self.seen.acknowledged.append(waiting.pop(message["id"]))
                self.counts["acknowledged"] += 1
            elif kind == "refused":
                waiting.pop(message["id"], None)
                self.counts["refused"] += 1
                await asyncio.sleep(0.2)
                fresh = True
                await socket.send(json.dumps({"type": "look", "id": 0, "move": 0}))
            elif kind == "position":
                self._see(message, fresh)
                fresh = False
                if message["over"]:
                    self.seen.over = True
                    return
                leaves -= 1
                if not leaves:
                    self.counts["left"] += 1
                    return
                await self._answer(socket, message, waiting)

    def _see(self, message: dict[str, Any], again: bool) -> None:
        """The same move shows the same board, whatever happened in between."""
        board = json.dumps(message["view"], sort_keys=True)
        before = self.seen.shown.get(self.seat)
        if again and before is not None and before[0] == message["move"] and before[1] != board:
            self.seen.wrong += 1
        self.seen.shown[self.seat] = message["move"], board

    async def _answer(self, socket: Any, message: dict[str, Any], waiting: dict[int, Any]) -> None:
        if self.rng.random() < 0.02:
            await socket.send(json.dumps({"type": "chat", "id": None, "text": "so far"}))
            self.counts["lines"] += 1
        if not message["choices"]:
            return
        await asyncio.sleep(0.02 + 0.05 * self.rng.random())
        id = self.seen.sent = self.seen.sent + 1
        base = {"id": id, "seat": self.seat, "move": message["move"]}
        if self.rng.random() < 0.04 and message["undo"].get(str(self.seat)):
            waiting[id] = (self.seat, "undo")
            await socket.send(json.dumps({"type": "undo", "whole_turn": False, **base}))
            return
        choice = message["choices"][0]
        options = [each["option"] for each in choice["options"]]
        answer = (
            self.rng.sample(options, choice["at_least"]) if choice["several"] else self.rng.choice(options)
        )
        waiting[id] = (self.seat, json.dumps(answer))
        await socket.send(json.dumps({"type": "answer", "answer": answer, **base}))


async def sit_down(served: Served, game: str, bot: bool, counts: Counter[str]) -> tuple[Seen, list[Person]]:
    import httpx

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as http:
        cookies = []
        for _ in range(2):
            http.cookies.clear()
            cookies.append((await http.get("/api/me")).headers["set-cookie"].split(";")[0])
        http.cookies.clear()
        rival = {"kind": "bot", "bot": "random"} if bot else {"kind": "link"}
        wish = {"game": game, "seats": [{"kind": "me"}, rival]}
        made = (await http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]})).json()
        seen = Seen(made["table"], game)
        people = [Person(served, seen, 0, cookies[0], counts)]
        if not bot:
            sit = {"seat": 1, "token": made["links"]["seats"]["1"]}
            await http.post(f"/api/tables/{seen.id}/sit", json=sit, headers={"Cookie": cookies[1]})
            people.append(Person(served, seen, 1, cookies[1], counts))
        return seen, people


# -- what happens


async def ready(served: Served) -> None:
    import httpx

    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            if served.process.poll() is not None:
                raise RuntimeError((served.folder / "server.log").read_text()[-2000:])
            with suppress(httpx.HTTPError):
                if (await http.get(f"http://127.0.0.1:{served.port}/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


async def killed(served: Served, counts: Counter[str]) -> None:
    served.kill()
    served.start()
    counts["killed"] += 1
    await ready(served)


async def disk_full(served: Served, counts: Counter[str]) -> None:
    size = max(file.stat().st_size for file in served.folder.iterdir())
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size + 4096, resource.RLIM_INFINITY))
    await asyncio.sleep(FULL)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, unlimited)
    counts["disk full"] += 1


async def clock_jumps(served: Served, counts: Counter[str]) -> None:
    for jump in (signal.SIGUSR1, signal.SIGUSR2):
        served.process.send_signal(jump)
        await asyncio.sleep(1.0)
    counts["clock jumps"] += 2


async def newer_rules(served: Served, counts: Counter[str]) -> None:
    served.end()
    served.revision += 1
    served.start()
    counts["upgrades"] += 1
    await ready(served)


async def soak(served: Served, kills: int, tables: int, counts: Counter[str]) -> list[Seen]:
    import astrarium

    await ready(served)
    sat = [
        await sit_down(served, game, number % 4 == 3, counts)
        for number in range(tables)
        for game in astrarium.games()
    ]
    playing = [asyncio.create_task(person.play()) for _, people in sat for person in people]
    rest = [newer_rules, clock_jumps, *([] if served.database else [disk_full])]
    for blow in range(kills):
        await asyncio.sleep(BETWEEN)
        await killed(served, counts)
        if blow % max(1, kills // 3) == 0 and rest:
            await asyncio.sleep(BETWEEN)
            await rest.pop()(served, counts)
    await asyncio.sleep(BETWEEN)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    served.end()
    return [seen for seen, _ in sat]


# -- what came of it


async def judge(url: str, tables: list[Seen], counts: Counter[str]) -> None:
    """Every acknowledged answer is there, in order, and none is there that nobody gave."""
    from astrarium import game as find_game
    from astrarium.server.store.store import Store
    from astrarium.tables.rebuilding import rebuild

    store = Store(url)
    for seen in tables:
        row = await store.table(seen.id)
        entries = await store.entries(seen.id)
        counts["tables"] += 1
        counts["moves kept"] += len(entries)
        counts["games over"] += seen.over
        counts["wrong positions"] += seen.wrong
        for seat in range(2):
            mine = [
                entry for entry in entries if entry[0] == seat or entry in (("undo", seat), ("undo", None))
            ]
            kept = ["undo" if who == "undo" else heads(what) for who, what in mine]
            told = [
                "undo" if what == "undo" else heads(json.loads(what))
                for who, what in acknowledged(seen, seat)
            ]
            counts["lost"] += missing(told, kept)
        if row is not None and row.position is None and not any(who == "undo" for who, _ in entries):
            game = find_game(seen.game)
            history = rebuild(game, replace(row, rules=game.revision), entries).history
            given = sum(not move.forced for move in history if move.seat < len(seen.shown))
            counts["doubled"] += max(0, given - seen.sent)
    await store.close()


def acknowledged(seen: Seen, seat: int) -> list[tuple[int, str]]:
    return [entry for entry in seen.acknowledged if entry[0] == seat]


def heads(answer: Any) -> str:
    """The words of an answer: which of two equal cards it takes, and in which order, the table may settle."""
    if answer and isinstance(answer[0], str):
        return str(answer[0])
    return " ".join(sorted(heads(each) for each in answer))


def missing(told: list[str], kept: list[str]) -> int:
    """How many of what was told are not among what is kept, in the same order."""
    lost = place = 0
    for what in told:
        if what in kept[place:]:
            place = kept.index(what, place) + 1
        else:
            lost += 1
    return lost


def examined(url: str, counts: Counter[str]) -> None:
    from astrarium.server.doctor import examine

    for found in examine(url=url):
        counts[f"doctor: {found.status}"] += 1


def main() -> int:
    parser = ArgumentParser(prog="soak_server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4, help="of each game")
    parser.add_argument("--database", default="", help="postgresql://…; else a file of its own")
    wish = parser.parse_args()
    counts: Counter[str] = Counter(lost=0, doubled=0)
    counts["wrong positions"] = 0
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), wish.database)
        try:
            tables = asyncio.run(soak(served, wish.kills, wish.tables, counts))
        finally:
            served.kill()
        newer(served.revision)
        url = wish.database or f"sqlite:///{folder}/tables.sqlite3"
        asyncio.run(judge(url, tables, counts))
        examined(url, counts)
        if "Traceback" in (log := (Path(folder) / "server.log").read_text()):
            counts["tracebacks"] = log.count("Traceback")
    for name, count in counts.items():
        print(f"{name:>18}: {count:,}")
    return 1 if counts["lost"] or counts["doubled"] or counts["wrong positions"] else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
    else:
        sys.exit(main())
