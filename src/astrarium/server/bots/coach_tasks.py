"""The coach's thoughts, in the processes in which bots think: a hint at once, a review in small parts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any

import msgspec

from ...tables.looking_back import HINT, parts
from .workers import Workers


async def hint(workers: Workers, task: tuple[Any, ...], person: str) -> Any:
    """Two ways to go on, as they are told."""
    game, options, position, seat, seed = task
    packed = msgspec.json.encode(position)
    return await workers.ask(person, _hint, (game, options, packed, seat, seed), HINT)


async def turns(workers: Workers, task: tuple[Any, ...], person: str) -> Any:
    """Where a game turned, as it is told."""
    game, record, base = task
    return await workers.ask(person, _turns, (game, msgspec.json.encode(record), base), HINT)


async def review(workers: Workers, task: tuple[Any, ...], person: str) -> AsyncIterator[Any]:
    """How far it is, (done, all), again and again; at last the review, as it is told.

    Every part waits its turn among all that is to be thought: no table has to wait for a review.
    """
    game, record, seat, base = task
    whole = (game, msgspec.json.encode(record), seat, base)
    course = parts()
    found: Any = None
    while True:
        try:
            part = course.send(found)
        except StopIteration as end:
            yield end.value
            return
        if isinstance(part, tuple):
            found = None
            yield part
        else:
            found = await workers.ask(person, _do_part, (*whole, part.work, part.task), part.seconds)


# -- in the process


def _hint(game: str, options: dict[str, Any], position: bytes, seat: int, seed: str) -> Any:
    from ... import game as find_game
    from ...tables.coaching import hint_of

    return hint_of(find_game(game), options, msgspec.json.decode(position), seat, seed)


def _turns(game: str, record: bytes, base: int) -> Any:
    from ... import game as find_game
    from ...tables.coaching import turns_of

    return turns_of(find_game(game), msgspec.json.decode(record), base)


@lru_cache(2)
def _looking(game: str, record: bytes, seat: int, base: int) -> Any:
    """The game played again; the parts of a review follow each other."""
    from ... import game as find_game
    from ...tables.coaching import Looking

    return Looking(find_game(game), msgspec.json.decode(record), seat, base)


def _do_part(game: str, record: bytes, seat: int, base: int, work: str, task: tuple[Any, ...]) -> Any:
    from ...tables.looking_back import do_part

    return do_part(_looking(game, record, seat, base), work, task)
