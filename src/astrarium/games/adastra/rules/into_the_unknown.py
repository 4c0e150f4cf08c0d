"""B2 Into the Unknown: the galaxy grows, tile by tile, until Orion is found."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Choice, Option, Reason, Steps
from .. import galaxy
from ..components import STARS
from ..setup import draw_star, put_orion
from ..state import State
from .why import Wondered


def possible(g: State, seat: int) -> bool:
    """B2.3 Whether the player can explore the galaxy at all: a tile is left, and a place for it."""
    return bool(g.unknown_set) and any(True for _ in _sources(g, seat))


def sources(g: State, seat: int) -> list[int]:
    """B2.3 Controlled systems next to which a new tile can lie."""
    return list(_sources(g, seat)) if g.unknown_set else []


def _sources(g: State, seat: int) -> Iterator[int]:
    for system, at in enumerate(g.coords):
        if at and g.holder(system) == seat and any(True for _ in openings(g, system)):
            yield system


def candidates(g: State, seat: int) -> list[Option]:
    """Every system under the player's control."""
    return [("chart", system) for system, at in enumerate(g.coords) if at and g.holder(system) == seat]


def bar(g: State, seat: int, option: Option) -> Reason | None:
    """B2.3 Why no tile can be laid next to a system."""
    if not g.unknown_set:
        return "no-tiles", "B2.3"
    return None if any(True for _ in openings(g, option[1])) else ("no-opening", "B2.4", option[1])


def openings(g: State, system: int) -> Iterator[tuple[int, int]]:
    """B2.4 Empty hexes next to a system that touch two tiles, one of them with a jump point towards them."""
    coords = g.coords
    for direction in range(6):
        place = galaxy.neighbour(coords[system], direction)
        if place in coords:
            continue
        towards = _edges_towards(g, place)
        if len(towards) >= 2 and any(edge for _, edge in towards):
            yield place


def _edges_towards(g: State, place: tuple[int, int]) -> list[tuple[int, bool]]:
    """The tiles around an empty hex: (direction, whether the tile has a jump point on the shared edge)."""
    found = []
    coords = g.coords
    for direction in range(6):
        beyond = galaxy.neighbour(place, direction)
        if beyond in coords:
            edges = galaxy.edges_of(g, coords.index(beyond))
            found.append((direction, bool(edges >> (direction + 3) % 6 & 1)))
    return found


def lays(g: State, system: int, tile: str) -> list[Option]:
    """B2.4 Where and how a tile may lie next to a system; rotations that look the same are one."""
    edges = STARS[tile].edges
    options: list[Option] = []
    for place in openings(g, system):
        open_edges = [direction for direction, edge in _edges_towards(g, place) if edge]
        looks: dict[int, int] = {}
        for turn in galaxy.ROTATIONS:
            lying = galaxy.turned(edges, turn)
            if any(lying >> direction & 1 for direction in open_edges):
                looks.setdefault(lying, turn)
        options += [("lay", *place, turn) for turn in looks.values()]
    return options


def all_lays(g: State, system: int, tile: str) -> list[Option]:
    """Every way to lay a tile next to a system, on every empty hex."""
    places = [galaxy.neighbour(g.coords[system], direction) for direction in range(6)]
    looks: dict[int, int] = {}
    for turn in galaxy.ROTATIONS:
        looks.setdefault(galaxy.turned(STARS[tile].edges, turn), turn)
    return [("lay", *place, turn) for place in places if place not in g.coords for turn in looks.values()]


def bar_lay(g: State, system: int, tile: str, option: Option) -> Reason | None:
    """B2.4 Why a tile cannot lie like this."""
    _, q, r, turn = option
    around = _edges_towards(g, (q, r))
    if len(around) < 2:
        return "one-neighbour", "B2.4"
    edges = galaxy.turned(STARS[tile].edges, turn)
    joined = any(edge and edges >> direction & 1 for direction, edge in around)
    return None if joined else ("jump-points-apart", "B2.4")


def explore_galaxy(g: State, seat: int, system: int) -> Steps:
    """B2.3 A random tile of the set is laid next to a controlled system."""
    *rest, card = g.unknown_set
    g.unknown_set = tuple(rest)
    g.reveal((card,))
    colour = g.name(card)
    tile = draw_star(g, colour)
    g.tile_in_hand = tile
    chosen = yield Choice(
        seat,
        "lay",
        lays(g, system, tile),
        rule="B2.4",
        args={"at": system, "tile": tile},
        wonder=(Wondered, g, all_lays, bar_lay, system, tile),
    )
    _, q, r, turn = chosen
    g.tile_in_hand = ""
    new = galaxy.add_system(g, (q, r), colour)
    g.tiles[new] = tile
    g.rotations[new] = turn
    g.explored[new] = colour == "white"
    if g.listener:
        g.tell("charted", seat, at=new, source=system)
    if colour == "yellow":
        _count_down(g, seat, new)
    galaxy.join(g, new)
    if g.explored[new]:
        galaxy.note_features(g, new)


def _count_down(g: State, seat: int, system: int) -> None:
    """B2.7 The die falls with every yellow star; with the last one Orion is found."""
    g.orion_die -= 1
    if g.orion_die == 0:
        g.explored[system] = True
        put_orion(g, system)
        g.tell("orion-found", seat, at=system)
