"""Phrases of sentences, options and reasons: amounts, lists, and several effects joined."""

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
    """A number of things: "2 cards"."""
    return Text(f"count-{kind}", n=n)


def signed(n: int) -> int | str:
    """A number that may be negative, with a true minus."""
    return n if n >= 0 else f"−{-n}"


class Phrase(NamedTuple):
    """The text of an effect; `clause` if it has its own subject ("each opponent loses …")."""

    text: Text
    clause: bool = False
    #: A clause that begins with "you may".
    yours: bool = False
    #: Depends on a condition, which comes first behind another phrase ("and if you have …").
    conditional: bool = False

    def and_then(self, other: Phrase) -> Phrase:
        """Both phrases, one after the other."""
        return Phrase(Text(self._joint(other), a=self.text, b=other.text), self.clause, self.yours)

    def _joint(self, other: Phrase) -> str:
        if other.conditional:
            return "and-if"
        if not self.clause and not other.clause:
            return "both"
        return "and-clause" if other.clause and not other.yours else "and-then"

    def may(self) -> Phrase:
        """The phrase as an option: "you may …"."""
        said = Text("if-you-like" if self.clause else "you-may", what=self.text)
        return Phrase(said, clause=True, yours=True)

    def after(self, cost: Phrase) -> Phrase:
        """The phrase behind its cost: "pay 2 food to gain 1 production"."""
        if self.yours:
            return Phrase(Text("and-then", a=cost.text, b=self.text))
        return Phrase(Text("pay-and" if self.clause else "pay-to", cost=cost.text, what=self.text))


def all_of(costs: Sequence[Phrase]) -> Phrase:
    """All costs as one phrase: "pay 2 food, discard 1 card and lose 1 morale"."""
    return Phrase(joined([each.text for each in costs], "both"))
