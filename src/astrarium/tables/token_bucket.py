"""Token buckets: rate limits per person at one table."""

from __future__ import annotations

from time import monotonic

from ..kernel import AstrariumError

#: Maximum connections to one table.
AUDIENCE = 400
#: Chat lines of a person: burst size, and rate per second.
LINES = (5, 0.5)
#: Maximum characters of a chat line.
LONGEST_LINE = 500
#: Maximum number of buckets. The full ones are evicted first.
REMEMBERED = 10_000


class TooMuch(AstrariumError):
    """A limit is exceeded."""


class Bucket:
    """A token bucket: a burst size and a refill rate per second."""

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
        """Take a token; False if there is none."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def owe(self) -> float:
        """Take a token in any case; the seconds to wait for it."""
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._most


class Buckets:
    """One bucket per person."""

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
