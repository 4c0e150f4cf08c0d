"""The evaluation of a position of Ad Astra, by named terms."""

from __future__ import annotations

from typing import Any

from ...kernel import Table
from ..evaluation import Evaluation, Measure, Term, Terms
from .judge import Judge
from .weights import USUAL, Weights
from .worth import hope


def insight(weights: Weights) -> Evaluation:
    """The evaluation of positions by weights."""

    def measure(root: Table, seat: int) -> Measure:
        start: Any = root.state
        judge = Judge(weights, start, seat)

        def terms(world: Table) -> Terms:
            g: Any = world.state
            # In a later round tokens have come in that were counted as income before.
            return parts(judge if g.round == start.round else Judge(weights, g, seat), g)

        return terms

    return Evaluation(frozenset(("turn",)), frozenset(("income", "engine", "plans", "missions")), measure)


def parts(judge: Judge, g: Any) -> dict[str, Term]:
    """The worth of a position to the judge's seat, part by part."""
    seat = judge.seat
    power, held = g.powers[seat], g.held(seat)
    have = g.resources[seat]
    tokens = sum([judge.tokens(resource, have[resource]) for resource in range(4)])
    income = g.income(seat)
    missions = hope(judge.weights, g, seat, judge.left)
    found = {
        "points": Term(judge.points(g), g.points[seat] + g.mission_points[seat] + g.honours[seat]),
        "tokens": Term(tokens, sum(have)),
        "income": Term(judge.economy(g) - tokens, sum(income) - g.upkeep(seat)),
        "engine": Term(judge.engines(g, power, held)),
        "ships": Term(judge.fleets(g, power)),
        "missions": Term(missions),
    }
    found["plans"] = Term(judge.worth(g) - sum([term.worth for term in found.values()]))
    return found


INSIGHT = insight(USUAL)
