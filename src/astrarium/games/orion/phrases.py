"""Phrases that sentences, options and reasons are made of: amounts, lists, several effects in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel import Text, joined

RESOURCES = ("food", "fleet", "production")


def amounts(goods: Sequence[int]) -> list[Text]:
    """Resources, each with its number."""
    return [Text(f"count-{name}", n=many) for name, many in zip(RESOURCES, goods, strict=True) if many]


def resources(goods: Sequence[int]) -> Text:
    """Resources: "3 food and 1 fleet"."""
    return joined(amounts(goods), "both", Text("count-nothing"))


def count(kind: str, n: int) -> Text:
    """So many of something: "2 cards"."""
    return Text(f"count-{kind}", n=n)


def signed(n: int) -> int | str:
    """A number that may be negative, with a true minus."""
    return n if n >= 0 else f"−{-n}"


class Phrase(NamedTuple):
    """What an effect does; with its own subject ("each opponent loses …") it is a clause of its own."""

    text: Text
    clause: bool = False
    #: A clause that begins with "you may".
    yours: bool = False
    #: Holds on a condition, which comes first where it is said behind another ("and if you have …").
    conditional: bool = False

    def and_then(self, other: Phrase) -> Phrase:
        """Both, one after the other."""
        return Phrase(Text(self._joint(other), a=self.text, b=other.text), self.clause, self.yours)

    def _joint(self, other: Phrase) -> str:
        if other.conditional:
            return "and-if"
        if not self.clause and not other.clause:
            return "both"
        return "and-clause" if other.clause and not other.yours else "and-then"

    def may(self) -> Phrase:
        """The same, if its owner likes."""
        said = Text("if-you-like" if self.clause else "you-may", what=self.text)
        return Phrase(said, clause=True, yours=True)

    def after(self, cost: Phrase) -> Phrase:
        """The same for a cost: "pay 2 food to gain 1 production"."""
        if self.yours:
            return Phrase(Text("and-then", a=cost.text, b=self.text))
        return Phrase(Text("pay-and" if self.clause else "pay-to", cost=cost.text, what=self.text))


def all_of(costs: Sequence[Phrase]) -> Phrase:
    """Everything that has to be paid: "pay 2 food, discard 1 card and lose 1 morale"."""
    return Phrase(joined([each.text for each in costs], "both"))
