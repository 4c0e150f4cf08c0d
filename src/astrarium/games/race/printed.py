"""What is printed on a card: its powers, and what a 6-cost development scores."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card; components.toml says what each op means, and which numbers it has."""

    op: str
    n: int
    #: A kind of good, "any", "here", "rebel" or "".
    kind: str
    #: The kind for which it does not work.
    barred: str
    least: int
    most: int
    per_good: bool
    vp: int
    cards: int
    distinct: bool
    bonuses: bool
    #: The number of the kind; ANY for any.
    k: int


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the scoring list of a 6-cost development; None: the line does not ask for it."""

    vp: int
    type: str
    good: str
    windfall: bool | None
    military: bool | None
    flag: str
    cost: int
    power: str
    ids: tuple[str, ...]
    chips: int
    total_military: bool

    def counts(self, card: Design) -> bool:
        """Whether a card of the tableau counts for this line."""
        if self.chips or self.total_military:
            return False
        return not (
            (self.type and (self.type == "development") != card.development)
            or (self.good and card.good != self.good)
            or (self.windfall is not None and (not card.good or card.windfall != self.windfall))
            or (self.military is not None and card.military != self.military)
            or (self.flag and self.flag not in card.flags)
            or (self.cost >= 0 and (card.military or card.number != self.cost))
            or (self.power and self.power not in card.powers)
            or (self.ids and card.id not in self.ids)
        )


@dataclass(frozen=True, slots=True)
class Design:
    """What is printed on a card."""

    id: str
    count: int
    development: bool
    military: bool
    #: Cost, or defence of a military world.
    number: int
    vp: int
    good: str
    windfall: bool
    flags: tuple[str, ...]
    start: int
    preset: int
    powers: dict[str, tuple[Power, ...]]
    score: tuple[Rule, ...]
    source: str

    @property
    def six(self) -> bool:
        return bool(self.score)

    def adds(self, card: Design) -> int:
        """What a card adds to this 6-cost development: by the first line that it matches (R12.3)."""
        return next((rule.vp for rule in self.score if rule.counts(card)), 0)
