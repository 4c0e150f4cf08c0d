"""What can be wrong with a position: pieces lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from .components import ALL_TILES, MODULES, PLACES, PLANETS, ROBOTS
from .state import State


def faults(g: State) -> Iterator[str]:
    """Nothing, in every position that play can reach."""
    yield from _planets(g)
    yield from _robots(g)
    yield from _modules(g)
    for seat in (0, 1):
        tiles = [*g.active[seat], *g.unresolved[seat]]
        if len(set(tiles)) != len(tiles) or not set(tiles) <= set(ALL_TILES):
            yield f"tiles of seat {seat}: {tiles}"
        if g.credits[seat] != sum(g.ledger[seat]) or g.credits[seat] < 0:
            yield f"credits of seat {seat}: {g.credits[seat]} are not {g.ledger[seat]}"


def _planets(g: State) -> Iterator[str]:
    row = sorted(face for face in g.cards.face if face in PLANETS)
    regular = sorted(planet.id for planet in PLANETS.values() if not planet.optional)
    if row not in (regular, sorted(PLANETS)):
        yield f"planets {row}"
    if g.planet(0) != "alpha" or g.planet(PLACES - 1) != "omega":
        yield "the ends of the row"
    for at in g.explored:
        if g.cards.seen[at] != g.cards.everyone:
            yield f"position {at} is explored and unseen"
    for ship in g.ships:
        if ship not in g.explored:
            yield f"a ship on position {ship}"


def _robots(g: State) -> Iterator[str]:
    for seat in (0, 1):
        counts = [g.reserve[seat], *g.robots[seat]]
        if sum(counts) != ROBOTS or min(counts) < 0:
            yield f"robots of seat {seat}: {counts}"
        if any(count and at not in g.explored for at, count in enumerate(g.robots[seat])):
            yield f"robots of seat {seat} on an unexplored planet"


def _modules(g: State) -> Iterator[str]:
    zones = [card for card in g.market if card >= 0] + g.deck + g.discards + g.action_deck + g.unbought
    names = [g.module(card) for card in zones] + [*g.installed, *g.hand[0], *g.hand[1], *g.gone]
    if sorted(names) != sorted(MODULES):
        yield f"modules {sorted(names)}"
