"""A review in parts, each a task of its own: nobody has to wait for the whole."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..teach.review import AGAIN, SECOND_LOOK, SECONDS, Decided, worth_another_look
from .coaching import Looking

#: Seconds that a hint takes, and decisions of a review that are looked at in one go.
HINT, PART = 1.0, 6


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a review: the method of `Looking` that does it, what it needs, how many seconds it takes."""

    work: str
    task: tuple[Any, ...]
    seconds: float


#: Yields the parts, is sent what came of them, and in between how far it is, (done, all); at last the review.
Parts: TypeAlias = Generator[Part | tuple[int, int], Any, Any]


def parts() -> Parts:
    """All of a review, part by part."""
    count: int = yield Part("count", (), HINT)
    looks = count + min(AGAIN, count)
    decided: list[Decided] = []
    each = SECONDS * (1 - SECOND_LOOK) / max(count, 1)
    while len(decided) < count:
        numbers = range(len(decided), min(count, len(decided) + PART))
        decided += yield _look(numbers, each, again=False)
        yield len(decided), looks
    again = worth_another_look(decided)
    for done, number in enumerate(again, 1):
        (decided[number],) = yield _look([number], SECONDS * SECOND_LOOK / AGAIN, again=True)
        yield count + done, looks
    return (yield Part("told", (decided, again), HINT))


def _look(numbers: Sequence[int], each: float, again: bool) -> Part:
    return Part("looks", (list(numbers), each, again), max(HINT, each * len(numbers)))


def do_part(looking: Looking, work: str, task: tuple[Any, ...]) -> Any:
    """What comes of a part."""
    match work:
        case "count":
            return len(looking.steps)
        case "looks":
            return looking.looks(*task)
        case _:
            return looking.told(*task)
