"""The evaluation of a position of Race, by named terms."""

from __future__ import annotations

from typing import Any

from ...kernel import Table
from ..evaluation import Evaluation, Measure, Term, Terms
from .empire import Empire
from .goods import consume
from .judge import TIE, Judge, future, goods_worth, money
from .tableau import Tableau
from .weights import USUAL, Weights


def insight(weights: Weights) -> Evaluation:
    """The evaluation of positions by weights."""

    def measure(root: Table, seat: int) -> Measure:
        def terms(world: Table) -> Terms:
            state: Any = world.state
            judge = Judge(weights, state, seat)
            rounds = 0.0 if world.over else judge.now
            own = parts(judge, judge.root, rounds)
            rival = max([judge.worth(other, rounds) for other in judge.others])
            return {**own, "rival": Term(-rival)}

        return terms

    return Evaluation(frozenset(("action", "actions")), frozenset(("hand", "engine")), measure, rivals=True)


def parts(judge: Judge, empire: Empire, rounds: float) -> dict[str, Term]:
    """The worth of an empire, part by part."""
    weights, tableau = judge.weights, empire.tableau
    points = tableau.score(int(empire.chips))
    found = {
        "points": Term(points + empire.extra, points),
        "cards": Term(TIE * empire.cards, empire.cards),
        "goods": Term(TIE * len(empire.goods), len(empire.goods)),
    }
    if not rounds:
        return found
    card = judge.card(rounds)
    hope = judge.hope(empire, rounds) if empire.hand else 0.0
    goods = goods_worth(weights, tableau, empire.goods, card) * min(1.0, rounds)
    engine = future(weights, tableau, rounds)
    found["cards"] = Term(found["cards"].worth + card * money(weights, empire.cards), empire.cards)
    found["goods"] = Term(found["goods"].worth + goods, len(empire.goods))
    found["hand"] = Term(hope)
    found["engine"] = Term(engine, _chips(tableau))
    return found


def _chips(tableau: Tableau) -> float:
    """The chips that producing and consuming once brings."""
    return consume(tableau, tableau.made[0]).vp


INSIGHT = insight(USUAL)
