"""Star tiles, and how a galaxy is laid out for a number of players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from ...kernel import Called, Length, Named, Source, Span, printed, worked_out
from .names import COLOURS, MANY, Colour, Feature
from .vocabulary import Faults


@printed
class Star:
    id: str
    colour: Colour
    jump_points: Annotated[tuple[int, ...], Called("edges"), Length(6), Span(0, 1)]
    features: frozenset[Feature]
    source: Source
    named: Source | None = None
    #: A bit for each direction with a jump point, as the tile lies with rotation 0.
    edges: int = worked_out(lambda it: sum(edge << at for at, edge in enumerate(it.jump_points)))

    def faults(self) -> Faults:
        if not any(self.jump_points):  # it could lie nowhere
            yield "edges", f"{list(self.jump_points)}: 1…"


@printed
class Placed:
    """A star tile and where it lies."""

    tile: str
    q: Annotated[int, Span(-9, 9)]
    r: Annotated[int, Span(-9, 9)]
    rotation: Annotated[int, Span(0, 5)]
    at: tuple[int, int] = worked_out(lambda it: (it.q, it.r))


@printed
class Laid(Placed):
    """A star tile at its place, and whether it is somebody's home."""

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
    face_down: tuple[tuple[int, int], ...]
    always: tuple[str, ...]
    tiles: tuple[Laid, ...] = worked_out(
        lambda it: (
            _laid(it.centre, home=False),
            *(_laid(tile, home=True) for tile in it.homes),
        )
    )
    die: int = worked_out(lambda it: 0)

    def faults(self) -> Faults:
        if sum(self.colours) != len(self.face_down):
            yield "colours", f"{sum(self.colours)} ≠ {len(self.face_down)}"
        if len(self.homes) != self.players:
            yield "homes", f"{self.players} ×"


@printed
class UnknownGalaxy(Layout):
    """B2.1 The tiles of the start; the galaxy grows from there."""

    positions: Source
    tiles: tuple[Laid, ...]
    die: Annotated[int, Span(1, 9)]
    face_down: tuple[tuple[int, int], ...] = worked_out(lambda it: ())
    always: tuple[str, ...] = worked_out(lambda it: ())

    def faults(self) -> Faults:
        yellow = self.colours[COLOURS.index("yellow")]
        if self.die != yellow:
            yield "die", f"{self.die} ≠ {yellow}"
        homes = sum(laid.home for laid in self.tiles)
        if homes != self.players:
            yield "tiles", f"home: {homes} ≠ {self.players}"


Galaxy: TypeAlias = CoreGalaxy | UnknownGalaxy


def free_tiles(stars: Iterable[Star], layout: Galaxy, colour: str) -> list[str]:
    """A3.1, B2.2 The tiles of a colour that may still come; unknown whites have a micro-wormhole."""
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
