"""Clocks: time each seat has left. What comes of it when there is none, `standing_in.py` says."""

from __future__ import annotations

from time import monotonic

from .messages import Clock, ClockState

#: Milliseconds for whoever goes on after their time was up, at least.
LEAST_AGAIN = 30_000


class Clocks:
    """The clocks of one table. While it has no home they stand."""

    def __init__(self, clock: Clock, seats: int, left: list[int] | None) -> None:
        self.clock = clock
        self.left = list(left) if left else [clock["seconds"] * 1000] * seats
        self._since = monotonic()

    def charge(self, choosing: list[int], answered: int | None) -> None:
        """Take the time since the last change from those who were choosing."""
        now = monotonic()
        spent = int((now - self._since) * 1000)
        self._since = now
        for seat in choosing:
            self.left[seat] -= spent
        if answered is not None:
            self.left[answered] += self.clock["increment"] * 1000

    def soonest(self, seats: list[int]) -> float | None:
        """In how many seconds the first of these seats, all choosing, has no time left."""
        left = min((self.left[seat] for seat in seats), default=None)
        return None if left is None else left / 1000 - (monotonic() - self._since)

    def allow_again(self, seat: int) -> None:
        """Somebody whose time was up goes on: with a tenth of it, and not less than half a minute."""
        if self.left[seat] <= 0:
            self.left[seat] = max(self.clock["seconds"] * 1000 // 10, LEAST_AGAIN)

    def state(self, choosing: list[int]) -> ClockState:
        """What the clocks show now."""
        spent = int((monotonic() - self._since) * 1000)
        left = [time - spent if seat in choosing else time for seat, time in enumerate(self.left)]
        return ClockState(left=left, running=choosing)
