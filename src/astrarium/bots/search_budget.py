"""The budget of a search: seconds a move, or iterations a move.

Seconds are CPU time of the bot's thread, so a duel does not depend on the load of the machine. The wall-clock
time is limited to `PATIENCE` times as much.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from time import perf_counter

from ..kernel import AstrariumError

#: A web worker has no `thread_time`; there the bot has the thread to itself.
thread_time: Callable[[], float] = getattr(time, "thread_time", perf_counter)
MOST_SECONDS = 3600.0
PATIENCE = 3.0
MOST_ITERATIONS = 1_000_000_000


class BadLimit(AstrariumError):
    """A limit is malformed or out of range."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Seconds a move, iterations a move, or both; the first one reached ends the search."""

    seconds: float | None = None
    iterations: int | None = None

    def clock(self) -> Clock:
        """A clock that starts now."""
        return Clock(self)

    def share(self, parts: int) -> Limit:
        """An equal part of this limit, for a decision made in this number of steps."""
        seconds = None if self.seconds is None else self.seconds / parts
        return Limit(seconds, None if self.iterations is None else max(1, self.iterations // parts))


class Clock:
    """Counts iterations, and tells when it is time to answer."""

    __slots__ = ("_end", "_last", "_most", "_start", "count")

    def __init__(self, limit: Limit) -> None:
        self.count = 0
        self._most = limit.iterations or MOST_ITERATIONS
        self._start = thread_time()
        self._end = None if limit.seconds is None else self._start + limit.seconds
        self._last = perf_counter() + PATIENCE * (limit.seconds or 0)

    def more(self) -> bool:
        """Whether there is time for one more iteration; there always is for the first."""
        if self.count and (self.count >= self._most or self._late()):
            return False
        self.count += 1
        return True

    def _late(self) -> bool:
        return self._end is not None and (thread_time() >= self._end or perf_counter() >= self._last)

    def left(self) -> float:
        """The expected number of further iterations, at the pace so far."""
        left = float(self._most - self.count)
        return left if self._end is None else min(left, self._at_this_pace(self._end - thread_time()))

    def in_all(self) -> float:
        """The total number of iterations: the given one, else an estimate by the pace so far."""
        if self._end is None or self._most < MOST_ITERATIONS:
            return self._most
        return self._at_this_pace(self._end - self._start)

    def _at_this_pace(self, seconds: float) -> float:
        return self.count * seconds / max(thread_time() - self._start, 1e-9)


def parse(bot: str, word: str) -> Limit:
    """Parse the limit in a bot's name: `0.5` (seconds) or `200i` (iterations)."""
    try:
        if word.endswith("i"):
            return checked(bot, None, int(word[:-1]))
        return checked(bot, float(word), None)
    except ValueError:
        raise BadLimit("error-bad-limit", bot=bot, limit=word) from None


def checked(bot: str, seconds: float | None, iterations: int | None) -> Limit:
    """A limit of these numbers; raises BadLimit if they are out of range."""
    if seconds is not None and not (isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
        raise BadLimit("error-bad-limit", bot=bot, limit=f"{seconds:g}")
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise BadLimit("error-bad-limit", bot=bot, limit=f"{iterations}i")
    return Limit(seconds, iterations)
