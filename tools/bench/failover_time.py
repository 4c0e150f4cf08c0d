"""One of two servers is killed: how long until its people see their tables again, through the other one.

`python -m tools.bench.failover_time`: 60 tables of all games in mid-game, two people at each, all of them at
one of two processes on one database. It is killed. A person comes again as a browser does, after a quarter
of a second and a bit, and sees the table when its position is shown.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import httpx

from astrarium import games
from tools.bench.load_clients import Shown, answer, ask, guest, read
from tools.bench.server_load import serving
from tools.bench.temporary_postgres import own_postgres
from tools.bench.thin_websocket import Screen, open_screen

#: Delays of a browser's reconnection, as in `web/src/lib/tableSocket.ts`, and their random factor.
FIRST, MOST, VARIES = 0.125, 1.0, (0.7, 0.6)
#: Required 95th percentile in seconds.
ASKED = 3.0


class Person:
    """A person at a table, who reconnects when the connection ends."""

    def __init__(self, table: str, cookie: str, rng: Random) -> None:
        self.table, self.cookie, self.rng = table, cookie, rng
        self.screen: Screen | None = None
        self.last: Shown | None = None
        self.shown = asyncio.Event()
        self.ended = asyncio.Event()
        #: Number of answers still to give.
        self.left = 0

    async def come(self, address: str) -> None:
        self.shown.clear()
        self.ended.clear()
        self.screen = await open_screen(
            address, self.table, self.cookie, self._show, lambda _: self.ended.set()
        )

    def _show(self, frame: bytes) -> None:
        message = read(frame)
        if message.type in ("position", "refused"):
            if message.type == "position":
                self.last = message
                self.shown.set()
            if self.left and self.last is not None and self.last.choices and self.screen is not None:
                self.left -= 1
                self.screen.send(answer(self.last, self.rng))

    async def come_again(self, address: str) -> float:
        """Reconnect; returns the seconds until the table is shown again."""
        await self.ended.wait()
        began, tries = perf_counter(), 0
        while True:
            tries += 1
            await asyncio.sleep(min(MOST, FIRST * 2**tries) * (VARIES[0] + VARIES[1] * self.rng.random()))
            try:
                await self.come(address)
            except OSError:
                continue
            shown, ended = asyncio.ensure_future(self.shown.wait()), asyncio.ensure_future(self.ended.wait())
            await asyncio.wait((shown, ended), return_when=asyncio.FIRST_COMPLETED)
            if self.shown.is_set():
                return perf_counter() - began


async def sit_down(address: str, tables: int, rng: Random) -> list[Person]:
    found = []
    names = list(games())
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(tables):
            cookies = []
            for _ in range(2):
                http.cookies.clear()
                cookies.append(await guest(http, address))
            http.cookies.clear()
            body = {"game": names[number % len(names)], "seats": [{"kind": "me"}, {"kind": "link"}]}
            made = (await ask(http, "POST", f"http://{address}/api/tables", body, cookies[0])).json()
            sit = {"seat": 1, "token": made["links"]["seats"]["1"]}
            await ask(http, "POST", f"http://{address}/api/tables/{made['table']}/sit", sit, cookies[1])
            found += [Person(made["table"], cookie, Random(rng.getrandbits(32))) for cookie in cookies]
    return found


async def measure(addresses: list[str], kill: object, tables: int, answers: int) -> list[float]:
    people = await sit_down(addresses[0], tables, Random(1))
    for person in people:
        person.left = answers
        await person.come(addresses[0])
    before = -1
    while (now := sum(person.left for person in people)) != before:  # until nobody answers
        before = now
        await asyncio.sleep(1.5)
    for person in people:
        person.left = 0
    coming = [asyncio.create_task(person.come_again(addresses[1])) for person in people]
    await asyncio.sleep(0)
    kill()  # type: ignore[operator]
    return await asyncio.gather(*coming)


def main() -> None:
    """Measure from the command line."""
    parser = ArgumentParser(
        prog="python -m tools.bench.failover_time", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--answers", type=int, default=60, help="of each person before (default: 60)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    wish = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = f"sqlite:///{folder}/tables.sqlite3"
        if wish.database == "postgresql":
            url = stack.enter_context(own_postgres()).url
        servers = [stack.enter_context(serving(folder, number, url)) for number in range(2)]
        times = sorted(
            asyncio.run(
                measure(
                    [each.address for each in servers], servers[0].process.kill, wish.tables, wish.answers
                )
            )
        )
    print(f"{len(times)} people of {wish.tables} tables see them again after")
    for name, value in (("median", median(times)), ("95 of 100", times[int(len(times) * 0.95)])):
        print(f"{name:>12} {value:6.2f} s")
    print(f"{'worst':>12} {times[-1]:6.2f} s   asked: 95 of 100 in less than {ASKED:g} s")


if __name__ == "__main__":
    main()
