"""What an action card gives whoever chose it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from ....kernel import Op, Span, Text, op

if TYPE_CHECKING:
    pass
from .base import Few

# -- what an action card gives whoever chose it


class Bonus(Op):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}
    derived = True
    #: The phases whose action cards may have it.
    phase: ClassVar[str] = ""
    says: ClassVar[str] = ""

    if TYPE_CHECKING:
        n: int

    def say(self) -> Text:
        return Text(self.says, n=self.n)


@op("explore_draw")
class LookBonus(Bonus):
    """look at n more cards"""

    phase, says = "explore", "do-explore-draw"
    n: Annotated[int, Span(1, 20)]


@op("explore_keep")
class KeepBonus(Bonus):
    """keep n more of them"""

    phase, says = "explore", "do-explore-keep"
    n: Few


@op("discount")
class DevelopBonus(Bonus):
    """the development costs n less"""

    phase, says = "develop", "bonus-discount"
    n: Few


@op("draw_after_place")
class SettleBonus(Bonus):
    """draw n after placing a world"""

    phase, says = "settle", "bonus-draw-after-place"
    n: Few


@op("sell_good")
class TradeFirst(Bonus):
    """sell a good before consuming"""

    phase = "consume"

    def say(self) -> Text:
        return Text("bonus-sell-good")


@op("double_consume_vp")
class Doubling(Bonus):
    """consume powers give so many times the VP"""

    phase = "consume"
    factor: Annotated[int, Span(2, 9)]

    def say(self) -> Text:
        return Text("bonus-double", factor=self.factor)


@op("produce_windfall")
class ProduceBonus(Bonus):
    """a good on a windfall world of "any" kind"""

    phase = "produce"
    kind: Literal["any"]

    def say(self) -> Text:
        return Text("bonus-produce-windfall")
