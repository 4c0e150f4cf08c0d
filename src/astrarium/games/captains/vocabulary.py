"""The vocabulary of effects: the ops of components.toml, with their fields and texts.

The function that carries out an op is registered for its class in effects/. Counts are in count_ops.py, the
lasting abilities of techs and passengers in ability_ops.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from ...kernel import Called, Length, Op, Span, Text, computed, joined, op
from ...kernel.data.field_error_texts import Fault, between, not_with, one_of
from .count_ops import Count, chained

Track: TypeAlias = Literal["nian", "cooperative", "tincan"]
Colour: TypeAlias = Literal["red", "yellow", "blue"]
Symbol: TypeAlias = Literal["repair", "medal", "move"]
Gained: TypeAlias = Literal["medal", "artifact", "pirate", "android", "cadet"]
CostKind: TypeAlias = Literal[
    "artifact", "pirate", "cargo", "medal", "android", "tech", "this_card", "retreat"
]
TRACKS: tuple[str, ...] = get_args(Track)
COLOURS: tuple[str, ...] = get_args(Colour)
SYMBOLS: tuple[str, ...] = get_args(Symbol)
MOST = 9
#: A number of repetitions or of pieces.
Times: TypeAlias = Annotated[int, Span(1, MOST)]
#: A price: a kind of payment, and its amount.
Cost: TypeAlias = dict[CostKind, Times]


def say_cost(cost: Cost) -> Text:
    return joined(Text(f"cost-{what}", n=n) for what, n in cost.items())


# -- effects


class Effect(Op):
    """One op of an effect list."""

    __slots__ = ()

    #: Whether it cannot be avoided once its row is resolved (S8.5).
    forced: ClassVar[bool] = False
    #: Whether the player can decline it when it is carried out (S14.2).
    may: ClassVar[bool] = False

    def forces(self) -> bool:
        return self.forced

    def lists(self) -> tuple[tuple[Effect, ...], ...]:
        """The nested effect lists."""
        return ()

    def slug(self) -> str:
        """A short unique name, part of the name of its effect list in options and prompts."""
        return self.name


Effects: TypeAlias = tuple[Effect, ...]


def said(effects: Iterable[Effect]) -> Text:
    """The text of an effect list; consecutive equal effects are merged."""
    return chained((_times(each, len([*run])) for each, run in groupby(effects)), "effect-then")


def _times(effect: Effect, n: int) -> Text:
    return effect.say() if n == 1 else Text("effect-times", what=effect.say(), n=n)


def slug(effects: Iterable[Effect]) -> str:
    """The name of an effect list ("advance_tincan_2+medal_1")."""
    return "+".join(each.slug() for each in effects)


def every(effects: Iterable[Effect]) -> Iterator[Effect]:
    """All effects of a list, nested ones included."""
    for effect in effects:
        yield effect
        for inner in effect.lists():
            yield from every(inner)


def together(effects: Effects) -> Effects:
    """S14.7 Artifacts gained one after another are drawn together."""
    merged: list[Effect] = []
    for effect in effects:
        last = merged[-1] if merged else None
        if isinstance(last, Gain) and isinstance(effect, Gain) and last.what == effect.what == "artifact":
            merged[-1] = Gain(what="artifact", n=last.n + effect.n)
        else:
            merged.append(effect)
    return tuple(merged)


class Counted(Effect):
    """An effect with a number of repetitions."""

    __slots__ = ()

    n: int

    def slug(self) -> str:
        return f"{self.name}_{self.n}"

    def say(self) -> Text:
        return Text(f"effect-{self.name}", n=self.n)


@op("move")
class Move(Counted):
    """Up to n moves along routes."""

    n: Times = 1
    may = True


@op("jump")
class Jump(Effect):
    """The ship goes to any other place."""

    may = True

    def say(self) -> Text:
        return Text("effect-jump")


@op("fight")
class Fight(Counted):
    """Up to n fights with pirates on routes at the ship's place."""

    n: Times = 1
    may = True


@op("take_tech")
class TakeTech(Effect):
    """A tech from the `display`, the `deck`, the `omega_deck` or the `event_tech`s;
    replace = true: it may take the place of an own tech."""

    source: Annotated[Literal["display", "deck", "omega_deck", "event_tech"], Called("from")]
    draw: Times = 0
    replace: bool = False
    may = True

    def faults(self) -> Iterator[Fault]:
        if bool(self.draw) != (self.source in ("deck", "omega_deck")):
            yield "draw", not_with(f"from = {self.source}") if self.draw else between(1, MOST)

    def forces(self) -> bool:
        return bool(self.draw)

    def slug(self) -> str:
        return f"take_tech_{self.source}_{self.draw or 1}{'_replacing' if self.replace else ''}"

    def say(self) -> Text:
        text = Text(f"effect-take-{self.source}", n=self.draw)
        return Text("effect-replacing", take=text) if self.replace else text


@op("repair")
class Repair(Counted):
    """Up to n repairs."""

    n: Times = 1
    may = True


@op("damage")
class Damage(Counted):
    """N damage, no choice."""

    n: Times = 1
    forced = True


@op("gain")
class Gain(Effect):
    """Medals, artifacts, pirate ship tokens, androids or cadets from the supply."""

    what: Gained
    n: Times = 1

    def forces(self) -> bool:
        return self.what == "cadet"

    def slug(self) -> str:
        return f"{self.what}_{self.n}"

    def say(self) -> Text:
        return Text(f"effect-gain-{self.what}", n=self.n)


@op("ambush")
class Ambush(Counted):
    """N pirates appear at the ship's place, no choice."""

    n: Times = 1
    forced = True


@op("ready")
class Ready(Counted):
    """The first n figures of the queue come to the ready room."""

    n: Times = 1
    forced = True


@op("advance")
class Advance(Effect):
    """Up to n spaces on a track; track = "any": on one of the player's choice."""

    track: Literal["nian", "cooperative", "tincan", "any"]
    n: Times = 1
    may = True

    def slug(self) -> str:
        return f"advance_{self.track}_{self.n}"

    def say(self) -> Text:
        if self.track == "any":
            return Text("effect-advance-any", n=self.n)
        return Text("effect-advance", n=self.n, track=Text(f"track-{self.track}"))


@op("choose")
class Choose(Effect):
    """One of several lists."""

    listed: Annotated[tuple[Annotated[Effects, Length(least=1)], ...], Called("options"), Length(least=2)]
    options: tuple[Effects, ...] = computed(lambda it: tuple(map(together, it.listed)))

    def lists(self) -> tuple[Effects, ...]:
        return self.options

    def slug(self) -> str:
        return f"choose_({'-or-'.join(map(slug, self.options))})"

    def say(self) -> Text:
        first, *more = map(said, self.options)
        return chained((Text("effect-or", a=first, b=more[0]), *more[1:]), "effect-or-more")


@op("pay")
class Pay(Effect):
    """The player may pay the cost; `then` happens only after payment."""

    cost: Cost
    then: Annotated[Effects, Length(least=1)]
    inner: Effects = computed(lambda it: together(it.then))
    what: CostKind = computed(lambda it: next(iter(it.cost), ""))
    n: int = computed(lambda it: next(iter(it.cost.values()), 0))
    may = True

    def faults(self) -> Iterator[Fault]:
        yield from _one_kind(self.cost)

    def lists(self) -> tuple[Effects, ...]:
        return (self.inner,)

    def slug(self) -> str:
        return f"pay_{self.what}_{self.n}_({slug(self.inner)})"

    def say(self) -> Text:
        return Text("effect-pay", cost=say_cost(self.cost), then=said(self.inner))


def _one_kind(cost: Cost) -> Iterator[Fault]:
    if len(cost) != 1:
        yield "cost", Text("must-be-one-kind", names=", ".join(get_args(CostKind)))
    elif cost.get("this_card", 1) != 1:
        yield "cost.this_card", one_of(1)


@op("peek")
class Peek(Counted):
    """The player alone looks at the top n missions."""

    deck: Literal["mission"]
    n: Times


@op("per")
class Per(Effect):
    """The list `do` once for each thing counted, at most so often."""

    count: Count
    most: Times
    listed: Annotated[Effects, Called("do"), Length(least=1)]
    inner: Effects = computed(lambda it: together(it.listed))

    def lists(self) -> tuple[Effects, ...]:
        return (self.inner,)

    def slug(self) -> str:
        return f"per_{self.most}_{self.count.slug()}_({slug(self.inner)})"

    def say(self) -> Text:
        return Text("effect-per", n=self.most, count=self.count.say(), then=said(self.inner))


@op("each_player")
class EachPlayer(Effect):
    """Every player in turn, the acting one first, does the list."""

    listed: Annotated[Effects, Called("do"), Length(least=1)]
    inner: Effects = computed(lambda it: together(it.listed))
    forced = True

    def lists(self) -> tuple[Effects, ...]:
        return (self.inner,)

    def slug(self) -> str:
        return f"each_player_({slug(self.inner)})"

    def say(self) -> Text:
        return Text("effect-each_player", then=said(self.inner))


@op("copy_room")
class CopyRoom(Effect):
    """The room does what another room does."""

    def say(self) -> Text:
        return Text("effect-copy_room")
