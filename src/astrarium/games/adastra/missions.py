"""A14.2 Missions: their metrics and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .components import MISSIONS
from .enumerations import (
    BATTLES_WON,
    ENEMIES_DESTROYED,
    POPULATION,
    RESOURCES,
    SYSTEMS_CONQUERED,
    SYSTEMS_EXPLORED,
    UNITS,
)
from .income_and_upkeep import has_diplomat
from .system_stats import TERRAFORMED

if TYPE_CHECKING:
    from .component_types import Test
    from .state import State

#: Upper bound of the embassies that the embassy mission needs, whatever the number of players.
ENOUGH_EMBASSIES = 3


def fulfilled(g: State, seat: int, mission: str) -> bool:
    """Whether a player passes all tests of a mission now."""
    return missing(g, seat, mission) is None


def shortfall(g: State, seat: int, test: Test) -> int:
    """How far a test is missed; branches and embassies count one by one."""
    if test.metric == "min_branch_level":
        return sum([max(0, test.least - level) for level in g.levels[seat]])
    if test.metric == "embassies_share":
        return max(0, _embassies_wanted(g, seat) - g.embassies[seat].bit_count())
    have = METRICS[test.metric](g, seat, test.type or "")
    return max(0, test.least - have, have - test.most)


def missing(g: State, seat: int, mission: str) -> tuple[int, int] | None:
    """The index of the first failed test of a mission, and the player's value of its metric."""
    for at, test in enumerate(MISSIONS[mission].tests):
        have = METRICS[test.metric](g, seat, test.type or "")
        if not test.least <= have <= test.most:
            return at, have
    return None


def population(g: State, seat: int, kind: str) -> int:
    if not kind:
        return g.total_people(seat)
    return sum(g.population[system][POPULATION.index(kind)] for system in g.owned_by[seat])


def embassies_share(g: State, seat: int, kind: str) -> int:
    return int(g.embassies[seat].bit_count() >= _embassies_wanted(g, seat))


def _embassies_wanted(g: State, seat: int) -> int:
    others = sum(1 for other in range(g.seats) if other != seat and has_diplomat(g, other))
    return max(1, min(ENOUGH_EMBASSIES, others))


METRICS: dict[str, Callable[[State, int, str], int]] = {
    "owned_systems": lambda g, seat, kind: g.owner.count(seat),
    "population": population,
    "max_branch_level": lambda g, seat, kind: max(g.levels[seat]),
    "min_branch_level": lambda g, seat, kind: min(g.levels[seat]),
    "techs": lambda g, seat, kind: len(g.developed[seat]),
    "units": lambda g, seat, kind: g.ships(seat, UNITS.index(kind) if kind else -1),
    "orbital_buildings": lambda g, seat, kind: sum(
        g.outposts[system] + g.stations[system] for system in g.owned_by[seat]
    ),
    "planetary_buildings": lambda g, seat, kind: sum(g.site(system).built for system in g.owned_by[seat]),
    "terraformed_planets": lambda g, seat, kind: sum(
        1 for system in g.owned_by[seat] if g.ground[system][TERRAFORMED]
    ),
    "embassies_share": embassies_share,
    "influence": lambda g, seat, kind: g.influence[seat],
    "discontent": lambda g, seat, kind: g.discontent[seat],
    "resource": lambda g, seat, kind: g.resources[seat][RESOURCES.index(kind)],
    "enemies_destroyed": lambda g, seat, kind: g.deeds[seat][ENEMIES_DESTROYED],
    "battles_won_vs_players": lambda g, seat, kind: g.deeds[seat][BATTLES_WON],
    "systems_conquered": lambda g, seat, kind: g.deeds[seat][SYSTEMS_CONQUERED],
    "systems_explored": lambda g, seat, kind: g.deeds[seat][SYSTEMS_EXPLORED],
    "controls_orion": lambda g, seat, kind: int(g.orion >= 0 and g.holder(g.orion) == seat),
}
