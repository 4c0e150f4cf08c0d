"""Component types: a class for each kind of component in components.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ...kernel import Called, Source, Span, Text, computed, joined, printed, sentence, sentences
from ...kernel.data.field_error_texts import Fault, only_with, twice
from .ability_types import Ability, Bonus, bonus_faults
from .phrases import RESOURCES, amounts, count
from .vocabulary import COLOURS, MOST, Bundle, Colour, ExtraSystem, Level, Points, Vp


@printed
class Origin:
    """Where an entry comes from; `designed` lists what of it is ours."""

    id: str
    source: Source
    ref: str | None = None
    designed: tuple[str, ...] = ()

    def faults(self) -> Iterator[Fault]:
        if self.source == "public" and self.ref is None:
            yield "ref", Text("must-be-there", must=Text("must-refer"))


@printed
class Thing(Origin):
    """A card or a sheet with abilities."""

    rule: str
    abilities: tuple[Ability, ...] = ()

    def say(self, moment: bool = False) -> Text:
        """Its abilities in sentences; with their moments if there are several, or with `moment`."""
        if not self.abilities:
            return sentence(Text("no-ability"))
        moment = moment or len(self.abilities) > 1
        return sentences([each.say(moment) for each in self.abilities])


@printed
class Race(Thing):
    sheets: Annotated[int, Span(1, 99)]
    start: Bundle
    vp: Points = 0

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=False, advisor=False)
        for at, ability in enumerate(self.abilities):
            if ability.slot:
                yield f"abilities[{at}].slot", only_with("structures, advisors")  # a sheet is not a card

    def prints(self) -> Text:
        """The other facts printed on it: the initial resources."""
        return Text("prints-race", goods=joined(amounts(self.start)))

    def say(self, moment: bool = False) -> Text:
        """Its abilities with their moments, which nothing else on a sheet shows."""
        parts = [sentence(Text("begins-with", points=Text("count-points", n=self.vp)))] if self.vp else []
        parts += [each.say(each.when != "always") for each in self.abilities]
        return sentences(parts) if parts else sentence(Text("no-ability"))


@printed
class Advisor(Thing):
    #: Lies in an additional system and never leaves it (Fulcrum Sandebar).
    settles: bool = computed(lambda it: any(map(_begins_system, it.abilities)))

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=False, advisor=True)


@printed
class Structure(Thing):
    colour: Colour
    count: Annotated[int, Span(1, 9)]
    cost: Bundle
    produces: Bundle
    #: Printed points; None where the card says "?" and its end-of-game ability counts.
    vp: Points | None = None
    #: The minimum morale for building it.
    gate: Annotated[Annotated[int, Span(1, 10)] | None, Called("morale_to_build")] = None
    #: The index of the colour in COLOURS.
    tint: int = computed(lambda it: COLOURS.index(it.colour))
    after_build: tuple[Ability, ...] = computed(
        lambda it: tuple(each for each in it.abilities if each.when == "after_build")
    )
    end_game: tuple[Vp, ...] = computed(
        lambda it: tuple(op for each in it.abilities if each.when == "end_game" for op in each.ops)
    )

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=True, advisor=False)
        if self.vp is None and not self.end_game:
            yield "vp", Text("must-be-there", must=Text("must-be-points"))

    def prints(self) -> Text:
        """The other facts printed on it: cost, production, points."""
        points = Text("prints-unknown") if self.vp is None else count("points", self.vp)
        cost = joined(amounts(self.cost), nothing=Text("count-nothing"))
        if not any(self.produces):
            return Text("prints-cost", cost=cost, points=points)
        return Text("prints-structure", cost=cost, income=joined(amounts(self.produces)), points=points)

    def say(self, moment: bool = False) -> Text:
        said = Thing.say(self, moment)
        if self.gate is None:
            return said
        return sentences([said, sentence(Text("needs-morale-to-build", least=self.gate))])


def _misplaced(abilities: tuple[Ability, ...], *, structure: bool, advisor: bool) -> Iterator[Fault]:
    """Abilities that this kind of thing cannot have: only structures are built, or have points."""
    for at, ability in enumerate(abilities):
        if not structure and ability.when in ("after_build", "end_game"):
            yield f"abilities[{at}].when", only_with("structures")
        if not advisor and ability.covered:
            yield f"abilities[{at}].covered", only_with("advisors")
        if not advisor and _begins_system(ability):
            yield f"abilities[{at}].ops", Text("must-go-with-of", what="extra_system", beside="advisors")
        if ability.slot and any(ability.slot == each.slot for each in abilities[:at]):
            yield f"abilities[{at}].slot", twice(f"slot {ability.slot}")


def _begins_system(ability: Ability) -> bool:
    return any(isinstance(op, ExtraSystem) for op in ability.ops)


@printed
class Stage(Origin):
    """A level of development: from which resource on, and what it gives."""

    id: Level
    least: Annotated[int, Span(0, MOST)]
    actions: Annotated[int, Span(0, 10)]
    morale: Annotated[int, Span(-10, 10)]
    draw: Annotated[int, Span(0, 10)]


@printed
class Exploitation(Origin):
    """The bonus for exploiting a card of a colour."""

    id: Colour
    ops: Bonus

    def faults(self) -> Iterator[Fault]:
        yield from Origin.faults(self)
        yield from bonus_faults(self.ops)


@printed
class Trade(Origin):
    """A rate of exchange, either side for the other."""

    a: Bundle
    b: Bundle

    def faults(self) -> Iterator[Fault]:
        yield from Origin.faults(self)
        for name, side in (("a", self.a), ("b", self.b)):
            if sum(map(bool, side)) != 1:
                yield name, Text("must-be-one-kind", names=", ".join(RESOURCES))

    def kinds(self) -> tuple[str, str]:
        a, b = (next(name for name, n in zip(RESOURCES, side, strict=True) if n) for side in (self.a, self.b))
        return a, b


@printed
class Piece(Origin):
    """A piece that only keeps count."""

    count: Annotated[int, Span(1, 99)]
