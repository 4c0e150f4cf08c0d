"""Clearing away garbage without long pauses.

A full collection looks at every object of every live table: with some hundred tables that stops the event
loop for a tenth of a second. So we look at what is new, little and often, once more some time later, and then
no more: a millisecond or two at a time, however many tables there are. That is done between two moves: in the
midst of one, Python would look at views and texts that are about to go by themselves. What got old and is no
longer used goes when its last user goes; only what refers to itself in a circle waits for the thorough
collection, when nobody is there.
"""

from __future__ import annotations

import gc
from time import monotonic

#: New objects that are looked at between two moves, and how many such heaps are looked at once more together.
HEAP, HEAPS = 1500, 1
#: New objects that Python looks at by itself, where so many come without a move.
MOST = 8000
NEVER = 1_000_000_000
#: Seconds between thorough collections when nobody is there, and when somebody always is.
QUIET, ANYWAY = 600.0, 6 * 3600.0


def collect_a_little() -> None:
    """A moment between two moves: look at what is new, if there is enough of it."""
    new, heaps, _ = gc.get_count()
    if new > HEAP:
        gc.collect(1 if heaps > HEAPS else 0)


class Collecting:
    """Decides when to collect."""

    def __init__(self) -> None:
        self._thorough = monotonic()
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """Set aside what the program itself is made of, and collect the oldest generation by hand only."""
        self._usual = gc.get_threshold()
        gc.set_threshold(MOST, HEAPS, NEVER)
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
