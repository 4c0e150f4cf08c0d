"""B2 Into the Unknown: new tiles of the galaxy, and the search for Orion."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import Option, Reason, Steps, ask
from .. import galaxy
from ..components import STARS
from ..option_texts import WORDS
from ..setup import draw_star, put_orion
from ..state import State


def possible(g: State, seat: int) -> bool:
    """B2.3 Whether the player can explore the galaxy at all: a tile is left, and a place for it."""
    return bool(g.unknown_set) and any(bar(g, option) is None for option in candidates(g, seat))


def candidates(g: State, seat: int) -> list[Option]:
    """Every system under the player's control."""
    return [("chart", system) for system, at in enumerate(g.coords) if at and g.holder(system) == seat]


def bar(g: State, option: Option) -> Reason | None:
    """B2.3 Why no tile can be laid next to a system."""
    if not g.unknown_set:
        return "no-tiles", "B2.3"
    return None if any(True for _ in openings(g, option[1])) else ("no-opening", "B2.4", option[1])


def openings(g: State, system: int) -> Iterator[tuple[int, int]]:
    """B2.4 Empty hexes next to a system that touch two tiles or more, one with a jump point facing them."""
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
    """Every placement of a tile next to a system: each empty hex with each rotation."""
    places = [galaxy.neighbour(g.coords[system], direction) for direction in range(6)]
    turns = galaxy.looks(STARS[tile].edges)
    return [("lay", *place, turn) for place in places if place not in g.coords for turn in turns]


def bar_lay(g: State, tile: str, option: Option) -> Reason | None:
    """B2.4 Why a tile cannot be laid on a hex in a rotation."""
    _, q, r, turn = option
    around = _edges_towards(g, (q, r))
    if len(around) < 2:
        return "one-neighbour", "B2.4"
    edges = galaxy.turned(STARS[tile].edges, turn)
    joined = any(edge and edges >> direction & 1 for direction, edge in around)
    return None if joined else ("jump-points-apart", "B2.4")


def explore_galaxy(g: State, seat: int, system: int) -> Steps:
    """B2.3 Lay a random tile of the set next to a controlled system."""
    card, g.unknown_set = g.unknown_set[-1], g.unknown_set[:-1]
    g.reveal((card,))
    colour = g.name(card)
    tile = draw_star(g, colour)
    g.tile_in_hand = tile
    about, bar = {"at": system, "tile": tile}, partial(bar_lay, g, tile)
    _, q, r, turn = yield ask(WORDS, g, seat, "lay", lays(g, system, tile), bar, "B2.4", about)
    g.tile_in_hand = ""
    new = galaxy.add_system(g, (q, r), colour)
    g.tiles[new] = tile
    g.rotations[new] = turn
    g.explored[new] = colour == "white"
    g.tell("charted", seat, at=new, source=system)
    if colour == "yellow":
        _count_down(g, seat, new)
    galaxy.join(g, new)
    if g.explored[new]:
        galaxy.note_features(g, new)


def _count_down(g: State, seat: int, system: int) -> None:
    """B2.7 Count the die down for a yellow star; at 0 Orion is found."""
    g.orion_die -= 1
    if g.orion_die == 0:
        g.explored[system] = True
        put_orion(g, system)
        g.tell("orion-found", seat, at=system)
