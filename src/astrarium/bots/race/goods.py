"""Assigns goods to consume powers, those that pay most for a good first."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...games.race.components import ANY, KIND, PRICES
from .tableau import KINDS, MANY, Eater, Goods, Tableau


class Meal(NamedTuple):
    """The yield of consuming: chips (not doubled), cards, and the remaining goods."""

    vp: float
    cards: float
    left: Goods


def tastes(tableau: Tableau) -> list[int]:
    """The number of goods of each kind that powers for that kind alone can take."""
    wanted = [0] * (ANY + 1)
    for eater in tableau.eaters:
        wanted[eater.kind] += eater.most
    return wanted


def offer(tableau: Tableau, eater: Eater, goods: Goods, wanted: list[int]) -> Goods:
    """The best goods for this power to take; empty if it cannot be used."""
    if eater.op == "sell_good":
        return (max(goods, key=lambda face: tableau.sale(face, eater.bonuses)),) if goods else ()
    if eater.kind != ANY:
        fit = [face for face in goods if KIND[face] == eater.kind]
    else:
        held = [KIND[face] for face in goods]
        spare = [held.count(each) - wanted[each] for each in KINDS]
        # Goods that no specialised power needs go first, the cheapest of them first.
        fit = sorted(goods, key=lambda face: (-spare[KIND[face]], PRICES[KIND[face]], face))
        if eater.distinct:
            fit = [face for at, face in enumerate(fit) if KIND[face] not in [KIND[each] for each in fit[:at]]]
    return tuple(fit[: eater.most]) if len(fit) >= eater.least else ()


@lru_cache(MANY)
def consume(tableau: Tableau, goods: Goods) -> Meal:
    """All consume powers that take goods, used in their order."""
    if not goods or not tableau.eaters:
        return Meal(0.0, 0.0, goods)
    wanted = tastes(tableau)
    vp = cards = 0.0
    for eater in tableau.eaters:
        wanted[eater.kind] -= eater.most
        eaten = offer(tableau, eater, goods, wanted)
        if not eaten:
            continue
        vp += eater.vp * len(eaten) + eater.offset
        selling = eater.op == "sell_good"
        cards += tableau.sale(eaten[0], eater.bonuses) if selling else eater.cards * len(eaten)
        goods = tuple([face for face in goods if face not in eaten])
    return Meal(vp, cards, goods)


def sold(tableau: Tableau, goods: Goods) -> tuple[int, Goods]:
    """The best sale: cards for it, and the goods that stay."""
    if not goods:
        return 0, goods
    best = max(goods, key=tableau.sale)
    return tableau.sale(best), tuple([face for face in goods if face != best])
