"""Evaluates empires: points, and the yield of the rounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...games.race.components import BIT, COST, GREY, HAND_LIMIT, NEVER, TABLEAU_END, WINDFALL, WORLD
from ...games.race.prices import development_price, world_price
from ...games.race.prices import strength as strength_against
from .empire import Empire, empire_of
from .goods import consume, sold
from .tableau import KINDS, MANY, Goods, Tableau
from .weights import Weights

#: Cards in hand that count in full, and those after which another one hardly counts.
HANDFUL = 4
PLENTY = 7
#: Military beyond this conquers nothing more.
MIGHT = 8
#: Factor of Military that works only once, where a world is out of reach.
TRICK = 0.7
#: What a card or a good is worth at the very end: it breaks ties.
TIE = 0.01


def pace_of(weights: Weights, state: Any) -> float:
    """Cards that are placed in a round."""
    return weights.pace_advanced if state.advanced else weights.pace[state.seats - 2]


def age_of(weights: Weights, state: Any) -> float:
    """How long the game has lasted; a game of usual length ends at 1."""
    return float(state.round * pace_of(weights, state) / weights.length)


def impatient(weights: Weights, state: Any) -> bool:
    """Whether the game has lasted too long and must be ended."""
    return age_of(weights, state) > weights.patience


class Judge:
    """The evaluation of empires at one moment, from the point of view of one seat."""

    __slots__ = (
        "_promises",
        "_theirs",
        "age",
        "chips",
        "impatient",
        "now",
        "others",
        "pace",
        "pool",
        "root",
        "round",
        "weights",
    )

    def __init__(self, weights: Weights, state: Any, seat: int) -> None:
        self.weights = weights
        self.others = [empire_of(state, each, False) for each in range(state.seats) if each != seat]
        root = empire_of(state, seat, True)
        self.pool: int = state.pool
        self.round: int = state.round
        #: The chips that all have won so far; more are taken from the pool.
        self.chips = root.chips + sum([other.chips for other in self.others])
        self.pace = pace_of(weights, state)
        self._theirs: dict[float, float] = {}
        self.age = age_of(weights, state)
        self.impatient = impatient(weights, state)
        #: Rounds to come after this one, if nothing more happened in it.
        self.now: float = self.lasting(root, self.others)
        self._promises: dict[int, float] = {}
        promising = sorted(root.hand, key=lambda face: -self._promise(face, root))
        self.root = root._replace(hand=tuple(promising))

    # -- how long the game will last

    def rounds(self, mine: Empire, others: Sequence[Empire]) -> float:
        """Rounds to come after this one, when it ends like this."""
        counted = self._count(mine, others)
        if not counted:
            return 0.0
        before = self.now
        return max(before + self.weights.tempo * (min(counted, before) - before), self.weights.at_least)

    def lasting(self, mine: Empire, others: Sequence[Empire]) -> float:
        """The same, as it is counted at the beginning of a round."""
        left = self.weights.length / self.pace - self.round
        return min(self._count(mine, others), max(left, self.weights.overtime))

    def _count(self, mine: Empire, others: Sequence[Empire]) -> float:
        """Rounds until a tableau is full or the pool is empty; nothing, if that is so now."""
        weights = self.weights
        size, chips, eaten = mine.size, mine.chips, chips_a_round(weights, mine)
        for other in others:
            size = max(size, other.size)
            chips += other.chips
            eaten += chips_a_round(weights, other)
        pool = self.pool - (chips - self.chips)
        if size >= TABLEAU_END or pool <= 0:
            return 0.0
        return min((TABLEAU_END - size) / self.pace, pool / eaten)

    def idle(self, lead: float) -> float:
        """The lead after placing nothing; the worst of all in a game that must be ended."""
        return -NEVER if self.impatient else lead

    # -- empires

    def lead(self, mine: Empire) -> float:
        """The lead with this empire over the unchanged others, divided by its spread."""
        rounds = self.rounds(mine, self.others)
        theirs = self._theirs.get(rounds)
        if theirs is None:
            theirs = self._theirs[rounds] = max([self.worth(other, rounds) for other in self.others])
        return (self.worth(mine, rounds) - theirs) / self.spread(rounds)

    def spread(self, rounds: float) -> float:
        """The spread of leads until the end."""
        return self.weights.spread + self.weights.spread_round * rounds

    def worth(self, empire: Empire, rounds: float) -> float:
        """The worth of an empire with this number of rounds to come."""
        weights, tableau = self.weights, empire.tableau
        worth = tableau.score(int(empire.chips)) + empire.extra + TIE * (empire.cards + len(empire.goods))
        if not rounds:
            return worth
        card = self.card(rounds)
        worth += future(weights, tableau, rounds) + card * money(weights, empire.cards)
        worth += self.hope(empire, rounds) if empire.hand else 0.0
        return worth + goods_worth(weights, tableau, empire.goods, card) * min(1.0, rounds)

    def alone(self, other: Empire) -> float:
        """The worth of another empire, with all else unchanged."""
        return self.worth(other, self.rounds(other, (self.root,)))

    def card(self, rounds: float) -> float:
        """The worth of a card in hand with this number of rounds to come."""
        return self.weights.card * min(1.0, rounds / self.weights.card_time)

    # -- cards in hand

    def promise(self, face: int) -> float:
        """The gain of placing a card of the hand later."""
        return self._promises.get(face, 0.0)

    def hold(self, face: int) -> float:
        """The worth of keeping a card for a later round, beyond being a card."""
        return self.weights.promise * max(0.0, self.promise(face)) * min(1.0, self.now / 2)

    def hope(self, empire: Empire, rounds: float) -> float:
        """The promise of the known cards in hand; less for a card that cannot be paid yet."""
        hope, share = 0.0, self.weights.promise * min(1.0, rounds / 2)
        for face in empire.hand[:3]:
            promise = self._promises[face]
            if promise <= 0:
                break
            missing = price_of(empire.tableau, face) + 1 - empire.cards
            hope += share * promise * (self.weights.missing**missing if missing > 0 else 1.0)
            share *= self.weights.next_promise
        return hope

    def _promise(self, face: int, root: Empire) -> float:
        """The gain of placing a card later, less its price; scaled down while it is out of reach."""
        known = self._promises.get(face)
        if known is not None:
            return known
        tableau = root.tableau
        rounds = max(0.0, self.now - 1)
        gain = self._gain(tableau, face, rounds)
        if COST[face] != NEVER:
            if built(tableau, face):
                gain = 0.0
        else:
            gain /= 1 + shortage(tableau, face)
        self._promises[face] = gain
        return gain

    def _gain(self, tableau: Tableau, face: int, rounds: float) -> float:
        weights = self.weights
        more = tableau.plus(face)
        card = self.card(rounds)
        gain = more.points - tableau.points - card * (price_of(tableau, face) + 1)
        gain += future(weights, more, rounds) - future(weights, tableau, rounds)
        if WINDFALL[face]:
            gain += goods_worth(weights, more, (face,), card)
        return gain


def chips_a_round(weights: Weights, empire: Empire) -> float:
    """The chips that an empire may be expected to win in a round."""
    tableau = empire.tableau
    return weights.chips_base / 2 + weights.chips_pace * consume(tableau, tableau.made[0]).vp


def money(weights: Weights, cards: float) -> float:
    """The number of cards that a hand counts as, with diminishing returns."""
    if cards <= HANDFUL:
        return cards
    if cards <= PLENTY:
        return HANDFUL + weights.many_cards * (cards - HANDFUL)
    most = HANDFUL + weights.many_cards * (PLENTY - HANDFUL)
    return most + weights.too_many_cards * (min(cards, HAND_LIMIT) - PLENTY)


@lru_cache(MANY)
def goods_worth(weights: Weights, tableau: Tableau, goods: Goods, card: float) -> float:
    """The worth of goods while there is a round to consume or sell them."""
    if not goods:
        return 0.0
    return weights.good * _turnover(weights, tableau, goods, card)


def _turnover(weights: Weights, tableau: Tableau, goods: Goods, card: float) -> float:
    """The yield of a Consume phase for these goods: doubled, or with a sale."""
    meal = consume(tableau, goods)
    price, left = sold(tableau, goods)
    rest = consume(tableau, left)
    return max(weights.doubling * meal.vp + card * meal.cards, card * (price + rest.cards) + rest.vp)


def future(weights: Weights, tableau: Tableau, rounds: float) -> float:
    """The worth of a tableau's powers in this number of rounds."""
    powers, cycle, once = _rates(weights, tableau)
    worth = powers * rounds + once * min(1.0, rounds)
    return worth + cycle * (rounds - weights.lag) if rounds > weights.lag else worth


@lru_cache(MANY)
def _rates(weights: Weights, tableau: Tableau) -> tuple[float, float, float]:
    """The yield of a tableau: by its powers a round, by goods a round, and once."""
    has = tableau.powers
    powers = (
        weights.explore_draw * has.explore_draw
        + weights.explore_keep * has.explore_keep
        + weights.develop_less * has.develop_less
        + weights.develop_draw * has.develop_draw
        + weights.develop_first * has.develop_first
        + weights.settle_draw * has.settle_draw
        + weights.settle_less * has.settle_less[GREY]
        + weights.military_rebel * has.rebel
        + weights.contact * has.contact_less
        + weights.spend * tableau.spends
        + weights.six_grows * tableau.sixes
        + weights.free_draw * tableau.free_draw
    )
    might = min(tableau.military, MIGHT)
    if might > 0:
        powers += weights.military * might + weights.military_square * might * might
    for kind in KINDS:
        powers += weights.settle_less_kind * (has.settle_less[kind] - has.settle_less[GREY])
        powers += weights.military_kind * (has.strength[kind] - tableau.military)
    once = weights.ship * (has.free[GREY] > 0) + weights.tactics * (has.tactics > 0)
    return powers, _cycle(weights, tableau), once


def _cycle(weights: Weights, tableau: Tableau) -> float:
    """The yield of goods a round: small engines hardly run, big ones all the time."""
    goods, cards = tableau.full
    gain = _turnover(weights, tableau, goods, weights.card) + weights.card * cards
    return gain * gain / (2 * (gain + weights.cycle_base)) if gain > 0 else 0.0


# -- what placing a card takes


def built(tableau: Tableau, face: int) -> bool:
    """Whether this development lies in the tableau already."""
    return any(BIT[each] == BIT[face] for each in tableau.faces)


def price_of(tableau: Tableau, face: int) -> int:
    """The price of a card without bonuses; 0 if it can be conquered."""
    world, powers = WORLD[face], tableau.powers
    if world is None:
        return development_price(powers, face, bonus=False)
    military, kind, number, _ = world
    if military and (not powers.contact[kind] or strength_against(powers, world) >= number):
        return 0
    return world_price(powers, world)


def strength(tableau: Tableau, face: int) -> int:
    """Military against a world."""
    world = WORLD[face]
    assert world is not None
    return strength_against(tableau.powers, world)


def shortage(tableau: Tableau, face: int) -> float:
    """The missing Military for a world that cannot be paid for."""
    world, powers = WORLD[face], tableau.powers
    assert world is not None
    military, kind, number, _ = world
    if not military or powers.contact[kind]:
        return 0.0
    return max(0.0, number - strength_against(powers, world) - TRICK * powers.tactics)
