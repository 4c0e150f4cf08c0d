"""The clients of a load test, in a separate process: `python -m tools.bench.load_clients`.

It reads one line of JSON (`Wish`), seats two guests at every table and prints `ready`. It then reads another
(`Window`), plays, and writes its measurements (`Seen`). Every answer is random. Its latency runs from sending
it until the other player's client has the new position.
"""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from time import perf_counter, process_time
from typing import Any

import httpx
import msgspec

from tools.bench.thin_websocket import Screen, open_screen

#: Keep-alive seconds of HTTP connections, well below the server's; and attempts of a request, because a
#: connection may still end just when it is reused.
KEEP_ALIVE = 1.0
TRIES = 4
#: Tables that are set up concurrently.
AT_ONCE = 16
#: `nice` value of this process: real clients run on other machines and must not slow the servers.
ELSEWHERE = 5
#: Timeout in seconds for all first positions, and seconds to wait for the last answers.
PATIENCE, LAST = 60.0, 1.0


class Wish(msgspec.Struct):
    """The load: servers, games, tables, tables in play, and answers per second in all."""

    addresses: list[str]
    games: list[str]
    tables: int
    moving: int
    rate: float
    #: Whether the two people of a table use different processes of the server.
    apart: bool = False
    seed: int = 0


class Window(msgspec.Struct):
    """When to begin, to begin counting, and to end (`perf_counter`)."""

    begin: float
    count: float
    end: float


class Seen(msgspec.Struct):
    """The measurements. Times are in seconds; `busy` is the CPU time of the clients."""

    moves: int = 0
    refused: int = 0
    games_over: int = 0
    busy: float = 0.0
    frames: int = 0
    bytes: int = 0
    times: list[float] = []


class Option(msgspec.Struct):
    option: msgspec.Raw


class Choice(msgspec.Struct):
    seat: int
    options: list[Option]
    at_least: int
    several: bool


class Shown(msgspec.Struct):
    """The part of a message that a client needs."""

    type: str
    move: int = 0
    waiting: list[int] = []
    over: bool = False
    choices: list[Choice] = []
    text: Any = None


read = msgspec.json.Decoder(Shown).decode


class Crowd:
    """All clients and their measurements."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.rng = Random(wish.seed)
        self.seen = Seen()
        self.window = Window(0.0, 0.0, 0.0)
        self.pairs: list[Pair] = []
        self.resting: list[Pair] = []
        self.missing = 2 * wish.tables
        self.ready = asyncio.Event()
        self.failed = ""

    @property
    def pause(self) -> float:
        """Average seconds between two answers at a table."""
        return self.wish.moving / self.wish.rate if self.wish.rate else 0.0

    async def sit_down(self) -> None:
        """Set up all tables and wait until every client has its first position."""
        turns = asyncio.Semaphore(AT_ONCE)
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        limits = httpx.Limits(max_connections=2 * AT_ONCE, keepalive_expiry=KEEP_ALIVE)
        async with httpx.AsyncClient(timeout=PATIENCE, cookies=forgetful, limits=limits) as http:

            async def come(number: int) -> None:
                async with turns:
                    self.pairs.append(await sit_pair(self, http, number))

            async with asyncio.TaskGroup() as coming:
                for number in range(self.wish.tables):
                    coming.create_task(come(number))
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        self._check()

    async def play(self, window: Window) -> Seen:
        """Play at some of the tables until the end of the window."""
        self.window = window
        moving = self.pairs[: self.wish.moving]
        self.resting = self.pairs[self.wish.moving :]
        for pair in moving:
            pair.begin(window.begin + 2 * self.pause * self.rng.random())
        await asyncio.sleep(max(0.0, window.count - perf_counter()))
        busy = process_time()
        await asyncio.sleep(max(0.0, window.end - perf_counter()))
        self.seen.busy = process_time() - busy
        self._check()
        await asyncio.sleep(LAST)
        return self.seen

    def _check(self) -> None:
        if self.failed:
            raise RuntimeError(self.failed)

    def came(self) -> None:
        """Count a client that has its first position."""
        self.missing -= 1
        if not self.missing:
            self.ready.set()

    def gone(self, why: str) -> None:
        """A connection was lost, which makes the measurement invalid."""
        self.failed = self.failed or why
        self.ready.set()

    def next_table(self) -> None:
        """A game is over: begin at a table that has waited."""
        self.seen.games_over += 1
        if self.resting:
            self.resting.pop().begin(perf_counter() + self.pause)


class Pair:
    """Two people at one table."""

    def __init__(self, crowd: Crowd, seed: int) -> None:
        self.crowd = crowd
        self.rng = Random(seed)
        self.screens: list[Screen] = []
        self.last: list[Shown | None] = [None, None]
        self.answered = [-1, -1]
        #: By seat: time and move of its last answer, until the other client has seen it.
        self.sent: dict[int, tuple[float, int]] = {}
        self.due = 0.0
        self.moving = False

    def begin(self, due: float) -> None:
        """Begin to play."""
        self.moving, self.due = True, due
        for seat in (0, 1):
            self._consider(seat)

    def show(self, seat: int, frame: bytes) -> None:
        """Handle a message to a client."""
        now, message, seen = perf_counter(), read(frame), self.crowd.seen
        window = self.crowd.window
        if window.count <= now < window.end:
            seen.frames += 1
            seen.bytes += len(frame)
            seen.moves += message.type == "done"
        if message.type == "refused":
            seen.refused += 1  # the table has changed meanwhile: answer the present question
            self.answered[seat] = -1
            self._consider(seat)
        elif message.type == "position":
            if self.last[seat] is None:
                self.crowd.came()
            self._look(message, 1 - seat, now)
            self.last[seat] = message
            if message.over and self.moving:
                self.moving = False
                self.crowd.next_table()
            self._consider(seat)

    def _look(self, message: Shown, other: int, now: float) -> None:
        """Record the latency if this message shows the other seat's last answer."""
        sent, move = self.sent.get(other, (0.0, -1))
        if sent and (message.move > move or other not in message.waiting):
            del self.sent[other]
            if self.crowd.window.count <= sent < self.crowd.window.end:
                self.crowd.seen.times.append(now - sent)

    def _consider(self, seat: int) -> None:
        """Schedule an answer of this seat, once per question, when the table's next answer is due."""
        message = self.last[seat]
        if message is None or not self.moving or not message.choices or message.move == self.answered[seat]:
            return
        self.answered[seat] = message.move
        now, pause = perf_counter(), self.crowd.pause
        self.due = max(self.due, now - pause) + pause * (0.5 + self.rng.random())
        loop = asyncio.get_running_loop()
        loop.call_later(max(0.0, self.due - now), self._answer, seat, message)

    def _answer(self, seat: int, message: Shown) -> None:
        now = perf_counter()
        if now < self.crowd.window.end:
            self.sent[seat] = now, message.move
            self.screens[seat].send(answer(message, self.rng))


def answer(message: Shown, rng: Random) -> bytes:
    """A random answer."""
    choice = message.choices[0]
    options = [bytes(each.option) for each in choice.options]
    if choice.several:
        given = b"[" + b",".join(rng.sample(options, choice.at_least)) + b"]"
    else:
        given = options[int(rng.random() * len(options))]
    base = f'{{"type":"answer","id":1,"seat":{choice.seat},"move":{message.move},"answer":'
    return base.encode() + given + b"}"


# -- sitting down


async def sit_pair(crowd: Crowd, http: httpx.AsyncClient, number: int) -> Pair:
    """Seat two guests at a new table."""
    wish = crowd.wish
    homes = [wish.addresses[(number + wish.apart * seat) % len(wish.addresses)] for seat in (0, 1)]
    cookies = [await guest(http, home) for home in homes]
    body = {
        "game": wish.games[number // len(wish.addresses) % len(wish.games)],
        "seats": [{"kind": "me"}, {"kind": "link"}],
    }
    made = (await ask(http, "POST", f"http://{homes[0]}/api/tables", body, cookies[0])).json()
    table = str(made["table"])
    sit = {"seat": 1, "token": made["links"]["seats"]["1"]}
    await ask(http, "POST", f"http://{homes[1]}/api/tables/{table}/sit", sit, cookies[1])
    pair = Pair(crowd, crowd.rng.getrandbits(32))
    for seat in (0, 1):
        show = partial(pair.show, seat)
        pair.screens.append(await open_screen(homes[seat], table, cookies[seat], show, crowd.gone))
    return pair


async def ask(
    http: httpx.AsyncClient, method: str, path: str, body: Any = None, cookie: str = ""
) -> httpx.Response:
    """Send a request, with retries: a kept-alive connection may end just when it is reused."""
    headers = {"Cookie": cookie} if cookie else {}
    for _ in range(TRIES - 1):
        try:
            return await http.request(method, path, json=body, headers=headers)
        except httpx.TransportError:
            continue
    return await http.request(method, path, json=body, headers=headers)


async def guest(http: httpx.AsyncClient, address: str) -> str:
    """The cookie of a new guest."""
    return (await ask(http, "GET", f"http://{address}/api/me")).headers["set-cookie"].split(";")[0]


# -- as a process


def cause(error: BaseException) -> str:
    """The first error within exception groups, in one line."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(":")


async def _main() -> None:
    crowd = Crowd(msgspec.json.decode(sys.stdin.readline(), type=Wish))
    await crowd.sit_down()
    print("ready", flush=True)
    line = await asyncio.to_thread(sys.stdin.readline)
    seen = await crowd.play(msgspec.json.decode(line, type=Window))
    print(msgspec.json.encode(seen).decode(), flush=True)
    for pair in crowd.pairs:
        for screen in pair.screens:
            screen.close()


def main() -> None:
    import uvicorn

    from astrarium.server.runtime.idle_connections import allow_connections

    allow_connections()
    os.nice(ELSEWHERE)
    try:
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            runner.run(_main())
    except Exception as error:
        print(cause(error), flush=True)
        sys.stdout.flush()
        os._exit(1)


if __name__ == "__main__":
    main()
