"""Component types: a class for each kind of component in components.toml."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, ClassVar, Literal

from ...kernel import Length, Source, Span, Text, computed, printed
from ...kernel.data.field_error_texts import Fault, entries, not_with, one_of, only_with, twice
from .vocabulary import Actor, Effect, EndRound, FreeAction, Group, Modifier, misplaced

Colour = Literal["blue", "green", "red"]
Side = Literal["top", "right", "bottom", "left"]
Timing = Literal["own_action", "after_reveal", "scoring_start"]
Effects = Annotated[tuple[Effect, ...], Length(least=1)]


@printed
class Thing:
    """A planet, tile or module: the paragraph that explains it, and where it comes from."""

    #: Part of the ids of its texts.
    id: str
    rule: str
    source: Source
    #: The source of each part; "inferred": it follows from a worked example of the rulebook.
    provenance: dict[str, Literal["rulebook", "public", "designed", "inferred"]] = field(default_factory=dict)
    ref: tuple[str, ...] = ()


@printed
class Planet(Thing):
    setup: Literal["fixed_first", "fixed_last", "pool"]
    optional: bool = False
    effects: Effects
    acts: ClassVar[Actor] = "installations"

    def faults(self) -> Iterator[Fault]:
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

    def faults(self) -> Iterator[Fault]:
        yield from _misused(self.effects, "effects", here=False)
        if self.group == REQUIRED and not all(effect.always for effect in self.effects):
            yield "effects", Text("must-be-possible", names="move_ship, place, score_planet")


@printed
class Module(Thing):
    kind: Literal["planetary", "action"]
    cost: Annotated[int, Span(0, 9)]
    timing: Timing | Literal[""] = ""
    phases: Annotated[tuple[int, ...], Span(1, 4)] = ()
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[Effect, ...] = ()
    acts: Actor = computed(lambda it: "action_modules" if it.kind == "action" else "modules")

    def faults(self) -> Iterator[Fault]:
        needed, other = ("effects", "modifiers") if self.kind == "action" else ("modifiers", "effects")
        if not getattr(self, needed):
            yield needed, entries(1)
        if getattr(self, other):
            yield other, not_with(f"kind = {self.kind}")
        if (self.kind == "action") != bool(self.timing):
            fits = one_of(*typing.get_args(Timing)) if self.kind == "action" else not_with("kind = planetary")
            yield "timing", fits
        yield from _misused(self.effects, "effects", here=False, window=self.timing)
        for at, modifier in enumerate(self.modifiers):
            if [type(each) for each in self.modifiers].count(type(modifier)) > 1:
                yield f"modifiers[{at}].kind", twice(modifier.name)
            if isinstance(modifier, FreeAction | EndRound):
                yield from _misused(modifier.effects, f"modifiers[{at}].effects", here=True)


def _misused(effects: tuple[Effect, ...], path: str, *, here: bool, window: str = "") -> Iterator[Fault]:
    """Ops that a thing cannot have: `here` without a planet of its own, or an op of another window."""
    yield from misplaced(effects, path)
    for at, effect in enumerate(effects):
        if not here and "here" in effect.places():
            yield f"{path}[{at}]", Text("must-lie-somewhere")
        if effect.window and effect.window != window:
            yield f"{path}[{at}].op", only_with(f"timing = {effect.window}")


#: Every program has a tile of this group (M4.2).
REQUIRED: Group = "movement"
