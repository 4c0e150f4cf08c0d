"""Rate limits per person, network address and account.

Limits that several processes would multiply (passwords, guests, e-mails, reports, records) are shared over
the database. Limits that protect one process (connections, changes, past positions) are local.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

from ..tables.token_bucket import Buckets, TooMuch

#: Tables in play per host.
TABLES = 60
#: Connections per person.
CONNECTIONS = 40
#: New guests per network: burst, and per second.
GUESTS = (60, 1.0)
#: Attempts to log in or create an account, per network.
TRIES = (10, 1 / 6)
#: Attempts to log in to one account, from anywhere.
TRIES_EACH = (20, 1 / 30)
#: Reports per person.
REPORTS = (5, 1 / 600)
#: Imported records per person; each is replayed.
RECORDS = (10, 1 / 60)
#: E-mails per person.
MAILS = (3, 1 / 600)
#: Changing requests per person, and per network.
CHANGES = (300, 5)
CHANGES_FROM = (600, 20)
#: Table messages per person over all connections: burst, and per second. Further messages are delayed.
MESSAGES = (100, 50)
#: Past positions per person: burst, and per second. Further requests are delayed.
PAST_VIEWS = (30, 10)
#: Prefix length of an IPv6 network; a household has one network.
NETWORK = 64
#: Maximum shared uses that wait for announcement, and uses per announcement.
UNTOLD, AT_ONCE = 2000, 200


#: A shared use: the limit, and a hash of person or network.
UsedLimit: TypeAlias = tuple[str, str]


class RateLimits:
    """Counts uses and refuses what exceeds a limit."""

    def __init__(self) -> None:
        self._shared = {
            "guest": Buckets(*GUESTS),
            "try": Buckets(*TRIES),
            "account": Buckets(*TRIES_EACH),
            "letter": Buckets(*MAILS),
            "report": Buckets(*REPORTS),
            "record": Buckets(*RECORDS),
        }
        self._unsent: deque[UsedLimit] = deque(maxlen=UNTOLD)
        self._changes = Buckets(*CHANGES)
        self._changes_from = Buckets(*CHANGES_FROM)
        self._connections: Counter[str] = Counter()
        #: Past positions are expensive to render.
        self.past_views = Buckets(*PAST_VIEWS)
        self.messages = Buckets(*MESSAGES)
        #: Muted people.
        self.muted: set[str] = set()

    # -- limits shared by all processes

    def _take(self, what: str, who: str) -> bool:
        used = what, sha256(who.encode()).hexdigest()[:16]  # hashed, so messages contain no addresses
        if not self._shared[what].take(used[1]):
            return False
        self._unsent.append(used)
        return True

    def unsent(self) -> list[UsedLimit]:
        """Shared uses since the last call, up to one announcement."""
        return [self._unsent.popleft() for _ in range(min(AT_ONCE, len(self._unsent)))]

    def count_remote(self, used: Iterable[UsedLimit]) -> None:
        """Count uses in other processes."""
        for what, who in used:
            if what in self._shared:
                self._shared[what].take(who)

    def new_guest(self, address: str) -> None:
        """Count a new guest."""
        if not at_home(address) and not self._take("guest", place_of(address)):
            raise TooMuch("server-too-many-guests")

    def log_in(self, address: str, account: str = "") -> None:
        """Count a password attempt, by network and account (its skeleton)."""
        if not at_home(address) and not self._take("try", place_of(address)):
            raise TooMuch("server-too-many-tries")
        if account and not self._take("account", account):
            raise TooMuch("server-too-many-tries")

    def mail(self, person: str) -> bool:
        """Count an e-mail; False if it must not be sent."""
        return self._take("letter", person)

    def report(self, person: str) -> None:
        """Count a report."""
        if not self._take("report", person):
            raise TooMuch("server-too-fast")

    def record(self, person: str) -> None:
        """Count an imported record."""
        if not self._take("record", person):
            raise TooMuch("server-too-fast")

    # -- limits of this process

    def change(self, address: str, person: str | None) -> None:
        """Count a changing request."""
        if not at_home(address) and not self._changes_from.take(place_of(address)):
            raise TooMuch("server-too-fast")
        if person is not None and not self._changes.take(person):
            raise TooMuch("server-too-fast")

    @contextmanager
    def connected(self, who: str) -> Iterator[None]:
        """Count a connection while the context is open."""
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
    """Whether an address is the loopback address."""
    found = _read(address)
    return found is not None and found.is_loopback


def place_of(address: str) -> str:
    """The network of an address: IPv4 addresses alone, IPv6 by prefix."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, NETWORK), strict=False))
    return address if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an address; IPv4-mapped IPv6 becomes IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
