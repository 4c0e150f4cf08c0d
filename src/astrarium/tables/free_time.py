"""The time that counts at a table by days: nights and weekends may be free.

Moments are seconds since 1970; hours and weekdays are those of the table's time zone. A day on which the clocks
are changed has one hour less or more, as it has for people.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

#: How far a deadline may lie ahead, in days.
FARTHEST = 400
SATURDAY = 5


@dataclass(frozen=True, slots=True)
class FreeTime:
    """What does not count: the hours of the night (from, to), and weekends."""

    night: tuple[int, int] | None = None
    weekends: bool = False
    zone: str = "UTC"

    def counted(self, begin: float, end: float) -> float:
        """The seconds that count between two moments."""
        if end <= begin:
            return 0.0
        return (
            end - begin - sum(max(0.0, min(end, to) - max(begin, at)) for at, to in self._spans(begin, end))
        )

    def after(self, begin: float, seconds: float) -> float:
        """The moment at which so many seconds have counted."""
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
        """The free spans that touch an interval, in order and apart."""
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
