"""Work on all cores: the same function over many things, results as they come."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[T], R], things: Sequence[T], jobs: int) -> Generator[R]:
    """Do the work on each thing, in so many processes; in this one when one is enough.

    Results come in the order in which they are finished. Whoever stops listening stops the work.
    """
    jobs = min(jobs, len(things))
    if jobs <= 1:
        yield from map(work, things)
        return
    pool = get_context("spawn").Pool(jobs, initializer=_quiet)
    try:
        yield from pool.imap_unordered(work, things)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _quiet() -> None:
    """An interruption is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
