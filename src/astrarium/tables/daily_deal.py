"""The daily deal: one deal and one opponent per game and day, the same for everybody on a server.

The seed is an HMAC of the day with a secret key of the server. It stays secret until the day ends (UTC). A
person's first try counts: no undo of revealed information, no coach, no branch. The deal is open for study
when the day is over.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from time import time

from ..kernel import BadSetup, Game
from ..kernel.data import component_files
from .stored_table import StoredTable

DAY = timedelta(days=1)


def now() -> float:
    """The current time, which determines the day."""
    return time()


def today() -> str:
    """The current day in UTC, such as 2026-11-16."""
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - DAY).isoformat()


def end_of(day: str) -> float:
    """The time at which a day ends."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + DAY).timestamp()


def seed_of_day(key: bytes, day: str, game: str) -> str:
    """The seed of a game on a day, an HMAC under the server's key."""
    return hmac.new(key, f"daily/{day}/{game}".encode(), sha256).hexdigest()[:32]


def closed(stored: StoredTable) -> bool:
    """Whether a table has a daily deal whose day is not over: it stays secret."""
    return stored.daily is not None and today() <= stored.daily


def check_printed(game: Game) -> None:
    """The deal of the day is the same for everybody, so nobody changes cards of it."""
    if component_files.replaced(game.id):
        raise BadSetup("table-variant-unrated").of(game)
