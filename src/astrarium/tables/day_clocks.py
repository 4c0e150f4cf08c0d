"""Clocks by days (correspondence play): they run by the calendar, even if the table is not loaded."""

from __future__ import annotations

from typing import Any

from . import daily_deal
from .clock_calendar import FreeTime
from .clocks import Clocks
from .server_messages import Clock, ClockState
from .stored_table import StoredTable


class DayClocks(Clocks):
    """The clocks of a table by days.

    They are stored with the time of their last reading, and for each seat the end of its person's holiday.
    Until then its clock is paused.
    """

    def __init__(self, clock: Clock, seats: int, stored: Any, created: float) -> None:
        known = stored or {"left": None, "since": created, "away": [0.0] * seats}
        super().__init__(clock, seats, known["left"])
        self._read_at: float = known["since"]
        self._away: list[float] = list(known["away"])
        night = clock.get("night")
        self._free = FreeTime(
            (night[0], night[1]) if night else None, clock.get("weekends", False), clock.get("zone", "UTC")
        )

    def charge(self, choosing: list[int], answered: int | None) -> None:
        """Charge the counted time since the last reading. An answer renews its time or adds the increment."""
        now = daily_deal.now()
        for seat in choosing:
            self.left[seat] -= self._spent(seat, now)
        self._read_at = now
        if answered is not None and self.clock.get("pace") == "move":
            self.left[answered] = self.clock["seconds"] * 1000
        elif answered is not None:
            self.left[answered] += self.clock["increment"] * 1000

    def soonest(self, seats: list[int]) -> float | None:
        """None: the server watches these clocks, also those of tables that are not loaded."""
        return None

    def due(self, seat: int) -> float:
        """The time at which a choosing seat runs out of time."""
        return self._free.after(max(self._read_at, self._away[seat]), max(0, self.left[seat]) / 1000)

    def away_until(self, seat: int, now: float) -> float:
        """The end of a clock's pause; the present time if it is not paused."""
        return max(now, self._away[seat])

    def set_away(self, seat: int, until: float) -> None:
        """Pause the clock of a seat until then. Charge the time before first."""
        self._away[seat] = until

    def allow_again(self, seat: int) -> None:
        """Give a seat whose time was up the time of a move, or a tenth of its bank."""
        if self.left[seat] <= 0:
            whole = self.clock["seconds"] * 1000
            self.left[seat] = whole if self.clock.get("pace") == "move" else whole // 10

    def state(self, choosing: list[int]) -> ClockState:
        now = daily_deal.now()
        left = [
            time - self._spent(seat, now) if seat in choosing else time for seat, time in enumerate(self.left)
        ]
        due = [self.due(seat) if seat in choosing else None for seat in range(len(left))]
        return ClockState(left=left, running=choosing, due=due)

    def stored(self) -> Any:
        return {"left": self.left[:], "since": self._read_at, "away": self._away[:]}

    def _spent(self, seat: int, now: float) -> int:
        return round(self._free.counted(max(self._read_at, self._away[seat]), now) * 1000)


def clocks_of(stored: StoredTable) -> Clocks | None:
    """The clocks of a table, if it has any."""
    if stored.clock is None:
        return None
    if by_days(stored.clock):
        return DayClocks(stored.clock, stored.seats, stored.clocks, stored.created)
    return Clocks(stored.clock, stored.seats, stored.clocks)


def by_days(clock: Clock | None) -> bool:
    """Whether a table is played by days."""
    return clock is not None and clock.get("pace") is not None
