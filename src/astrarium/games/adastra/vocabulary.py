"""The vocabulary of effects: the ops of components.toml, with their fields and sentences.

An instant op happens once, when its source is acquired (effects.py). Every other op lasts while its source is
owned: active_powers.py adds up the ops of an empire, system_stats.py those of a system.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import Annotated, Literal, TypeAlias

from ...kernel import Called, Length, Op, Span, Text, op, sentences
from ...kernel.data import field_error_texts
from ...kernel.data.field_error_texts import Fault, between, not_nothing, not_with, one_of, only_with
from ...kernel.text import joined
from .enumerations import (
    LOCAL,
    OF_UNITS,
    POPULATION,
    PRICES,
    RESOURCES,
    RISING,
    Action,
    EventName,
    FlagName,
    Four,
    Kind,
    Orbital,
    Per,
    Resource,
    Stat,
    Warship,
)

#: A small number; the bounds catch a mistyped one.
Few: TypeAlias = Annotated[int, Span(1, 9)]
Face: TypeAlias = Annotated[int, Span(1, 6)]
Faults: TypeAlias = Iterator[Fault]


def tokens(counts: Iterable[int]) -> Text:
    """The text of a number of tokens of each resource."""
    held = [Text(f"counted-{name}", count=n) for name, n in zip(RESOURCES, counts, strict=False) if n]
    return joined(held, "both", Text("nothing"))


class Effect(Op):
    """An effect of a component."""


class Instant(Effect):
    """An effect that happens once, when its source is acquired."""


class Lasting(Effect):
    """An effect that lasts as long as its source is owned."""

    derived = True


# -- instant ops


@op("gain")
class Gain(Instant):
    """instant: so many tokens; res = "any": the player splits them as they like"""

    res: Resource | Literal["any"]
    n: Few

    def say(self) -> Text:
        return taken([self])


@op("discontent")
class Discontent(Instant):
    """instant: discontent changes, within its track"""

    n: Annotated[int, Span(-12, 12)]

    def faults(self) -> Faults:
        if not self.n:
            yield "n", not_nothing(-12, 12)

    def say(self) -> Text:
        return Text("do-discontent-falls" if self.n < 0 else "do-discontent-rises", n=abs(self.n))


@op("vp")
class Points(Instant):
    """instant: so many victory points"""

    n: Few

    def say(self) -> Text:
        return Text("do-vp", n=self.n)


@op("place_unit")
class PlaceUnit(Instant):
    """instant: ready ships from the supply, free, here or at home"""

    unit: Warship
    n: Few
    where: Literal["here", "home"]

    def say(self) -> Text:
        return Text(f"do-join-{self.where}", n=self.n, ships=Text(f"counted-{self.unit}", count=self.n))


@op("add_population")
class AddPopulation(Instant):
    """instant: free population, within capacity"""

    type: Kind | Literal["choice"]
    n: Few
    where: Literal["here", "home", "choice"]

    def say(self) -> Text:
        return Text(f"do-add-{self.where}", who=Text(f"added-{self.type}", count=self.n))


@op("spawn")
class Spawn(Instant):
    """instant: neutral enemies appear here"""

    enemy: str
    n: Few
    where: Literal["here"]

    def say(self) -> Text:
        return Text("do-spawn", n=self.n, enemies=Text(f"counted-{self.enemy}", count=self.n))


@op("draw_tech")
class DrawTechnologies(Instant):
    """instant: look at so many technologies, keep one in hand"""

    n: Few

    def say(self) -> Text:
        return Text("do-draw", n=self.n)


# -- lasting ops


@op("income")
class Income(Lasting):
    """more at every income; per: owned_system, anomaly, embassy, planetary_building"""

    res: Resource
    n: Few
    per: Per | None = None
    scope: Literal["system"] | None = None

    def faults(self) -> Faults:
        if self.per and self.scope:
            yield "per", not_with("scope")

    def say(self) -> Text:
        what = Text(f"counted-{self.res}", count=self.n)
        if self.scope:
            return Text("lasts-income-here", what=what)
        if self.per:
            return Text("lasts-income-per", what=what, per=Text(f"per-{self.per}"))
        return Text("lasts-income", what=what)


@op("mod")
class Mod(Lasting):
    """a number changes; scope = "system": only in the system where the thing lies"""

    stat: Stat
    n: Annotated[int, Span(-9, 9)]
    filter: tuple[Warship | Orbital | Kind | Literal["orbital", "all"], ...] = ()
    scope: Literal["system"] | None = None

    def faults(self) -> Faults:
        if not self.n or (self.n < 0 and self.stat in RISING):
            yield "n", between(1, 9) if self.stat in RISING else not_nothing(-9, 9)
        fitting = self._fitting()
        for each in self.filter:
            if each not in fitting:
                yield (
                    "filter",
                    Text("must-only-be", names=", ".join(fitting)) if fitting else not_with(self.stat),
                )
        if len(set(self.filter)) != len(self.filter):
            yield (
                "filter",
                field_error_texts.twice(next(each for each in self.filter if self.filter.count(each) > 1)),
            )
        if self.stat == "capacity" and len(self.filter) != 1:
            yield "filter", Text("must-be-one-kind", names=", ".join(fitting))
        if self.scope and self.stat not in LOCAL:
            yield "scope", only_with(f"stat = {', '.join(LOCAL)}")

    def _fitting(self) -> tuple[str, ...]:
        """The names that the filter of this stat can have."""
        if self.stat == "capacity":
            return (*POPULATION, "all")
        if self.stat not in OF_UNITS or self.scope:
            return ()
        ships = ("frigate", "cruiser", "titan")
        if self.stat in ("speed", "unit_cost"):
            return ships
        return (*ships, "outpost", "battle_station", "orbital")

    def say(self) -> Text:
        where = "-here" if self.scope else ""
        if self.stat == "capacity":
            room = Text(f"room{self._way()}-{self.filter[0]}", n=abs(self.n))
            return Text(f"mod-capacity{where}", room=room)
        if self.stat in OF_UNITS and not self.scope:
            units = joined((Text(f"all-{each}") for each in self.filter or ("ship",)), "both")
            if self.stat == "unit_cost":
                return Text(f"mod-unit_cost{self._way()}", units=units, n=abs(self.n))
            return Text("mod-of-units", units=units, stat=Text(f"stat-{self.stat}"), n=signed(self.n))
        if self.stat in PRICES:
            return Text(f"mod-{self.stat}{where}{self._way()}", n=abs(self.n))
        if self.stat == "resistance":
            return Text(f"mod-resistance{where}", n=signed(self.n))
        return Text(f"mod-{self.stat}{'' if self.n > 0 else '-less'}", n=abs(self.n))

    def _way(self) -> str:
        return "-less" if self.n < 0 else "-more"


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"\u2212{-n}"


@op("combat_effect")
class CombatEffect(Lasting):
    """a combat die of that face or more may deal that damage"""

    face: Face
    damage: Few

    def say(self) -> Text:
        return fights((self.face, self.damage))


@op("invasion_effect")
class InvasionEffect(Lasting):
    """an invasion die of that face or more may give so many successes"""

    face: Face
    successes: Few

    def say(self) -> Text:
        return invades((self.face, self.successes))


def fights(effect: tuple[int, int]) -> Text:
    """What a die does in combat."""
    return Text("lasts-combat", face=effect[0], what=Text("counted-damage", count=effect[1]))


def invades(effect: tuple[int, int]) -> Text:
    """What a die does in an invasion."""
    return Text("lasts-invasion", face=effect[0], n=effect[1])


@op("flag")
class Flag(Lasting):
    """a rule of its own"""

    flag: Annotated[FlagName, Called("name")]

    def say(self) -> Text:
        return Text(f"flag-{self.flag}")


@op("action_card")
class CardOfItsOwn(Lasting):
    """the thing is an action card as well"""

    actions: Annotated[tuple[Action, ...], Length(least=1, most=2)]
    free_places: Few
    discount: Annotated[int, Span(0, 9)] = 0

    def say(self) -> Text:
        return Text("lasts-card", card=acts(self.actions, self.free_places, self.discount))


def acts(actions: Sequence[str], free_places: int, discount: int) -> Text:
    """What an action card does."""
    said = joined((Text(f"action-{action}") for action in actions), "then")
    if free_places > 1:
        said = Text("acts-each" if len(actions) > 1 else "acts-free", acts=said, n=free_places)
    return Text("acts-cheaper", acts=said, n=discount) if discount else said


@op("once_per_round")
class OncePerRound(Lasting):
    """a free action, once per round"""

    cost: Annotated[Four, Span(0, 9)]
    deeds: Annotated[tuple[Instant, ...], Called("do"), Length(least=1)]

    def say(self) -> Text:
        what = together(self.deeds)
        return (
            Text("lasts-once", cost=tokens(self.cost), what=what)
            if any(self.cost)
            else Text("lasts-once-free", what=what)
        )


@op("on")
class On(Lasting):
    """whenever the event happens to the owner"""

    event: EventName
    deeds: Annotated[tuple[Instant, ...], Called("do"), Length(least=1)]

    def say(self) -> Text:
        return Text("lasts-on", event=Text(f"when-{self.event}"), what=together(self.deeds))


def together(ops: Iterable[Instant]) -> Text:
    """The text of instant ops in one sentence; `.in` is its form within a sentence."""
    parts: list[Text] = []
    for kind, run in groupby(ops, type):
        if issubclass(kind, Gain):
            parts.append(taken(run))
        else:
            parts += [each.say() for each in run]
    return reduce(lambda a, b: Text("also", a=a, b=b), parts or [Text("does-nothing")])


def taken(gains: Iterable[Instant]) -> Text:
    """The text of tokens that are taken together."""
    held = [Text(f"counted-{each.res}", count=each.n) for each in gains if isinstance(each, Gain)]
    return Text("do-gain", what=joined(held, "both"))


def said(ops: Iterable[Effect]) -> Text:
    """The text of ops, one sentence for each."""
    parts = [each.say() for each in ops] or [Text("does-nothing")]
    return sentences(parts)


def at_once(ops: Iterable[Effect]) -> tuple[Instant, ...]:
    """The instant ops of a list."""
    return tuple(each for each in ops if isinstance(each, Instant))


# -- misplaced ops


def misplaced(
    ops: Iterable[Effect], field: str = "effects", local: bool = False, here: bool = False
) -> Faults:
    """Faults of ops that cannot have an effect in their component: (path, why).

    `local`: whether the component belongs to a system. `here`: whether the ops run in a system.
    """
    for at, each in enumerate(ops):
        path = f"{field}[{at}]"
        if isinstance(each, Income | Mod) and bool(each.scope) != local:
            yield f"{path}.scope", one_of("system") if local else Text("must-lie-somewhere")
        if isinstance(each, Spawn | PlaceUnit | AddPopulation) and each.where == "here" and not here:
            yield f"{path}.where", Text("must-lie-somewhere")
        if isinstance(each, OncePerRound):
            yield from misplaced(each.deeds, f"{path}.do")
        if isinstance(each, On):
            yield from misplaced(each.deeds, f"{path}.do", here=each.event != "develop")
        if isinstance(each, Spawn) and not local:
            yield f"{path}.op", only_with("discoveries")


def twice(ops: Iterable[Effect], kind: type[Effect], most: int, field: str = "effects") -> Faults:
    """Faults of ops that a component has too often."""
    found = [at for at, each in enumerate(ops) if isinstance(each, kind)]
    for at in found[most:]:
        yield f"{field}[{at}].op", field_error_texts.twice(kind.name) if most else Text("must-not-stand-here")
