"""Work on many machines: the same function over many things, on a Ray cluster.

Ray does a thing again whose machine was lost, and every result is taken once: nothing is lost and nothing
counted twice. All machines need the same version of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import islice
from typing import Any, TypeVar

from .extras import extra
from .kernel import BadSetup

T = TypeVar("T")
R = TypeVar("R")

#: Things handed out for each core, so that none waits for the next one.
AHEAD = 2


def spread_over(work: Callable[[T], R], things: Sequence[T], address: str) -> Generator[R]:
    """Do the work on each thing somewhere on the cluster; results come as they are finished.

    Whoever stops listening stops the work.
    """
    if not things:
        return
    ray = joined(address)
    # However often machines go: a thing is done again until it is done.
    remote = ray.remote(max_retries=-1)(work)
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
        ray.shutdown()


def joined(address: str) -> Any:
    """Ray, once this process belongs to the cluster."""
    with extra("cluster"):
        import ray
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        why = " ".join(str(error).split())[:200]
        raise BadSetup("error-no-cluster", address=address, why=why) from None
    return ray
