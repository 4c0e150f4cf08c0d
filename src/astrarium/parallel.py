"""Parallel map: one function over many items, on all cores or on a Ray cluster.

Ray repeats items of a lost machine, and each result is taken once. All machines need the same version of this
package.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from multiprocessing import get_context
from socket import create_connection
from typing import Any, TypeVar

from .extras import extra
from .kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")

#: Timeout in seconds for a connection to a cluster.
PATIENCE = 10.0
#: Items queued for each core.
AHEAD = 2
#: Addresses joined and not left by this process; the last one to leave shuts Ray down.
_JOINED: list[str] = []


def spread_over(
    work: Callable[[T], R], things: Sequence[T], address: str, *, at_most: int = 0
) -> Generator[R]:
    """Process items on a cluster; yields results in order of completion.

    Closing the generator cancels the work. `at_most`: a process ends after so many items (0: never).
    """
    if not things:
        return
    ray = joined(address)
    # Retried without limit if machines are lost.
    remote = ray.remote(max_retries=-1, max_calls=at_most)(work)
    coming = iter(things)
    waiting: list[Any] = []
    try:
        while True:
            room = AHEAD * int(ray.cluster_resources().get("CPU", 1)) - len(waiting)
            waiting += [remote.remote(thing) for thing in islice(coming, max(room, 0))]
            if not waiting:
                return
            (done,), waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(done)
    finally:
        for each in waiting:
            ray.cancel(each, force=True)
        left(ray)


def cores_of(address: str) -> int:
    """The number of cores of a cluster."""
    ray = joined(address)
    cores = int(ray.cluster_resources().get("CPU", 1))
    left(ray)
    return max(1, cores)


def joined(address: str) -> Any:
    """Connect to a cluster and return Ray; each call needs a call of `left`."""
    with extra("cluster"):
        import ray
    if not _JOINED:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (OSError, ValueError, RuntimeError) as error:
            why = " ".join(str(error).split())[:200]
            raise BadSetup("error-no-cluster", address=address, why=why) from None
    _JOINED.append(address)
    return ray


def _knock(address: str) -> None:
    """Raise OSError if nothing listens there; Ray itself would retry for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        create_connection((host.rpartition("/")[2], int(port)), PATIENCE).close()


def left(ray: Any) -> None:
    """Disconnect from the cluster, unless another user in this process remains."""
    _JOINED.pop()
    if not _JOINED:
        ray.shutdown()


def cores() -> int:
    """The number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[T], R], things: Sequence[T], jobs: int) -> Generator[R]:
    """Process items in a number of processes; one job runs in this process.

    Yields results in order of completion. Closing the generator stops the work.
    """
    jobs = min(jobs, len(things))
    if jobs <= 1:
        yield from map(work, things)
        return
    pool = get_context("spawn").Pool(jobs, initializer=quiet)
    try:
        yield from pool.imap_unordered(work, things)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def quiet() -> None:
    """Ignore SIGINT, which the parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
