"""The vocabulary of components.toml: the ops, with their fields and texts.

`effects/` registers what a deed does and when it is barred; `active_powers.py` sums up the changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, get_args

from ...kernel import Called, Inline, Length, Named, Op, Span, Text, joined, op, printed
from ...kernel.data.field_error_texts import Fault, at_most, not_with, one_of, only_with, twice
from .phrases import RESOURCES, Phrase, amounts, count, resources

Colour: TypeAlias = Literal["blue", "red", "yellow", "grey"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Level: TypeAlias = Literal["high", "medium", "low"]
LEVELS: tuple[Level, ...] = get_args(Level)
Target: TypeAlias = Literal["self", "defender", "each_opponent"]
Per: TypeAlias = Literal["colour_in_system", "target_systems"]
#: The maximum of a resource in a stock, a cost or a gain.
MOST = 9
#: Food, fleet, production.
Bundle: TypeAlias = Annotated[tuple[int, int, int], Named(RESOURCES, Span(0, MOST))]
NO_GOODS: tuple[int, int, int] = (0, 0, 0)
#: A number of cards or markers in one op.
Few: TypeAlias = Annotated[int, Span(1, 10)]
Amount: TypeAlias = Annotated[int, Span(-10, 10)]
Points: TypeAlias = Annotated[int, Span(0, 99)]


class Effect(Op):
    """An op of an ability: a deed or a change."""

    __slots__ = ()

    #: It asks nothing, and its results add up in any order.
    adds: ClassVar[bool] = False
    #: It asks nothing that depends on what other effects take or give.
    quiet: ClassVar[bool] = False

    @property
    def whose(self) -> Target:
        """The target of the op."""
        target: Target = getattr(self, "target", "self")
        return target

    def inner(self) -> Sequence[Effect]:
        """Its nested ops."""
        return ()

    def needed(self) -> bool:
        """Whether an activation needs it to be possible (O8.4)."""
        return False

    def declines(self) -> bool:
        """Whether its owner may decline it when it is carried out."""
        return False

    def brings(self) -> list[Text]:
        """Its plain gains, which one phrase joins with the gains of other ops."""
        return []

    def phrase(self) -> Phrase:
        """Its text as a phrase."""
        said = Phrase(self.say(), clause=self.whose != "self")
        return said.may() if self.declines() else said


class Deed(Effect):
    """An op that happens once."""

    __slots__ = ()


class Change(Effect):
    """A rule change while a card is active."""

    __slots__ = ()
    derived = True


def within(ops: Sequence[Effect]) -> Iterator[Effect]:
    """The ops and all their nested ops."""
    for each in ops:
        yield each
        yield from within(each.inner())


def phrases(ops: Sequence[Deed]) -> Phrase:
    """The ops as one phrase, from first to last."""
    found: list[Phrase] = []
    gained: list[Text] = []
    for each in (*ops, None):
        more = [] if each is None else each.brings()
        gained += more
        if not more and gained:
            found.append(Phrase(Text("do-gain", what=joined(gained, "both"))))
            gained = []
        if each is not None and not more:
            found.append(each.phrase())
    said = found[0]
    for part in found[1:]:
        said = said.and_then(part)
    return said


def _who(target: Target) -> Text:
    return Text(f"who-{target}")


def aimed(name: str, target: Target, **what: Text) -> Text:
    """The text of an op on its owner, or on others."""
    return Text(f"do-{name}", **what) if target == "self" else Text(f"they-{name}", who=_who(target), **what)


def _per(what: Text, per: Per | None, of: Colour | None, target: Target) -> Text:
    if per == "colour_in_system":
        return Text("per-colour", what=what, colour=Text(f"colour-{of}"))
    return Text("per-own-systems" if target == "self" else "per-their-systems", what=what) if per else what


def _per_faults(per: Per | None, of: Colour | None) -> Iterator[Fault]:
    if (per == "colour_in_system") != (of is not None):
        yield "of", only_with("per = colour_in_system") if of else one_of(*COLOURS)


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
            yield "options", twice(next(each for each in self.options if self.options.count(each) > 1))

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
        """Its points at final scoring, as a text."""
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
            yield "b", Text("must-differ", what="a")

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
            yield "keep", at_most(self.draw)

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


# -- deeds: building and systems


@op("build")
class Build(Deed):
    """Build without a Build action."""

    source: Annotated[Literal["hand", "discards"], Called("from")]
    system: Literal["any", "this"] = "any"
    colour: Colour | None = None
    discount: Annotated[int, Span(0, MOST)] = 0
    optional: bool = False
    then_colour: Colour | None = None
    then: tuple[Deed, ...] = ()

    def faults(self) -> Iterator[Fault]:
        if self.then_colour and not self.then:
            yield "then_colour", only_with("then")

    def inner(self) -> Sequence[Effect]:
        return self.then

    def needed(self) -> bool:
        return not self.optional

    def declines(self) -> bool:
        return self.optional

    def phrase(self) -> Phrase:
        said = Phrase(self.say())
        if self.optional:
            said = said.may()
        if not self.then:
            return said
        then = self._again() or phrases(self.then).text
        if self.then_colour is None:
            return said._replace(text=Text("and-then", a=said.text, b=then))
        colour = Text(f"colour-{self.then_colour}")
        return said._replace(text=Text("if-built", a=said.text, colour=colour, b=then))

    def _again(self) -> Text | None:
        """The short text for building again, if that is all that follows."""
        plain = Build(source=self.source, optional=True)
        return Phrase(Text("do-build-another")).may().text if self.then == (plain,) else None

    def say(self) -> Text:
        what = Text(f"build-{self.source}")
        if self.colour is not None:
            what = Text(f"build-{self.source}-colour", colour=Text(f"colour-{self.colour}"))
        if self.system == "this":
            what = Text("build-here", what=what)
        if self.discount:
            what = Text("build-less", what=what, less=count("units", self.discount))
        return Text("do-build", what=what)


@op("bury_active")
class BuryActive(Deed):
    """An active structure of the target goes to the bottom of its system."""

    target: Target

    def phrase(self) -> Phrase:
        return Phrase(self.say())

    def say(self) -> Text:
        return Text(f"do-bury-{self.target}")


@op("reorder_system")
class ReorderSystem(Deed):
    """One own system, in any order."""

    def declines(self) -> bool:
        return True

    def say(self) -> Text:
        return Text("do-reorder")


@op("if_active")
class IfActive(Deed):
    """Only with an active card of that colour."""

    colour: Colour
    then: Annotated[tuple[Deed, ...], Length(least=1)]

    def inner(self) -> Sequence[Effect]:
        return self.then

    def phrase(self) -> Phrase:
        return phrases(self.then)._replace(text=self.say(), conditional=True)

    def say(self) -> Text:
        return Text("if-active", colour=Text(f"colour-{self.colour}"), what=phrases(self.then).text)


# -- deeds: markers and advisors


@op("activate_cards")
class ActivateCards(Deed):
    """Any own active cards, one after another, with reserve markers."""

    def declines(self) -> bool:
        return True

    def say(self) -> Text:
        return Text("do-activate")


@op("fill_slots")
class FillSlots(Deed):
    """Reserve markers on all empty slots of the target."""

    target: Target

    def say(self) -> Text:
        return aimed("fill", self.target)


@op("marker_to_pool")
class MarkerToPool(Deed):
    """The marker on this card joins the pool."""

    adds = quiet = True

    def phrase(self) -> Phrase:
        return Phrase(self.say(), clause=True)

    def say(self) -> Text:
        return Text("do-fetch")


@op("take_advisor")
class TakeAdvisor(Deed):
    """Hire an advisor without discarding cards."""

    def say(self) -> Text:
        return Text("do-hire")


@op("return_advisor")
class ReturnAdvisor(Deed):
    """The target's advisor goes back to the middle."""

    target: Target

    def say(self) -> Text:
        return aimed("return", self.target)


@printed
class Way:
    """One of the things that a defender may choose: a single loss."""

    ops: Annotated[tuple[Deed, ...], Length(1)]

    @property
    def loss(self) -> tuple[str, int]:
        """What is lost, and how much."""
        (op,) = self.ops
        if isinstance(op, DiscardHand):
            return op.name, op.count
        assert isinstance(op, Morale)
        return op.name, -op.amount

    def faults(self) -> Iterator[Fault]:
        (op,) = self.ops
        if not isinstance(op, DiscardHand | Morale):
            yield "ops[0].op", one_of(DiscardHand.name, Morale.name)
        elif op.target != "defender":
            yield "ops[0].target", one_of("defender")
        elif isinstance(op, Morale) and (op.amount >= 0 or op.per):
            yield "ops[0].amount", not_with("per") if op.per else at_most(-1)


@op("choose")
class Choose(Deed):
    """The defender picks one of these lists of ops that can be done."""

    options: Annotated[tuple[Way, ...], Length(least=2)]

    def faults(self) -> Iterator[Fault]:
        if len({each.loss for each in self.options}) < len(self.options):
            yield "options", twice("ops")

    @property
    def whose(self) -> Target:
        return "defender"

    def inner(self) -> Sequence[Effect]:
        return [op for each in self.options for op in each.ops]

    def say(self) -> Text:
        return joined([op.say() for each in self.options for op in each.ops], "they-either")


# -- changes


def _units(n: int) -> Any:
    return count("units", n)


@op("attack_fleet")
class AttackFleet(Change):
    """Added to the own fleet when fleets are compared."""

    amount: Annotated[int, Span(0, MOST)]

    def say(self) -> Text:
        return Text("change-attack-fleet", amount=self.amount)


@op("attack_toll")
class AttackToll(Change):
    """Attacks on the owner cost so much more fleet."""

    amount: Annotated[int, Span(0, MOST)]

    def say(self) -> Text:
        return Text("change-attack-toll", goods=resources((0, self.amount, 0)))


@op("discount")
class Discount(Change):
    """Structures cost so many resources less: all, this_system, colour."""

    amount: Annotated[int, Span(0, MOST)]
    scope: Literal["all", "this_system", "colour"]
    colour: Colour | None = None

    def faults(self) -> Iterator[Fault]:
        if (self.scope == "colour") != (self.colour is not None):
            yield "colour", only_with("scope = colour") if self.colour else one_of(*COLOURS)

    def say(self) -> Text:
        if self.colour is not None:
            return Text(
                "change-discount-colour", less=_units(self.amount), colour=Text(f"colour-{self.colour}")
            )
        return Text(f"change-discount-{self.scope}", less=_units(self.amount))


@op("exploit_bonus")
class ExploitBonus(Change):
    """Added when a card of that colour is exploited."""

    colour: Colour
    goods: Annotated[Bundle, Inline()]

    def say(self) -> Text:
        return Text("change-exploit", colour=Text(f"colour-{self.colour}"), goods=resources(self.goods))


@op("development")
class Development(Change):
    """Replaces what that level of development gives."""

    level: Level
    actions: Annotated[int, Span(0, 10)]
    morale: Amount
    gain_any: Annotated[int, Span(0, 3)] = 0

    def say(self) -> Text:
        gains = [count("markers", self.actions)]
        if self.gain_any:
            gains.append(count("any", self.gain_any))
        if self.morale > 0:
            gains.append(count("morale", self.morale))
        said = {"level": Text(f"level-{self.level}"), "what": joined(gains, "both")}
        if self.morale < 0:
            return Text("change-development-for", **said, morale=count("morale", -self.morale))
        return Text("change-development", **said)


@op("research_draw")
class ResearchDraw(Change):
    """Cards drawn by the Research action."""

    count: Annotated[int, Span(1, 10)]

    def say(self) -> Text:
        return Text("change-research", cards=count("cards", self.count))


@op("extra_system")
class ExtraSystem(Change):
    """The card begins an additional system."""

    def say(self) -> Text:
        return Text("change-extra-system")
