"""Clearing away garbage without long pauses.

A full collection looks at every object of every live table: with some hundred tables that stops the event
loop for a tenth of a second. So Python looks at what is new, little and often, once more some time later, and
then no more: a few milliseconds at a time, however many tables there are. What got old and is no longer used
goes when its last user goes; only what refers to itself in a circle waits for the thorough collection, when
nobody is there.
"""

from __future__ import annotations

import gc
from time import monotonic

#: New objects after which they are looked at, and how many such heaps are looked at once more together.
#: Six thousand objects take a millisecond, on a busy machine three.
HEAP, HEAPS = 2000, 2
NEVER = 1_000_000_000
#: Seconds between thorough collections when nobody is there, and when somebody always is.
QUIET, ANYWAY = 600.0, 6 * 3600.0


class Collecting:
    """Decides when to collect."""

    def __init__(self) -> None:
        self._thorough = monotonic()
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """Set aside what the program itself is made of, and collect the oldest generation by hand only."""
        self._usual = gc.get_threshold()
        gc.set_threshold(HEAP, HEAPS, NEVER)
        gc.collect()
        gc.freeze()

    def end(self) -> None:
        """Leave everything as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def rest(self, quiet: bool) -> None:
        """A moment in which a longer pause may be taken, the more so when nobody is there."""
        if monotonic() - self._thorough > (QUIET if quiet else ANYWAY):
            gc.collect()
            self._thorough = monotonic()
