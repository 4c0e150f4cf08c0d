"""Runs the garbage collector between moves and freezes the survivors.

A full collection visits every object of every live table and would block the event loop for a tenth of a
second. Instead, generation 0 is collected in small steps between moves, and survivors are frozen, so they are
not visited again. Most objects are freed by reference counts; the collector is needed for cycles alone. Play
leaves few cycles. After a step without garbage, the next steps freeze without a collection. A full collection
runs when nobody is connected.
"""

from __future__ import annotations

import gc
from time import monotonic

#: New objects per step, and steps without a collection after one that found no garbage.
HEAP, SPARED = 1500, 7
#: Automatic threshold of generation 0, for allocations without moves.
MOST = 30_000
NEVER = 1_000_000_000
#: Seconds between full collections: when idle, and always.
QUIET, ANYWAY = 600.0, 6 * 3600.0


class GcStep:
    """Incremental collection of generation 0."""

    def __init__(self) -> None:
        self._skip = 0

    def step(self) -> None:
        """Run a step between two moves, if there are enough new objects."""
        if gc.get_count()[0] < HEAP:
            return
        if self._skip:
            self._skip -= 1
        else:
            self._skip = 0 if gc.collect(0) else SPARED
        gc.freeze()


class GcControl:
    """Controls the collector's thresholds and full collections."""

    def __init__(self) -> None:
        self._last_full = monotonic()
        self._threshold = gc.get_threshold()

    def start(self) -> None:
        """Freeze the program's objects and disable automatic collection of older generations."""
        self._threshold = gc.get_threshold()
        gc.set_threshold(MOST, NEVER, NEVER)
        gc.collect()
        gc.freeze()

    def stop(self) -> None:
        """Restore the collector's settings."""
        gc.unfreeze()
        gc.set_threshold(*self._threshold)

    def collect_if_due(self, quiet: bool) -> None:
        """Run a full collection if it is due; more often when nobody is connected."""
        if monotonic() - self._last_full > (QUIET if quiet else ANYWAY):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._last_full = monotonic()
