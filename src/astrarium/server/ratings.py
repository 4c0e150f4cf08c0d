"""Ratings of people and of programs: OpenSkill (Plackett and Luce) on the scale of the bots.

A game changes the ratings of its people and programs by their places. Bots keep their measured ratings, so
1500 points mean the same for a person and a bot. The scale is Elo's: 400 points mean odds of ten to one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from openskill.models import PlackettLuce

from ..bots.bots_by_rating import rating_of
from ..tables.bot_levels import easy
from ..tables.rated_play import RatedGame

#: Initial standard deviation (sigma), and the drift (tau) that each game adds, because people change.
UNSURE, DRIFT = 300.0, 6.0
#: Initial rating in a game without rated bots.
NEWCOMER = 1200.0
#: Variation of performance (beta), chosen so that 400 points between two players mean odds of ten to one.
BETA = 400 / log(10) / sqrt(2)
#: Sigma of a bot, so small that its rating stays fixed.
CERTAIN = 1e-6
#: Games of one pair within a day that count in full (each further one counts half as much as the one before),
#: and seconds of a day.
FULL, DAY = 3, 86400.0

_model = PlackettLuce(mu=NEWCOMER, sigma=UNSURE, beta=BETA, tau=DRIFT)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its standard deviation."""

    points: float
    sigma: float

    @property
    def spread(self) -> float:
        """Half of the 95 % interval."""
        return 1.96 * self.sigma


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a rating by a game. `weight` is below 1 if the same players met too often."""

    before: Rating
    after: Rating
    weight: float


def newcomer(game: str) -> Rating:
    """The initial rating in a game: that of its bot for newcomers, else `NEWCOMER`."""
    points = rating_of(easy(game), game)
    return Rating(NEWCOMER if points is None else float(points), UNSURE)


def rate(game: RatedGame, before: Mapping[str, Rating], met: Counter[tuple[str, str]]) -> dict[int, Change]:
    """The rating changes by seat.

    `before` has the ratings of rated players; `met` counts the games of each pair in the day before.
    """
    was = [
        Rating(float(each.anchor), CERTAIN)
        if each.anchor is not None
        else before.get(each.player, newcomer(game.game))
        for each in game.seats
    ]
    teams = [[_model.rating(mu=each.points, sigma=each.sigma)] for each in was]
    now = _model.rate(teams, ranks=[float(each.place) for each in game.seats])
    changes = {}
    for each, old, [new] in zip(game.seats, was, now, strict=True):
        if each.anchor is None:
            weight = _weight(each.player, game, met)
            part = Rating(
                old.points + weight * (new.mu - old.points), old.sigma + weight * (new.sigma - old.sigma)
            )
            changes[each.seat] = Change(old, part, weight)
    return changes


def _weight(player: str, game: RatedGame, met: Counter[tuple[str, str]]) -> float:
    """The weight of a game for a player: the mean over the opponents."""
    others = [each.player for each in game.seats if each.player != player]
    return sum(0.5 ** max(0, met[player, other] + 1 - FULL) for other in others) / len(others)
