"""Weakened bots: a game's quick bot with noise on its weights and less search.

They play consistently by wrong weights, as fast as the original bot. There are only a few noise patterns
(`WAYS`), so the changed weights are memoised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import lru_cache
from hashlib import sha256
from math import exp
from random import Random
from typing import Any, NamedTuple

from ..kernel import Answer, Window
from .bot_registry import Bot, Kind, Novice, kinds, make

#: Number of noise patterns at each level.
WAYS = 8
#: Separates the player's seed from the moment of the game for which a bot is made again.
MOMENT = "#"
#: The substitute in games without a quick bot.
ANYWHERE = "flat:60i"


class Grade(NamedTuple):
    """The strength of a novice: the spread of its noise factors, and its share of the search."""

    blur: float
    sight: float


GRADES = {
    "cadet": Grade(1.6, 0.1),
    "ensign": Grade(0.9, 0.3),
    "lieutenant": Grade(0.45, 1.0),
    "commander": Grade(0.2, 1.0),
}
#: Full strength: no noise, and the whole search.
BEST = Grade(0.0, 1.0)


class AnyGame:
    """A bot of a grade or a rating, made for the first game that it plays."""

    def __init__(self, name: str, seed: int | str, bot_of: Callable[[str, str, int | str], Bot]) -> None:
        self.name = name
        self._seed = seed
        self._bot_of = bot_of
        self._bot: Bot | None = None

    def choose(self, window: Window) -> Answer:
        if self._bot is None:
            self._bot = self._bot_of(self.name, window.game.id, self._seed)
        return self._bot.choose(window)


def _player(name: str, game: str, seed: int | str) -> Bot:
    novice = maybe_novice(game)
    if novice is None:
        return make(ANYWHERE, seed)
    grade = GRADES[name]
    return novice.make(name, seed, blurred(novice.weights, game, grade.blur, way_of(seed)), grade.sight)


def way_of(seed: int | str) -> int:
    """The noise pattern of a seed, the same at every move of a game."""
    player = str(seed).partition(MOMENT)[0]
    return int.from_bytes(sha256(player.encode()).digest()[:4], "big") % WAYS


def novice_of(game: str) -> Novice:
    """The `Novice` of a game that has a quick bot."""
    novice = maybe_novice(game)
    assert novice is not None
    return novice


def maybe_novice(game: str) -> Novice | None:
    """The `Novice` of a game; None if it has no quick bot."""
    return next((kind.novice for kind in kinds(game).values() if kind.game == game and kind.novice), None)


@lru_cache(512)
def blurred(weights: Any, game: str, blur: float, way: int) -> Any:
    """The weights of a game's bot with this noise pattern and strength.

    A pattern has the same directions at every strength. Otherwise a weak level could by luck have better
    weights than a stronger one.
    """
    steady = novice_of(game).steady
    rng = Random(f"{game}/{way}")
    changed = {
        field.name: _blurred(getattr(weights, field.name), rng, blur)
        for field in fields(weights)
        if field.name not in steady
    }
    return replace(weights, **changed)


def _blurred(value: Any, rng: Random, blur: float) -> Any:
    """A number times a log-normal factor; a row has one common factor, whole numbers stay."""
    if isinstance(value, float):
        return value * exp(rng.gauss(0.0, blur))
    if isinstance(value, tuple) and value and all(isinstance(each, float | int) for each in value):
        factor = exp(rng.gauss(0.0, blur))
        return tuple([each * factor for each in value])
    if isinstance(value, Mapping):
        return {key: _blurred(each, rng, blur) for key, each in value.items()}
    return value


def _make(name: str, seed: int | str, limit: Any) -> AnyGame:
    return AnyGame(name.partition(":")[0], seed, _player)


KINDS = {name: Kind(_make, thinks=False) for name in GRADES}
