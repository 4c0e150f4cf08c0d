"""Game clocks: the time left by seat. `time_out.py` defines what happens when it is used up."""

from __future__ import annotations

from time import monotonic
from typing import Any

from .server_messages import Clock, ClockState

#: Minimum milliseconds for a player who returns after a timeout.
LEAST_AGAIN = 30_000


class Clocks:
    """The clocks of one table. They stop while no host has it."""

    def __init__(self, clock: Clock, seats: int, left: list[int] | None) -> None:
        self.clock = clock
        self.left = list(left) if left else [clock["seconds"] * 1000] * seats
        self._since = monotonic()

    @property
    def then(self) -> str:
        """What happens when a time is up (`time_out.py`)."""
        return self.clock.get("then", "return")

    def charge(self, choosing: list[int], answered: int | None) -> None:
        """Charge the time since the last change to the seats that were choosing."""
        now = monotonic()
        spent = int((now - self._since) * 1000)
        self._since = now
        for seat in choosing:
            self.left[seat] -= spent
        if answered is not None:
            self.left[answered] += self.clock["increment"] * 1000

    def soonest(self, seats: list[int]) -> float | None:
        """Seconds until the first of these seats runs out of time."""
        left = min((self.left[seat] for seat in seats), default=None)
        return None if left is None else left / 1000 - (monotonic() - self._since)

    def set_away(self, seat: int, until: float) -> None:
        """No effect: only clocks by days have holidays."""

    def stored(self) -> Any:
        """The clocks as they are stored."""
        return self.left[:]

    def allow_again(self, seat: int) -> None:
        """Give a seat whose time was up a tenth of its time, at least `LEAST_AGAIN`."""
        if self.left[seat] <= 0:
            self.left[seat] = max(self.clock["seconds"] * 1000 // 10, LEAST_AGAIN)

    def state(self, choosing: list[int]) -> ClockState:
        """The current display of the clocks."""
        spent = int((monotonic() - self._since) * 1000)
        left = [time - spent if seat in choosing else time for seat, time in enumerate(self.left)]
        return ClockState(left=left, running=choosing)
