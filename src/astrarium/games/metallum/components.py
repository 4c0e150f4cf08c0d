"""components.toml as typed tables: planets, tiles, modules, and the numbers of the game."""

from __future__ import annotations

import typing
from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from ...kernel import By, Length, Source, Span, printed, read_thing, worked_out
from ...kernel.components import read
from ...kernel.game import paragraphs
from .vocabulary import Actor, Effect, EndRound, FreeAction, Group, Modifier, misplaced

FOLDER = Path(__file__).parent

Colour = Literal["blue", "green", "red"]
Side = Literal["top", "right", "bottom", "left"]
Timing = Literal["own_action", "after_reveal", "scoring_start"]
Effects = Annotated[tuple[Effect, ...], Length(least=1)]
PLANET_IDS = (
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "omega", "iota"
)  # fmt: skip
TILE_IDS = (
    "move_1", "move_2", "move_3", "deploy_1", "deploy_2", "deploy_3",
    "deposit_report", "overload", "intensive_mining", "buy_module", "buy_or_move_module", "extra_activation",
)  # fmt: skip
MODULE_IDS = (
    "mining_station", "research_station", "jamming", "force_field", "conglomerate", "refinery",
    "arbitration_board", "barrier", "optimiser", "relay", "jump_gate", "robot_factory",
    "nuclear_explosion", "sabotage", "module_acquisition", "activation", "orbital_drop", "government_audit",
    "hyperspace_jump", "test_drilling", "priority_override",
)  # fmt: skip
#: The side that a side touches.
FACING = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}


@printed
class Thing:
    """A planet, tile or module: the paragraph that explains it, and where it comes from."""

    #: Texts name it by this.
    id: str
    rule: str
    source: Source
    #: Which part of it comes from where; "inferred": it follows from a worked example of the rulebook.
    provenance: dict[str, Literal["rulebook", "public", "designed", "inferred"]] = field(default_factory=dict)
    ref: tuple[str, ...] = ()


@printed
class Planet(Thing):
    setup: Literal["fixed_first", "fixed_last", "pool"]
    optional: bool = False
    effects: Effects
    acts: ClassVar[Actor] = "installations"

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from _unknown(self.id, PLANET_IDS)
        yield from _misused(self.effects, "effects", here=True)


@printed
class Tab:
    side: Side
    slot: Annotated[int, Span(1, 3)]
    colour: Colour


@printed
class Sockets:
    side: Side
    colours: Annotated[tuple[Colour | Literal[""], ...], Length(3)]


@printed
class Tile(Thing):
    """A subprogram: its place on the program board, its tab and its sockets, what it does."""

    group: Group
    complexity: Annotated[int, Span(0, 9)]
    tab: Tab
    sockets: Sockets
    effects: Effects
    acts: ClassVar[Actor] = "subprograms"

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from _unknown(self.id, TILE_IDS)
        yield from _misused(self.effects, "effects", here=False)
        if self.group == REQUIRED and not all(effect.always for effect in self.effects):
            yield "effects", "it must always be possible: move_ship, place, score_planet"


@printed
class Module(Thing):
    kind: Literal["planetary", "action"]
    cost: Annotated[int, Span(0, 9)]
    timing: Timing | Literal[""] = ""
    phases: Annotated[tuple[int, ...], Span(1, 4)] = ()
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[Effect, ...] = ()
    acts: Actor = worked_out(lambda it: "action_modules" if it.kind == "action" else "modules")

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from _unknown(self.id, MODULE_IDS)
        needed, other = ("effects", "modifiers") if self.kind == "action" else ("modifiers", "effects")
        if not getattr(self, needed):
            yield needed, f"{self.kind}: 1… ×"
        if getattr(self, other):
            yield other, f"{self.kind}: 0 ×"
        if (self.kind == "action") != bool(self.timing):
            yield "timing", f"{self.timing!r}: {', '.join(typing.get_args(Timing))} (action)"
        yield from _misused(self.effects, "effects", here=False, window=self.timing)
        for at, modifier in enumerate(self.modifiers):
            if [type(each) for each in self.modifiers].count(type(modifier)) > 1:
                yield f"modifiers[{at}].kind", f"{modifier.name!r} × 2"
            if isinstance(modifier, FreeAction | EndRound):
                yield from _misused(modifier.effects, f"modifiers[{at}].effects", here=True)


def _unknown(id: str, known: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A thing without a name in the texts."""
    if id not in known:
        yield "id", f"{id!r}: {', '.join(known)}"


def _misused(
    effects: tuple[Effect, ...], path: str, *, here: bool, window: str = ""
) -> Iterator[tuple[str, str]]:
    """Ops that cannot stand on a thing: without a planet of its own, or outside their window."""
    yield from misplaced(effects, path)
    for at, effect in enumerate(effects):
        if not here and "here" in effect.places():
            yield f"{path}[{at}]", "'here': planets, planetary modules"
        if effect.window and effect.window != window:
            yield f"{path}[{at}].op", f"{effect.name!r}: timing {effect.window}"


@printed
class Meta:
    id: Literal["metallum"]
    designers: tuple[str, ...]
    publisher: str
    year: int
    seats: tuple[Literal[2], Literal[2]]
    #: Where public material is found; `ref` of a thing names them.
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
    rounds: int
    rounds_per_terce: Annotated[int, Span(1)]
    terces: Literal[3]
    system_size: Literal[7]
    robots_per_player: Annotated[int, Span(1, 63)]
    explore_reward: Annotated[int, Span(0, 9)]
    scoring: Scoring

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.rounds != self.terces * self.rounds_per_terce:
            yield "rounds", f"{self.rounds}: {self.terces} × {self.rounds_per_terce}"


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

    def faults(self) -> Iterator[tuple[str, str]]:
        """Round the board: each group has one neighbour for its tab and one for its sockets."""
        for at, contact in enumerate(self.contacts):
            before = self.contacts[at - 1]
            if contact.tab_group != before.socket_group:
                yield f"contacts[{at}].tab_group", f"{contact.tab_group!r}: {before.socket_group}"
            if contact.socket_side != FACING[contact.tab_side]:
                yield f"contacts[{at}].socket_side", f"{contact.socket_side!r}: {FACING[contact.tab_side]}"
        if len({contact.tab_group for contact in self.contacts}) < len(self.contacts):
            yield "contacts", f"{', '.join(GROUPS)}: 1 ×"


@printed
class Box:
    """The whole file."""

    meta: Meta
    constants: Constants
    market: Market
    layout: Layout
    planets: Annotated[dict[str, Planet], By("id")]
    subprograms: Annotated[dict[str, Tile], By("id")]
    modules: Annotated[dict[str, Module], By("id")]

    def faults(self) -> Iterator[tuple[str, str]]:
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
                yield f"{thing.id}.rule", f"{thing.rule!r}: RULES.md"
            for ref in thing.ref:
                if ref not in self.meta.refs:
                    yield f"{thing.id}.ref", f"{ref!r}: {', '.join(self.meta.refs)}"
            if sum(effect.placed() for effect in thing.effects) > self.constants.robots_per_player:
                yield f"{thing.id}.effects", f"place: 1…{self.constants.robots_per_player}"

    def _row(self) -> Iterator[tuple[str, str]]:
        """M2.2 Two ends, and enough planets between them."""
        ends = Counter(planet.setup for planet in self.planets.values() if not planet.optional)
        for end in ("fixed_first", "fixed_last"):
            if ends[end] != 1 or sum(planet.setup == end for planet in self.planets.values()) != 1:
                yield "planets.setup", f"{end} × {ends[end]}: 1 ×"
        between = self.constants.system_size - 2
        if ends["pool"] < between:
            yield "planets.setup", f"pool × {ends['pool']}: {between}… ×"

    def _connectors(self) -> Iterator[tuple[str, str]]:
        """M4.5, M4.8 Sides that touch, and a movement tile for each round of a terce."""
        tabs = {contact.tab_group: contact.tab_side for contact in self.layout.contacts}
        sockets = {contact.socket_group: contact.socket_side for contact in self.layout.contacts}
        for tile in self.subprograms.values():
            if tile.tab.side != tabs[tile.group]:
                yield f"{tile.id}.tab.side", f"{tile.tab.side!r}: {tabs[tile.group]}"
            if tile.sockets.side != sockets[tile.group]:
                yield f"{tile.id}.sockets.side", f"{tile.sockets.side!r}: {sockets[tile.group]}"
        moves = sum(tile.group == REQUIRED for tile in self.subprograms.values())
        if moves < self.constants.rounds_per_terce:
            yield "constants.rounds_per_terce", f"{self.constants.rounds_per_terce}: 1…{moves}"


GROUPS: tuple[Group, ...] = typing.get_args(Group)
#: The group of which every program has a tile (M4.2).
REQUIRED: Group = "movement"

BOX = read_thing(Box, read("metallum", FOLDER))
CONSTANTS = BOX.constants
PLANETS = BOX.planets
TILES = BOX.subprograms
MODULES = BOX.modules

ROUNDS = CONSTANTS.rounds
TERCE = CONSTANTS.rounds_per_terce
PLACES: int = CONSTANTS.system_size
ROBOTS = CONSTANTS.robots_per_player
EXPLORE_REWARD = CONSTANTS.explore_reward
#: Credits by deposit and result; who is not there gets nothing.
PAY: dict[str, dict[str, int]] = {
    side: {"majority": pay.majority, "minority": pay.minority, "tie": pay.tie, "none": 0}
    for side, pay in (
        ("none", CONSTANTS.scoring.none),
        ("rich", CONSTANTS.scoring.rich),
        ("poor", CONSTANTS.scoring.poor),
    )
}
SLOT_PRICES = tuple(slot.price_modifier for slot in BOX.market.slots)
ALL_TILES: tuple[str, ...] = tuple(TILES)
