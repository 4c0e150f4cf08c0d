"""The map: places, routes, shortest paths and distances."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, get_args

from ...kernel import By, Length, Source, Span, Text, printed
from ...kernel.data.field_error_texts import Fault, one_of, twice
from .component_types import PirateColour

#: Weight of one move in `nearness`: more than any tie-break by place or points of a mission.
NEARER = 10_000
PIRATE_COLOURS = get_args(PirateColour)


@printed
class Spot:
    """A place and its position, from (0, 0) to (1000, 1000)."""

    id: str
    x: Annotated[int, Span(0, 1000)]
    y: Annotated[int, Span(0, 1000)]


@printed
class Way:
    """A route in the file."""

    a: str
    b: str
    colour: PirateColour


@printed
class MapSide:
    """One side of the board in the file."""

    id: str
    seats: Annotated[tuple[int, ...], Span(1, 4), Length(least=1)]
    source: Source
    places: Annotated[dict[str, Spot], By("id")]
    routes: tuple[Way, ...]
    pirates: tuple[str, ...]
    missions: Annotated[int, Span(1, 99)]
    numbers: Annotated[int, Span(1, 99)]

    def faults(self) -> Iterator[Fault]:
        for at, way in enumerate(self.routes):
            for end in ("a", "b"):
                if getattr(way, end) not in self.places:
                    yield f"routes[{at}].{end}", one_of(*self.places)
        for place in self.places:
            colours = sorted(way.colour for way in self.routes if place in (way.a, way.b))
            if colours != sorted(PIRATE_COLOURS):
                yield "routes", Text("must-have-each", what=place, names=", ".join(PIRATE_COLOURS))
        if len({frozenset((way.a, way.b)) for way in self.routes}) != len(self.routes):
            yield "routes", Text("must-be-one-route")
        if not self._connected():
            yield "routes", Text("must-be-reached")
        known = [f"{way.a}-{way.b}" for way in self.routes]
        for at, route in enumerate(self.pirates):
            if route not in known or route in self.pirates[:at]:
                yield f"pirates[{at}]", twice(route) if route in known else one_of(*known)

    def _connected(self) -> bool:
        reached = {*[*self.places][:1]}
        for _ in self.places:
            reached |= {end for way in self.routes if {way.a, way.b} & reached for end in (way.a, way.b)}
        return len(reached) == len(self.places)


@dataclass(frozen=True, slots=True)
class Route:
    id: str
    a: str
    b: str
    colour: str


@dataclass(frozen=True, slots=True)
class Map:
    """One side of the board."""

    places: tuple[str, ...]
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
    #: Sort key of all places as seen from one: NEARER times the distance, plus the index as a tie-break.
    nearness: dict[str, dict[str, int]]
    #: The places on a shortest path to another place; ties go to the first route.
    ways: dict[tuple[str, str], tuple[str, ...]]

    @property
    def planets(self) -> tuple[str, ...]:
        return self.places[1:]


def laid_out(side: MapSide) -> Map:
    """Build the lookup tables of a side of the board."""
    places = tuple(side.places)
    routes = {f"{way.a}-{way.b}": Route(f"{way.a}-{way.b}", way.a, way.b, way.colour) for way in side.routes}
    at = {place: tuple(r for r in routes.values() if place in (r.a, r.b)) for place in places}
    between = {ends: r.id for r in routes.values() for ends in ((r.a, r.b), (r.b, r.a))}
    distance = _distances(places, between)
    return Map(
        places=places,
        routes=routes,
        pirates=side.pirates,
        missions=side.missions,
        numbers=side.numbers,
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


def _distances(places: tuple[str, ...], between: dict[tuple[str, str], str]) -> dict[tuple[str, str], int]:
    """The distance between any two places, by breadth-first search."""
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
    """The shortest path from each place to each other one."""
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
