"""Clocks by days: free nights and weekends, daylight saving, banks, holidays."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from astrarium.tables import daily_deal
from astrarium.tables.clock_calendar import FreeTime
from astrarium.tables.day_clocks import DayClocks

WARSAW = ZoneInfo("Europe/Warsaw")
HOUR, DAY = 3600.0, 86400.0


def at(words: str, zone: Any = WARSAW, fold: int = 0) -> float:
    return datetime.fromisoformat(words).replace(tzinfo=zone, fold=fold).timestamp()


def told(moment: float) -> str:
    return datetime.fromtimestamp(moment, WARSAW).strftime("%a %m-%d %H:%M")


NIGHTS = FreeTime((22, 8), False, "Europe/Warsaw")
WEEKENDS = FreeTime(None, True, "Europe/Warsaw")
BOTH = FreeTime((22, 8), True, "Europe/Warsaw")


def test_nights_do_not_count() -> None:
    assert NIGHTS.counted(at("2026-11-16T20:00"), at("2026-11-17T09:00")) == 3 * HOUR
    assert told(NIGHTS.after(at("2026-11-16T20:00"), 3 * HOUR)) == "Tue 11-17 09:00"
    assert told(NIGHTS.after(at("2026-11-16T23:30"), HOUR)) == "Tue 11-17 09:00"
    assert NIGHTS.counted(at("2026-11-16T23:00"), at("2026-11-17T07:00")) == 0


def test_a_free_span_within_a_day_and_one_that_ends_at_midnight() -> None:
    noon = FreeTime((12, 14), False, "Europe/Warsaw")
    assert noon.counted(at("2026-11-16T11:00"), at("2026-11-16T15:00")) == 2 * HOUR
    evening = FreeTime((20, 0), False, "Europe/Warsaw")
    assert evening.counted(at("2026-11-16T19:00"), at("2026-11-17T01:00")) == 2 * HOUR


def test_weekends_do_not_count_with_or_without_nights() -> None:
    assert told(WEEKENDS.after(at("2026-11-20T18:00"), DAY)) == "Mon 11-23 18:00"
    assert WEEKENDS.counted(at("2026-11-20T18:00"), at("2026-11-23T18:00")) == DAY
    # Friday 20:00 to 22:00, then Monday from 8:00
    assert told(BOTH.after(at("2026-11-20T20:00"), 3 * HOUR)) == "Mon 11-23 09:00"


def test_the_hour_that_is_skipped_or_comes_twice() -> None:
    """In Warsaw clocks go from 2:00 to 3:00 on 29 March 2026, and from 3:00 to 2:00 on 25 October."""
    plain = FreeTime(None, False, "Europe/Warsaw")
    assert told(plain.after(at("2026-03-28T18:00"), DAY)) == "Sun 03-29 19:00"
    assert told(plain.after(at("2026-10-24T18:00"), DAY)) == "Sun 10-25 17:00"
    # the night is an hour shorter, or longer: what counts begins at eight all the same
    for evening in ("2026-03-28T21:00", "2026-10-24T21:00"):
        assert told(NIGHTS.after(at(evening), 2 * HOUR))[-5:] == "09:00"
    assert NIGHTS.counted(at("2026-10-25T00:00"), at("2026-10-26T00:00")) == 14 * HOUR
    assert NIGHTS.counted(at("2026-03-29T00:00"), at("2026-03-30T00:00")) == 14 * HOUR
    assert WEEKENDS.counted(at("2026-10-23T12:00"), at("2026-10-26T12:00")) == DAY


@pytest.mark.parametrize("free", [NIGHTS, WEEKENDS, BOTH, FreeTime((12, 14), True, "America/New_York")])
def test_deadline_and_count_agree(free: FreeTime) -> None:
    rng = Random(1)
    for _ in range(150):
        begin = at("2026-01-01T00:00") + rng.random() * 365 * DAY
        seconds = rng.random() * rng.choice((HOUR, DAY, 20 * DAY))
        end = free.after(begin, seconds)
        assert free.counted(begin, end) == pytest.approx(seconds, abs=1e-3)
        assert free.counted(begin, end - 1) < seconds + 1e-3


def test_an_unknown_zone_is_that_of_greenwich() -> None:
    assert FreeTime((22, 8), False, "Nowhere/Atall").counted(0, DAY) == 14 * HOUR


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test moves."""
    now = [at("2026-11-16T12:00")]
    monkeypatch.setattr(daily_deal, "now", lambda: now[0])
    return now


def test_days_a_move_begin_anew_with_each_answer(moved: list[float]) -> None:
    clock: Any = {"seconds": 3 * DAY, "increment": 0, "pace": "move"}
    clocks = DayClocks(clock, 2, None, moved[0])
    moved[0] += 2 * DAY
    clocks.charge([0], 0)
    assert clocks.left == [3 * DAY * 1000] * 2
    moved[0] += DAY
    assert clocks.state([1])["left"] == [3 * DAY * 1000, 2 * DAY * 1000]
    again = DayClocks(clock, 2, clocks.stored(), 0.0)  # as after a restart
    assert again.state([1]) == clocks.state([1])
    assert again.due(1) == moved[0] + 2 * DAY


def test_a_bank_grows_by_its_increment_and_runs_while_nobody_looks(moved: list[float]) -> None:
    clock: Any = {"seconds": 7 * DAY, "increment": 12 * HOUR, "pace": "bank"}
    clocks = DayClocks(clock, 2, None, moved[0])
    moved[0] += 2 * DAY
    clocks.charge([0], 0)
    assert clocks.left[0] == (7 - 2 + 0.5) * DAY * 1000
    stored = clocks.stored()
    moved[0] += 8 * DAY  # the server was down
    late = DayClocks(clock, 2, stored, 0.0)
    late.charge([1], None)
    assert late.left[1] == -DAY * 1000


def test_on_a_holiday_the_clock_of_a_seat_stands_still(moved: list[float]) -> None:
    clock: Any = {"seconds": 3 * DAY, "increment": 0, "pace": "move"}
    clocks = DayClocks(clock, 2, None, moved[0])
    moved[0] += DAY
    clocks.charge([0, 1], None)
    clocks.set_away(0, moved[0] + 10 * DAY)
    assert clocks.due(0) == moved[0] + 12 * DAY
    moved[0] += 11 * DAY
    assert clocks.state([0, 1])["left"] == [DAY * 1000, -9 * DAY * 1000]
