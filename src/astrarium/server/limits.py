"""How much one person and one address may ask of the server. Beyond that, one is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

from ..tables.limits import Buckets, TooMuch

#: Tables in play that one person may have set up.
TABLES = 60
#: Connections of one person.
CONNECTIONS = 40
#: New guests from one address: at once, and every second for long.
GUESTS = (60, 1.0)
#: Tries to log in or to make an account from one address.
TRIES = (10, 1 / 6)
#: Past positions that one person looks at: at once, and every second for long. More are shown later.
LOOKS = (30, 10)


class Limits:
    """Counts who comes in."""

    def __init__(self) -> None:
        self._guests = Buckets(*GUESTS)
        self._tries = Buckets(*TRIES)
        self._connections: Counter[str] = Counter()
        #: Looking at the past takes long: one person gets so much of it, in however many windows.
        self.looks = Buckets(*LOOKS)

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
