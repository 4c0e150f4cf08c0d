"""What a bot answers, worked out from a position as plain data: wherever there is time for it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any

from .. import bots
from .. import game as find_game
from ..bots.novices import MOMENT
from ..bots.rated import spelled
from ..bots.uniform import uniform
from ..kernel import Answer, Chance, Choice, Table, Window, resume
from ..kernel.choice import thaw


def seed_of(table: Table, seat: int) -> str:
    """The seed of a bot's thoughts at this moment: the same game is played the same way.

    What stands before the mark is that of the player, who stays the same all through the game.
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
    """What a bot answers at a position, in so many seconds at most."""
    table = resume(find_game(game), position, options, played=True)
    return thaw(_answer(table, seat, bot, seed, seconds))


def thought_at(table: Table, seat: int, bot: str, seconds: float) -> Answer:
    """What a bot answers at a table: the same there, wherever and whenever it is asked."""
    again = resume(table.game, table.position(), table.options, played=True)
    return _answer(again, seat, bot, seed_of(table, seat), seconds)


def _answer(table: Table, seat: int, bot: str, seed: str, seconds: float) -> Answer:
    """What a bot answers that looks through a window on a table made again."""
    window = Window(table, seat, Chance(f"{seed}/window"))
    only = window.choice.forced()
    if only is not None:  # nobody has to think
        return only
    return player(spelled(bot, table.game.id), seed, seconds).choose(window)


def player(bot: str, seed: str, seconds: float) -> bots.Bot:
    """A bot that answers in so many seconds at most, also where it counts its work."""
    head, _, limit = bot.partition(":")
    if limit.endswith("i"):
        return bots.make(head, seed, think=seconds, iterations=int(limit[:-1]))
    return bots.make(bot, seed)


def at_random(table: Table, choice: Choice) -> Any:
    """What anybody might answer who does not think."""
    return thaw(uniform(Random(seed_of(table, choice.seat)))(choice))
