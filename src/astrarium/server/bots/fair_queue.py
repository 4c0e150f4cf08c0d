"""A fair queue: shares the bot workers between people by the time they have used.

The person who has used the least time is served next, however much others have queued. A new person starts at
the level of those being served now.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

#: Maximum number of waiting jobs, per person and in total.
WAITING_EACH, WAITING_ALL = 100, 2000
#: Number of people above which the used times of idle people are forgotten.
REMEMBERED = 10_000


@dataclass(slots=True, eq=False)
class Job:
    """A job for a person: the task (given its seconds), its time limit, and whether it is long."""

    person: str
    task: Callable[[float], tuple[Any, ...]]
    seconds: float
    long: bool
    done: asyncio.Future[Any] = field(repr=False)
    #: Whether a remote worker may do it.
    remote: bool = False


class FairQueue:
    """Waiting jobs, in fair order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job]] = {}
        self._count = 0
        #: Seconds used per person, and the level of those being served now.
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return self._count

    def put(self, job: Job) -> bool:
        """Add a job; False if the queue is full."""
        own = self._waiting.get(job.person)
        if self._count >= WAITING_ALL or (own is not None and len(own) >= WAITING_EACH):
            return False
        if own is None:
            own = self._waiting[job.person] = deque()
            self._used[job.person] = max(self._used.get(job.person, 0.0), self._now)
        own.append(job)
        self._count += 1
        return True

    def take(self, long: bool, remote: bool = False) -> Job | None:
        """The next job, if any.

        `long`: long jobs are allowed; `remote`: only jobs for remote workers.
        """
        for person in sorted(self._waiting, key=self._used.__getitem__):
            job = self._first(person, long, remote)
            if job is not None:
                self._now = max(self._now, self._used[person])
                return job
        return None

    def _first(self, person: str, long: bool, remote: bool) -> Job | None:
        own = self._waiting[person]
        fits = (each for each in own if (long or not each.long) and (each.remote or not remote))
        job = next(fits, None)
        if job is not None:
            own.remove(job)
            self._count -= 1
            if not own:
                del self._waiting[person]
        return job

    def drop(self, job: Job) -> None:
        """Remove a job whose caller no longer waits."""
        own = self._waiting.get(job.person)
        if own is not None and job in own:
            own.remove(job)
            self._count -= 1
            if not own:
                del self._waiting[job.person]

    def spent(self, person: str, seconds: float) -> None:
        """Count the seconds used for a person."""
        self._used[person] = self._used.get(person, self._now) + seconds
        if len(self._used) > REMEMBERED:
            self._used = {
                each: used for each, used in self._used.items() if used > self._now or each in self._waiting
            }
