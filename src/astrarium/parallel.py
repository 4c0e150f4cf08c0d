"""Work on many machines: the same function over many things, on a Ray cluster.

Ray does a thing again whose machine was lost, and every result is taken once: nothing is lost and nothing
counted twice. All machines need the same version of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

from .extras import extra
from .kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")

#: Seconds in which somebody has to answer at the address of a cluster.
PATIENCE = 10.0
#: Things handed out for each core, so that none waits for the next one.
AHEAD = 2
#: The addresses that this process has joined and not left again: the last one to leave shuts Ray down.
_JOINED: list[str] = []


def spread_over(
    work: Callable[[T], R], things: Sequence[T], address: str, *, at_most: int = 0
) -> Generator[R]:
    """Do the work on each thing somewhere on the cluster; results come as they are finished.

    Whoever stops listening stops the work. `at_most`: a process ends after so many things (0: never).
    """
    if not things:
        return
    ray = joined(address)
    # However often machines go: a thing is done again until it is done.
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
    """How many cores a cluster has."""
    ray = joined(address)
    cores = int(ray.cluster_resources().get("CPU", 1))
    left(ray)
    return max(1, cores)


def joined(address: str) -> Any:
    """Ray, once this process belongs to the cluster; whoever has joined it leaves it again."""
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
    """Raise OSError where nobody is at home: Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        create_connection((host.rpartition("/")[2], int(port)), PATIENCE).close()


def left(ray: Any) -> None:
    """Belong to the cluster no longer, unless somebody else in this process still does."""
    _JOINED.pop()
    if not _JOINED:
        ray.shutdown()
