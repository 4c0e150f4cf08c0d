"""A player's Elo rating, from games against bots of known rating."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ..bots.bots_by_rating import rating_of
from ..kernel import Text
from .bot_levels import easy, levels

#: Seat word for a bot of about the player's own strength.
MINE = "mine"
#: K factor of the first games, of later ones, and the number of first games.
FIRST, LATER, EARLY = 80.0, 32.0, 8


def strength(game: str, played: Iterable[tuple[str, bool]]) -> int | None:
    """The rating from (opponent, won) results, the oldest first.

    Without rated opponents it is that of a newcomer; None in a game without ratings.
    """
    known = [points for _, points in _rated_levels(game)]
    start = rating_of(easy(game), game)
    if start is None:
        return None
    rating = float(start)
    met = [(other, won) for bot, won in played if (other := rating_of(bot, game)) is not None]
    for number, (other, won) in enumerate(met):
        expected = 1 / (1 + 10 ** ((other - rating) / 400))
        rating += (FIRST if number < EARLY else LATER) * (won - expected)
    return round(min(max(rating, known[0]), known[-1]))


def in_words(game: str, rating: int) -> Text:
    """A rating in words, by the levels of a game with ratings."""
    known = _rated_levels(game)
    rating = min(max(rating, known[0][1]), known[-1][1])
    for level, points in known:
        if points == rating:
            return Text("table-strength-at", rating=str(rating), level=Text(level))
    low, high = next((low, high) for low, high in pairwise(known) if low[1] < rating < high[1])
    return Text("table-strength-between", rating=str(rating), low=Text(low[0]), high=Text(high[0]))


def _rated_levels(game: str) -> list[tuple[str, int]]:
    """The rated levels of a game, the lowest first."""
    found = [(each.level, rating_of(each.bot, game)) for each in levels(game)]
    rated = [(level, points) for level, points in found if points is not None]
    return sorted(rated, key=lambda each: each[1])
