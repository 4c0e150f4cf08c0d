"""Characters: a game's quick bot with some other weights, at full strength or at a lower grade.

`race-conqueror` plays at full strength, `race-conqueror:cadet` like a cadet with the same taste. A taste is
data: the changes to the bot's `Weights`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from .bot_registry import Bot, Kind
from .novices import BEST, GRADES, blurred, novice_of, way_of


@dataclass(frozen=True, slots=True)
class Taste:
    """The changes to the weights of a character: new numbers, and factors.

    A name may be a path into a table: `uses.beta` is one of its numbers, `modules` all of them.
    """

    numbers: Mapping[str, float] = field(default_factory=dict)
    factors: Mapping[str, float] = field(default_factory=dict)


TASTES: Mapping[str, Mapping[str, Taste]] = {
    "metallum": {
        "neighbour": Taste(
            {"envy": 0.8, "surprise": 3.0},
            {"uses.omega": 1.3, "uses.eta": 1.3, "uses.alpha": 1.3, "tiles.deposit_report": 1.3},
        ),
        "spoiler": Taste(
            {"envy": 1.25},
            {"uses.beta": 1.3, "uses.delta": 1.3, "uses.gamma": 1.3, "uses.zeta": 1.3},
        ),
        "engineer": Taste(
            factors={"modules": 1.5, "tiles.buy_module": 1.5, "tiles.buy_or_move_module": 1.5},
        ),
    },
    "race": {
        "conqueror": Taste(
            {
                "military": 0.2,
                "military_square": 0.06,
                "military_rebel": 0.1,
                "tactics": 0.9,
                "doubling": 1.2,
                "cycle_base": 6.0,
            }
        ),
        "producer": Taste(
            {
                "doubling": 2.3,
                "good": 0.8,
                "cycle_base": 2.5,
                "military": 0.03,
                "military_square": 0.01,
            }
        ),
        "builder": Taste(
            {
                "card": 0.55,
                "doubling": 1.0,
                "good": 0.4,
                "cycle_base": 7.0,
                "length": 12.5,
                "overtime": 0.6,
                "settle_less": 0.35,
                "settle_draw": 0.4,
                "develop_less": 0.4,
            }
        ),
    },
    "orion": {
        "raider": Taste(
            {"fleet": 0.8, "attacks": 2.4, "chance_to_attack": 1.0, "after_attack": 1.0, "threat": 0.2}
        ),
        "gardener": Taste(
            {
                "food": 0.45,
                "fleet": 0.4,
                "income": 1.7,
                "stays": 0.9,
                "level": 0.9,
                "attacks": 0.6,
                "chance_to_attack": 0.0,
            }
        ),
        "warden": Taste(
            {
                "morale": 2.2,
                "lifted": 1.0,
                "threat": 2.5,
                "toll": 2.0,
                "fleet": 0.8,
                "high": 0.1,
                "chance_to_attack": 0.0,
            }
        ),
    },
    "captains": {
        "envoy": Taste({"step": 0.95, "event": 1.6, "any_track": 0.2}),
        "engineer": Taste(factors={"take_tech": 2.2, "take_omega": 1.5, "slot": 1.3}),
        "drillmaster": Taste({"commander": 2.0}, {"medal": 1.3}),
    },
    "adastra": {
        "gardener": Taste({"room": 0.06, "might": 0.05, "free_person": 0.6}, {"spite": 0.35}),
        "scholar": Taste({"ripe": 0.4}, {"levels": 1.25}),
        "warlord": Taste(
            {
                "might": 0.22,
                "ship_time": 0.9,
                "stand": 0.4,
                "break_off": 0.2,
                "siege": 0.6,
                "ship_loss": 0.04,
            },
            {"spite": 1.6},
        ),
    },
}


@cache
def tasting(game: str, character: str) -> Any:
    """The weights of a character."""
    weights, taste = novice_of(game).weights, TASTES[game][character]
    for name, number in taste.numbers.items():
        weights = _changed(weights, name, lambda _, new=number: new)
    for name, factor in taste.factors.items():
        weights = _changed(weights, name, lambda old, times=factor: _times(old, times))
    return weights


def _changed(weights: Any, name: str, change: Any) -> Any:
    """Weights with one number (or one of a table) replaced by a function of the old one."""
    name, _, inner = name.partition(".")
    old = getattr(weights, name)
    return replace(weights, **{name: type(old)({**old, inner: change(old[inner])}) if inner else change(old)})


def _times(old: Any, factor: float) -> Any:
    if isinstance(old, Mapping):
        return {key: _times(each, factor) for key, each in old.items()}
    return tuple([each * factor for each in old]) if isinstance(old, tuple) else old * factor


def _make(name: str, seed: int | str, limit: Any) -> Bot:
    head, _, level = name.partition(":")
    game, _, character = head.partition("-")
    grade = GRADES.get(level, BEST)
    weights = tasting(game, character)
    if grade.blur:
        weights = blurred(weights, game, grade.blur, way_of(seed))
    return novice_of(game).make(name, seed, weights, grade.sight)


KINDS = {
    f"{game}-{character}": Kind(_make, thinks=False, game=game, words=frozenset(GRADES))
    for game, tastes in TASTES.items()
    for character in tastes
}
