"""Database outages: one log line at the start, one at the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from time import monotonic

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from .rows import Unavailable

log = logging.getLogger(__name__)
#: Seconds without a failure that end an outage. On a full disk, small writes may still succeed.
OVER = 10.0
LONGEST = 200
#: Errors that mean an outage.
AWAY: tuple[type[Exception], ...] = (OperationalError, InterfaceError, NoConnection, OSError)


class Outage:
    """The outage state, shared by all threads of a store.

    `room` tells whether the disk has space. After a failed write, a read does not end the outage.
    """

    def __init__(self, room: Callable[[], bool]) -> None:
        self._lock = Lock()
        self._room = room
        #: Time of the last failure; None: no outage.
        self._failed: float | None = None
        #: Whether a write failed.
        self._unwritten = False

    @contextmanager
    def watch(self, *more: type[Exception], writing: bool = False) -> Iterator[None]:
        """Use the database; errors of an outage (and `more`, of a driver) become Unavailable."""
        try:
            yield
        except (*AWAY, *more) as error:
            self._fail(error, writing)
            raise Unavailable from error
        if self._failed is not None and (writing or not self._unwritten) and self._room():
            self._succeed()

    def _fail(self, error: Exception, writing: bool) -> None:
        with self._lock:
            first, self._failed = self._failed is None, monotonic()
            self._unwritten |= writing
        if first:
            why = " ".join(str(getattr(error, "orig", None) or error).split())[:LONGEST]
            log.error("the database is unavailable: %s: %s", type(error).__name__, why)

    def _succeed(self) -> None:
        with self._lock:
            over = self._failed is not None and monotonic() - self._failed > OVER
            if over:
                self._failed, self._unwritten = None, False
        if over:
            log.warning("the database is available again")
