"""Chooses the ships of a flight, and values exploration."""

from __future__ import annotations

from typing import Any

from ...games.adastra.components import N
from ...kernel import Choice, Option
from .attacks import arrive, leave
from .judge import Judge, can_act
from .worth import hope

#: The relative value of stars for settling, by colour.
COLOUR = {"white": 0.0, "green": 1.0, "blue": 1.0, "orange": 1.0, "yellow": 1.15, "": 0.8}
#: Factor of a planet that is found from afar: it still needs a ship.
FROM_AFAR = 0.4
#: The cost of using a ship: it may be needed elsewhere.
TROUBLE = 0.01
#: Value of a new tile at the edge of the galaxy.
CHART = 0.06


def parties(ask: Choice) -> list[tuple[Option, ...]]:
    """Candidate groups of ships: one of each kind, all of a system, all that are ready, and all."""
    ships = list(ask.options)
    found: list[tuple[Option, ...]] = []
    if ask.at_least <= 1:
        kinds: dict[tuple[Any, ...], Option] = {}
        for ship in ships:
            kinds.setdefault((ship[1], ship[2]), ship)
        found += [(ship,) for ship in kinds.values()]
    ready = tuple([ship for ship in ships if ship[3] == 0])
    origins = dict.fromkeys([ship[1] for ship in ships])
    squadrons = [tuple([ship for ship in ships if ship[1] == origin]) for origin in origins]
    for party in (*squadrons, ready, tuple(ships)):
        if party and party not in found:
            found.append(party)
    return found


def flight(judge: Judge, g: Any, ships: tuple[Option, ...], target: Option) -> float:
    """The value of ship positions after these ships have flown to the target."""
    after = g.copy()
    for _, origin, unit, state, _ in ships:
        leave(after, origin, unit, state)
    if target[0] == "into":
        return judge.posture(after) + _venture(judge, g, target[1]) - TROUBLE * len(ships)
    for _, _, unit, state, _ in ships:
        arrive(after, judge.seat, target[1], unit, state + 1)
    return judge.posture(after) - TROUBLE * len(ships)


def _venture(judge: Judge, g: Any, door: int) -> float:
    """The expected value of an unexplored system for ships that go there."""
    weights = judge.weights
    colour = COLOUR[g.colours[door]]
    found = weights.discovery * colour + weights.frontier * 2 * bool(judge.left)
    return found + weights.peaceful * _new_world(judge, g, colour) + _fame(judge, g)


def survey(judge: Judge, g: Any, option: Option) -> float:
    """The value of exploring a system from afar, or of a new tile."""
    if option[0] == "chart":
        return CHART * bool(judge.left)
    colour = COLOUR[g.colours[option[1]]]
    worth = judge.weights.discovery * colour + _fame(judge, g)
    return worth + FROM_AFAR * _new_world(judge, g, colour) * bool(judge.left)


def _fame(judge: Judge, g: Any) -> float:
    """The gain of one more exploration for missions."""
    seat, weights, left = judge.seat, judge.weights, judge.left
    after = g.copy()
    enemies, battles, conquests, explored = after.deeds[seat]
    after.deeds[seat] = (enemies, battles, conquests, explored + 1)
    return hope(weights, after, seat, left) - hope(weights, g, seat, left)


def _new_world(judge: Judge, g: Any, colour: float) -> float:
    """The expected value of a newly found planet."""
    seat = judge.seat
    if not colour or g.owner.count(seat) > N.flags:
        return 0.0
    now = can_act(g, seat, "growth")
    if not judge.left and not now:
        return 0.0
    share = judge.weights.settle_now if now else judge.weights.settle_later
    colony = (
        judge.colony_credits()
        + judge.person(judge.token[0])
        - judge.unrest(g)
        + judge.weights.room * 3 * judge.left
    )
    return colour * share * max(0.0, colony)


def open_ways(g: Any, system: int, edges: int) -> float:
    """The connections of a tile with these edges; those to unexplored neighbours count most."""
    total = 0.0
    for direction, other in enumerate(g.near[system]):
        if other >= 0 and edges >> direction & 1:
            total += 0.6 if g.explored[other] else 1.0
    return total
