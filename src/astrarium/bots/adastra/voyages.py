"""Flights and exploring: which ships go, and what may be found."""

from __future__ import annotations

from typing import Any

from ...games.adastra.components import N
from ...kernel import Choice, Option
from .judge import Judge, can_act
from .war import leave

#: How good a star of a colour is to settle, beside the others.
COLOUR = {"white": 0.0, "green": 1.0, "blue": 1.0, "orange": 1.0, "yellow": 1.15, "": 0.8}
#: A planet that is found from afar still needs a ship.
FROM_AFAR = 0.4
#: A new tile beside the galaxy.
CHART = 0.06


def parties(ask: Choice) -> list[tuple[Option, ...]]:
    """Ships that might go together: one of each kind, all that are ready, and all."""
    ships = list(ask.options)
    found: list[tuple[Option, ...]] = []
    if ask.at_least <= 1:
        kinds: dict[tuple[Any, ...], Option] = {}
        for ship in ships:
            kinds.setdefault((ship[1], ship[2]), ship)
        found += [(ship,) for ship in kinds.values()]
    ready = tuple([ship for ship in ships if ship[3] == 0])
    for party in (ready, tuple(ships)):
        if party and party not in found:
            found.append(party)
    return found


def venture(judge: Judge, g: Any, ships: tuple[Option, ...], door: int) -> float:
    """What flying into an unexplored system is worth."""
    seat, weights = judge.seat, judge.weights
    after = _explored(g, seat)
    for _, origin, unit, state, _ in ships:
        leave(after, origin, unit, state)
    colour = COLOUR[g.colours[door]]
    worth = judge.worth(after) + weights.discovery * colour + weights.frontier * 2 * bool(judge.left)
    return worth + weights.peaceful * _new_world(judge, g, colour) - 0.01 * len(ships)


def survey(judge: Judge, g: Any, option: Option) -> float:
    """What exploring a system from afar is worth, or a new tile beside the galaxy."""
    if option[0] == "chart":
        return judge.worth(g) + CHART * bool(judge.left)
    after = _explored(g, judge.seat)
    colour = COLOUR[g.colours[option[1]]]
    worth = judge.worth(after) + judge.weights.discovery * colour
    return worth + FROM_AFAR * _new_world(judge, g, colour) * bool(judge.left)


def _explored(g: Any, seat: int) -> Any:
    """The position with one more exploration to the player's credit."""
    after = g.copy()
    enemies, battles, conquests, explored = after.deeds[seat]
    after.deeds[seat] = (enemies, battles, conquests, explored + 1)
    return after


def _new_world(judge: Judge, g: Any, colour: float) -> float:
    """What a planet that is found promises."""
    seat = judge.seat
    if not colour or g.owner.count(seat) > N.flags:
        return 0.0
    now = can_act(g, seat, "growth") and g.actions_taken[seat] < g.power(seat).action_limit
    if not judge.left and not now:
        return 0.0
    share = judge.weights.settle_now if now else judge.weights.settle_later
    person = 1 / N.population_per_point + judge.left * judge.token[0]
    colony = judge.colony_credits() + person - judge.unrest(g) + judge.weights.room * 3 * judge.left
    return colour * share * max(0.0, colony)


def open_ways(g: Any, system: int, edges: int) -> float:
    """How well a tile that lies like this is joined to its neighbours: ways to unexplored ones count most."""
    total = 0.0
    for direction, other in enumerate(g.near[system]):
        if other >= 0 and edges >> direction & 1:
            total += 0.6 if g.explored[other] else 1.0
    return total
