"""Who is served next: work that waits, fair between the people for whom it is done.

Whoever has used least is served next, whatever the others have piled up; somebody new begins where those
stand who are served now. Nobody can make the others wait by asking for more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

#: Work that may wait for one person, and for all together.
WAITING_EACH, WAITING_ALL = 100, 2000
#: People whose use is remembered while nothing waits for them.
REMEMBERED = 10_000


@dataclass(slots=True, eq=False)
class Job:
    """Something to do for a person: what, given how many seconds it may take, and whether that is long."""

    person: str
    task: Callable[[float], tuple[Any, ...]]
    seconds: float
    long: bool
    done: asyncio.Future[Any] = field(repr=False)
    #: Whether it may be done on another machine.
    away: bool = False


class FairQueue:
    """The work that waits."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job]] = {}
        self._count = 0
        #: Seconds that were spent for each, and how far those are who are served now.
        self._used: dict[str, float] = {}
        self._now = 0.0

    def __len__(self) -> int:
        return self._count

    def put(self, job: Job) -> bool:
        """Let it wait; False when too much waits already."""
        own = self._waiting.get(job.person)
        if self._count >= WAITING_ALL or (own is not None and len(own) >= WAITING_EACH):
            return False
        if own is None:
            own = self._waiting[job.person] = deque()
            self._used[job.person] = max(self._used.get(job.person, 0.0), self._now)
        own.append(job)
        self._count += 1
        return True

    def take(self, long: bool, away: bool = False) -> Job | None:
        """What is to be done next, if anything.

        `long`: it may be something that takes long; `away`: it has to be something for another machine.
        """
        for person in sorted(self._waiting, key=self._used.__getitem__):
            job = self._first(person, long, away)
            if job is not None:
                self._now = max(self._now, self._used[person])
                return job
        return None

    def _first(self, person: str, long: bool, away: bool) -> Job | None:
        own = self._waiting[person]
        fits = (each for each in own if (long or not each.long) and (each.away or not away))
        job = next(fits, None)
        if job is not None:
            own.remove(job)
            self._count -= 1
            if not own:
                del self._waiting[person]
        return job

    def drop(self, job: Job) -> None:
        """Nobody wants it any more."""
        own = self._waiting.get(job.person)
        if own is not None and job in own:
            own.remove(job)
            self._count -= 1
            if not own:
                del self._waiting[job.person]

    def spent(self, person: str, seconds: float) -> None:
        """So much was spent for somebody."""
        self._used[person] = self._used.get(person, self._now) + seconds
        if len(self._used) > REMEMBERED:
            self._used = {
                each: used for each, used in self._used.items() if used > self._now or each in self._waiting
            }
