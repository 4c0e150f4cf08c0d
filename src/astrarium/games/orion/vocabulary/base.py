"""What ops are made of: kinds of values, the families of ops, and how lists of them are said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias, get_args

from ....kernel import Named, Op, Span, Text, joined
from ..phrases import RESOURCES, Phrase

Colour: TypeAlias = Literal["blue", "red", "yellow", "grey"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Level: TypeAlias = Literal["high", "medium", "low"]
LEVELS: tuple[Level, ...] = get_args(Level)
Target: TypeAlias = Literal["self", "defender", "each_opponent"]
Per: TypeAlias = Literal["colour_in_system", "target_systems"]
#: The most of a resource that anybody can have, or that anything can cost or bring.
MOST = 9
#: Food, fleet, production.
Bundle: TypeAlias = Annotated[tuple[int, int, int], Named(RESOURCES, Span(0, MOST))]
NO_GOODS: tuple[int, int, int] = (0, 0, 0)
#: Cards and markers that something speaks of at once.
Few: TypeAlias = Annotated[int, Span(1, 10)]
Amount: TypeAlias = Annotated[int, Span(-10, 10)]
Points: TypeAlias = Annotated[int, Span(0, 99)]
Fault: TypeAlias = tuple[str, str]


class Effect(Op):
    """Whatever may stand in a list of ops."""

    __slots__ = ()

    #: Asks nobody, and its results only add up, in whatever order they come.
    adds: ClassVar[bool] = False
    #: Asks nobody about anything that others could take away or give.
    quiet: ClassVar[bool] = False

    @property
    def whose(self) -> Target:
        """Whom it is aimed at."""
        target: Target = getattr(self, "target", "self")
        return target

    def inner(self) -> Sequence[Effect]:
        """The ops that are nested in it."""
        return ()

    def needed(self) -> bool:
        """Whether an activation needs it to be possible (O8.4)."""
        return False

    def declines(self) -> bool:
        """Whether its owner may decline it when it is carried out."""
        return False

    def brings(self) -> list[Text]:
        """What its owner simply gains, to be said in one breath with what others bring."""
        return []

    def phrase(self) -> Phrase:
        """What it does."""
        said = Phrase(self.say(), clause=self.whose != "self")
        return said.may() if self.declines() else said


class Deed(Effect):
    """Something happens."""

    __slots__ = ()


class Change(Effect):
    """Another rule holds as long as a card is active."""

    __slots__ = ()
    derived = True


def within(ops: Sequence[Effect]) -> Iterator[Effect]:
    """Ops and all that are nested in them."""
    for each in ops:
        yield each
        yield from within(each.inner())


def phrases(ops: Sequence[Deed]) -> Phrase:
    """What ops do, from first to last."""
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
