"""How much one person, one address and one table may ask for. Beyond that, one is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from time import monotonic

from ..kernel import AstrariumError

#: Tables in play that one person may have set up.
TABLES = 60
#: Connections of one person, and to one table.
CONNECTIONS, AUDIENCE = 40, 400
#: New guests from one address: at once, and every second for long.
GUESTS = (60, 1.0)
#: Tries to log in or to make an account from one address.
TRIES = (10, 1 / 6)
#: Lines of chat from one person at one table.
LINES = (5, 0.5)
#: Addresses that are remembered before those that have long been quiet are forgotten.
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
        if who not in self._of:
            if len(self._of) >= REMEMBERED:
                self._of = {each: bucket for each, bucket in self._of.items() if not bucket.full}
            self._of[who] = Bucket(*self._size)
        return self._of[who].take()


class Limits:
    """Counts who comes in."""

    def __init__(self) -> None:
        self._guests = Buckets(*GUESTS)
        self._tries = Buckets(*TRIES)
        self._connections: Counter[str] = Counter()

    def new_guest(self, address: str) -> None:
        """Somebody from this address wants to become a guest."""
        if not at_home(address) and not self._guests.take(address):
            raise TooMuch("server-too-many-guests")

    def log_in(self, address: str) -> None:
        """Somebody from this address gives a password."""
        if not at_home(address) and not self._tries.take(address):
            raise TooMuch("server-too-many-tries")

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """Somebody is connected meanwhile."""
        if self._connections[who] >= CONNECTIONS:
            raise TooMuch("server-too-many-connections", most=CONNECTIONS)
        self._connections[who] += 1
        try:
            yield
        finally:
            self._connections[who] -= 1
            if not self._connections[who]:
                del self._connections[who]


def at_home(address: str) -> bool:
    """Whether an address is this very machine's."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
