"""How much one person may ask of one table."""

from __future__ import annotations

from time import monotonic

from ..kernel import AstrariumError

#: Connections to one table.
AUDIENCE = 400
#: Lines of chat from one person at one table: at once, and every second for long.
LINES = (5, 0.5)
#: Characters of a line of chat.
LONGEST_LINE = 500
#: Whoever comes is remembered, until so many have come; then those that have long been quiet are forgotten.
REMEMBERED = 10_000


class TooMuch(AstrariumError):
    """More than anybody needs."""


class Bucket:
    """So much at once, and so much every second for long."""

    __slots__ = ("_left", "_most", "_rate", "_since")

    def __init__(self, most: float, rate: float) -> None:
        self._most = self._left = float(most)
        self._rate = rate
        self._since = monotonic()

    def _refill(self) -> None:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now

    def take(self) -> bool:
        """Take one; False, with nothing taken, when there is none."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def owe(self) -> float:
        """Take one in any case: how many seconds it has to wait for."""
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._most


class Buckets:
    """One bucket each for whoever comes."""

    def __init__(self, most: float, rate: float) -> None:
        self._size = most, rate
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        return self._bucket(who).take()

    def owe(self, who: str) -> float:
        return self._bucket(who).owe()

    def _bucket(self, who: str) -> Bucket:
        if who not in self._of:
            if len(self._of) >= REMEMBERED:
                self._of = {each: bucket for each, bucket in self._of.items() if not bucket.full}
            self._of[who] = Bucket(*self._size)
        return self._of[who]
