"""How strong somebody is in a game: as Elo would have it, from games against bots of known rating."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ..bots.rated import FAST, rating_of
from ..kernel import Text
from .levels import easy, levels

#: What a seat is asked for that a bot of about its host's strength shall have.
MINE = "mine"
#: How far one game moves an estimate: the first ones further than those after them.
FIRST, LATER, EARLY = 80.0, 32.0, 8


def strength(game: str, played: Iterable[tuple[str, bool]]) -> int:
    """The rating of somebody by opponents and whether they were beaten, the oldest game first.

    Who has played nobody of known rating is taken for a newcomer.
    """
    known = [(rating_of(bot, game), won) for bot, won in played]
    rating = float(rating_of(easy(game), game) or FAST)
    for number, (other, won) in enumerate([(other, won) for other, won in known if other is not None]):
        expected = 1 / (1 + 10 ** ((other - rating) / 400))
        rating += (FIRST if number < EARLY else LATER) * (won - expected)
    lowest, highest = _ends(game)
    return round(min(max(rating, lowest), highest))


def _ends(game: str) -> tuple[int, int]:
    """The lowest and the highest that a bot can be asked for in a game."""
    ratings = [points for _, points in _rated_levels(game)]
    return (ratings[0], ratings[-1]) if ratings else (FAST, FAST)


def _rated_levels(game: str) -> list[tuple[str, int]]:
    """The levels of a game whose rating is known, the lowest first."""
    found = [(each.level, rating_of(each.bot, game)) for each in levels(game)]
    return sorted(
        [(level, points) for level, points in found if points is not None], key=lambda each: each[1]
    )


def in_words(game: str, rating: int) -> Text:
    """Where a rating stands among the levels of a game."""
    known = _rated_levels(game)
    for (low, less), (high, more) in pairwise(known):
        if less < rating < more:
            return Text("table-strength-between", rating=rating, low=Text(low), high=Text(high))
    level = next((level for level, points in known if points == rating), None)
    return (
        Text("table-strength", rating=rating)
        if level is None
        else Text("table-strength-at", rating=rating, level=Text(level))
    )
