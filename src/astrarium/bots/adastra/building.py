"""Values each item in each system, and chooses what to build there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...games.adastra.components import BUILDING_NUMBER, BUILDING_TABLE
from ...games.adastra.enumerations import OUTPOST, PRODUCTION, READY, UNITS
from ...games.adastra.prices import item as price_of
from ...kernel import Option
from .attacks import arrive
from .judge import Judge
from .worth import instant_worth


class ItemValues:
    """The worth of items in one position, memoised."""

    __slots__ = ("_judge", "_known")

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._known: dict[tuple[int, Option], float] = {}

    def gain(self, g: Any, system: int, item: Option, now: float) -> float:
        """The value of an item in a system without its price; `now`: the worth of the position."""
        key = (system, item)
        gain = self._known.get(key)
        if gain is None:
            judge = self._judge
            gain = self._known[key] = judge.worth(_with(judge, g, system, item)) - now
            if item[0] == "raise":
                building = BUILDING_TABLE[BUILDING_NUMBER[item[1]]]
                self._known[key] = gain = gain + sum(
                    [instant_worth(judge.weights, effect) for effect in building.effects]
                )
        return gain

    def net(self, g: Any, system: int, item: Option, spent: int, now: float) -> float:
        """The same less its price, after `spent` in this place."""
        judge = self._judge
        have = g.resources[judge.seat][PRODUCTION] - spent
        cost = price_of(g.powers[judge.seat], g.site(system), item)
        paid = judge.tokens(PRODUCTION, have) - judge.tokens(PRODUCTION, have - cost)
        return self.gain(g, system, item, now) - paid

    def best(
        self, g: Any, system: int, items: Sequence[Option], spent: int, now: float
    ) -> tuple[float, Option]:
        """The best item and its net value; 0 without items."""
        found = [(self.net(g, system, item, spent, now), item) for item in items]
        return max(found, key=lambda each: each[0], default=(0.0, ()))


def _with(judge: Judge, g: Any, system: int, item: Option) -> Any:
    """The position with this item in this system."""
    seat, word = judge.seat, item[0]
    after = g.copy()
    planet, trait, buildings, terraformed, advanced = after.ground[system]
    if word in ("ship", "orbital"):
        unit = UNITS.index(item[1])
        after.take_pieces(seat, unit, 1)
        after.own(system, seat)
        if word == "ship":
            arrive(after, seat, system, unit, READY)
        elif unit == OUTPOST:
            after.outposts[system] += 1
        else:
            after.stations[system] += 1
    elif word == "terraform":
        after.ground[system] = (planet, trait, buildings, item[1] + 1, advanced)
    elif word == "terraform_all":
        after.ground[system] = (planet, trait, buildings, terraformed, 1)
    else:
        raised = buildings | 1 << BUILDING_NUMBER[item[1]]
        after.ground[system] = (planet, trait, raised, terraformed, advanced)
    return after
