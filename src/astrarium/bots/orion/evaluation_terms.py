"""The evaluation of a position of Orion, by named terms."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel import Table
from ..evaluation import Evaluation, Measure, Term, Terms
from .judge import Judge
from .weights import USUAL, Weights
from .worth import Worth


def insight(weights: Weights) -> Evaluation:
    """The evaluation of positions by weights."""

    def measure(root: Table, seat: int) -> Measure:
        judge = Judge(_worths(weights), root.game.standing, root.state, seat)

        def terms(world: Table) -> Terms:
            return parts(judge, world.state)

        return terms

    return Evaluation(frozenset(("action",)), frozenset(("hand", "engine", "ahead")), measure, rivals=True)


@cache
def _worths(weights: Weights) -> Worth:
    return Worth(weights)


def parts(judge: Judge, g: Any) -> dict[str, Term]:
    """The lead of the judge's seat, part by part."""
    worths, weights, seat = judge.worths, judge.weights, judge.seat
    rounds = judge.rounds(g)
    points = judge.standing(g)
    stock, pool, powers = g.stock[seat], g.pool[seat], g.powers[seat]
    held = sum([table[many] for table, many in zip(worths.stock, stock, strict=True)])
    hand = judge.hand(g, rounds)
    found = {
        "points": Term(points[seat], points[seat]),
        "stock": Term(judge.time(g, seat, rounds) * held, sum(stock)),
        "actions": Term(pool * weights.action, pool),
        "hand": Term(hand, len(g.hands[seat])),
        "threat": Term(judge.raids(g, rounds)),
    }
    whole = judge.worth(g, seat, rounds, points[seat])
    engine = rounds * (worths.bundle(powers.income) * weights.income + judge.engine(g, seat))
    found["engine"] = Term(engine, sum(powers.income))
    ahead = whole - points[seat] - found["stock"].worth - found["actions"].worth - engine
    found["ahead"] = Term(ahead)
    found["rival"] = Term(judge.lead(g) - whole - hand - found["threat"].worth)
    return found


INSIGHT = insight(USUAL)
