"""The intervals of a study hold the truth as often as they say."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from astrarium.arena import estimates
from astrarium.arena.estimates import Sample


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Four of five races meet; a stronger one wins more often; 95 of 100 intervals should hold the truth."""
    weights = np.array([2.0, 1.0, 1.0, 1.0, 1.0])
    tables = np.array(list(permutations(range(5), 4)))
    chances = weights[tables] / weights[tables].sum(axis=1, keepdims=True)
    strong = tables == 0
    truth = chances[strong].mean()
    truth_gap = truth - chances[~strong].mean()
    rng = np.random.default_rng(7)
    studies, played = 400, 150
    deals = np.repeat(np.arange(played), 4)
    hits = np.zeros(3)
    for _ in range(studies):
        drawn = rng.integers(len(tables), size=played)
        winner = (rng.random((played, 1)) < chances[drawn].cumsum(axis=1)).argmax(axis=1)
        won = (np.arange(4) == winner[:, None]).astype(float).ravel()
        scores = 10 * won + 3 * rng.standard_normal(len(won))
        mine = strong[drawn].ravel()
        one, other = (Sample(won[rows], deals[rows], played) for rows in (mine, ~mine))
        high, low = (Sample(scores[rows], deals[rows], played) for rows in (mine, ~mine))
        for number, (found, right) in enumerate(
            (
                (estimates.rate(one), truth),
                (estimates.rate_difference(one, other), truth_gap),
                (estimates.difference(high, low), 10 * truth_gap),
            )
        ):
            assert found.low is not None
            assert found.high is not None
            hits[number] += found.low <= right <= found.high
    shares = hits / studies
    assert ((shares > 0.925) & (shares < 0.98)).all(), shares


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    """A deal that is played four times with the same outcome tells no more than one game."""
    outcomes = np.array([0.0, 1.0] * 20)
    once = estimates.rate(Sample(outcomes, np.arange(40), 40))
    again = estimates.rate(Sample(np.repeat(outcomes, 4), np.repeat(np.arange(40), 4), 40))
    assert again.low == pytest.approx(once.low, abs=0.01)
    assert again.high == pytest.approx(once.high, abs=0.01)


def test_little_is_said_of_little() -> None:
    single = Sample(np.array([1.0, 1.0]), np.array([0, 0]), 1)
    assert estimates.mean(single) == estimates.Estimate(1.0)
    assert estimates.difference(single, single).low is None
    won = estimates.rate(single)
    assert won.low is not None
    assert won.low < 0.25
    assert estimates.rate(Sample(np.array([]), np.array([], dtype=int), 1)).high == 1


@pytest.mark.parametrize(("freedom", "point"), [(4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_t(freedom: int, point: float) -> None:
    assert estimates.student95(freedom) == pytest.approx(point, abs=0.01)
