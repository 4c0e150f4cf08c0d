"""Deeds with systems, slots and advisors; and the choice between several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from ....kernel import Called, Length, Span, Text, joined, op, printed
from ..phrases import Phrase, count
from .base import MOST, Colour, Deed, Effect, Fault, Target, phrases
from .deeds import DiscardHand, Morale, aimed

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
            yield "then_colour", "then"

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
        """The same once more, where that is all that follows."""
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
            yield "ops[0].op", f"{op.name}: {DiscardHand.name}, {Morale.name}"
        elif op.target != "defender":
            yield "ops[0].target", f"{op.target}: defender"
        elif isinstance(op, Morale) and (op.amount >= 0 or op.per):
            yield "ops[0].amount", "…-1"


@op("choose")
class Choose(Deed):
    """The defender picks one of these lists of ops that can be done."""

    options: Annotated[tuple[Way, ...], Length(least=2)]

    def faults(self) -> Iterator[Fault]:
        if len({each.loss for each in self.options}) < len(self.options):
            yield "options", "× 2"

    @property
    def whose(self) -> Target:
        return "defender"

    def inner(self) -> Sequence[Effect]:
        return [op for each in self.options for op in each.ops]

    def say(self) -> Text:
        return joined([op.say() for each in self.options for op in each.ops], "they-either")
