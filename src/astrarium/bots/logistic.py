"""The logistic function, without overflow for large arguments."""

from __future__ import annotations

from math import exp

#: Below -SURE the result is 0: `exp` of a larger number would overflow.
SURE = 700.0


def logistic(x: float) -> float:
    """The logistic function: from 0 to 1, a half at 0."""
    return 1 / (1 + exp(-x)) if x > -SURE else 0.0
