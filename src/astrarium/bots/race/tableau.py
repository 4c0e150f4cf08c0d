"""A tableau as numbers: points, sums of powers, production, consumption and sales.

A `Tableau` depends only on its cards. The search meets the same tableaus again and again, so `tableau_of`
memoises them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...games.race.active_powers import Powers, feeds
from ...games.race.components import ADDS, ANY, CARDS, CONSUME, DESIGN, DRAW_HERE, GREY, KIND, SOURCE, VP
from ...games.race.prices import sale_price
from ...games.race.vocabulary import (
    ConsumeAll,
    ConsumeGoods,
    ConsumePower,
    DrawInConsume,
    Guess,
    SellGood,
    SpendCards,
)

#: A card in VP, only for the order of consume powers; its real worth depends on the moment.
CARD_IN_ORDER = 0.6
#: A consume power that takes all goods comes after the others.
LAST = 99
#: Probability that a guess is right.
LUCKY = 0.2
#: Probability that one good is the most of its kind that anybody produces; the same for several goods.
MOST_ODDS = (0.4, 0.8)
KINDS = range(GREY)
#: Size of the cache of tableaus.
MANY = 20_000


#: Which 6-cost developments count chips.
COUNTS_CHIPS = {face: any(rule.chips for rule in DESIGN[face].score) for face in ADDS}


class Eater(NamedTuple):
    """A consume power that takes goods, with its rewards for each good; the lowest `order` eats first."""

    order: float
    op: str
    kind: int
    least: int
    most: int
    vp: float = 0.0
    cards: float = 0.0
    #: Whether the goods must be of different kinds; whether a sale has the bonuses of trade powers.
    distinct: bool = False
    bonuses: bool = False
    #: VP besides those for each good.
    offset: int = 0


def order_of(vp: float, cards: float, kind: int, least: int) -> float:
    """Powers that pay most for a good come first; of those that pay the same, choosy and modest ones.

    What they leave can be eaten by the others.
    """
    return -vp - cards - (0.05 if kind != ANY else 0.0) + 0.01 * least


def _eater(power: ConsumePower) -> Eater | None:
    """A consume power as an `Eater`; None for one that takes no goods."""
    match power:
        case ConsumeAll():
            return Eater(LAST, power.name, ANY, 1, LAST, vp=1.0, offset=power.offset)
        case SellGood():
            return Eater(-2 * CARD_IN_ORDER, power.name, ANY, 1, 1, bonuses=power.bonuses)
        case ConsumeGoods():
            shared = power.least if power.exact else 1
            vp, cards = power.vp / shared, power.cards / shared
            order = order_of(vp, CARD_IN_ORDER * cards, power.k, power.least)
            return Eater(order, power.name, power.k, power.least, power.most, vp, cards, power.distinct)
    return None


EATERS: tuple[tuple[Eater, ...], ...] = tuple(
    tuple(eater for power in CONSUME[face].values() if (eater := _eater(power))) for face in range(CARDS)
)


class Tableau:
    """A tableau as sums of its cards."""

    __slots__ = (
        "count_chips",
        "eaters",
        "faces",
        "free_draw",
        "full",
        "made",
        "military",
        "points",
        "powers",
        "sixes",
        "spends",
    )

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
        powers = self.powers = Powers()
        for face in faces:
            powers.take(face, face)
        self.military = powers.military
        #: Points of the cards, except those that 6-cost developments count for chips.
        self.points = sum([VP[face] for face in faces])
        sixes = [face for face in faces if face in ADDS]
        self.sixes = len(sixes)
        for six in sixes:
            self.points += sum([ADDS[six][face] for face in faces]) + DESIGN[six].adds_for(0, self.military)
        self.count_chips = [DESIGN[six] for six in sixes if COUNTS_CHIPS[six]]
        #: Consume powers that take goods, best first; cards drawn without goods; cards to spend for VP.
        self.eaters = sorted([eater for face in faces for eater in EATERS[face]])
        consume = [power for face in faces for power in CONSUME[face].values()]
        guesses = sum([isinstance(power, Guess) for power in consume])
        self.free_draw = LUCKY * guesses + sum(
            [power.n for power in consume if isinstance(power, DrawInConsume)]
        )
        self.spends = sum([power.most for power in consume if isinstance(power, SpendCards)])
        #: The goods and cards of a Produce phase that begins without goods; without its bonus, and with it.
        self.made = produce(self, (), bonus=False)
        self.full = produce(self, (), bonus=True)

    def score(self, chips: int) -> int:
        """The points of the tableau and these chips."""
        points = self.points + chips
        for six in self.count_chips:
            points += six.adds_for(chips, 0)
        return points

    def sale(self, face: int, bonuses: bool = True) -> int:
        """The number of cards for selling the good of this world."""
        return sale_price(self.powers, face, bonuses)

    def plus(self, face: int) -> Tableau:
        """The tableau with one card more."""
        return tableau_of(tuple(sorted((*self.faces, face))))

    def less(self, face: int) -> Tableau:
        """The tableau with one card less."""
        at = self.faces.index(face)
        return tableau_of(self.faces[:at] + self.faces[at + 1 :])


@lru_cache(MANY)
def tableau_of(faces: tuple[int, ...]) -> Tableau:
    """The tableau of these cards, which are in the order of their numbers."""
    return Tableau(faces)


#: Worlds with goods, as faces.
Goods = tuple[int, ...]


def produce(tableau: Tableau, goods: Goods, bonus: bool) -> tuple[Goods, float]:
    """The goods after a Produce phase, and the cards that it draws."""
    powers = tableau.powers
    new = [face for face in powers.producers if face not in goods]
    empty = [face for face in powers.windfalls if face not in goods]
    if empty:
        sources = sorted([SOURCE[face] for face in tableau.faces if SOURCE[face] >= 0])
        if bonus:
            sources.append(ANY)
        empty.sort(key=lambda face: -tableau.sale(face) - DRAW_HERE[face])
        for source in sources:
            found = next((face for face in empty if feeds(source, face)), None)
            if found is not None:
                empty.remove(found)
                new.append(found)
    kinds = [KIND[face] for face in new]
    made = [kinds.count(kind) for kind in KINDS]
    cards = powers.draws_first([KIND[face] for face in tableau.faces]) + powers.draws_for(made)
    cards += sum([DRAW_HERE[face] for face in new])
    return (*goods, *new), cards + sum(
        [powers.most[kind] * MOST_ODDS[count > 1] for kind, count in enumerate(made) if count]
    )
