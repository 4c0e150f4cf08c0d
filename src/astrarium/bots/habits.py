"""Habits: what an option was worth on average, wherever in the search it was taken."""

from __future__ import annotations

from ..kernel import Option


class Habit(dict[Option, float]):
    """Mean values of the options of one prompt for one seat. An option never tried counts as promising."""

    __slots__ = ("counts", "fresh")

    def __init__(self, fresh: float) -> None:
        super().__init__()
        self.counts: dict[Option, int] = {}
        self.fresh = fresh

    def __missing__(self, option: Option) -> float:
        return self.fresh

    def learn(self, option: Option, value: float) -> None:
        count = self.counts.get(option, 0) + 1
        self.counts[option] = count
        mean = self.get(option)
        self[option] = value if mean is None else mean + (value - mean) / count
