"""Counted time of games by days: nights and weekends may be free.

Times are seconds since 1970; hours and weekdays are those of the table's time zone. A day on which daylight
saving time begins or ends has an hour less or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

#: Maximum days from now to a deadline.
FARTHEST = 400
SATURDAY = 5


@dataclass(frozen=True, slots=True)
class FreeTime:
    """Time that does not count: the hours of the night (from, to), and weekends."""

    night: tuple[int, int] | None = None
    weekends: bool = False
    zone: str = "UTC"

    def counted(self, begin: float, end: float) -> float:
        """The counted seconds between two times."""
        if end <= begin:
            return 0.0
        return (
            end - begin - sum(max(0.0, min(end, to) - max(begin, at)) for at, to in self._spans(begin, end))
        )

    def after(self, begin: float, seconds: float) -> float:
        """The time at which this number of seconds has counted."""
        if seconds <= 0 or (self.night is None and not self.weekends):
            return begin + seconds
        at = begin
        for _ in range(FARTHEST):
            day = self.counted(at, at + 86400)
            if day >= seconds:
                break
            seconds, at = seconds - day, at + 86400
        for free, to in self._spans(at, at + 86400):
            if to <= at:
                continue
            if free > at:
                if free - at >= seconds:
                    break
                seconds -= free - at
            at = to
        return at + seconds

    def _spans(self, begin: float, end: float) -> Iterator[tuple[float, float]]:
        """The free spans around an interval, sorted and disjoint."""
        last = begin - 86400.0 * 4
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=3)
        past = datetime.fromtimestamp(end, zone).date()
        while day <= past:
            for at, to in sorted(self._of_day(day, zone)):
                if to > last:
                    yield max(at, last), to
                    last = to
            day += timedelta(days=1)

    def _of_day(self, day: date, zone: tzinfo) -> Iterator[tuple[float, float]]:
        """The free spans that begin on a day."""
        if self.weekends and day.weekday() == SATURDAY:
            yield _moment(day, 0, zone), _moment(day + timedelta(days=2), 0, zone)
        if self.night is not None:
            begin, end = self.night
            yield _moment(day, begin, zone), _moment(day + timedelta(days=begin >= end), end, zone)


def _moment(day: date, hour: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(hour), zone).timestamp()


@lru_cache
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC for an unknown one."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # ZoneInfoNotFoundError is a KeyError
        return UTC
