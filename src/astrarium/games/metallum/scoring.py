"""M12 Scoring: what a planet pays."""

from __future__ import annotations

from .components import PAY, PLACES
from .state import State


def strengths(g: State, at: int) -> list[int]:
    """M12.2 Robots, and what modules add, by seat."""
    totals = [g.robots[0][at], g.robots[1][at]]
    for owner, place, modifier in g.modifiers("score_weight"):
        if place == at:
            totals[owner] += modifier.amount
    return totals


def results(g: State, at: int) -> tuple[str, str]:
    """M12.3 How each player stands on a planet: none, majority, minority or tie."""
    red, blue = strengths(g, at)
    if red == blue:
        return ("none", "none") if red == 0 else (_tie(g, 0), _tie(g, 1))
    behind = "minority" if red and blue else "none"
    return ("majority", behind) if red > blue else (behind, "majority")


def _tie(g: State, seat: int) -> str:
    """M10.7 Whose ties count as minorities."""
    return "minority" if any(owner == seat for owner, _, _ in g.modifiers("tie_as_minority")) else "tie"


def pays(g: State, at: int) -> tuple[int, int]:
    """M12.4, M12.5 What a planet pays each player now."""
    found = results(g, at)
    table = PAY[g.deposits[at]]
    credits = [table[found[0]], table[found[1]]]
    for owner, place, modifier in g.modifiers("score_bonus"):
        if found[owner] == modifier.when and (modifier.scope == "global" or place == at):
            credits[owner] += modifier.amount
    return credits[0], credits[1]


def pays_everywhere(g: State) -> list[tuple[int, int]]:
    """M12.1 What each planet pays, from Alpha to Omega."""
    red, blue = g.robots
    bare = not g.modifiers("score_weight")
    return [(0, 0) if bare and not red[at] and not blue[at] else pays(g, at) for at in range(PLACES)]
