"""Consume powers: what is done one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from ....kernel import Op, Span, Text, op, worked_out

if TYPE_CHECKING:
    from collections.abc import Iterator
from .base import ANY, KINDS, Adds, Few, Kind, Power, kind_text, number_of

# -- consume


class ConsumePower(Power):
    """A power that is used once in each Consume phase."""

    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}
    derived = False
    #: It needs no good; its owner may leave it unused.
    goodless: ClassVar[bool] = False
    optional: ClassVar[bool] = False
    #: The paragraph of the rules.
    cited: ClassVar[str] = ""

    @property
    def rule(self) -> str:
        return self.cited

    def needs(self) -> tuple[int, int]:
        """Goods of which kind it takes at least, and how many."""
        return ANY, 0 if self.goodless else 1

    def picky(self) -> bool:
        """Whether more than that decides if it can be used."""
        return False

    def adds(self) -> Adds:
        return {"goodless": 1} if self.goodless else {}


@op("consume")
class ConsumeGoods(ConsumePower):
    """goods for VP and cards, for each "good" or once per "use" """

    kind: Kind | Literal["any"]
    least: Few
    most: Few
    per: Literal["good", "use"]
    vp: Annotated[int, Span(0, 9)]
    cards: Annotated[int, Span(0, 9)]
    distinct: bool = False
    #: The number of the kind.
    k: int = worked_out(lambda it: number_of(it.kind))
    #: R9.7 It takes just so many goods, for one reward.
    exact: bool = worked_out(lambda it: it.per == "use")

    @property
    def rule(self) -> str:
        return "R9.7" if self.exact else "R9.5"

    def needs(self) -> tuple[int, int]:
        return self.k, self.least

    def picky(self) -> bool:
        return self.distinct

    def faults(self) -> Iterator[tuple[str, str]]:
        if not self.vp and not self.cards:
            yield "vp", "1…9, cards = 1…9"
        if self.exact and self.least != self.most:
            yield "most", f"{self.least}, per = good"
        if not self.exact and self.least != 1:
            yield "least", "1, per = use"
        if self.distinct and not (self.exact and self.kind == "any" and 2 <= self.least <= len(KINDS)):
            yield "distinct", f"kind = any, per = use, least = 2…{len(KINDS)}"

    def say(self) -> Text:
        frame = "one" if self.most == 1 else "once" if self.exact else "each"
        return Text(f"do-consume-{frame}", goods=self._goods(), reward=reward(self.vp, self.cards))

    def _goods(self) -> Text:
        if self.distinct:
            return Text("goods-distinct", n=self.most)
        amount = "one" if self.most == 1 else "exactly" if self.exact else "up-to"
        if self.kind == "any":
            return Text(f"goods-{amount}", n=self.most)
        return Text(f"goods-{amount}-of", n=self.most, kind=kind_text(self.kind))


def reward(vp: int, cards: int) -> Text:
    """What consuming gives."""
    if vp and cards:
        return Text("reward-both", vp=vp, cards=cards)
    return Text("reward-cards", cards=cards) if cards else Text("reward-vp", vp=vp)


@op("consume_all")
class ConsumeAll(ConsumePower):
    """all goods for VP: their number plus offset"""

    cited = "R9.6"
    offset: Annotated[int, Span(-1, 9)]

    def say(self) -> Text:
        sign = "less" if self.offset < 0 else "more" if self.offset else "equal"
        return Text(f"do-consume-all-{sign}", n=abs(self.offset))


@op("sell_good")
class SellGood(ConsumePower):
    """sell one good, with or without trade bonuses"""

    cited = "R9.8"
    bonuses: bool

    def say(self) -> Text:
        return Text("do-sell-good" if self.bonuses else "do-sell-good-plain")


@op("draw")
class DrawInConsume(ConsumePower):
    """draw n"""

    cited, goodless, says = "R9.9", True, "do-draw"
    n: Few


@op("guess_and_flip")
class Guess(ConsumePower):
    """name a number, keep the top card if it costs that"""

    cited, goodless = "R9.10", True
    least: Annotated[int, Span(0, 9)]
    most: Annotated[int, Span(0, 9)]

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.most < self.least:
            yield "most", f"{self.least}…9"

    def say(self) -> Text:
        return Text("do-guess", least=self.least, most=self.most)


@op("discard_hand")
class SpendCards(ConsumePower):
    """up to so many cards from hand for VP each, never doubled"""

    cited, goodless, optional = "R9.11", True, True
    most: Few
    vp: Few

    def say(self) -> Text:
        return Text("do-discard-hand", n=self.most, vp=self.vp)

    def picky(self) -> bool:
        return True
