"""Bots of a given rating: `1450` is the game's quick bot with the noise of that rating.

The ratings of the levels were measured (`make ratings`); between two levels the grade is interpolated. Above
the quick bot, the learned bot gives a share of the answers. Above the learned bot, `admiral` plays with an
interpolated limit, in games where both were rated.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import pow
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..kernel import Answer, Window
from .bot_registry import Bot, Kind, is_rating, kinds, make
from .characters import TASTES
from .novices import ANYWHERE, BEST, GRADES, AnyGame, Grade, blurred, maybe_novice, way_of

FILE = Path(__file__).with_name("ratings.json")
#: The quick bot of every game has this rating; scales of different games cannot be compared.
FAST = 1500
#: Default ratings, for games that were not measured.
ASSUMED = {"cadet": 1150, "ensign": 1250, "lieutenant": 1370, "commander": 1450}
#: Rollout decisions with which `admiral` is only as strong as its adviser: too few to find anything.
FEWEST = 20
SEARCHER = "admiral"


class Measured(NamedTuple):
    """A rating, and the 95 % interval around it."""

    rating: int
    low: int
    high: int


class Round(NamedTuple):
    """The measurements of a game: games of each pair, and the ratings by bot."""

    games: int
    bots: dict[str, Measured]


@cache
def measured() -> dict[str, Round]:
    """The measurements, by game."""
    read = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        game: Round(each["games"], {bot: Measured(*row) for bot, row in each["bots"].items()})
        for game, each in read.items()
    }


def rating_of(bot: str, game: str) -> int | None:
    """The rating of a bot by its name; None if it is unknown."""
    if is_rating(bot):
        return int(bot)
    head, _, grade = bot.partition(":")
    if head.removeprefix(f"{game}-") in TASTES.get(game, ()):
        # A taste hardly changes the strength.
        bot = grade or f"{game}-basic"
    return _known(game).get(bot)


@cache
def _known(game: str) -> dict[str, int]:
    """Ratings by bot, none of them below that of a lower grade."""
    found = measured().get(game)
    ratings = ASSUMED if found is None else {bot: each.rating for bot, each in found.bots.items()}
    ratings = {**ratings, f"{game}-basic": FAST}
    lowest = 0
    for grade in GRADES:
        if grade in ratings:
            ratings[grade] = lowest = min(max(ratings[grade], lowest + 1), FAST - 1)
    return ratings


def grade_of(rating: int, game: str) -> Grade:
    """The noise and the share of search of a rating."""
    known = _known(game)
    steps = [(known[name], grade) for name, grade in GRADES.items() if name in known]
    steps.append((FAST, BEST))
    at = bisect_left([points for points, _ in steps], rating)
    if at in (0, len(steps)):
        return steps[min(at, len(steps) - 1)][1]
    (low, worse), (high, better) = steps[at - 1], steps[at]
    part = (rating - low) / (high - low)
    return Grade(*[one + part * (other - one) for one, other in zip(worse, better, strict=True)])


def spelled(bot: str, game: str) -> str:
    """The name of the bot for a rating; above the quick bots, a search with a limit."""
    if not is_rating(bot) or int(bot) <= _quickest_best(game) or SEARCHER not in kinds(game):
        return bot
    rollouts = _rollouts(int(bot), game)
    return f"{SEARCHER}:{rollouts}i" if rollouts > FEWEST else bot


def _learned(game: str) -> str:
    return f"{game}-learned"


def _quickest_best(game: str) -> int:
    """The rating of the searcher without rollouts: that of its adviser."""
    kind = kinds(game).get(_learned(game))
    return FAST if kind is None or kind.lead is None else max(FAST, _known(game).get(_learned(game), FAST))


def _rollouts(rating: int, game: str) -> int:
    """The number of rollouts for a rating, interpolated geometrically."""
    steps = [(_quickest_best(game), FEWEST)]
    for bot, points in sorted(_known(game).items(), key=lambda each: each[1]):
        head, _, limit = bot.partition(":")
        if head == SEARCHER and limit.endswith("i"):
            step = points, int(limit[:-1])
            if all(new > old for new, old in zip(step, steps[-1], strict=True)):
                steps.append(step)
    for (low, few), (high, many) in pairwise(steps):
        if rating <= high:
            return round(few * pow(many / few, (rating - low) / (high - low)))
    return steps[-1][1]


class Sometimes:
    """A bot that mixes the answers of the quick bot and of the learned one."""

    def __init__(self, name: str, seed: int | str, game: str, part: float) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._part = part
        self._quick, self._taught = make(f"{game}-basic", seed), make(_learned(game), seed)

    def choose(self, window: Window) -> Answer:
        bot = self._taught if self._rng.random() < self._part else self._quick
        return bot.choose(window)


def _player(name: str, game: str, seed: int | str) -> Bot:
    if (other := spelled(name, game)) != name:
        return make(other, seed)
    novice = maybe_novice(game)
    if novice is None:
        return make(ANYWHERE, seed)
    if FAST < int(name) <= (best := _quickest_best(game)):
        return Sometimes(name, seed, game, (int(name) - FAST) / (best - FAST))
    grade = grade_of(int(name), game)
    weights = blurred(novice.weights, game, grade.blur, way_of(seed))
    return novice.make(name, seed, weights, grade.sight)


def _make(name: str, seed: int | str, limit: Any) -> AnyGame:
    return AnyGame(name, seed, _player)


KIND = Kind(_make, thinks=False)
