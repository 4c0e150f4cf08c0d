"""Missions in hand: how far they are, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.adastra.components import EMPIRES, MISSIONS
from .odds import SHIPS
from .weights import Weights

KINDS = ("farmer", "worker", "scientist")
RESOURCES = ("food", "research", "production", "credits")
UNITS = ("frigate", "cruiser", "titan", "doom_star")
#: Embassies that are enough for the mission about them.
ENOUGH_EMBASSIES = 3


def hope(weights: Weights, g: Any, seat: int, left: int) -> float:
    """What the missions in hand are worth as things stand."""
    total = 0.0
    face = g.cards.face
    for card in g.missions[seat]:
        total += mission_worth(weights, g, seat, face[card], left)
    return total


def mission_worth(weights: Weights, g: Any, seat: int, name: str, left: int) -> float:
    """The points of a mission, by the hope to earn them."""
    mission = MISSIONS[name]
    effort = 0.0
    for test in mission.tests:
        metric, kind, least, most = test.metric, test.type or "", test.least, test.most
        if metric == "min_branch_level":
            missing = sum([max(0, least - level) for level in g.levels[4 * seat : 4 * seat + 4]])
        elif metric == "embassies_share":
            missing = max(0, _embassies_needed(g, seat) - g.embassies[seat].bit_count())
        else:
            have = METRICS[metric](g, seat, kind)
            missing = max(0, least - have, have - most)
        effort += missing * weights.difficulty[metric]
    share = weights.mission / (1 + effort)
    return mission.points * (share if left or not effort else share * weights.last_mission)


def _people(g: Any, seat: int, kind: str) -> int:
    if not kind:
        return int(g.total_people(seat))
    at = KINDS.index(kind)
    return sum([g.population[3 * system + at] for system in g.owned(seat)])


def _embassies_needed(g: Any, seat: int) -> int:
    hosts = sum([other != seat and EMPIRES[g.pieces[other]].diplomat is not None for other in range(g.seats)])
    return max(1, min(ENOUGH_EMBASSIES, hosts))


def _units(g: Any, seat: int, kind: str) -> int:
    printed, supply = g.power(seat).printed, g.supply[6 * seat : 6 * seat + 6]
    units = [UNITS.index(kind)] if kind else SHIPS
    return sum([printed[unit].count - supply[unit] for unit in units if printed[unit] is not None])


#: What missions ask for, but for those about all branches and about embassies.
METRICS: dict[str, Callable[[Any, int, str], int]] = {
    "owned_systems": lambda g, seat, kind: g.owner.count(seat),
    "population": _people,
    "max_branch_level": lambda g, seat, kind: max(g.levels[4 * seat : 4 * seat + 4]),
    "techs": lambda g, seat, kind: len(g.developed[seat]),
    "units": _units,
    "orbital_buildings": lambda g, seat, kind: sum(
        [g.outposts[system] + g.stations[system] for system in g.owned(seat)]
    ),
    "planetary_buildings": lambda g, seat, kind: sum([g.site(system).built for system in g.owned(seat)]),
    "terraformed_planets": lambda g, seat, kind: sum([g.ground[system][3] > 0 for system in g.owned(seat)]),
    "influence": lambda g, seat, kind: g.influence[seat],
    "discontent": lambda g, seat, kind: g.discontent[seat],
    "resource": lambda g, seat, kind: g.resources[4 * seat + RESOURCES.index(kind)],
    "enemies_destroyed": lambda g, seat, kind: g.deeds[seat][0],
    "battles_won_vs_players": lambda g, seat, kind: g.deeds[seat][1],
    "systems_conquered": lambda g, seat, kind: g.deeds[seat][2],
    "systems_explored": lambda g, seat, kind: g.deeds[seat][3],
    "controls_orion": lambda g, seat, kind: int(g.orion >= 0 and g.holder(g.orion) == seat),
}
