"""Coach tasks for the bot workers: hints, outcomes, turning points and reviews."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any

import msgspec

from ...tables.coaching import HINT, parts
from .worker_pool import WorkerPool


async def hint(workers: WorkerPool, task: tuple[Any, ...], person: str) -> Any:
    """Two suggested moves, as a message."""
    game, options, position, seat, seed = task
    packed = msgspec.json.encode(position)
    return await workers.ask(person, _hint, (game, options, packed, seat, seed), HINT)


async def outcome(workers: WorkerPool, task: tuple[Any, ...], person: str) -> Any:
    """The worlds after an answer, as a message."""
    game, options, position, seat, answer = task
    packed = msgspec.json.encode(position)
    return await workers.ask(person, _outcome, (game, options, packed, seat, answer), HINT)


async def turns(workers: WorkerPool, task: tuple[Any, ...], person: str) -> Any:
    """The turning points of a game, as a message."""
    game, record, base = task
    return await workers.ask(person, _turns, (game, msgspec.json.encode(record), base), HINT)


async def review(workers: WorkerPool, task: tuple[Any, ...], person: str) -> AsyncIterator[Any]:
    """Yields progress (done, total), finally the review.

    Each part is queued on its own, so a review does not block any table.
    """
    game, record, seat, base = task
    whole = (game, msgspec.json.encode(record), seat, base)
    steps = parts()
    found: Any = None
    while True:
        try:
            part = steps.send(found)
        except StopIteration as end:
            yield end.value
            return
        if isinstance(part, tuple):
            found = None
            yield part
        else:
            found = await workers.ask(person, _do_part, (*whole, part.work, part.task), part.seconds)


# -- in the worker process


def _hint(game: str, options: dict[str, Any], position: bytes, seat: int, seed: str) -> Any:
    from ... import game as find_game
    from ...tables.coaching import hint_of

    return hint_of(find_game(game), options, msgspec.json.decode(position), seat, seed)


def _outcome(game: str, options: dict[str, Any], position: bytes, seat: int, answer: Any) -> Any:
    from ... import game as find_game
    from ...tables.answer_preview import outcome_of

    return outcome_of(find_game(game), options, msgspec.json.decode(position), seat, answer)


def _turns(game: str, record: bytes, base: int) -> Any:
    from ... import game as find_game
    from ...tables.coaching import turns_of

    return turns_of(find_game(game), msgspec.json.decode(record), base)


@lru_cache(2)
def _looking(game: str, record: bytes, seat: int, base: int) -> Any:
    """The replayed game, cached for the parts of one review."""
    from ... import game as find_game
    from ...tables.coaching import Looking

    return Looking(find_game(game), msgspec.json.decode(record), seat, base)


def _do_part(game: str, record: bytes, seat: int, base: int, work: str, task: tuple[Any, ...]) -> Any:
    from ...tables.coaching import do_part

    return do_part(_looking(game, record, seat, base), work, task)
