"""The vocabulary of the cards: powers by phase, and the bonuses of action cards.

An op declares its fields in components.toml, what it adds to the powers of its owner (`adds`), and its sentence.
effects.py registers what a consume power does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

from ...kernel import Called, Op, Span, Text, computed, op
from ...kernel.data.field_error_texts import Fault, between, not_nothing, one_of, only_with

Kind = Literal["novelty", "rare", "genes", "alien"]
#: Kinds of goods; the rules go by their numbers.
KINDS: tuple[str, ...] = get_args(Kind)
#: In place of a kind's number: no kind (a grey world), every kind.
GREY = ANY = len(KINDS)
#: The indices of the kinds of worlds, grey last.
EVERY = range(GREY + 1)
Few = Annotated[int, Span(1, 9)]
ByKind = tuple[int, ...]
#: What a power adds, by field of `Powers`: a number, or one for each kind of world.
Adds = dict[str, "int | ByKind"]


def number_of(kind: str | None) -> int:
    """The number of a kind; ANY where none is named."""
    return KINDS.index(kind) if kind in KINDS else ANY


def kind_text(kind: str) -> Text:
    return Text(f"kind-{kind}")


def for_kinds(kinds: Iterable[int], n: int) -> ByKind:
    """A number for these kinds, nothing for the others."""
    return tuple([n if kind in kinds else 0 for kind in EVERY])


class Power(Op):
    """A power of a card; while the card is at work, it adds to its owner's `Powers`."""

    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}
    derived = True
    #: The field of `Powers` that `n` adds to; the field that counts such powers.
    sum: ClassVar[str] = ""
    counted: ClassVar[str] = ""
    #: The id of its text, whose arguments are `n` and `kind`.
    says: ClassVar[str] = ""

    if TYPE_CHECKING:  # fields of most powers
        n: int
        kind: Any

    def adds(self) -> Adds:
        """What it adds to the powers of its owner."""
        added: Adds = {self.sum: self.n} if self.sum else {}
        return added | ({self.counted: 1} if self.counted else {})

    def say(self) -> Text:
        return Text(self.says, n=self.n)


class KindPower(Power):
    """A power that works for one kind."""

    __slots__ = ()

    def adds(self) -> Adds:
        return {self.sum: for_kinds((number_of(self.kind),), self.n), self.counted: 1}

    def say(self) -> Text:
        return Text(self.says, n=self.n, kind=kind_text(self.kind))


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

    def faults(self) -> Iterator[Fault]:
        if not self.n:
            yield "n", not_nothing(-9, 9)

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
    k: int = computed(lambda it: number_of(it.kind))

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
        """The kind of good that it takes, and the least number."""
        return ANY, 0 if self.goodless else 1

    def picky(self) -> bool:
        """Whether `needs` alone does not decide if it can be used."""
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
    k: int = computed(lambda it: number_of(it.kind))
    #: R9.7 It takes an exact number of goods, for one reward.
    exact: bool = computed(lambda it: it.per == "use")

    @property
    def rule(self) -> str:
        return "R9.7" if self.exact else "R9.5"

    def needs(self) -> tuple[int, int]:
        return self.k, self.least

    def picky(self) -> bool:
        return self.distinct

    def faults(self) -> Iterator[Fault]:
        if not self.vp and not self.cards:
            yield "vp", Text("must-be-either", a="vp", b="cards")
        if self.exact and self.least != self.most:
            yield "most", one_of(self.least)
        if not self.exact and self.least != 1:
            yield "least", only_with("per = use")
        if self.distinct and not (self.exact and self.kind == "any" and 2 <= self.least <= len(KINDS)):
            yield "distinct", only_with(f"kind = any, per = use, 2 ≤ least ≤ {len(KINDS)}")

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
    """The reward of consuming, as a text."""
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

    def faults(self) -> Iterator[Fault]:
        if self.most < self.least:
            yield "most", between(self.least, 9)

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


# -- bonuses of action cards


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


VOCABULARY: tuple[type[Op], ...] = (
    ExplorePower,
    DevelopPower,
    SettlePower,
    TradePower,
    ConsumePower,
    ProducePower,
    Bonus,
)
