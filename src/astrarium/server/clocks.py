"""Clocks: time each seat has left. They only tell; nobody loses by them."""

from __future__ import annotations

from time import monotonic

from .bodies import Clock
from .messages import ClockState


class Clocks:
    """The clocks of one table. They stand while the server does."""

    def __init__(self, clock: Clock, seats: int, left: list[int] | None) -> None:
        self.clock = clock
        self.left = list(left) if left else [clock.seconds * 1000] * seats
        self._since = monotonic()

    def charge(self, choosing: list[int], answered: int | None) -> None:
        """Take the time since the last change from those who were choosing."""
        now = monotonic()
        spent = int((now - self._since) * 1000)
        self._since = now
        for seat in choosing:
            self.left[seat] -= spent
        if answered is not None:
            self.left[answered] += self.clock.increment * 1000

    def state(self, choosing: list[int]) -> ClockState:
        """What the clocks show now."""
        spent = int((monotonic() - self._since) * 1000)
        left = [time - spent if seat in choosing else time for seat, time in enumerate(self.left)]
        return ClockState(left=left, running=choosing)
