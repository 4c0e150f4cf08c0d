"""M12 Scoring: what a planet pays."""

from __future__ import annotations

from .components import PAY
from .state import State


def strength(g: State, seat: int, at: int) -> int:
    """M12.2 Robots, and what modules add."""
    total = g.robots[seat][at]
    for owner, place, modifier in g.modifiers("score_weight"):
        if owner == seat and place == at:
            total += modifier.amount
    return total


def result(g: State, seat: int, at: int) -> str:
    """M12.3 How a player stands on a planet: none, majority, minority or tie."""
    own, other = strength(g, seat, at), strength(g, 1 - seat, at)
    if own == 0:
        return "none"
    if own > other:
        return "majority"
    if own < other:
        return "minority"
    return "minority" if _ties_pay(g, seat) else "tie"


def _ties_pay(g: State, seat: int) -> bool:
    return any(owner == seat for owner, _, _ in g.modifiers("tie_as_minority"))


def pay(g: State, seat: int, at: int) -> int:
    """M12.4, M12.5 What a planet pays a player now."""
    if not g.robots[seat][at] and not g.installed:
        return 0
    standing = result(g, seat, at)
    if standing == "none":
        return 0
    total = PAY[g.deposits[at]][standing]
    for owner, place, modifier in g.modifiers("score_bonus"):
        if owner == seat and modifier.when == standing and (modifier.scope == "global" or place == at):
            total += modifier.amount
    return total
