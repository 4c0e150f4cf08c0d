"""The coach's thoughts, in the processes in which bots think: a hint at once, a review in small parts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ...teach.review import AGAIN, SECOND_LOOK, SECONDS, Decided, worth_another_look
from .workers import Workers

#: Seconds that a hint takes, and decisions of a review that are looked at in one go.
HINT, PART = 1.0, 6


async def hint(workers: Workers, task: tuple[Any, ...], person: str) -> Any:
    """Two ways to go on, as they are told."""
    game, options, position, seat, seed = task
    packed = msgspec.json.encode(position)
    return await workers.ask(person, _hint, (game, options, packed, seat, seed), HINT)


async def review(workers: Workers, task: tuple[Any, ...], person: str) -> AsyncIterator[Any]:
    """How far it is, (done, all), again and again; at last the review, as it is told.

    Every part waits its turn among all that is to be thought: no table has to wait for a review.
    """
    game, record, seat, base = task
    whole = (game, msgspec.json.encode(record), seat, base)
    count: int = await workers.ask(person, _count, whole, HINT)
    looks = count + min(AGAIN, count)
    decided: list[Decided] = []
    each = SECONDS * (1 - SECOND_LOOK) / max(count, 1)
    while len(decided) < count:
        numbers = range(len(decided), min(count, len(decided) + PART))
        decided += await _looks(workers, person, whole, numbers, each, again=False)
        yield len(decided), looks
    again = worth_another_look(decided)
    for done, number in enumerate(again, 1):
        found = await _looks(workers, person, whole, [number], SECONDS * SECOND_LOOK / AGAIN, again=True)
        decided[number] = found[0]
        yield count + done, looks
    yield await workers.ask(person, _told, (*whole, decided, again), HINT)


async def _looks(
    workers: Workers, person: str, whole: tuple[Any, ...], numbers: Sequence[int], each: float, again: bool
) -> list[Decided]:
    task = (*whole, list(numbers), each, again)
    found: list[Decided] = await workers.ask(person, _look, task, max(HINT, each * len(numbers)))
    return found


# -- in the process


def _hint(game: str, options: dict[str, Any], position: bytes, seat: int, seed: str) -> Any:
    from ... import game as find_game
    from ...tables.coaching import hint_of

    return hint_of(find_game(game), options, msgspec.json.decode(position), seat, seed)


@lru_cache(2)
def _looking(game: str, record: bytes, seat: int, base: int) -> Any:
    """The game played again; the parts of a review follow each other."""
    from ... import game as find_game
    from ...tables.coaching import Looking

    return Looking(find_game(game), msgspec.json.decode(record), seat, base)


def _count(game: str, record: bytes, seat: int, base: int) -> int:
    return len(_looking(game, record, seat, base).steps)


def _look(
    game: str, record: bytes, seat: int, base: int, numbers: list[int], each: float, again: bool
) -> list[Decided]:
    found: list[Decided] = _looking(game, record, seat, base).looks(numbers, each, again)
    return found


def _told(game: str, record: bytes, seat: int, base: int, decided: list[Decided], again: list[int]) -> Any:
    return _looking(game, record, seat, base).told(decided, again)
