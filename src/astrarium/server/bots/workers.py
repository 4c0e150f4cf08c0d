"""Bots at the table: they think in processes of their own and see what their seat sees."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Awaitable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import sha256
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import msgspec

from ... import bots
from ...kernel import BadSetup, Chance, Game, Table, Text
from ...kernel.choice import thaw
from ..lobby.bodies import Level

#: The longest that a bot may be asked to think, in seconds a move.
LONGEST = 30.0
#: Plays for a bot that fails, so that the others need not wait for ever.
STAND_IN = "random"
#: Levels that people choose from: a text id and, in order of preference, what plays so.
LEVELS = (
    ("server-level-beginner", ("random",)),
    ("server-level-easy", ("flat:0.2",)),
    ("server-level-medium", ("ismcts:0.5",)),
    ("server-level-hard", ("{game}-basic", "ismcts:2")),
)


@cache
def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots.names(game))


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of play that this game has."""
    known = bot_names(game)
    found = []
    for level, candidates in LEVELS:
        names = [candidate.format(game=game) for candidate in candidates]
        bot = next((name for name in names if name.partition(":")[0] in known), None)
        if bot is not None:
            found.append(Level(level=level, bot=bot))
    return tuple(found)


@cache
def medium(game: str) -> str:
    """The bot that plays on for people: of medium level, or as near to that as the game has."""
    known = {level.level: level.bot for level in levels(game)}
    return known.get("server-level-medium") or next(reversed(known.values()), STAND_IN)


@cache
def first(game: str) -> str:
    """The bot that is offered first: one that knows the game, strong and quick; else one of medium level."""
    own = [level.bot for level in levels(game) if bots.kind_of(level.bot).game == game]
    return own[-1] if own else medium(game)


def title(game: str, bot: str, number: int = 0) -> Text:
    """How people call a bot: by its level where it has one; with a number where there are several such."""
    level = next((Text(each.level) for each in levels(game) if each.bot == bot), None)
    return Text("server-bot", level=level or bot, number=number)


def check_bot(word: str, game: Game) -> str:
    """The name of a bot by its name or its level; raises an error that says what is wrong."""
    for level in levels(game.id):
        if word in (level.level, level.level.rpartition("-")[2]):
            return level.bot
    bots.kind_of(word, game.id)
    limit = word.partition(":")[2]
    if limit and not limit.endswith("i") and float(limit) > LONGEST:
        raise BadSetup("server-bot-too-slow", bot=word, most=int(LONGEST))
    return word


class Workers:
    """The processes in which bots think. They start when the first bot has to."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def think(self, table: Table, seat: int, bot: str) -> Awaitable[Any]:
        """The answer of a bot to the choice of its seat, as the table is at this moment."""
        seed = sha256(f"{table.seed}/{seat}/{table.moves}".encode()).hexdigest()
        position = msgspec.json.encode(table.position())
        return self._ask((table.game.id, table.options, position, seat, bot, seed))

    async def _ask(self, task: tuple[Any, ...]) -> Any:
        pool = self._ready()
        try:
            return await asyncio.wrap_future(pool.submit(think, *task))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await asyncio.wrap_future(self._ready().submit(think, *task))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_begin)
        return self._pool

    def close(self) -> None:
        """End the processes, also those that are thinking, and leave nothing behind."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
            gc.collect()  # the pool's semaphores go with it


def think(game: str, options: dict[str, Any], position: bytes, seat: int, bot: str, seed: str) -> Any:
    """In a worker: the table again, a window on it for the bot, and its answer."""
    from ... import resume

    table = resume(game, msgspec.json.decode(position), options)
    return thaw(bots.answer(bots.make(bot, seed), table, seat, Chance(f"{seed}/window")))


def _begin() -> None:
    """An interruption is the parent's to handle; without a parent a worker ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
