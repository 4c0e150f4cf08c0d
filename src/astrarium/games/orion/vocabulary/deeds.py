"""Deeds with goods, points, morale, markers and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from ....kernel import Inline, Length, Text, joined, op
from ..phrases import amounts, count, resources
from .base import COLOURS, NO_GOODS, Amount, Bundle, Colour, Deed, Fault, Few, Per, Points, Target


def _who(target: Target) -> Text:
    return Text(f"who-{target}")


def aimed(name: str, target: Target, **what: Text) -> Text:
    """Something that its owner does, or that happens to others."""
    return Text(f"do-{name}", **what) if target == "self" else Text(f"they-{name}", who=_who(target), **what)


def _per(what: Text, per: Per | None, of: Colour | None, target: Target) -> Text:
    if per == "colour_in_system":
        return Text("per-colour", what=what, colour=Text(f"colour-{of}"))
    return Text("per-own-systems" if target == "self" else "per-their-systems", what=what) if per else what


def _per_faults(per: Per | None, of: Colour | None) -> Iterator[Fault]:
    if (per == "colour_in_system") != (of is not None):
        yield "of", "per: colour_in_system" if of else ", ".join(COLOURS)


# -- deeds: goods, points, morale, markers


@op("gain")
class Gain(Deed):
    """Resources, up to 9 of each."""

    goods: Annotated[Bundle, Inline()]
    target: Target = "self"
    per: Per | None = None
    of: Colour | None = None
    adds = quiet = True

    def faults(self) -> Iterator[Fault]:
        yield from _per_faults(self.per, self.of)

    def brings(self) -> list[Text]:
        return amounts(self.goods) if self.target == "self" and not self.per else []

    def say(self) -> Text:
        return aimed("gain", self.target, what=_per(resources(self.goods), self.per, self.of, self.target))


@op("gain_choice")
class GainChoice(Deed):
    """One of these bundles, chosen."""

    options: Annotated[tuple[Bundle, ...], Length(least=1)]
    quiet = True

    def faults(self) -> Iterator[Fault]:
        if len(set(self.options)) < len(self.options):
            yield "options", "× 2"

    def say(self) -> Text:
        return Text("do-gain", what=joined([resources(each) for each in self.options], "one-of"))


@op("vp")
class Vp(Deed):
    """Victory points; in end_game: at final scoring."""

    amount: Points
    per: Per | None = None
    of: Colour | None = None
    adds = quiet = True

    def faults(self) -> Iterator[Fault]:
        yield from _per_faults(self.per, self.of)

    def brings(self) -> list[Text]:
        return [] if self.per else [count("points", self.amount)]

    def worth(self) -> Text:
        """What it counts at final scoring."""
        return Text("worth", what=_per(count("points", self.amount), self.per, self.of, "self"))

    def say(self) -> Text:
        return Text("do-gain", what=_per(count("points", self.amount), self.per, self.of, "self"))


@op("morale")
class Morale(Deed):
    """Never above 10."""

    amount: Amount
    target: Target = "self"
    per: Per | None = None
    of: Colour | None = None
    quiet = True

    def faults(self) -> Iterator[Fault]:
        yield from _per_faults(self.per, self.of)

    def brings(self) -> list[Text]:
        plain = self.amount > 0 and self.target == "self" and not self.per
        return [count("morale", self.amount)] if plain else []

    def say(self) -> Text:
        what = _per(count("morale", abs(self.amount)), self.per, self.of, self.target)
        if self.amount > 0:
            return aimed("gain", self.target, what=what)
        # The attack itself costs a defender morale.
        return aimed("lose-more" if self.target == "defender" else "lose", self.target, what=what)


@op("gain_action")
class GainAction(Deed):
    """Markers from the reserve into the pool."""

    count: Few
    adds = quiet = True

    def brings(self) -> list[Text]:
        return [count("markers", self.count)]

    def say(self) -> Text:
        return Text("do-gain", what=count("markers", self.count))


@op("exchange")
class Exchange(Deed):
    """All of one side for all of the other."""

    a: Bundle
    b: Bundle

    def faults(self) -> Iterator[Fault]:
        if self.a == self.b:
            yield "b", "a"

    def needed(self) -> bool:
        return True

    def say(self) -> Text:
        return Text("do-exchange", a=resources(self.a), b=resources(self.b))


@op("gain_by_colour_beneath")
class GainByColourBeneath(Deed):
    """The bundle for the colour of the card directly beneath."""

    blue: Bundle = NO_GOODS
    red: Bundle = NO_GOODS
    yellow: Bundle = NO_GOODS
    grey: Bundle = NO_GOODS

    def goods(self, colour: Colour) -> tuple[int, int, int]:
        found: tuple[int, int, int] = getattr(self, colour)
        return found

    def colours(self) -> tuple[Colour, ...]:
        """The colours that bring anything."""
        return tuple(colour for colour in COLOURS if self.goods(colour) != NO_GOODS)

    def say(self) -> Text:
        ways = [
            Text("on-colour", colour=Text(f"colour-{colour}"), goods=resources(self.goods(colour)))
            for colour in self.colours()
        ]
        return Text("do-gain-beneath", ways=joined(ways) if ways else Text("count-nothing"))


# -- deeds: cards


@op("draw")
class Draw(Deed):
    """From the deck."""

    count: Few
    adds = quiet = True

    def say(self) -> Text:
        return Text("do-draw", cards=count("cards", self.count))


@op("draw_keep")
class DrawKeep(Deed):
    """Draw, then discard all but `keep` of these very cards."""

    draw: Few
    keep: Few

    def faults(self) -> Iterator[Fault]:
        if self.keep > self.draw:
            yield "keep", f"{self.keep}: …{self.draw}"

    def say(self) -> Text:
        return Text("do-draw-keep", cards=count("cards", self.draw), keep=self.keep)


@op("take_discard")
class TakeDiscard(Deed):
    """A card of the discard pile: one of the `top` ones, or any."""

    top: Few | None = None
    optional: bool = False

    def declines(self) -> bool:
        return self.optional

    def say(self) -> Text:
        if self.top is None:
            return Text("do-take-any")
        return Text("do-take-top") if self.top == 1 else Text("do-take-among", top=self.top)


@op("discard_hand")
class DiscardHand(Deed):
    """Cards of the target's own choice."""

    count: Few
    target: Target = "self"

    def say(self) -> Text:
        return aimed("discard", self.target, cards=count("cards", self.count))
