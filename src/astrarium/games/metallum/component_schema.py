"""The schema of components.toml as a whole, and the checks across its tables."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from ...kernel import By, Length, Source, Span, Text, printed
from ...kernel.data.field_error_texts import Fault, at_most, one_of
from ...kernel.game import paragraphs
from .component_types import REQUIRED, Module, Planet, Side, Tile
from .vocabulary import Group

FOLDER = Path(__file__).parent
#: The opposite side, which a side touches.
FACING = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


@printed
class Meta:
    id: Literal["metallum"]
    designers: tuple[str, ...]
    publisher: str
    year: Annotated[int, Span(1900, 2100)]
    seats: tuple[Literal[2], Literal[2]]
    #: Addresses of public sources by name; a thing's `ref` is such a name.
    refs: dict[str, str]


@printed
class Pay:
    """Credits by result; who is not there gets nothing."""

    majority: Annotated[int, Span(0, 9)]
    minority: Annotated[int, Span(0, 9)]
    tie: Annotated[int, Span(0, 9)]


@printed
class Scoring:
    none: Pay
    rich: Pay
    poor: Pay


@printed
class Constants:
    source: Source
    rounds: Annotated[int, Span(3, 27)]
    rounds_per_terce: Annotated[int, Span(1, 9)]
    terces: Literal[3]
    system_size: Literal[7]
    robots_per_player: Annotated[int, Span(1, 63)]
    explore_reward: Annotated[int, Span(0, 9)]
    scoring: Scoring

    def faults(self) -> Iterator[Fault]:
        if self.rounds != self.terces * self.rounds_per_terce:
            yield "rounds", one_of(self.terces * self.rounds_per_terce)


@printed
class Slot:
    price_modifier: Annotated[int, Span(-9, 9)]
    filled_at_setup: bool


@printed
class Market:
    source: Source
    #: From left to right; cards slide to the left.
    slots: Annotated[tuple[Slot, ...], Length(4)]


@printed
class Contact:
    """The tab of the first group enters the socket side of the second."""

    tab_group: Group
    tab_side: Side
    socket_group: Group
    socket_side: Side


@printed
class Layout:
    source: Source
    provenance: dict[str, Source]
    ref: tuple[str, ...]
    contacts: Annotated[tuple[Contact, ...], Length(4)]

    def faults(self) -> Iterator[Fault]:
        """The contacts form a ring: each group has one neighbour at its tab and one at its sockets."""
        for at, contact in enumerate(self.contacts):
            before = self.contacts[at - 1]
            if contact.tab_group != before.socket_group:
                yield f"contacts[{at}].tab_group", one_of(before.socket_group)
            if contact.socket_side != FACING[contact.tab_side]:
                yield f"contacts[{at}].socket_side", one_of(FACING[contact.tab_side])
        if len({contact.tab_group for contact in self.contacts}) < len(self.contacts):
            yield "contacts", Text("must-be-all", names=", ".join(GROUPS))


@printed
class ComponentFile:
    """The whole file."""

    meta: Meta
    constants: Constants
    market: Market
    layout: Layout
    planets: Annotated[dict[str, Planet], By("id")]
    subprograms: Annotated[dict[str, Tile], By("id")]
    modules: Annotated[dict[str, Module], By("id")]

    def faults(self) -> Iterator[Fault]:
        yield from self._row()
        yield from self._connectors()
        rules = paragraphs((FOLDER / "RULES.md").read_text(encoding="utf-8"))
        things: list[Planet | Tile | Module] = [
            *self.planets.values(),
            *self.subprograms.values(),
            *self.modules.values(),
        ]
        for thing in things:
            if thing.rule not in rules:
                yield f"{thing.id}.rule", Text("must-be-paragraph")
            for ref in thing.ref:
                if ref not in self.meta.refs:
                    yield f"{thing.id}.ref", one_of(*self.meta.refs)
            if sum(effect.placed() for effect in thing.effects) > self.constants.robots_per_player:
                yield f"{thing.id}.effects", Text("must-place-fewer", most=self.constants.robots_per_player)

    def _row(self) -> Iterator[Fault]:
        """M2.2 Two ends, and enough planets between them."""
        ends = Counter(planet.setup for planet in self.planets.values() if not planet.optional)
        for end in ("fixed_first", "fixed_last"):
            if ends[end] != 1 or sum(planet.setup == end for planet in self.planets.values()) != 1:
                yield "planets.setup", Text("must-be-so-many", what=end, n=1)
        between = self.constants.system_size - 2
        if ends["pool"] < between:
            yield "planets.setup", Text("must-be-at-least", what="pool", n=between)

    def _connectors(self) -> Iterator[Fault]:
        """M4.5, M4.8 Tabs and sockets on the sides that touch; a movement tile for each round of a terce."""
        tabs = {contact.tab_group: contact.tab_side for contact in self.layout.contacts}
        sockets = {contact.socket_group: contact.socket_side for contact in self.layout.contacts}
        for tile in self.subprograms.values():
            if tile.tab.side != tabs[tile.group]:
                yield f"{tile.id}.tab.side", one_of(tabs[tile.group])
            if tile.sockets.side != sockets[tile.group]:
                yield f"{tile.id}.sockets.side", one_of(sockets[tile.group])
        moves = sum(tile.group == REQUIRED for tile in self.subprograms.values())
        if moves < self.constants.rounds_per_terce:
            yield "constants.rounds_per_terce", at_most(moves)


GROUPS: tuple[Group, ...] = typing.get_args(Group)
