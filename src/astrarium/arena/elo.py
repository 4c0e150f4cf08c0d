"""Ratings on one scale: how much better one bot is than another, from games of each against each.

A bot that is 400 points above another wins ten games of it to one (Bradley and Terry's model, on Elo's
scale). One bot stands fast at a given rating. Every pair counts as if it had drawn one game more, so that
nobody who won all is rated infinitely high. Intervals come from drawing the deals anew, again and again:
games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..bots.rated import FAST
from .figures import places
from .match import Played

Numbers = NDArray[np.float64]

SCALE = 400 / np.log(10)
DRAWS = 200


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its 95 % interval; none for the bot that stands fast."""

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
    drawn = np.stack(
        [_fit(by_deal[rng.integers(len(deals), size=len(deals))].sum(0), anchor) for _ in range(DRAWS)]
    )
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
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
        place = places(game)
        for one, other in combinations(range(len(place)), 2):
            first, second = number[game.bots[one]], number[game.bots[other]]
            won = 0.5 if place[one] == place[other] else float(place[one] < place[other])
            found[first, second] += won
            found[second, first] += 1 - won
    return found


def _fit(ahead: Numbers, anchor: int) -> Numbers:
    """The ratings that make such results likeliest, by small steps that never make them less likely."""
    met = ahead + ahead.T > 0
    won = ahead + 0.5 * met
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
