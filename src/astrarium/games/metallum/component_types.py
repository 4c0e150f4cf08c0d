"""What there is in the box: a class for each kind of thing in components.toml."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from ...kernel import Length, Source, Span, printed, worked_out
from .vocabulary import Actor, Effect, EndRound, FreeAction, Group, Modifier, misplaced

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


#: The group of which every program has a tile (M4.2).
REQUIRED: Group = "movement"
