"""The deal of the day: one deal and one opponent a game and day, the same for everybody on a server.

The seed of a day follows from a secret of the server, so nobody can work it out in advance; while the day
lasts (by the clock of Greenwich), nobody is told it either. A person's first try counts: what was learned
there cannot be taken back, there is no coach, and nobody plays on from it. When the day is over, all of it
is open for study.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from time import time

from .sheet import Sheet

DAY = timedelta(days=1)


def now() -> float:
    """The moment by which days change."""
    return time()


def today() -> str:
    """The day it is, as in 2026-11-16."""
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - DAY).isoformat()


def end_of(day: str) -> float:
    """The moment in which a day ends."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + DAY).timestamp()


def seed_of_day(key: bytes, day: str, game: str) -> str:
    """The seed of a game on a day: nobody who lacks the key finds it."""
    return hmac.new(key, f"daily/{day}/{game}".encode(), sha256).hexdigest()[:32]


def closed(sheet: Sheet) -> bool:
    """Whether a table has the deal of a day that is not over yet, so that nothing of it may be told."""
    return sheet.daily is not None and today() <= sheet.daily


def strict(sheet: Sheet) -> bool:
    """Whether a try counts that is still being played."""
    return sheet.counted and not sheet.over
