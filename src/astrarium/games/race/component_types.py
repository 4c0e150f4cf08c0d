"""The component types: one class for each kind of entry in components.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from ...kernel import Length, Source, Span, Text, computed, printed
from ...kernel.data.field_error_texts import Fault, not_with, one_of, only_with, twice
from .vocabulary import (
    Bonus,
    ConsumePower,
    DevelopBonus,
    DevelopPower,
    Doubling,
    DrawForGoodHere,
    ExplorePower,
    KeepBonus,
    Kind,
    LookBonus,
    Power,
    ProduceBonus,
    ProduceHere,
    ProducePower,
    ProduceWindfall,
    SettleBonus,
    SettlePower,
    TradeBonus,
    TradeFirst,
    TradePower,
)

Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
Flag = Literal["rebel", "alien"]
Number = Annotated[int, Span(0, 9)]


@printed
class KindOfGood:
    id: Kind
    price: Annotated[int, Span(1, 20)]
    source: Source


@printed
class Action:
    """An action card: the phase it opens, its bonus, its copies in sets of seven and of nine."""

    id: Literal["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce"]
    phase: Literal["explore", "develop", "settle", "consume", "produce"]
    bonus: Annotated[tuple[Bonus, ...], Length(least=1)]
    basic: Literal[1]
    full: Annotated[int, Span(1, 2)]
    count: Annotated[int, Span(1, 999)]
    source: Source
    ref: str = ""

    def faults(self) -> Iterator[Fault]:
        if self.phase != self.id.split("_")[0]:
            yield "phase", one_of(self.id.split("_")[0])
        if self.full == 2 and self.id not in ("develop", "settle"):
            yield "full", one_of(1)
        fits = BONUSES[self.id]
        for at, bonus in enumerate(self.bonus):
            if not isinstance(bonus, fits) or (at and self.phase != "explore"):
                yield f"bonus[{at}].op", one_of(*(each.name for each in fits))


#: The bonuses that an action card can have.
BONUSES: dict[str, tuple[type[Bonus], ...]] = {
    "explore_5": (LookBonus, KeepBonus),
    "explore_1_1": (LookBonus, KeepBonus),
    "develop": (DevelopBonus,),
    "settle": (SettleBonus,),
    "consume_trade": (TradeFirst,),
    "consume_x2": (Doubling,),
    "produce": (ProduceBonus,),
}


@printed
class Piece:
    id: str
    count: Annotated[int, Span(1, 999)]
    source: Source
    ref: str = ""


#: The criteria for cards that a line of a scoring list can have.
ASKED = ("type", "good", "windfall", "military", "flag", "cost", "power", "ids")


@printed
class Rule:
    """One line of the scoring list of a 6-cost development; None: the line does not ask for it."""

    vp: Annotated[int, Span(1, 9)]
    type: Literal["world", "development"] | None = None
    good: Kind | None = None
    windfall: bool | None = None
    military: bool | None = None
    flag: Flag | None = None
    cost: Number | None = None
    power: Phase | None = None
    ids: tuple[str, ...] = ()
    chips: Annotated[int, Span(1, 99)] | None = None
    total_military: bool = False
    #: The criteria that it uses.
    asks: tuple[str, ...] = computed(
        lambda it: tuple(name for name in ASKED if getattr(it, name) not in (None, ()))
    )

    def faults(self) -> Iterator[Fault]:
        if (self.chips is not None) + self.total_military + bool(self.asks) != 1:
            yield "vp", Text("must-score-one", names=", ".join((*ASKED, "chips", "total_military")))
        if self.ids and len(self.asks) > 1:
            yield "ids", not_with(", ".join(each for each in self.asks if each != "ids"))
        if self.windfall is not None and self.type == "development":
            yield "windfall", only_with("type = world")

    def counts(self, card: Design) -> bool:
        """Whether a card of the tableau counts for this line."""
        if not self.asks:
            return False
        return not (
            (self.type and self.type != card.type)
            or (self.good and card.good != self.good)
            or (self.windfall is not None and (not card.good or card.windfall != self.windfall))
            or (self.military is not None and card.military != self.military)
            or (self.flag and self.flag not in card.flags)
            or (self.cost is not None and (card.military or card.number != self.cost))
            or (self.power and not getattr(card.powers, self.power))
            or (self.ids and card.id not in self.ids)
        )


@printed
class PowerList:
    """The powers of a card by phase."""

    explore: tuple[ExplorePower, ...] = ()
    develop: tuple[DevelopPower, ...] = ()
    settle: tuple[SettlePower, ...] = ()
    trade: tuple[TradePower, ...] = ()
    consume: tuple[ConsumePower, ...] = ()
    produce: tuple[ProducePower, ...] = ()
    all: tuple[Power, ...] = computed(
        lambda it: (*it.explore, *it.develop, *it.settle, *it.trade, *it.consume, *it.produce)
    )


@printed
class Design:
    """What is printed on a card."""

    id: str
    type: Literal["world", "development"]
    cost: Number | None = None
    defence: Number | None = None
    vp: Annotated[int, Span(0, 20)] | None = None
    count: Annotated[int, Span(1, 9)] = 1
    good: Kind | None = None
    windfall: bool = False
    flags: tuple[Flag, ...] = ()
    start: Number | None = None
    preset: Number | None = None
    powers: PowerList = PowerList()
    score: tuple[Rule, ...] = ()
    source: Source
    ref: str = ""
    development: bool = computed(lambda it: it.type == "development")
    military: bool = computed(lambda it: it.defence is not None)
    #: Cost, or defence of a military world.
    number: int = computed(lambda it: it.defence if it.cost is None else it.cost)
    #: Whether its worth depends on the tableau.
    six: bool = computed(lambda it: bool(it.score))

    def faults(self) -> Iterator[Fault]:
        if (self.cost is None) == (self.defence is None):
            yield "cost", Text("must-be-either", a="cost", b="defence")
        if self.development and self.military:
            yield "defence", only_with("type = world")
        if self.development and (self.good or self.start is not None):
            yield "good" if self.good else "start", only_with("type = world")
        if (self.vp is None) == (not self.score):
            yield "vp", Text("must-be-either", a="vp", b="score")
        if self.score and not self.development:
            yield "score", only_with("type = development")
        yield from self._goods()
        for at, power in enumerate(self.powers.consume):
            if power.name in [each.name for each in self.powers.consume[:at]]:
                yield f"powers.consume[{at}].op", twice(power.name)

    def _goods(self) -> Iterator[Fault]:
        """Checks of goods: what only worlds with a kind may have, and production and windfall worlds."""
        here = any(isinstance(power, ProduceHere) for power in self.powers.produce)
        if self.windfall and not self.good:
            yield "windfall", only_with("good")
        if here != bool(self.good and not self.windfall):
            yield "powers.produce", Text("must-produce")
        for at, power in enumerate(self.powers.produce):
            if isinstance(power, DrawForGoodHere) and not self.good:
                yield f"powers.produce[{at}].op", only_with("good")
            if isinstance(power, ProduceWindfall | ProduceHere) and self._twice(power, at):
                yield f"powers.produce[{at}].op", twice(power.name)
        for at, bonus in enumerate(self.powers.trade):
            if isinstance(bonus, TradeBonus) and bonus.kind == "here" and not self.good:
                yield f"powers.trade[{at}].kind", only_with("good")

    def _twice(self, power: Power, at: int) -> bool:
        return any(each.name == power.name for each in self.powers.produce[:at])

    def adds(self, card: Design) -> int:
        """The points that a card adds to this 6-cost development, by the first matching line (R12.3)."""
        return next((rule.vp for rule in self.score if rule.counts(card)), 0)

    def adds_for(self, chips: int, military: int) -> int:
        """The points that chips and total Military add to it (R12.3)."""
        points = 0
        for rule in self.score:
            if rule.chips:
                points += rule.vp * (chips // rule.chips)
            elif rule.total_military:
                points += rule.vp * military
        return points


def has(card: Design, kind: type[Power]) -> bool:
    return any(isinstance(power, kind) for power in card.powers.all)
