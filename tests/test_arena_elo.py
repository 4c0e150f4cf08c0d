"""Ratings on one scale: those that games were drawn from are found again."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from astrarium.arena.elo import FAST, ratings
from astrarium.arena.game_runner import Played

TRUE = {"low": 1200.0, "middle": 1500.0, "high": 1650.0, "top": 1800.0}


def some_games(deals: int, seed: int) -> list[Played]:
    """Games that go as the true ratings would have it, each pair twice a deal."""
    rng = Random(seed)
    found = []
    for deal in range(deals):
        for pair in combinations(TRUE, 2):
            for one, other in (pair, pair[::-1]):
                likely = 1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400))
                ranking = ((0,), (1,)) if rng.random() < likely else ((1,), (0,))
                found.append(Played(deal, (one, other), (0, 0), ranking, 1, ((), ())))
    return found


def test_ratings_are_found_again() -> None:
    rated = {each.bot: each for each in ratings(list(TRUE), some_games(300, 1), "middle")}
    assert rated["middle"].rating == rated["middle"].low == FAST
    for bot, true in TRUE.items():
        assert rated[bot].rating == pytest.approx(true, abs=45)
        assert rated[bot].low - 15 <= true <= rated[bot].high + 15
    assert list(rated) == ["top", "high", "middle", "low"]


def test_fewer_games_tell_less() -> None:
    few, many = (
        next(each for each in ratings(list(TRUE), some_games(deals, 2), "middle") if each.bot == "high")
        for deals in (20, 300)
    )
    assert few.high - few.low > 2 * (many.high - many.low)


def test_whoever_wins_all_is_rated_all_the_same() -> None:
    games = [Played(deal, ("a", "b"), (1, 0), ((0,), (1,)), 1, ((), ())) for deal in range(10)]
    best, worst = ratings(["a", "b"], games, "b")
    assert best.bot == "a"
    assert FAST + 300 < best.rating < FAST + 700
    assert FAST + 150 < best.low < best.rating - 100, "ten games won do not tell by how much"
    assert best.rating + 100 < best.high < FAST + 2000
    assert worst.rating == worst.low == worst.high == FAST
