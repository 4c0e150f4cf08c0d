"""A server under play, and everything that can happen to it: `make soak-server ARGS="--kills 50 --tables 4"`.

Tables of all games, two people at each and a bot at some; they answer, take back, talk and leave, through
either of two processes on one database. Meanwhile these are killed in turn, without a farewell, again and
again; the disk is full for a while (or PostgreSQL stopped and started), the clock jumps a day ahead and back,
and one after the other the processes come back with newer rules. In the end every answer that was
acknowledged has to be in the database once, in order, and every table has to stand where its people saw it.
"""

from __future__ import annotations

import asyncio
import json
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter, defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tools.soak.verdict import UNDO, board_of, examined, judge

if TYPE_CHECKING:
    from tools.bench.temporary_postgres import Cluster

#: Number of server processes.
PROCESSES = 2
#: Seconds between two failures, and seconds of a full disk.
BETWEEN, FULL = 4.0, 3.0
DAY = 86_400.0
#: The last line of a traceback in a log.
FAILED = re.compile(r"^Traceback .*\n(?:[ \t].*\n)*(\S.*)", re.MULTILINE)


# -- the server


def serve(folder: str, port: int, revision: int, database: str) -> None:
    """Run a server whose clock can jump (SIGUSR1: a day ahead, SIGUSR2: back), with newer rules."""
    true, ahead = time.time, [0.0]
    time.time = lambda: true() + ahead[0]  # before any import of `time.time`
    signal.signal(signal.SIGUSR1, lambda *_: ahead.__setitem__(0, DAY))
    signal.signal(signal.SIGUSR2, lambda *_: ahead.__setitem__(0, 0.0))
    newer(revision)
    from astrarium.server.listening_sockets import listen
    from astrarium.server.uvicorn_server import make_server

    server = make_server(Path(folder), workers=1, database=database or None)
    server.run(sockets=[listen("127.0.0.1", port)])


def newer(revision: int) -> None:
    """Raise the rules revision of all games."""
    import astrarium

    games = {id: replace(game, revision=game.revision + revision) for id, game in astrarium.games().items()}
    astrarium.games = lambda: games  # type: ignore[assignment]


class Served:
    """One server process, which is killed and restarted."""

    def __init__(self, folder: Path, number: int, database: str) -> None:
        self.folder, self.database, self.revision = folder, database, 0
        self.port = _free_port()
        self.log = (folder / f"server{number}.log").open("ab")
        self.start()

    def start(self) -> None:
        words = [str(self.folder), str(self.port), str(self.revision), self.database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.soak.server", "serve", *words], stderr=self.log
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        self.kill()


class House:
    """All server processes, with their PostgreSQL cluster if they have one."""

    def __init__(self, folder: Path, cluster: Cluster | None) -> None:
        self.cluster = cluster
        self.folder = folder
        self.url = cluster.url if cluster else f"sqlite:///{folder}/tables.sqlite3"
        self.all = [Served(folder, number, cluster.url if cluster else "") for number in range(PROCESSES)]
        self.blows = 0


def _free_port() -> int:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


# -- the people


@dataclass
class Seen:
    """The state of one table as its people know it."""

    id: str
    game: str
    #: The seats of people.
    seats: range
    #: Sent and acknowledged commands: the seat, the move, and an answer or an undo.
    sent: list[tuple[int, int, Any]] = field(default_factory=list)
    acknowledged: list[tuple[int, int, Any]] = field(default_factory=list)
    over: bool = False
    #: By seat and connection: the moves and boards shown.
    shown: dict[int, list[list[tuple[int, str]]]] = field(default_factory=lambda: defaultdict(list))


class Person:
    """A person with a seat at one table, who reconnects whenever the server is back."""

    def __init__(self, house: House, seen: Seen, seat: int, cookie: str, counts: Counter[str]) -> None:
        self.house, self.seen, self.seat, self.cookie, self.counts = house, seen, seat, cookie, counts
        self.rng = Random(f"{seen.id}/{seat}")

    async def play(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException

        headers = {"Cookie": self.cookie}
        while not self.seen.over:
            port = self.rng.choice(self.house.all).port
            url = f"ws://127.0.0.1:{port}/api/tables/{self.seen.id}/play"
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None
                ) as socket:
                    self.counts["connections"] += 1
                    await self._attend(socket)
            await asyncio.sleep(0.2)

    async def _attend(self, socket: Any) -> None:
        waiting: dict[int, tuple[int, int, Any]] = {}
        leaves = self.rng.randrange(20, 200)
        taken: tuple[int, int, Any] | None = None
        shown: list[tuple[int, str]] = []
        self.seen.shown[self.seat].append(shown)
        async for frame in socket:
            message = json.loads(frame)
            kind = message["type"]
            if kind == "undo_asked":  # not undone yet: the others were asked
                taken = None
            if taken is not None:
                self._acknowledge(taken)
                taken = None
            if kind == "done" and message["id"] in waiting:
                given = waiting.pop(message["id"])
                if given[2] == UNDO:
                    taken = given  # the next message shows whether it was undone
                else:
                    self._acknowledge(given)
            elif kind == "refused":
                waiting.pop(message["id"], None)
                self.counts["refused"] += 1
                await asyncio.sleep(0.2)
                return  # and reconnect
            elif kind == "position":
                shown.append((message["move"], board_of(message["view"])))
                if message["over"]:
                    self.seen.over = True
                    return
                leaves -= 1
                if not leaves:
                    self.counts["left"] += 1
                    return
                await self._answer(socket, message, waiting)

    def _acknowledge(self, given: tuple[int, int, Any]) -> None:
        self.seen.acknowledged.append(given)
        self.counts["acknowledged"] += 1

    async def _answer(self, socket: Any, message: dict[str, Any], waiting: dict[int, Any]) -> None:
        if self.rng.random() < 0.02:
            await socket.send(json.dumps({"type": "chat", "id": None, "text": "so far"}))
            self.counts["lines"] += 1
        if not message["choices"]:
            return
        await asyncio.sleep(0.02 + 0.05 * self.rng.random())
        what = self._decision(message)
        given = self.seat, message["move"], what
        self.seen.sent.append(given)
        id = len(self.seen.sent)
        waiting[id] = given
        said = {"type": "undo", "whole_turn": False} if what == UNDO else {"type": "answer", "answer": what}
        await socket.send(json.dumps({"id": id, "seat": self.seat, "move": message["move"], **said}))

    def _decision(self, message: dict[str, Any]) -> Any:
        if self.rng.random() < 0.04 and message["undo"].get(str(self.seat)):
            return UNDO
        choice = message["choices"][0]
        options = [each["option"] for each in choice["options"]]
        return self.rng.sample(options, choice["at_least"]) if choice["several"] else self.rng.choice(options)


async def sit_down(house: House, game: str, bot: bool, counts: Counter[str]) -> tuple[Seen, list[Person]]:
    import httpx

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.all[0].port}", timeout=60) as http:
        cookies = []
        for _ in range(2):
            http.cookies.clear()
            cookies.append((await http.get("/api/me")).headers["set-cookie"].split(";")[0])
        http.cookies.clear()
        rival = {"kind": "bot", "bot": "random"} if bot else {"kind": "link"}
        wish = {"game": game, "seats": [{"kind": "me"}, rival]}
        made = (await http.post("/api/tables", json=wish, headers={"Cookie": cookies[0]})).json()
        seen = Seen(made["table"], game, range(1 if bot else 2))
        people = [Person(house, seen, 0, cookies[0], counts)]
        if not bot:
            sit = {"seat": 1, "token": made["links"]["seats"]["1"]}
            await http.post(f"/api/tables/{seen.id}/sit", json=sit, headers={"Cookie": cookies[1]})
            people.append(Person(house, seen, 1, cookies[1], counts))
        return seen, people


async def play_on(house: House, game: str, bot: bool, sat: list[Seen], counts: Counter[str]) -> None:
    """Play at one table after the other."""
    import httpx

    while True:
        with suppress(httpx.HTTPError, KeyError, ValueError):  # the server was down
            seen, people = await sit_down(house, game, bot, counts)
            sat.append(seen)
            await asyncio.gather(*(person.play() for person in people))
        await asyncio.sleep(0.2)


# -- failures


async def ready(served: Served) -> None:
    import httpx

    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            if served.process.poll() is not None:
                raise RuntimeError(Path(served.log.name).read_text()[-2000:])
            with suppress(httpx.HTTPError):
                if (await http.get(f"http://127.0.0.1:{served.port}/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


async def killed(house: House, counts: Counter[str]) -> None:
    served = house.all[house.blows % PROCESSES]
    house.blows += 1
    served.kill()
    served.start()
    counts["killed"] += 1
    await ready(served)


async def disk_full(house: House, counts: Counter[str]) -> None:
    size = max(file.stat().st_size for file in house.folder.iterdir())
    for most in (size + 4096, resource.RLIM_INFINITY):
        for served in house.all:
            resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        await asyncio.sleep(FULL)
    counts["disk full"] += 1


async def database_restarts(house: House, counts: Counter[str]) -> None:
    assert house.cluster is not None
    await asyncio.to_thread(house.cluster.restart)
    counts["database restarts"] += 1


async def clock_jumps(house: House, counts: Counter[str]) -> None:
    for jump in (signal.SIGUSR1, signal.SIGUSR2):
        for served in house.all:
            served.process.send_signal(jump)
        await asyncio.sleep(1.0)
    counts["clock jumps"] += 2


async def newer_rules(house: House, counts: Counter[str]) -> None:
    """Rolling upgrade: old and new processes serve the same tables meanwhile."""
    for served in house.all:
        served.end()
        served.revision += 1
        served.start()
        await ready(served)
        await asyncio.sleep(BETWEEN)
    counts["rolling upgrades"] += 1


async def soak(house: House, kills: int, tables: int, counts: Counter[str]) -> list[Seen]:
    import astrarium

    for served in house.all:
        await ready(served)
    sat: list[Seen] = []
    playing = [
        asyncio.create_task(play_on(house, game, (number + place) % 4 == 3, sat, counts))
        for number in range(tables)
        for place, game in enumerate(astrarium.games())
    ]
    rest = [newer_rules, clock_jumps, database_restarts if house.cluster else disk_full]
    for blow in range(kills):
        await asyncio.sleep(BETWEEN)
        await killed(house, counts)
        print(f"killed {blow + 1} of {kills}; {counts['acknowledged']:,} acknowledged", file=sys.stderr)
        if blow % max(1, kills // 3) == 0 and rest:
            await asyncio.sleep(BETWEEN)
            await rest.pop()(house, counts)
    await asyncio.sleep(BETWEEN)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for served in house.all:
        served.end()
    return sat


def main() -> int:
    parser = ArgumentParser(prog="soak-server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4, help="of each game")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    wish = parser.parse_args()
    from tools.bench.temporary_postgres import own_postgres

    counts: Counter[str] = Counter({"lost": 0, "doubled": 0, "wrong positions": 0})
    began = time.monotonic()
    with ExitStack() as stack:
        cluster = stack.enter_context(own_postgres()) if wish.database == "postgresql" else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        house = House(folder, cluster)
        try:
            tables = asyncio.run(soak(house, wish.kills, wish.tables, counts))
        finally:
            for served in house.all:
                served.kill()
        newer(house.all[0].revision)
        asyncio.run(judge(house.url, tables, counts))
        examined(house.url, counts)
        logs = "".join(file.read_text() for file in folder.glob("server*.log"))
        counts["tracebacks"] = logs.count("Traceback")
        counts.update(f"  {what:.70}" for what in FAILED.findall(logs))
    counts["seconds"] = round(time.monotonic() - began)
    for name, count in counts.items():
        print(f"{name:>18}: {count:,}")
    return 1 if counts["lost"] or counts["doubled"] or counts["wrong positions"] else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
    else:
        sys.exit(main())
