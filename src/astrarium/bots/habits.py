"""Habits: what an option was worth on average, wherever in the search it was taken."""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Choice, Option
from .uniform import uniform

#: What an option that was never tried is worth until it is.
UNTRIED = 0.6


class Habit(dict[Option, float]):
    """Mean values of the options of one prompt for one seat; untried ones count as promising."""

    __slots__ = ("counts",)

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[Option, int] = {}

    def __missing__(self, option: Option) -> float:
        return UNTRIED

    def learn(self, option: Option, value: float) -> None:
        """Take one more value into the mean."""
        count = self.counts.get(option, 0) + 1
        self.counts[option] = count
        mean = self.get(option, value)
        self[option] = mean + (value - mean) / count


class Habits:
    """The habits of all seats, and playouts that follow them.

    `trail` holds what was chosen since it was last cleared: (habit, option, seat).
    """

    def __init__(self, rng: Random, greed: float) -> None:
        self._random = rng.random
        self._blindly = uniform(rng)
        self._greed = greed
        self._all: dict[tuple[int, str], Habit] = {}
        self.trail: list[tuple[Habit, Option, int]] = []

    def of(self, choice: Choice) -> Habit:
        """The habit for such choices of this seat."""
        key = (choice.seat, choice.prompt)
        found = self._all.get(key)
        if found is None:
            found = self._all[key] = Habit()
        return found

    def choose(self, choice: Choice) -> Answer:
        """A playout's choice: mostly the best habit, at times any option. Several picks are made blindly."""
        if choice.several:
            return self._blindly(choice)
        random = self._random
        options = choice.options
        key = (choice.seat, choice.prompt)
        habit = self._all.get(key)
        if habit is None:
            habit = self._all[key] = Habit()
        if random() < self._greed:
            option = max(options, key=habit.__getitem__)
        else:
            option = options[int(random() * len(options))]
        self.trail.append((habit, option, choice.seat))
        return option

    def learn(self, values: list[float]) -> None:
        """What came of the trail, by seat; the trail is then cleared."""
        for habit, option, seat in self.trail:
            habit.learn(option, values[seat])
        self.trail.clear()
