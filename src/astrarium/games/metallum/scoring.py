"""M12 Scoring: the pay of planets."""

from __future__ import annotations

from .components import PAY, PLACES
from .majorities import compare, counts_as
from .state import State
from .vocabulary import Modifier, ScoreBonus, ScoreWeight, TieAsMinority

#: Modifiers that change what a planet pays.
SCORING_MODIFIERS: frozenset[type[Modifier]] = frozenset((ScoreWeight, TieAsMinority, ScoreBonus))


def strengths(g: State, at: int) -> list[int]:
    """M12.2 Strengths by seat: robots plus the weights of modules."""
    totals = [g.robots[0][at], g.robots[1][at]]
    for owner, place, modifier in g.modifiers(ScoreWeight):
        if place == at:
            totals[owner] += modifier.amount
    return totals


def results(g: State, at: int) -> tuple[str, str]:
    """Each player's result on a planet; M10.7 says whose ties count as minorities."""
    red, blue = strengths(g, at)
    found = list(compare(red, blue))
    for owner, _, _ in g.modifiers(TieAsMinority):
        found[owner] = counts_as(found[owner], ties=True)
    return found[0], found[1]


def pays(g: State, at: int) -> tuple[int, int]:
    """M12.4, M12.5 What a planet pays each player now."""
    found = results(g, at)
    table = PAY[g.deposits[at]]
    credits = [table[found[0]], table[found[1]]]
    for owner, place, modifier in g.modifiers(ScoreBonus):
        if found[owner] == modifier.when and (modifier.scope == "global" or place == at):
            credits[owner] += modifier.amount
    return credits[0], credits[1]


def pays_everywhere(g: State) -> list[tuple[int, int]]:
    """M12.1 What each planet pays, from Alpha to Omega."""
    if not SCORING_MODIFIERS.isdisjoint(g.force):
        return [pays(g, at) for at in range(PLACES)]
    paid = []
    for side, red, blue in zip(g.deposits, *g.robots, strict=True):
        a, b = compare(red, blue)
        paid.append((PAY[side][a], PAY[side][b]))
    return paid
