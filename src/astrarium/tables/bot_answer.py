"""Computes a bot's answer from a position given as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from .. import bots
from .. import game as find_game
from ..bots.admiral import Admiral
from ..bots.bots_by_rating import spelled
from ..bots.novices import MOMENT
from ..bots.uniform import uniform
from ..kernel import Answer, Chance, Choice, Table, Window, resume
from ..kernel.choice import thaw


def seed_of(table: Table, seat: int) -> str:
    """The seed of a bot's next answer: the same game gives the same answers.

    The part before `MOMENT` identifies the player and stays constant during a game.
    """
    player = sha256(f"{table.seed}/{seat}".encode()).hexdigest()
    return f"{player}{MOMENT}{table.moves}"


def thought(
    game: str,
    options: Mapping[str, Any],
    position: Mapping[str, Any],
    seat: int,
    bot: str,
    seed: str,
    seconds: float,
) -> Any:
    """A bot's answer at a position, within a time limit."""
    table = resume(find_game(game), position, options, played=True)
    return thaw(_answer(table, seat, bot, seed, seconds))


def thought_at(table: Table, seat: int, bot: str, seconds: float) -> Answer:
    """A bot's answer at a table. It is reproducible."""
    again = resume(table.game, table.position(), table.options, played=True)
    return _answer(again, seat, bot, seed_of(table, seat), seconds)


def thoughts_at(table: Table, seat: int, bot: str) -> list[Answer]:
    """A bot's answer without a time limit, then the answers of `admiral` if a limit stops it.

    A server stops `admiral` when its counted work takes too long.
    """
    again = resume(table.game, table.position(), table.options, played=True)
    seed = seed_of(table, seat)
    asked = bots.make(spelled(bot, table.game.id), seed)
    stops = asked.keep_stops() if isinstance(asked, Admiral) else []
    answer = asked.choose(Window(again, seat, Chance(f"{seed}/window")))
    return [answer, *stops]


def _answer(table: Table, seat: int, bot: str, seed: str, seconds: float) -> Answer:
    """A bot's answer through a window on a restored table."""
    window = Window(table, seat, Chance(f"{seed}/window"))
    only = window.choice.forced()
    if only is not None:  # forced
        return only
    return player(spelled(bot, table.game.id), seed, seconds).choose(window)


def player(bot: str, seed: str, seconds: float) -> bots.Bot:
    """A bot with a time limit, also where it counts iterations."""
    head, _, limit = bot.partition(":")
    if limit.endswith("i"):
        return bots.make(head, seed, think=seconds, iterations=int(limit[:-1]))
    return bots.make(bot, seed)


def at_random(table: Table, choice: Choice) -> Any:
    """A random legal answer."""
    return thaw(uniform(Random(seed_of(table, choice.seat)))(choice))
