"""The map: places, routes, ways and distances."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.components import Row

#: One move counts more than any order of places and any points of missions.
NEARER = 10_000
PIRATE_COLOURS = ("green", "purple", "orange")


@dataclass(frozen=True, slots=True)
class Route:
    id: str
    a: str
    b: str
    colour: str


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the board."""

    id: str
    seats: tuple[int, ...]
    places: tuple[str, ...]
    #: Where each place lies, from (0, 0) to (1000, 1000).
    spots: dict[str, tuple[int, int]]
    routes: dict[str, Route]
    #: Routes that have a pirate at the start.
    pirates: tuple[str, ...]
    missions: int
    numbers: int
    #: The routes of each place, in the order of their numbers.
    at: dict[str, tuple[Route, ...]]
    #: The route of a colour at a place.
    by_colour: dict[tuple[str, str], str]
    #: The route between two neighbours.
    between: dict[tuple[str, str], str]
    distance: dict[tuple[str, str], int]
    #: For a place, all places by nearness: NEARER times the moves to them, then their order.
    nearness: dict[str, dict[str, int]]
    #: The places on the way to another: a shortest path, at each place on the first route that begins one.
    ways: dict[tuple[str, str], tuple[str, ...]]

    @property
    def planets(self) -> tuple[str, ...]:
        return self.places[1:]


def read_map(row: Row) -> Map:
    """A side of the board from components.toml."""
    spots = {}
    for spot in row.rows("places"):
        x, y = (spot.number(axis, least=0, most=1000) for axis in ("x", "y"))
        spots[spot.text("id")] = (x, y)
        spot.done()
    places = tuple(spots)
    routes = {}
    for each in row.rows("routes", key=""):
        a, b = each.text("a", one_of=places), each.text("b", one_of=places)
        routes[f"{a}-{b}"] = Route(f"{a}-{b}", a, b, each.text("colour", one_of=PIRATE_COLOURS))
        each.done()
    at = {place: tuple(r for r in routes.values() if place in (r.a, r.b)) for place in places}
    for place, found in at.items():
        if sorted(route.colour for route in found) != sorted(PIRATE_COLOURS):
            raise row.fault("routes", f"{place}: {', '.join(PIRATE_COLOURS)}")
    between = {ends: r.id for r in routes.values() for ends in ((r.a, r.b), (r.b, r.a))}
    if len(between) != 2 * len(routes):
        raise row.fault("routes", "two between the same places")
    distance = _distances(places, between)
    if len(distance) != len(places) ** 2:
        raise row.fault("routes", "not all places can be reached")
    found_map = Map(
        id=row.text("id"),
        seats=row.numbers("seats"),
        places=places,
        spots=spots,
        routes=routes,
        pirates=row.texts("pirates", one_of=routes),
        missions=row.number("missions", least=1),
        numbers=row.number("numbers", least=1),
        at=at,
        by_colour={(place, route.colour): route.id for place in places for route in at[place]},
        between=between,
        distance=distance,
        nearness={
            here: {there: NEARER * distance[here, there] + at for at, there in enumerate(places)}
            for here in places
        },
        ways=_ways(places, at, distance),
    )
    row.text("source")
    row.done()
    return found_map


def _distances(places: tuple[str, ...], between: dict[tuple[str, str], str]) -> dict[tuple[str, str], int]:
    """Moves from place to place."""
    distance = {(place, place): 0 for place in places}
    for start in places:
        front = [start]
        while front:
            near = [(here, there) for here in front for there in places if (here, there) in between]
            front = []
            for here, there in near:
                if (start, there) not in distance:
                    distance[start, there] = distance[start, here] + 1
                    front.append(there)
    return distance


def _ways(
    places: tuple[str, ...], at: dict[str, tuple[Route, ...]], distance: dict[tuple[str, str], int]
) -> dict[tuple[str, str], tuple[str, ...]]:
    """The way from each place to each other one."""
    ways: dict[tuple[str, str], tuple[str, ...]] = {}
    for far in range(1, max(distance.values()) + 1):
        for (here, goal), moves in distance.items():
            if moves == far:
                ends = [other_end(route, here) for route in at[here]]
                first = next(end for end in ends if distance[end, goal] == far - 1)
                ways[here, goal] = (first, *ways.get((first, goal), ()))
    return ways


def other_end(route: Route, place: str) -> str:
    return route.b if route.a == place else route.a
