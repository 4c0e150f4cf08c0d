"""What ops are made of: kinds of values, what all effects have, and how lists of them are said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar, Literal

from ....kernel import Op, Span, Text
from ....kernel.text import joined

Group = Literal["movement", "deployment", "special", "improvement"]
Result = Literal["majority", "minority", "tie"]
Owner = Literal["self", "opponent"]
#: What starts an effect; shields name it.
Actor = Literal["subprograms", "installations", "action_modules", "modules"]
Mode = Literal["place", "remove", "flip", "shift"]
Count = Annotated[int, Span(1, 25)]
Amount = Annotated[int, Span(1, 9)]


class Effect(Op):
    """One op of an effect list."""

    __slots__ = ()

    #: Nothing ever stands against it.
    always: ClassVar[bool] = False
    #: It ends its list: what comes after it could not know what it has left.
    last: ClassVar[bool] = False
    #: It makes sense only after the reveal.
    window: ClassVar[str] = ""

    def places(self) -> Iterator[str]:
        """The words for planets in it, at every depth."""
        yield from (word for word in (getattr(self, "at", ""), getattr(self, "to", "")) if word)

    def picks(self) -> bool:
        """Whether a planet is chosen in it that the next op may call `picked`."""
        return False

    def placed(self) -> int:
        """How many robots it places at most."""
        return 0

    def say(self) -> Text:
        return Text(f"do-{self.name}")


def said_robots(least: int, most: int, owner: str) -> Text:
    """So many robots of somebody, in words."""
    if least == most:
        return Text(f"robots-exactly-{owner}", n=most)
    if least == 1:
        return Text(f"robots-up-to-{owner}", n=most)
    return Text(f"robots-from-to-{owner}", least=least, n=most)


def said_effects(effects: Sequence[Effect]) -> Text:
    """An effect list, op by op."""
    return joined([effect.say() for effect in effects], "then")


def where(word: str) -> Text:
    return Text(f"where-{word}")


def misplaced(effects: Sequence[Effect], path: str) -> Iterator[tuple[str, str]]:
    """Ops that cannot stand where they stand in a list."""
    picked = False
    for at, effect in enumerate(effects):
        if effect.last and at + 1 < len(effects):
            yield f"{path}[{at}].op", f"{effect.name!r}: last"
        if "picked" in effect.places() and not picked:
            yield f"{path}[{at}].at", "'picked': remove, then place"
        picked = picked or effect.picks()


def span(least: int, most: int) -> Iterator[tuple[str, str]]:
    if least > most:
        yield "min", f"{least}: 1…{most}"


def twice(field: str, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    names = list(names)
    for name in names:
        if names.count(name) > 1:
            yield field, f"{name!r} × {names.count(name)}"
            return
