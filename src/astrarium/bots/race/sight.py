"""What the network sees of a round: empires as rows of numbers.

A row is made of the empire of the one whose chances are asked for, of the others' (the strongest first) and
of the moment. What the hand-made judge thinks of them is among the numbers: the network learns where it is
wrong. Nothing is read but `Empire`s, and these know no hidden card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import numpy as np
from numpy.typing import NDArray

from ...games.race.components import DESIGN, DESIGNS, KIND, OPENS, SOURCE, TABLEAU_END
from .empire import Empire
from .goods import consume, sold
from .judge import Judge
from .tableau import KINDS, MANY, Goods, Tableau

Row = NDArray[np.float32]
#: The number of a row that says how far the judge sees its owner in the lead, as a logit of a win.
LEAD = -2

#: The actions that may be chosen, in the order in which the network foretells them.
ACTIONS: tuple[str, ...] = tuple(OPENS)
PLACE = {design: at for at, design in enumerate(DESIGNS)}
PLACES: tuple[int, ...] = tuple(PLACE[design.id] for design in DESIGN)
#: The powers that are looked at: one number each, and one for each kind of worlds.
SINGLE = (
    "explore_draw",
    "explore_keep",
    "develop_first",
    "develop_less",
    "develop_draw",
    "settle_draw",
    "rebel",
    "tactics",
    "contact_less",
    "trade",
    "produce_draw",
    "per_kind",
)
BY_KIND = (
    "settle_less",
    "strength",
    "free",
    "contact",
    "trade_kind",
    "per_world",
    "per_good",
    "most",
)
#: Hands are counted in steps, so that the first cards can count for more than the last.
STEPS = (1, 2, 4, 6, 8, 10)


@lru_cache(MANY)
def _tableau(tableau: Tableau) -> Row:
    """What a tableau is and can do."""
    designs = np.zeros(len(PLACE), np.float32)
    for face in tableau.faces:
        designs[PLACES[face]] = 1
    made, full = tableau.made[0], tableau.full[0]
    meal, feast = consume(tableau, made), consume(tableau, full)
    numbers = [getattr(tableau.powers, name) / 2 for name in SINGLE]
    numbers += [amount / 2 for name in BY_KIND for amount in getattr(tableau.powers, name)]
    numbers += [
        tableau.points / 10,
        tableau.sixes,
        len(tableau.chip_rules),
        tableau.free_draw,
        tableau.spends / 2,
        len(made) / 3,
        len(full) / 3,
        tableau.made[1] / 2,
        tableau.full[1] / 2,
        meal.vp / 3,
        meal.cards / 2,
        feast.vp / 3,
        feast.cards / 2,
        len(tableau.eaters) / 3,
        sum(SOURCE[face] >= 0 for face in tableau.faces),
        *(sum(KIND[face] == kind for face in full) / 2 for kind in KINDS),
        *(tableau.prices[kind] / 5 for kind in KINDS),
    ]
    return np.concatenate([designs, np.array(numbers, np.float32)])


@lru_cache(MANY)
def _goods(tableau: Tableau, goods: Goods) -> tuple[float, ...]:
    """The goods that lie there, and what they would bring."""
    meal = consume(tableau, goods)
    price, left = sold(tableau, goods)
    rest = consume(tableau, left)
    kinds = [KIND[face] for face in goods]
    return (
        len(goods) / 3,
        *(kinds.count(kind) / 2 for kind in KINDS),
        meal.vp / 3,
        meal.cards / 2,
        price / 4,
        rest.vp / 3,
    )


def _empire(empire: Empire, worth: float) -> list[float]:
    """The numbers of an empire beside its tableau."""
    cards, size = empire.cards, empire.size
    score = empire.tableau.score(int(empire.chips)) + empire.extra
    return [
        empire.chips / 10,
        score / 20,
        worth / 20,
        cards / 8,
        *(min(cards, step) / step for step in STEPS),
        size / TABLEAU_END,
        *(float(size >= TABLEAU_END - back) for back in range(5)),
        *_goods(empire.tableau, empire.goods),
    ]


def row(judge: Judge, own: Empire, others: Sequence[Empire], ended: int = 0) -> Row:
    """A position at the beginning of a round, seen by the owner of the first empire.

    `ended`: one that may come of this round, at the beginning of the next.
    """
    rounds = judge.lasting(own, others, ended)
    worth = judge.worth(own, rounds)
    worths = sorted([(judge.worth(other, rounds), at) for at, other in enumerate(others)], reverse=True)
    pool = judge.pool - (own.chips + sum([other.chips for other in others]) - judge.chips)
    lead = (worth - worths[0][0]) / judge.spread(rounds)
    moment = [
        pool / 12,
        *(float(pool <= step) for step in (2, 5, 8)),
        rounds / 5,
        (judge.round + ended) / 10,
        lead,
        1 / (1 + exp(-lead)),
    ]
    parts = [_tableau(own.tableau), np.array(_empire(own, worth), np.float32), _hand(own)]
    for each, at in worths:
        other = others[at]
        parts += [_tableau(other.tableau), np.array(_empire(other, each), np.float32)]
    return np.concatenate([*parts, np.array(moment, np.float32)])


def _hand(empire: Empire) -> Row:
    """The cards in hand that are known, by design."""
    held = np.zeros(len(PLACE) + 1, np.float32)
    for face in empire.hand:
        held[PLACES[face]] += 1
    held[-1] = empire.more / 4
    return held
