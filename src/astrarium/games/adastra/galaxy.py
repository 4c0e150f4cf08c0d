"""The map: hexes, jump points, connections and the reach of ships (A2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ...kernel import Reason
from .active_powers import Power
from .components import STARS
from .enumerations import FRIGATE
from .state import NEW_SYSTEM, NOBODY, State

#: The six steps in axial coordinates: east first, then counter-clockwise.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ROTATIONS = range(6)
ALL_EDGES = 0b111111
#: For each bit set of edges: its directions, each with the opposite direction.
DIRECTIONS_OF = tuple(
    tuple((direction, (direction + 3) % 6) for direction in range(6) if edges >> direction & 1)
    for edges in range(ALL_EDGES + 1)
)
#: Distances by system.
Reach = dict[int, int]


def turned(edges: int, rotation: int) -> int:
    """The edges of a rotated tile as a bit set: bit d is edge d - rotation of the tile."""
    return (edges << rotation | edges >> (6 - rotation)) & ALL_EDGES


#: The edges of every tile, by rotation.
LYING = {star.id: tuple(turned(star.edges, rotation) for rotation in ROTATIONS) for star in STARS.values()}


@cache
def looks(edges: int) -> tuple[int, ...]:
    """One rotation for each distinct look of a tile."""
    found: dict[int, int] = {}
    for rotation in ROTATIONS:
        found.setdefault(turned(edges, rotation), rotation)
    return tuple(found.values())


def neighbour(at: tuple[int, ...], direction: int) -> tuple[int, int]:
    step = DIRECTIONS[direction]
    return at[0] + step[0], at[1] + step[1]


def direction_between(g: State, source: int, target: int) -> int:
    """The direction in which a neighbouring system lies."""
    a, b = g.coords[source], g.coords[target]
    return DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))


def edges_of(g: State, system: int) -> int:
    """The jump points of a system, as its tile is rotated; none for a face-down tile."""
    tile = g.tiles[system]
    return LYING[tile][g.rotations[system]] if tile else 0


def neighbours(g: State, system: int) -> tuple[int, ...]:
    """The systems around a system by direction, -1 where there is none."""
    at, coords = g.coords[system], g.coords
    if not at:
        return (NOBODY,) * 6
    places = [neighbour(at, direction) for direction in range(6)]
    return tuple([coords.index(place) if place in coords else NOBODY for place in places])


def around(g: State, system: int) -> Iterator[tuple[int, int]]:
    """The neighbours of a system: (direction, system)."""
    for direction, other in enumerate(g.near[system]):
        if other >= 0:
            yield direction, other


def add_system(g: State, at: tuple[int, ...], colour: str) -> int:
    """Add a face-down, empty system; returns its number."""
    for name, value in NEW_SYSTEM.items():
        getattr(g, name).append(value)
    system = len(g.coords) - 1
    g.coords[system], g.colours[system] = at, colour
    g.near[system] = neighbours(g, system)
    for _, other in around(g, system):
        g.near[other] = neighbours(g, other)
    return system


def join(g: State, system: int) -> None:
    """Update the connections of a system and its neighbours after it was revealed or explored."""
    g.links[system], g.doors[system] = joined(g, system)
    for direction, other in around(g, system):
        if edges_of(g, other) >> (direction + 3) % 6 & 1:
            g.links[other], g.doors[other] = joined(g, other)


def joined(g: State, system: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A2.4, A5.20 The neighbours joined to a system by jump points: explored ones, unexplored ones."""
    if not g.explored[system]:
        return (), ()
    links: list[int] = []
    doors: list[int] = []
    explored = g.explored
    for other in ways(g, system, edges_of(g, system)):
        (links if explored[other] else doors).append(other)
    return tuple(links), tuple(doors)


def ways(g: State, system: int, edges: int) -> list[int]:
    """A2.4 The neighbours joined to a tile with these jump points; face-down tiles count as joined."""
    near, tiles, rotations = g.near[system], g.tiles, g.rotations
    found = []
    for direction, opposite in DIRECTIONS_OF[edges]:
        other = near[direction]
        if other >= 0:
            tile = tiles[other]
            if not tile or LYING[tile][rotations[other]] >> opposite & 1:
                found.append(other)
    return found


def note_features(g: State, system: int) -> None:
    """Record the wormhole, micro-wormhole, asteroids and anomaly of an explored system."""
    features = STARS[g.tiles[system]].features if g.tiles[system] else frozenset()
    if "wormhole" in features:
        g.wormholes += (system,)
    if "micro_wormhole" in features:
        g.micros += (system,)
    if "asteroids" in features:
        g.asteroids |= {system}
    if "anomaly" in features:
        g.anomalies += (system,)


# -- access and reach


def passable(g: State, seat: int, system: int) -> bool:
    """A2.9 Whether a player's ships may enter or cross a system without a fight."""
    if not g.explored[system] or g.enemies[system]:
        return False
    fleet = g.fleet_owner[system]
    if fleet == seat:
        return True
    owner = g.owner[system]
    return fleet < 0 and (owner == seat or owner < 0)


def bar_entry(g: State, seat: int, system: int) -> Reason | None:
    """A2.9 Why ships cannot enter an explored system without a fight."""
    if g.enemies[system]:
        return "enemies-there", "A2.9", system, g.enemies[system]
    if passable(g, seat, system):
        return None
    holder = g.holder(system)
    return "held", "A2.9", system, g.owner[system] if holder == NOBODY else holder


def bar_own(g: State, seat: int, system: int, rule: str) -> Reason | None:
    """A2.8 Why a player cannot use a system: another owner, ships or enemies."""
    if g.enemies[system]:
        return "enemies-here", rule, system, g.enemies[system]
    if g.owner[system] not in (seat, NOBODY):
        return "not-yours", rule, system, g.owner[system]
    holder = g.holder(system)
    if g.owner[system] == seat and holder != seat:
        return "besieged", rule, system, holder
    if g.owner[system] == NOBODY and g.fleet_owner[system] != seat:
        return "no-ship-there", rule, system
    return None


def steps_from(g: State, system: int, micro: bool) -> tuple[int, ...]:
    """Systems one step away: by jump points, wormholes and, where the ships can use them, micro-wormholes."""
    steps = g.links[system]
    if system in g.wormholes:
        steps += g.wormholes
    if micro and system in g.micros:
        steps += g.micros
    return steps


def reach(g: State, seat: int, origin: int, speed: int, micro: bool, gates: bool = False) -> Reach:
    """Systems within the reach of ships, with their distance; the origin is at 0."""
    return reach_and_closed(g, seat, (origin,), speed, micro, gates)[0]


def reach_and_closed(
    g: State, seat: int, origins: Iterable[int], speed: int, micro: bool, gates: bool = False
) -> tuple[Reach, set[int]]:
    """A2.9 The reach of ships from these systems, and the systems that are closed to them.

    Asteroids end a movement unless the empire ignores them; star gates join all systems the player owns.
    """
    found = dict.fromkeys(origins, 0)
    closed: set[int] = set()
    stops = () if "ignore_asteroids" in g.powers[seat].flags else g.asteroids
    links, wormholes, micros = g.links, g.wormholes, g.micros if micro else ()
    edge = list(found)
    for distance in range(1, speed + 1):
        beyond = []
        for system in edge:
            if distance > 1 and system in stops:
                continue
            steps = links[system]
            if system in wormholes:
                steps += wormholes
            if system in micros:
                steps += micros
            if gates and g.owner[system] == seat:
                steps += g.owned_by[seat]
            for other in steps:
                if other in found or other in closed:
                    continue
                if passable(g, seat, other):
                    found[other] = distance
                    beyond.append(other)
                else:
                    closed.add(other)
        edge = beyond
    return found, closed


def steps_to(g: State, seat: int, origin: int, target: int, micro: bool, gates: bool = False) -> int | None:
    """The distance to a system for ships of any speed; None if it cannot be reached."""
    found = reach(g, seat, origin, len(g.explored), micro, gates)
    if target in found:
        return found[target]
    ways = [
        distance + 1
        for system, distance in found.items()
        if can_leave(g, seat, system, distance) and target in steps_from(g, system, micro)
    ]
    return min(ways, default=None)


def bar_way(
    g: State, seat: int, origin: int, target: int, rule: str, micro: bool, gates: bool = False
) -> Reason:
    """Why a system cannot be reached: the first obstacle on a shortest path, or no path at all."""
    came = {origin: origin}
    found = [origin]
    for system in found:
        steps = steps_from(g, system, micro)
        if gates and g.owner[system] == seat:
            steps += g.owned_by[seat]
        beyond = dict.fromkeys([other for other in steps if other not in came], system)
        came |= beyond
        found += beyond
    way = [came.get(target, origin)]
    while way[-1] != origin:
        way.append(came[way[-1]])
    for system in reversed(way[:-1]):
        if reason := bar_entry(g, seat, system):
            return "cut-off", rule, system, reason
        if not can_leave(g, seat, system, 1):
            return "cut-off", rule, system, ("asteroids", rule, system)
    return "unconnected", rule, target


def can_leave(g: State, seat: int, system: int, distance: int) -> bool:
    """Whether ships may move on from a system at this distance: asteroids stop them."""
    return not distance or system not in g.asteroids or "ignore_asteroids" in g.powers[seat].flags


def uses_micro(power: Power, unit: int) -> bool:
    """Whether a ship of an empire can use micro-wormholes."""
    return unit == FRIGATE or "micro_all" in power.flags
