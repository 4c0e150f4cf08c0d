"""How long a person waits at a real server: for the coach, and for each bot that is offered for a game.

`python -m tools.bench.wait_times`: a guest plays whole games against every level, answers at random, and
asks for a hint at some of the questions, from the first to the last. A wait for a bot runs from the guest's
answer to the guest's next question: all that the bot decides in between.
"""

from __future__ import annotations

import asyncio
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter

import httpx

from astrarium import games
from astrarium.tables.bot_levels import levels
from tools.bench.load_clients import Shown, answer, ask, guest, read
from tools.bench.server_load import serving
from tools.bench.thin_websocket import open_screen

#: The coach is asked at one question in so many.
HINTED = 8
#: Targets in seconds.
HINT, BOT = 1.0, 3.0


@dataclass(slots=True)
class Waits:
    """The waiting times of a person, in seconds."""

    hints: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Person:
    """A guest at a table with a bot."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address = address
        self._cookie = cookie
        self._heard: asyncio.Queue[Shown | str] = asyncio.Queue()
        self._rng = Random(1)

    async def play(self, http: httpx.AsyncClient, game: str, bot: str) -> Waits:
        """Play a whole game; returns the waiting times."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        body = {"game": game, "seats": seats, "seed": "waiting"}
        made = (await ask(http, "POST", f"http://{self._address}/api/tables", body, self._cookie)).json()
        screen = await open_screen(
            self._address,
            str(made["table"]),
            self._cookie,
            lambda frame: self._heard.put_nowait(read(frame)),
            self._heard.put_nowait,
        )
        waits, questions = Waits(), 0
        now = await self._question()
        while not now.over:
            if questions % HINTED == 0:
                begun = perf_counter()
                screen.send(f'{{"type":"hint","id":2,"seat":{now.choices[0].seat}}}'.encode())
                if (await self._next("hint", "refused")).type == "hint":
                    waits.hints.append(perf_counter() - begun)
            questions += 1
            begun = perf_counter()
            screen.send(answer(now, self._rng))
            then = await self._question(after=now.move)
            if then.move > now.move + 1:
                waits.bots.append(perf_counter() - begun)
            now = then
        return waits

    async def _question(self, after: int = -1) -> Shown:
        """The next position in which the person has to choose, or the final one."""
        while True:
            shown = await self._next("position")
            if shown.move > after and (shown.choices or shown.over):
                return shown

    async def _next(self, *types: str) -> Shown:
        while True:
            heard = await self._heard.get()
            if isinstance(heard, str):
                raise ConnectionError(heard)
            if heard.type in types:
                return heard


async def measure(address: str, wanted: Sequence[str]) -> None:
    """Play one game after the other, and print the waiting times of each."""
    print(f"{'':28}{'hints':>7}{'mean':>8}{'worst':>8}{'bot':>9}{'mean':>8}{'worst':>8}")
    async with httpx.AsyncClient(timeout=60) as http:
        cookie = await guest(http, address)
        for game in wanted:
            for level in levels(game):
                waits = await Person(address, cookie).play(http, game, level.bot)
                print(
                    f"{game} {level.bot}".ljust(28) + _row(waits.hints) + " " + _row(waits.bots), flush=True
                )
    print(f"asked: a hint in less than {HINT:g} s, a bot never in more than {BOT:g} s")


def _row(times: Sequence[float]) -> str:
    """A row of a table: number, mean and worst time."""
    return f"{len(times):7}{mean(times):7.2f}s{max(times):7.2f}s" if times else f"{0:7}{'–':>8}{'–':>8}"


def main() -> None:
    """Measure from the command line."""
    parser = ArgumentParser(
        prog="python -m tools.bench.wait_times", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only")
    wanted = parser.parse_args().games or list(games())
    if strange := set(wanted) - set(games()):
        parser.error(f"no such game: {', '.join(sorted(strange))}")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        asyncio.run(measure(server.address, wanted))


if __name__ == "__main__":
    main()
