"""Ratings of people and of programs: OpenSkill (Plackett and Luce) on the scale of the bots.

A game moves the ratings of its people and programs by their places. Bots stand fast at their measured ratings, so
that a person's 1500 means the same as a bot's. The scale is Elo's: 400 points are ten games to one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from openskill.models import PlackettLuce

from ..bots.rated import rating_of
from ..tables.bot_levels import easy
from ..tables.rated_play import RatedGame

#: The uncertainty of a newcomer, and what each game adds to it, as people change.
UNSURE, DRIFT = 300.0, 6.0
#: The rating of a newcomer in a game without rated bots.
NEWCOMER = 1200.0
#: Performance varies by so much from game to game: then 400 points are ten games to one between two.
BETA = 400 / log(10) / sqrt(2)
#: A bot's rating moves by nothing.
CERTAIN = 1e-6
#: So many games of one pair within a day count in full, each further one half as much as the one before.
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
    """What a game did to a rating. `weight` is below 1 where the same players met too often."""

    before: Rating
    after: Rating
    weight: float


def newcomer(game: str) -> Rating:
    """The rating of somebody who has played no rated game: that of the bot for newcomers."""
    points = rating_of(easy(game), game)
    return Rating(NEWCOMER if points is None else float(points), UNSURE)


def rate(game: RatedGame, before: Mapping[str, Rating], met: Counter[tuple[str, str]]) -> dict[int, Change]:
    """The changes by seat.

    `before` are the ratings of the players that have one; `met` counts the games of two players in the day before.
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
    """How much a game counts for a player: the mean over the others."""
    others = [each.player for each in game.seats if each.player != player]
    return sum(0.5 ** max(0, met[player, other] + 1 - FULL) for other in others) / len(others)
