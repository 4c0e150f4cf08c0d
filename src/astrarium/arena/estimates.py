"""Estimates with 95 % intervals, clustered by deal.

Seats of one deal are not independent: if one wins, the others lose, and all rotations share the cards. The
variance is cluster-robust: residuals are summed by deal before they are squared. Rates have Wilson's interval
with the effective number of observations. Means have Student's t interval. The difference of two rates
combines their Wilson intervals and their correlation (Newcombe's hybrid).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.int64]

#: The 97.5 % quantile of the normal distribution.
Z95 = 1.959963984540054
#: With fewer deals, the effective number of observations is at most the number of seats.
MANY = 20


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval; no interval for too few observations."""

    value: float
    low: float | None = None
    high: float | None = None


class Sample:
    """Numbers with their deals (from 0): the mean and its variance between deals."""

    __slots__ = ("deals", "mean", "residuals", "size", "variance")

    def __init__(self, values: Numbers, deals: Places, all_deals: int) -> None:
        self.size = len(values)
        self.mean = float(values.mean()) if self.size else 0.0
        #: The sum of residuals by deal.
        self.residuals = np.bincount(deals, weights=values - self.mean, minlength=all_deals)
        self.deals = int(np.count_nonzero(np.bincount(deals, minlength=all_deals)))
        #: Variance of the mean; None with a single deal.
        self.variance = (
            float(self.residuals @ self.residuals) / self.size**2 * self.deals / (self.deals - 1)
            if self.deals > 1
            else None
        )


def mean(sample: Sample) -> Estimate:
    """A mean with Student's t interval."""
    if sample.variance is None:
        return Estimate(sample.mean)
    reach = student95(sample.deals - 1) * sqrt(sample.variance)
    return Estimate(sample.mean, sample.mean - reach, sample.mean + reach)


def rate(sample: Sample) -> Estimate:
    """A rate with Wilson's interval for the effective number of observations."""
    if not sample.size:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(sample.mean, *wilson_interval(sample.mean, _effective(sample)))


def difference(one: Sample, other: Sample) -> Estimate:
    """The difference of two means."""
    value = one.mean - other.mean
    if one.variance is None or other.variance is None:
        return Estimate(value)
    shared = float(one.residuals @ other.residuals) / (one.size * other.size)
    variance = max(one.variance + other.variance - 2 * shared, 0.0)
    reach = student95(min(one.deals, other.deals) - 1) * sqrt(variance)
    return Estimate(value, value - reach, value + reach)


def rate_difference(one: Sample, other: Sample) -> Estimate:
    """The difference of two rates."""
    value = one.mean - other.mean
    low, high = wilson_interval(one.mean, _effective(one))
    other_low, other_high = wilson_interval(other.mean, _effective(other))
    spread = float(one.residuals @ one.residuals) * float(other.residuals @ other.residuals)
    alike = float(one.residuals @ other.residuals) / sqrt(spread) if spread > 0 else 0.0
    down = _joint(one.mean - low, other_high - other.mean, alike)
    up = _joint(high - one.mean, other.mean - other_low, alike)
    return Estimate(value, value - down, value + up)


def wilson_interval(rate: float, size: float) -> tuple[float, float]:
    """The 95 % Wilson score interval of a rate with `size` independent observations."""
    if size <= 0:
        return 0.0, 1.0
    spread = Z95 * Z95 / size
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z95 * sqrt(rate * (1 - rate) / size + spread / (4 * size)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student95(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the Cornish-Fisher expansion."""
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def _effective(sample: Sample) -> float:
    """The number of independent observations with the same variance."""
    binomial = sample.mean * (1 - sample.mean)
    if not sample.variance or binomial <= 0:
        if sample.deals >= MANY and binomial > 0:
            return float("inf")  # the same in every deal, as if all seats have the id
        return float(sample.deals)
    effective = binomial / sample.variance
    return effective if sample.deals >= MANY else min(effective, sample.size)


def _joint(one: float, other: float, alike: float) -> float:
    return sqrt(max(one * one + other * other - 2 * alike * one * other, 0.0))
