"""How much one person, one address and one account may ask of the server. Beyond that, one is refused.

What would be worth more at several processes than at one (tries of a password, new guests, letters, reports,
records) is told to the others on the same database, and counts there as well. What only keeps this process
from being overrun (connections, changes, looks at the past) is its own affair.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

from ..tables.limits import Buckets, TooMuch

#: Tables in play that one person may have set up.
TABLES = 60
#: Connections of one person.
CONNECTIONS = 40
#: New guests from one address: at once, and every second for long.
GUESTS = (60, 1.0)
#: Tries to log in or to make an account from one address.
TRIES = (10, 1 / 6)
#: Tries to log in to one account, from wherever.
TRIES_EACH = (20, 1 / 30)
#: Reports of one person.
REPORTS = (5, 1 / 600)
#: Records that one person brings along: each is played again.
RECORDS = (10, 1 / 60)
#: Letters to one person.
LETTERS = (3, 1 / 600)
#: Requests that change anything: of one person, and from one address.
CHANGES = (300, 5)
CHANGES_FROM = (600, 20)
#: Past positions that one person looks at: at once, and every second for long. More are shown later.
LOOKS = (30, 10)
#: Bits of an IPv6 address that tell whose it is: a household has all that follow.
NETWORK = 64
#: What was taken here is kept so long for the other processes; so many are told at once.
UNTOLD, AT_ONCE = 2000, 200


#: What was taken, and by whom: a name of theirs that tells nothing.
Taken: TypeAlias = tuple[str, str]


class Limits:
    """Counts who comes in."""

    def __init__(self) -> None:
        self._shared = {
            "guest": Buckets(*GUESTS),
            "try": Buckets(*TRIES),
            "account": Buckets(*TRIES_EACH),
            "letter": Buckets(*LETTERS),
            "report": Buckets(*REPORTS),
            "record": Buckets(*RECORDS),
        }
        self._untold: deque[Taken] = deque(maxlen=UNTOLD)
        self._changes = Buckets(*CHANGES)
        self._changes_from = Buckets(*CHANGES_FROM)
        self._connections: Counter[str] = Counter()
        #: Looking at the past takes long: one person gets so much of it, in however many windows.
        self.looks = Buckets(*LOOKS)
        #: People who may not talk.
        self.muted: set[str] = set()

    # -- what counts at all processes

    def _take(self, what: str, who: str) -> bool:
        taken = what, sha256(who.encode()).hexdigest()[:16]  # nobody is to read addresses off it
        if not self._shared[what].take(taken[1]):
            return False
        self._untold.append(taken)
        return True

    def untold(self) -> list[Taken]:
        """What was taken here since this was last asked, as far as it can be told at once."""
        return [self._untold.popleft() for _ in range(min(AT_ONCE, len(self._untold)))]

    def hear(self, taken: Iterable[Taken]) -> None:
        """Count what was taken at another process."""
        for what, who in taken:
            if what in self._shared:
                self._shared[what].take(who)

    def new_guest(self, address: str) -> None:
        """Somebody from this address wants to become a guest."""
        if not at_home(address) and not self._take("guest", place_of(address)):
            raise TooMuch("server-too-many-guests")

    def log_in(self, address: str, account: str = "") -> None:
        """Somebody from this address gives a password, perhaps that of an account (its skeleton)."""
        if not at_home(address) and not self._take("try", place_of(address)):
            raise TooMuch("server-too-many-tries")
        if account and not self._take("account", account):
            raise TooMuch("server-too-many-tries")

    def letter(self, person: str) -> bool:
        """Whether one more letter may be sent to a person."""
        return self._take("letter", person)

    def report(self, person: str) -> None:
        """Somebody reports somebody."""
        if not self._take("report", person):
            raise TooMuch("server-too-fast")

    def record(self, person: str) -> None:
        """Somebody brings a record along."""
        if not self._take("record", person):
            raise TooMuch("server-too-fast")

    # -- what counts here

    def change(self, address: str, person: str | None) -> None:
        """Somebody changes something."""
        if not at_home(address) and not self._changes_from.take(place_of(address)):
            raise TooMuch("server-too-fast")
        if person is not None and not self._changes.take(person):
            raise TooMuch("server-too-fast")

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
    found = _read(address)
    return found is not None and found.is_loopback


def place_of(address: str) -> str:
    """Whose address it is: all of one IPv6 network are one household's."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, NETWORK), strict=False))
    return address if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as one of IPv6 is the same one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
