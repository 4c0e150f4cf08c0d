"""Star tiles, and the layouts of a galaxy by number of players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from ...kernel import Called, Length, Named, Source, Span, Text, computed, printed
from ...kernel.data.field_error_texts import entries, one_of
from .enumerations import COLOURS, MANY, Colour, Feature
from .vocabulary import Faults

Coordinate: TypeAlias = Annotated[int, Span(-9, 9)]


@printed
class Star:
    id: str
    colour: Colour
    jump_points: Annotated[tuple[int, ...], Called("edges"), Length(6), Span(0, 1)]
    features: frozenset[Feature]
    source: Source
    named: Source | None = None
    #: A bit for each direction with a jump point, at rotation 0.
    edges: int = computed(lambda it: sum(edge << at for at, edge in enumerate(it.jump_points)))

    def faults(self) -> Faults:
        if not any(self.jump_points):  # such a tile could never be placed
            yield "edges", Text("must-be-at-least", what="1", n=1)


@printed
class Placed:
    """A star tile and where it lies."""

    tile: str
    q: Coordinate
    r: Coordinate
    rotation: Annotated[int, Span(0, 5)]
    at: tuple[int, int] = computed(lambda it: (it.q, it.r))


@printed
class Laid(Placed):
    """A star tile at its place, and whether it is a home."""

    home: bool


def _laid(tile: Placed, home: bool) -> Laid:
    return Laid(tile=tile.tile, q=tile.q, r=tile.r, rotation=tile.rotation, home=home)


@printed
class Layout:
    """A galaxy: tiles face up, places of face-down tiles, and how many tiles of each colour."""

    players: Annotated[int, Span(2, 6)]
    colours: Annotated[tuple[int, ...], Named(COLOURS, Span(0, 99), every=True)]
    source: Source


@printed
class CoreGalaxy(Layout):
    """A3.1 Orion in the middle, homes face up, the rest face down."""

    centre: Placed
    homes: tuple[Placed, ...]
    face_down: tuple[tuple[Coordinate, Coordinate], ...]
    always: tuple[str, ...]
    tiles: tuple[Laid, ...] = computed(
        lambda it: (_laid(it.centre, home=False), *(_laid(tile, home=True) for tile in it.homes))
    )
    die: int = computed(lambda it: 0)

    def faults(self) -> Faults:
        if sum(self.colours) != len(self.face_down):
            yield "colours", Text("must-sum", n=len(self.face_down))
        if len(self.homes) != self.players:
            yield "homes", entries(self.players, self.players)


@printed
class UnknownGalaxy(Layout):
    """B2.1 The tiles of the start; the galaxy grows from there."""

    positions: Source
    tiles: tuple[Laid, ...]
    die: Annotated[int, Span(1, 9)]
    face_down: tuple[tuple[int, int], ...] = computed(lambda it: ())
    always: tuple[str, ...] = computed(lambda it: ())

    def faults(self) -> Faults:
        yellow = self.colours[COLOURS.index("yellow")]
        if self.die != yellow:
            yield "die", one_of(yellow)
        homes = sum(laid.home for laid in self.tiles)
        if homes != self.players:
            yield "tiles", Text("must-be-so-many", what="home = true", n=self.players)


Galaxy: TypeAlias = CoreGalaxy | UnknownGalaxy


def free_tiles(stars: Iterable[Star], layout: Galaxy, colour: str) -> list[str]:
    """A3.1, B2.2 The undrawn tiles of a colour; Into the Unknown has only whites with a micro-wormhole."""
    laid = {each.tile for each in layout.tiles}
    unknown = isinstance(layout, UnknownGalaxy)
    return [
        star.id
        for star in stars
        if star.colour == colour
        and star.id not in laid
        and (unknown or layout.players >= MANY or star.id.startswith("core"))
        and not (unknown and colour == "white" and "micro_wormhole" not in star.features)
    ]
