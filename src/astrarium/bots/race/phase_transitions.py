"""A model of the phases: how they change an empire whose owner chooses well."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2, sqrt

from ...games.race.components import (
    COST,
    DESIGN,
    DEVELOP_BONUS,
    DOUBLING,
    HAND_LIMIT,
    KEEP,
    LOOK_AT,
    NEVER,
    SETTLE_BONUS,
    WINDFALL,
    WORLD,
)
from ...games.race.prices import development_price, world_price
from ...games.race.vocabulary import SettlePower, Ship, Tactics
from .empire import Empire
from .goods import consume as consumed
from .goods import sold
from .judge import Judge, built, strength
from .tableau import Tableau
from .tableau import produce as produced

#: Expected price of an unknown card.
USUAL_PRICE = 3
#: Promise of an unknown card; a known card with a lower promise is paid first.
UNSEEN = 0.5
#: Ways to place a world: the price, and the card that is discarded for it (-1: none).
Way = tuple[int, int]


def explore(judge: Judge, empire: Empire, draw: int, keep: int) -> Empire:
    """Look at some cards, keep some; `draw` and `keep` are what bonuses add."""
    powers = empire.tableau.powers
    draw += LOOK_AT + powers.explore_draw
    keep += KEEP + powers.explore_keep
    look = judge.weights.look * sqrt(keep) * log2(max(draw - keep, 0) + 1)
    # A large hand already has good cards.
    look *= min(1.0, judge.now / 2) * max(0.0, 1 - empire.cards / HAND_LIMIT)
    return empire._replace(more=empire.more + keep, extra=empire.extra + look)


def develop(judge: Judge, empire: Empire, bonus: bool) -> Empire:
    """Place the best development, or none."""
    first = empire.tableau.powers.develop_first
    if first:
        empire = empire._replace(more=empire.more + first)
    if not empire.hand and empire.more:
        return _stranger(judge, empire, DEVELOP_BONUS if bonus else 0)
    best, most = empire, judge.idle(judge.lead(empire))
    for face in empire.hand:
        if COST[face] != NEVER and can_develop(empire, face, bonus):
            after = developed(judge, empire, face, bonus)
            lead = judge.lead(after)
            if lead > most:
                best, most = after, lead
    return best


def can_develop(empire: Empire, face: int, bonus: bool) -> bool:
    """Whether a development in hand may be placed."""
    tableau = empire.tableau
    return development_price(tableau.powers, face, bonus) < empire.cards and not built(tableau, face)


def developed(judge: Judge, empire: Empire, face: int, bonus: bool) -> Empire:
    """The empire with a development placed and paid."""
    price = development_price(empire.tableau.powers, face, bonus)
    hand, more = paid(judge, empire, face, price)
    return empire._replace(
        tableau=empire.tableau.plus(face), hand=hand, more=more + empire.tableau.powers.develop_draw
    )


def paid(judge: Judge, empire: Empire, face: int, price: int) -> tuple[tuple[int, ...], float]:
    """The hand after placing and paying for a card; unpromising cards are paid first."""
    at = empire.hand.index(face)
    hand = empire.hand[:at] + empire.hand[at + 1 :]
    keep = len(hand)
    while price and keep and judge.promise(hand[keep - 1]) <= UNSEEN:
        keep -= 1
        price -= 1
    blind = min(price, empire.more)
    keep -= int(price - blind)
    return hand[:keep], empire.more - blind


def settle(judge: Judge, empire: Empire, bonus: bool) -> Empire:
    """Place the best world in the best way, or none."""
    if not empire.hand and empire.more:
        return _stranger(judge, empire, SETTLE_BONUS if bonus else 0)
    best, most = empire, judge.idle(judge.lead(empire))
    for face in empire.hand:
        if WORLD[face] is None:
            continue
        for way in ways(empire, face):
            after = settled(judge, empire, face, way, bonus)
            lead = judge.lead(after)
            if lead > most:
                best, most = after, lead
    return best


def ways(empire: Empire, face: int) -> Iterator[Way]:
    """The ways to place a world that is in hand."""
    world = WORLD[face]
    assert world is not None
    military, kind, number, _ = world
    tableau = empire.tableau
    powers = tableau.powers
    if military:
        have = strength(tableau, face)
        if have >= number:
            yield 0, -1
            return
        if powers.tactics and have + powers.tactics >= number:
            yield 0, bearer(tableau, Tactics)
        if not powers.contact[kind]:
            return
    price = world_price(powers, world)
    if price <= empire.cards - 1:
        yield price, -1
    if price and powers.free[kind]:
        yield 0, bearer(tableau, Ship)


def bearer(tableau: Tableau, kind: type[SettlePower]) -> int:
    """The card that has this settle power."""
    return next(
        face for face in tableau.faces if any(isinstance(power, kind) for power in DESIGN[face].powers.settle)
    )


def settled(judge: Judge, empire: Empire, face: int, way: Way, bonus: bool) -> Empire:
    """The empire with a world placed in this way."""
    price, spent = way
    hand, more = paid(judge, empire, face, price)
    more += empire.tableau.powers.settle_draw + (SETTLE_BONUS if bonus else 0)
    tableau = empire.tableau if spent < 0 else empire.tableau.less(spent)
    goods = (*empire.goods, face) if WINDFALL[face] else empire.goods
    return empire._replace(tableau=tableau.plus(face), goods=goods, hand=hand, more=more)


def _stranger(judge: Judge, empire: Empire, bonus: int) -> Empire:
    """Place an unknown card if that is of use; the more cards pay for it, the better it is."""
    price = min(USUAL_PRICE, empire.more - 1)
    if price < 1:
        return empire
    weights = judge.weights
    after = empire._replace(
        more=empire.more - 1 - price + bonus,
        ghosts=empire.ghosts + 1,
        extra=empire.extra + weights.stranger + weights.stranger_card * (1 + price),
    )
    return after if judge.alone(after) > judge.alone(empire) else empire


def consume(judge: Judge, empire: Empire, trade: bool, double: bool) -> Empire:
    """Sell a good if `trade` was chosen, then use all powers."""
    tableau, goods, chips, more = empire.tableau, empire.goods, empire.chips, empire.more
    if trade:
        price, goods = sold(tableau, goods)
        more += price
    meal = consumed(tableau, goods)
    chips += meal.vp * (DOUBLING if double else 1)
    more += meal.cards + tableau.free_draw
    after = empire._replace(goods=meal.left, chips=chips, more=more)
    if tableau.spends:
        after = _spend(judge, after)
    return after


def _spend(judge: Judge, empire: Empire) -> Empire:
    """Spend cards from hand that are worth less than a point."""
    card = judge.card(judge.now)
    idle = [face for face in empire.hand if judge.hold(face) + card < 1]
    count = min(empire.tableau.spends, len(idle))
    return empire._replace(chips=empire.chips + count, hand=empire.hand[: len(empire.hand) - count])


def produce(judge: Judge, empire: Empire, bonus: bool) -> Empire:
    """Goods on all worlds that produce."""
    goods, cards = produced(empire.tableau, empire.goods, bonus)
    return empire._replace(goods=goods, more=empire.more + cards)
