"""Powers that add up: in Explore, Develop, Settle, trade and Produce."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from ....kernel import Called, Op, Span, Text, op, worked_out

if TYPE_CHECKING:
    from collections.abc import Iterator
from .base import EVERY, GREY, KINDS, Adds, Few, Kind, KindPower, Power, for_kinds, kind_text, number_of

# -- explore


class ExplorePower(Power):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}


@op("explore_draw")
class LookAtMore(ExplorePower):
    """look at n more cards"""

    sum, says = "explore_draw", "do-explore-draw"
    n: Few


@op("explore_keep")
class KeepMore(ExplorePower):
    """keep n more of them"""

    sum, says = "explore_keep", "do-explore-keep"
    n: Few


# -- develop


class DevelopPower(Power):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}


@op("draw_at_start")
class DrawFirst(DevelopPower):
    """draw n before anybody chooses a development"""

    sum, says = "develop_first", "do-draw-at-start"
    n: Few


@op("discount")
class CheaperDevelopments(DevelopPower):
    """a development costs n less"""

    sum, says = "develop_less", "do-develop-discount"
    n: Few


@op("draw_after_place")
class DrawForDevelopment(DevelopPower):
    """draw n after placing a development"""

    sum, says = "develop_draw", "do-draw-for-development"
    n: Few


# -- settle


class SettlePower(Power):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}


@op("discount")
class CheaperWorlds(SettlePower):
    """a world (of that kind) paid with cards costs n less"""

    n: Few
    kind: Kind | None = None

    def adds(self) -> Adds:
        kinds = EVERY if self.kind is None else (number_of(self.kind),)
        return {"settle_less": for_kinds(kinds, self.n)}

    def say(self) -> Text:
        if self.kind is None:
            return Text("do-settle-discount", n=self.n)
        return Text("do-settle-discount-of", n=self.n, kind=kind_text(self.kind))


@op("military")
class Military(SettlePower):
    """Military; with `vs` only against worlds of that kind, or "rebel" """

    n: Annotated[int, Span(-9, 9)]
    vs: Kind | Literal["rebel"] | None = None

    def faults(self) -> Iterator[tuple[str, str]]:
        if not self.n:
            yield "n", "-9…-1, 1…9"

    def adds(self) -> Adds:
        if self.vs == "rebel":
            return {"rebel": self.n}
        kinds = EVERY if self.vs is None else (number_of(self.vs),)
        return {"strength": for_kinds(kinds, self.n)}

    def say(self) -> Text:
        amount = Text("amount-more" if self.n > 0 else "amount-less", n=abs(self.n))
        if self.vs is None:
            return Text("do-military", amount=amount)
        if self.vs == "rebel":
            return Text("do-military-rebel", amount=amount)
        return Text("do-military-of", amount=amount, kind=kind_text(self.vs))


@op("temp_military")
class Tactics(SettlePower):
    """discard this card: n Military until the phase ends"""

    sum, says = "tactics", "do-temp-military"
    n: Few


class Barring(SettlePower):
    """A settle power that does not work for worlds of one kind."""

    __slots__ = ()

    if TYPE_CHECKING:
        barred: Kind | None

    def works_for(self, kind: int) -> bool:
        return kind == GREY or KINDS[kind] != self.barred

    def _kinds(self) -> list[int]:
        return [kind for kind in EVERY if self.works_for(kind)]

    def _but(self, said: Text) -> Text:
        return said if self.barred is None else Text("do-not-for", what=said, kind=kind_text(self.barred))


@op("settle_free")
class Ship(Barring):
    """discard this card: a world costs 0 cards, not of that kind"""

    barred: Annotated[Kind | None, Called("except")] = None

    def adds(self) -> Adds:
        return {"free": for_kinds(self._kinds(), 1)}

    def say(self) -> Text:
        return self._but(Text("do-settle-free"))


@op("pay_for_military")
class Contact(Barring):
    """pay defence - n for a military world, not of that kind"""

    n: Annotated[int, Span(0, 9)]
    barred: Annotated[Kind | None, Called("except")] = None

    def adds(self) -> Adds:
        return {"contact_less": self.n, "contact": for_kinds(self._kinds(), 1)}

    def say(self) -> Text:
        return self._but(Text("do-pay-for-military", n=self.n))


@op("draw_after_place")
class DrawForWorld(SettlePower):
    """draw n after placing a world"""

    sum, says = "settle_draw", "do-draw-for-world"
    n: Few


# -- trade


class TradePower(Power):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}


@op("trade_bonus")
class TradeBonus(TradePower):
    """n more cards for selling a good of that kind, "any", or from "here" """

    n: Few
    kind: Kind | Literal["any", "here"]

    def adds(self) -> Adds:
        if self.kind == "any":
            return {"trade": self.n}
        return {} if self.kind == "here" else {"trade_kind": for_kinds((number_of(self.kind),), self.n)}

    def say(self) -> Text:
        if self.kind in KINDS:
            return Text("do-trade-of", n=self.n, kind=kind_text(self.kind))
        return Text(f"do-trade-{self.kind}", n=self.n)


# -- produce


class ProducePower(Power):
    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}


class ProducePowerOfKind(KindPower, ProducePower):
    __slots__ = ()


@op("produce_here")
class ProduceHere(ProducePower):
    """a good here"""

    def say(self) -> Text:
        return Text("do-produce-here")


@op("draw_if_produced_here")
class DrawForGoodHere(ProducePower):
    """draw n when a good was produced here"""

    says = "do-draw-if-produced-here"
    n: Few


@op("produce_windfall")
class ProduceWindfall(ProducePower):
    """a good on a windfall world of that kind, or "any" """

    counted = "sources"
    kind: Kind | Literal["any"]
    k: int = worked_out(lambda it: number_of(it.kind))

    def say(self) -> Text:
        if self.kind == "any":
            return Text("do-produce-windfall")
        return Text("do-produce-windfall-of", kind=kind_text(self.kind))


@op("draw")
class DrawInProduce(ProducePower):
    """draw n"""

    sum, says = "produce_draw", "do-draw"
    n: Few


@op("draw_per_good")
class DrawPerGood(ProducePowerOfKind):
    """draw n for each good of that kind produced now"""

    sum, counted, says = "per_good", "rewards", "do-draw-per-good"
    n: Few
    kind: Kind


@op("draw_per_kind")
class DrawPerKind(ProducePower):
    """draw n for each kind of good produced now"""

    sum, counted, says = "per_kind", "rewards", "do-draw-per-kind"
    n: Few


@op("draw_per_world")
class DrawPerWorld(ProducePowerOfKind):
    """draw n for each own world of that kind"""

    sum, counted, says = "per_world", "rewards", "do-draw-per-world"
    n: Few
    kind: Kind


@op("draw_if_most")
class DrawIfMost(ProducePowerOfKind):
    """draw n for producing most goods of that kind"""

    sum, counted, says = "most", "majorities", "do-draw-if-most"
    n: Few
    kind: Kind
