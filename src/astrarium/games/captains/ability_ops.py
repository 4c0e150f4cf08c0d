"""The ops of abilities: lasting changes by a tech or a passenger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, ClassVar, Literal, TypeAlias

from ...kernel import Called, Length, Op, Text, computed, op, printed
from ...kernel.data.field_error_texts import Fault, lacks, not_with, one_of
from .count_ops import RowColour, chained
from .vocabulary import (
    Cost,
    Effect,
    Effects,
    Gain,
    Gained,
    Jump,
    Move,
    Repair,
    Times,
    Track,
    said,
    say_cost,
    together,
)

Happening: TypeAlias = Literal["mission_completed", "round_start", "station_collected", "pirate_defeated"]


class Ability(Op):
    """A lasting change by a tech or a passenger; active_powers.py combines them into a kit."""

    __slots__ = ()

    tag: ClassVar[str] = "type"
    derived = True

    def lists(self) -> tuple[Effects, ...]:
        """The nested effect lists."""
        return ()


@op("substitute_cost")
class SubstituteCost(Ability):
    """A medal to be spent may be a cargo token of that kind instead."""

    resource: Literal["medal"]
    substitute: Annotated[Literal["artifact", "pirate"], Called("with")]

    def say(self) -> Text:
        return Text(f"ability-substitute-{self.substitute}")


@op("storage")
class Storage(Ability):
    """Cargo spaces that cannot be damaged."""

    n: Times

    def say(self) -> Text:
        return Text("ability-storage", n=self.n)


@op("prevent_damage")
class PreventDamage(Ability):
    """The owner may pay to ignore a damage (scope "any"); the first damage of a mission is ignored (scope
    "first_in_mission")."""

    scope: Literal["any", "first_in_mission"]
    cost: Cost = field(default_factory=dict)

    def faults(self) -> Iterator[Fault]:
        if self.scope == "first_in_mission":
            if self.cost:
                yield "cost", not_with(f"scope = {self.scope}")
        elif self.cost not in ({"artifact": 1}, {"pirate": 1}, {"cargo": 1}):
            yield "cost", one_of("artifact = 1", "pirate = 1", "cargo = 1")

    def say(self) -> Text:
        return Text("ability-prevent", cost=say_cost(self.cost)) if self.cost else Text("ability-paint")


@op("convert")
class Convert(Ability):
    """An effect becomes another (scope "tech_bonus": only of tech bonuses)."""

    scope: Literal["any", "tech_bonus"]
    words: Annotated[
        tuple[Literal["move", "jump", "repair", "gain:medal"], ...], Called("from"), Length(least=1)
    ]
    to: Annotated[tuple[Move | Jump | Repair | Gain, ...], Length(1)]
    optional: bool = False

    def faults(self) -> Iterator[Fault]:
        """A conversion gives more of the same, or turns a move or a jump into something else."""
        (into,) = self.to
        what = f"gain:{into.what}" if isinstance(into, Gain) else into.name
        for word in self.words:
            if word in ("repair", "gain:medal") and what != word:
                yield "to", Text("must-become-more", what=word)
            if word in ("move", "jump") and what == word:
                yield "to", Text("must-become-other", what=word)

    def lists(self) -> tuple[Effects, ...]:
        return (self.to,)

    def say(self) -> Text:
        origin = chained((Text(f"convert-{word.replace(':', '-')}") for word in self.words), "or")
        scope = "bonus" if self.scope == "tech_bonus" else "any"
        frame = f"ability-convert-{scope}-{'may' if self.optional else 'must'}"
        return Text(frame, what=origin, into=said(self.to))


@printed
class Pattern:
    """An effect to look for on a mission: its op, and which track or what is gained."""

    op: Literal["move", "jump", "fight", "take_tech", "repair", "damage", "gain", "ambush", "advance"]
    track: Track | None = None
    what: Gained | None = None

    def faults(self) -> Iterator[Fault]:
        for name, value, belongs_to in (("track", self.track, "advance"), ("what", self.what, "gain")):
            if (value is not None) != (self.op == belongs_to):
                yield name, not_with(f"op = {self.op}") if value is not None else lacks(name)

    def matches(self, effect: Effect) -> bool:
        return (
            effect.name == self.op
            and (self.track is None or getattr(effect, "track", None) == self.track)
            and (self.what is None or getattr(effect, "what", None) == self.what)
        )

    def say(self) -> Text:
        if self.track is not None:
            return Text("when-advance", track=Text(f"track-{self.track}"))
        return Text(f"when-{self.what or self.op}")


@op("on")
class On(Ability):
    """Something happens after an event."""

    event: Happening
    mission_has_row: RowColour | None = None
    mission_has_op: tuple[Pattern, ...] = ()
    listed: Annotated[Effects, Called("do"), Length(least=1)]
    inner: Effects = computed(lambda it: together(it.listed))

    def faults(self) -> Iterator[Fault]:
        if self.event != "mission_completed" and (self.mission_has_row or self.mission_has_op):
            yield "event", one_of("mission_completed")

    def lists(self) -> tuple[Effects, ...]:
        return (self.inner,)

    def say(self) -> Text:
        return Text(f"ability-on-{self.event}", when=self._condition(), then=said(self.inner))

    def _condition(self) -> Text | str:
        if self.mission_has_row:
            return Text("when-row", colour=Text(f"row-{self.mission_has_row}"))
        if self.mission_has_op:
            return Text("when-op", what=chained((each.say() for each in self.mission_has_op), "or"))
        return ""


@op("any_track")
class AnyTrack(Ability):
    """An advance on a named track may be made on another one."""

    def say(self) -> Text:
        return Text("ability-any_track")


@op("contractor")
class Contractor(Ability):
    """Artifacts on rooms, once a room."""

    def say(self) -> Text:
        return Text("ability-contractor")
