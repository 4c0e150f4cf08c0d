"""Clearing away garbage without long pauses.

A full collection looks at every object of every live table: with some hundred tables that stops the event
loop for a tenth of a second. So we look at what is new, a heap at a time and between two moves (in the midst
of one, Python would look at views and texts that are about to go by themselves), and set it aside: nobody
looks at it again. What goes out of use goes with its last user, at once; looking is for what refers to itself
in a circle. Play leaves next to none of those, so where a look has found nothing, the next heaps are set
aside without one. What they may hold waits for the thorough collection, when nobody is there.
"""

from __future__ import annotations

import gc
from time import monotonic

#: New objects that make a heap, and how many heaps are spared a look after one that found nothing.
HEAP, SPARED = 1500, 7
#: New objects that Python looks at by itself, where so many come without a move.
MOST = 30_000
NEVER = 1_000_000_000
#: Seconds between thorough collections when nobody is there, and when somebody always is.
QUIET, ANYWAY = 600.0, 6 * 3600.0


class Looking:
    """Decides at which of the new objects to look."""

    def __init__(self) -> None:
        self._spared = 0

    def pass_by(self) -> None:
        """A moment between two moves."""
        if gc.get_count()[0] < HEAP:
            return
        if self._spared:
            self._spared -= 1
        else:
            self._spared = 0 if gc.collect(0) else SPARED
        gc.freeze()


class Collecting:
    """Decides when to collect."""

    def __init__(self) -> None:
        self._thorough = monotonic()
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """Set aside what the program itself is made of, and collect older objects by hand only."""
        self._usual = gc.get_threshold()
        gc.set_threshold(MOST, NEVER, NEVER)
        gc.collect()
        gc.freeze()

    def end(self) -> None:
        """Leave everything as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def rest(self, quiet: bool) -> None:
        """A moment in which a longer pause may be taken, the more so when nobody is there."""
        if monotonic() - self._thorough > (QUIET if quiet else ANYWAY):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._thorough = monotonic()
