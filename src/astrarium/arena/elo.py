"""Elo ratings of bots from a round robin, by the Bradley-Terry model.

A lead of 400 points means ten wins to one. One bot is the anchor with a given rating. Each pair gets one
extra drawn game, so ratings stay finite. Intervals come from a Bayesian bootstrap: each sample weighs the deals
and the extra games at random. Deals are weighed whole, because games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..bots.bots_by_rating import FAST
from .game_runner import Played

Numbers = NDArray[np.float64]

SCALE = 400 / np.log(10)
DRAWS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its 95 % interval; the anchor has none."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Played], fast: str, seed: int = 1) -> list[Rating]:
    """The ratings of bots by all their meetings, the best first."""
    deals = sorted({game.deal for game in games})
    by_deal = np.stack([_ahead(bots, [game for game in games if game.deal == deal]) for deal in deals])
    anchor = bots.index(fast)
    found = _fit(by_deal.sum(0), anchor)
    rng = np.random.default_rng(seed)
    low, high = np.quantile([_sample(by_deal, anchor, rng) for _ in range(DRAWS)], (0.025, 0.975), axis=0)
    rated = [
        Rating(bot, round(float(found[at])), round(float(low[at])), round(float(high[at])))
        for at, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda each: -each.rating)


def _ahead(bots: Sequence[str], games: Sequence[Played]) -> Numbers:
    """By pair of bots: how often the first finished ahead of the second; a tie counts half."""
    found = np.zeros((len(bots), len(bots)))
    number = {bot: at for at, bot in enumerate(bots)}
    for game in games:
        place = game.places
        for one, other in combinations(range(len(place)), 2):
            first, second = number[game.bots[one]], number[game.bots[other]]
            won = 0.5 if place[one] == place[other] else float(place[one] < place[other])
            found[first, second] += won
            found[second, first] += 1 - won
    return found


def _sample(by_deal: Numbers, anchor: int, rng: np.random.Generator) -> Numbers:
    """The ratings under random weights of mean 1."""
    weights = rng.exponential(size=len(by_deal))
    extra = np.triu(rng.exponential(size=by_deal.shape[1:]))
    return _fit(np.tensordot(weights / weights.mean(), by_deal, 1), anchor, extra + extra.T)


def _fit(ahead: Numbers, anchor: int, extra: Numbers | float = 1.0) -> Numbers:
    """The ratings that make such results likeliest, by small steps that never make them less likely.

    `extra` weighs the drawn game of each pair.
    """
    met = ahead + ahead.T > 0
    won = ahead + 0.5 * extra * met
    games = won + won.T
    strength = np.ones(len(won))
    for _ in range(2000):
        together = strength[:, None] + strength
        new = won.sum(1) / np.where(met, games / together, 0).sum(1)
        new /= new[anchor]
        done = bool(np.abs(np.log(new / strength)).max() < 1e-7)
        strength = new
        if done:
            break
    rated: Numbers = FAST + SCALE * np.log(strength)
    return rated
