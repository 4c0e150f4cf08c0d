"""A7 Victory points, ties, elimination."""

from __future__ import annotations

from ...kernel import Result, ranked
from .components import REVENGE, N
from .state import State

SOURCES = (
    "points",
    "missions",
    "orion",
    "systems",
    "branches",
    "population",
    "influence",
    "honours",
    "discontent",
    "doom_star",
)


def breakdown(g: State, seat: int) -> dict[str, int]:
    """A7.2 A player's victory points by source, if the game ended now."""
    score = dict.fromkeys(SOURCES, 0)
    score["points"] = g.points[seat]
    score["missions"] = g.mission_points[seat]
    score["honours"] = g.honours[seat]
    if seat in g.eliminated:
        return score
    if g.orion >= 0 and g.holder(g.orion) == seat:
        score["orion"] = N.orion_points
    colonies = g.owner.count(seat) - (g.home[seat] >= 0 and g.owner[g.home[seat]] == seat)
    score["systems"] = colonies // N.systems_per_point
    levels = g.levels[seat]
    score["branches"] = sum(level >= worth for level in levels for worth in N.branch_points)
    score["population"] = g.total_people(seat) // N.population_per_point
    score["influence"] = g.influence[seat] // N.influence_per_point
    score["discontent"] = -(g.discontent[seat] // N.discontent_per_point)
    if g.doom_star_by == seat:
        score["doom_star"] = REVENGE.doom_star_points
    return score


def standing(g: State) -> list[int]:
    return [sum(breakdown(g, seat).values()) for seat in range(g.seats)]


def result(g: State) -> Result:
    """A7.3 Points, then population, then resources, then the place on the order track."""
    marks = [
        (points, g.total_people(seat), sum(g.resources[seat]), -g.order.index(seat))
        for seat, points in enumerate(standing(g))
    ]
    names = ("points", "population", "resources", "order")
    return ranked(marks, names, {seat: breakdown(g, seat) for seat in range(g.seats)})
