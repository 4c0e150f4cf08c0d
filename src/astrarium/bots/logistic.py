"""The curve by which odds are judged; whoever is very sure of something must not break down over it."""

from __future__ import annotations

from math import exp

#: Beyond this nothing is left of a doubt that a number could hold.
SURE = 700.0


def logistic(x: float) -> float:
    """From 0 to 1, a half at 0: how likely something is that is so much ahead of its opposite."""
    return 1 / (1 + exp(-x)) if x > -SURE else 0.0
