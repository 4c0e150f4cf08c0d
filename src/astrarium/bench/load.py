"""How much the server bears: many live tables played at once by scripted WebSocket clients.

Server and clients run in processes of their own on this machine. Every answer is random; its time runs from
sending it to the moment the other player's screen has the new position. What is counted was acknowledged,
that is, committed to the disk.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .pulse import Pauses, read_pauses

#: Seconds after which the scripts give up a connection that they do not use: well before the server does.
#: A request is tried so often all the same.
KEEP_ALIVE = 1.0
TRIES = 4


class NotMeasured(Exception):
    """The server, or a script, gave up in the middle; says why in one line."""


@dataclass(slots=True)
class Load:
    """What was measured."""

    tables: int
    seconds: float
    moves: int
    moves_a_second: float
    #: From an answer to the other player's screen, in milliseconds.
    median_ms: float
    p99_ms: float
    worst_ms: float
    #: Time of a core that the server took for a move.
    server_ms_a_move: float
    #: The longest time that the server's event loop did not come round, and that it worked without doing so.
    longest_pause_ms: float
    longest_work_ms: float
    #: Memory of the server beyond what it needs empty, in MB a live table.
    mb_a_table: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Start(msgspec.Struct):
    """As much of a message as a script needs."""

    type: str
    id: int | str | None = None
    move: int = 0
    waiting: list[int] = []
    over: bool = False
    choices: list[Choice] = []


class Option(msgspec.Struct):
    option: Any


class Choice(msgspec.Struct):
    seat: int
    options: list[Option]
    at_least: int
    at_most: int
    several: bool


read = msgspec.json.Decoder(Start).decode


@dataclass
class Tally:
    """What all scripts together have done."""

    end: float = 0.0
    moves: int = 0
    latencies: list[float] = field(default_factory=list)


class Script:
    """Two people who play one table after the other."""

    def __init__(self, address: str, tally: Tally, seed: int, pause: float) -> None:
        self.address = address
        self.tally = tally
        self.rng = Random(seed)
        #: Seconds between two answers at this table, on average; and when the next one is due.
        self.pause = pause
        self.due = 0.0
        #: By seat: when its last answer was sent, and to which move, until the other one has seen it.
        self.sent: dict[int, tuple[float, int]] = {}

    async def play(self, http: httpx.AsyncClient, ready: asyncio.Barrier) -> None:
        """Sit two guests down, and play until time is up."""
        cookies = [await _guest(http), await _guest(http)]
        first = True
        while first or perf_counter() < self.tally.end:
            table = await self._set_up(http, cookies)
            url = f"ws://{self.address}/api/tables/{table}/play"
            async with (
                _connect(url, cookies[0]) as one,
                _connect(url, cookies[1]) as two,
            ):
                if first:
                    await ready.wait()
                    first = False
                    # Not all tables at the same moment.
                    self.due = perf_counter() + 2 * self.pause * self.rng.random()
                self.sent.clear()
                await _first_of(self._seat(one, 0), self._seat(two, 1))

    async def _set_up(self, http: httpx.AsyncClient, cookies: list[str]) -> str:
        wish = {"game": "metallum", "seats": [{"kind": "me"}, {"kind": "link"}]}
        made = (await _ask(http, "POST", "/api/tables", wish, cookies[0])).json()
        table = str(made["table"])
        sit = {"seat": 1, "token": made["links"]["seats"]["1"]}
        await _ask(http, "POST", f"/api/tables/{table}/sit", sit, cookies[1])
        return table

    async def _seat(self, socket: ClientConnection, seat: int) -> None:
        """Answer whatever this seat is asked, once. The screen goes on showing while the person thinks."""
        answered = -1
        async with asyncio.TaskGroup() as thinking:
            async for frame in socket:
                now = perf_counter()
                message = read(frame)
                if message.type == "done":
                    self.tally.moves += now < self.tally.end
                elif message.type == "refused":
                    raise RuntimeError(f"refused: {frame!r}")
                elif message.type == "position":
                    self._seen(message, 1 - seat, now)
                    if message.over or now > self.tally.end:
                        return
                    if message.choices and message.move != answered:
                        answered = message.move
                        thinking.create_task(self._think(socket, seat, message))

    async def _think(self, socket: ClientConnection, seat: int, message: Start) -> None:
        """Answer when the table's next answer is due."""
        now = perf_counter()
        self.due = max(self.due, now - self.pause) + self.pause * (0.5 + self.rng.random())
        if self.due > now:
            await asyncio.sleep(self.due - now)
        self.sent[seat] = perf_counter(), message.move
        await socket.send(self._answer(message))

    def _seen(self, message: Start, other: int, now: float) -> None:
        """The other one's last answer is on this screen."""
        sent, move = self.sent.get(other, (0.0, -1))
        if sent and (message.move > move or other not in message.waiting):
            self.tally.latencies.append(now - sent)
            del self.sent[other]

    def _answer(self, message: Start) -> str:
        choice = message.choices[0]
        options = [each.option for each in choice.options]
        answer: Any = options[int(self.rng.random() * len(options))]
        if choice.several:
            answer = self.rng.sample(options, choice.at_least)
        body = {"type": "answer", "id": 1, "seat": choice.seat, "move": message.move, "answer": answer}
        return json.dumps(body)


def _connect(url: str, cookie: str) -> connect:
    """A screen; on a busy machine it may take a while to come."""
    return connect(url, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60)


async def _first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Wait until one of these is done; the others have nothing to wait for then."""
    tasks = [asyncio.create_task(work) for work in works]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    for task in done:
        task.result()


async def _ask(
    http: httpx.AsyncClient, method: str, path: str, body: Any = None, cookie: str = ""
) -> httpx.Response:
    """A request, tried again where a connection breaks: it may end just when it is used once more."""
    headers = {"Cookie": cookie} if cookie else {}
    for _ in range(TRIES - 1):
        try:
            return await http.request(method, path, json=body, headers=headers)
        except httpx.TransportError:
            continue
    return await http.request(method, path, json=body, headers=headers)


async def _guest(http: httpx.AsyncClient) -> str:
    """A new guest's cookie."""
    answer = await _ask(http, "GET", "/api/me")
    return answer.headers["set-cookie"].split(";")[0]


@dataclass(slots=True)
class Server:
    """The server that is measured."""

    process: subprocess.Popen[str]
    address: str

    def memory(self) -> float:
        return _memory(self.process.pid)

    def busy(self) -> float:
        return _busy(self.process.pid)


@dataclass(slots=True)
class Window:
    """What the server used while it was measured, and when that was."""

    began: float
    ended: float
    #: MB for all tables, and seconds of a core.
    memory: float
    busy: float


async def _play_all(server: Server, tables: int, seconds: float, rate: float) -> tuple[Tally, Window]:
    tally = Tally(end=perf_counter() + 3600)
    ready = asyncio.Barrier(tables + 1)
    empty = server.memory()
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=32, keepalive_expiry=KEEP_ALIVE)
    async with httpx.AsyncClient(
        base_url=f"http://{server.address}", timeout=60, cookies=forgetful, limits=limits
    ) as http:
        pause = tables / rate if rate else 0.0
        scripts = [Script(server.address, tally, seed, pause) for seed in range(tables)]
        async with asyncio.TaskGroup() as playing:
            for script in scripts:
                playing.create_task(script.play(http, ready))
            await ready.wait()
            busy, began = server.busy(), perf_counter()
            tally.end = began + seconds
    return tally, Window(began, tally.end, server.memory() - empty, server.busy() - busy)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server on this machine, with its tables in this folder."""
    process = subprocess.Popen(
        [sys.executable, "-m", "astrarium.bench.pulse", str(folder)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield Server(process, f"127.0.0.1:{int(process.stdout.readline())}")
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _pauses(folder: Path, window: Window) -> list[Pauses]:
    """What the server's event loop did while it was measured."""
    return [each for each in read_pauses(folder) if window.began <= each.at <= window.ended] or [Pauses(0.0)]


def measure(tables: int = 200, seconds: float = 10.0, rate: float = 600.0) -> Load:
    """Play so many tables at once for a while, and tell how it went; raises NotMeasured.

    `rate` is how many answers a second the scripts try to give, all together; 0: as many as they can.
    """
    with tempfile.TemporaryDirectory() as folder:
        try:
            with serving(Path(folder)) as server:
                tally, window = asyncio.run(_play_all(server, tables, seconds, rate))
            pauses = _pauses(Path(folder), window)
        except (ExceptionGroup, httpx.HTTPError, WebSocketException, OSError, ValueError) as error:
            raise NotMeasured(_cause(error)) from error
    times = sorted(tally.latencies) or [0.0]
    return Load(
        tables=tables,
        seconds=seconds,
        moves=tally.moves,
        moves_a_second=tally.moves / seconds,
        median_ms=1000 * times[len(times) // 2],
        p99_ms=1000 * times[int(len(times) * 0.99)],
        worst_ms=1000 * times[-1],
        server_ms_a_move=1000 * window.busy / max(1, tally.moves),
        longest_pause_ms=max(each.pause_ms for each in pauses),
        longest_work_ms=max(each.work_ms for each in pauses),
        mb_a_table=window.memory / tables,
    )


def _cause(error: Exception) -> str:
    """What went wrong first, in one line."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(":")


def _memory(pid: int) -> float:
    """The memory of a process in MB, where the system tells it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def _busy(pid: int) -> float:
    """Seconds of a core that a process has used, where the system tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(words: Sequence[str] | None = None) -> None:
    """Measure from the command line, without the rest of `astrarium bench`."""
    parser = ArgumentParser(prog="python -m astrarium.bench.load", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("tables", nargs="?", type=int, default=200, help="live tables (default: 200)")
    parser.add_argument("seconds", nargs="?", type=float, default=10.0, help="how long (default: 10)")
    parser.add_argument(
        "rate",
        nargs="?",
        type=float,
        default=600.0,
        help="answers a second, 0: all they can (default: 600)",
    )
    wish = parser.parse_args(words)
    print(json.dumps(measure(wish.tables, wish.seconds, wish.rate).to_json(), indent=2))


if __name__ == "__main__":
    main()
