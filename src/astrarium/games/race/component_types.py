"""What there is in the box: a class for each kind of thing in components.toml."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from ...kernel import Length, Source, Span, printed, worked_out
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
    phase: Phase
    bonus: Annotated[tuple[Bonus, ...], Length(least=1)]
    basic: Literal[1]
    full: Annotated[int, Span(1, 2)]
    count: Annotated[int, Span(1)]
    source: Source
    ref: str = ""

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.phase != self.id.split("_")[0]:
            yield "phase", self.id.split("_")[0]
        if self.full == 2 and self.id not in ("develop", "settle"):
            yield "full", "1"
        fits = BONUSES[self.id]
        for at, bonus in enumerate(self.bonus):
            if not isinstance(bonus, fits) or (at and self.phase != "explore"):
                yield f"bonus[{at}].op", ", ".join(each.name for each in fits)


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
    count: Annotated[int, Span(1)]
    source: Source
    ref: str = ""


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
    #: The fields that it asks a card for.
    asks: tuple[str, ...] = worked_out(
        lambda it: tuple(
            name
            for name in ("type", "good", "windfall", "military", "flag", "cost", "power", "ids")
            if getattr(it, name) not in (None, ())
        )
    )

    def faults(self) -> Iterator[tuple[str, str]]:
        if (self.chips is not None) + self.total_military + bool(self.asks) != 1:
            yield "vp", "type | good | … | chips | total_military"
        if self.ids and len(self.asks) > 1:
            yield "ids", "vp, ids"
        if self.windfall is not None and self.type == "development":
            yield "windfall", "type = world"

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
    all: tuple[Power, ...] = worked_out(
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
    development: bool = worked_out(lambda it: it.type == "development")
    military: bool = worked_out(lambda it: it.defence is not None)
    #: Cost, or defence of a military world.
    number: int = worked_out(lambda it: it.defence if it.cost is None else it.cost)
    #: Whether its worth depends on the tableau.
    six: bool = worked_out(lambda it: bool(it.score))

    def faults(self) -> Iterator[tuple[str, str]]:
        if (self.cost is None) == (self.defence is None):
            yield "cost", "cost | defence"
        if self.development and self.military:
            yield "defence", "type = world"
        if self.development and (self.good or self.start is not None):
            yield "good" if self.good else "start", "type = world"
        if (self.vp is None) == (not self.score):
            yield "vp", "vp | score"
        if self.score and not self.development:
            yield "score", "type = development"
        yield from self._goods()
        for at, power in enumerate(self.powers.consume):
            if power.name in [each.name for each in self.powers.consume[:at]]:
                yield f"powers.consume[{at}].op", f"{power.name} × 2"

    def _goods(self) -> Iterator[tuple[str, str]]:
        """What belongs to worlds with a kind alone, and to production and windfall worlds."""
        here = any(isinstance(power, ProduceHere) for power in self.powers.produce)
        if self.windfall and not self.good:
            yield "windfall", "good"
        if here != bool(self.good and not self.windfall):
            yield "powers.produce", "production world: produce_here"
        for at, power in enumerate(self.powers.produce):
            if isinstance(power, DrawForGoodHere) and not self.good:
                yield f"powers.produce[{at}].op", "good"
            if isinstance(power, ProduceWindfall | ProduceHere) and self._twice(power, at):
                yield f"powers.produce[{at}].op", f"{power.name} × 2"
        for at, bonus in enumerate(self.powers.trade):
            if isinstance(bonus, TradeBonus) and bonus.kind == "here" and not self.good:
                yield f"powers.trade[{at}].kind", "good"

    def _twice(self, power: Power, at: int) -> bool:
        return any(each.name == power.name for each in self.powers.produce[:at])

    def adds(self, card: Design) -> int:
        """What a card adds to this 6-cost development: by the first line that it matches (R12.3)."""
        return next((rule.vp for rule in self.score if rule.counts(card)), 0)

    def adds_for(self, chips: int, military: int) -> int:
        """What chips and total Military add to it (R12.3)."""
        points = 0
        for rule in self.score:
            if rule.chips:
                points += rule.vp * (chips // rule.chips)
            elif rule.total_military:
                points += rule.vp * military
        return points


def has(card: Design, kind: type[Power]) -> bool:
    return any(isinstance(power, kind) for power in card.powers.all)
