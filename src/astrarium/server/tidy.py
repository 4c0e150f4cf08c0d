"""Clearing away garbage without long pauses.

A full collection looks at every object of every live table: with some hundred tables that stops the event
loop for a tenth of a second. So garbage is collected little and often, and what survived is set aside
(`gc.freeze`): no collection looks at it again. What is set aside and no longer used goes when its last user
goes; only what refers to itself in a circle waits for the thorough collection, when nobody is there.
"""

from __future__ import annotations

import gc
from time import monotonic

#: After so many changes of tables (a new one counts for several) what is new is looked through: a change
#: leaves some hundred objects, and looking at those of thirty changes takes two or three milliseconds.
OFTEN = 30
NEW_TABLE = 5
#: Seconds between thorough collections when nobody is there, and when somebody always is.
QUIET, ANYWAY = 600.0, 6 * 3600.0


class Tidy:
    """Decides when to collect."""

    def __init__(self) -> None:
        self._count = 0
        self._thorough = monotonic()
        self._usual = gc.get_threshold()

    def begin(self) -> None:
        """Set aside what the program itself is made of, and collect the oldest generation by hand only."""
        self._usual = gc.get_threshold()
        gc.set_threshold(5000, 20, 1_000_000)
        gc.collect()
        gc.freeze()

    def end(self) -> None:
        """Leave everything as it was."""
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def count(self, changes: int = 1) -> None:
        """So much has happened."""
        self._count += changes
        if self._count >= OFTEN:
            self._count = 0
            gc.collect()
            gc.freeze()

    def rest(self, quiet: bool) -> None:
        """A moment in which a longer pause may be taken, the more so when nobody is there."""
        if monotonic() - self._thorough > (QUIET if quiet else ANYWAY):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._thorough = monotonic()
