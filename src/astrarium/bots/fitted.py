"""Bots like `captains-learned`: the game's own quick bot, its numbers fitted to many games against itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .insight import lead_by
from .limits import Limit
from .numbers import Numbers, read
from .registry import Bot, Kind


def fitted(basic: Kind, file: Path) -> Kind:
    """The kind of a bot that goes by the numbers of a file (made by `astrarium train GAME --judge`)."""
    novice = basic.novice
    assert novice is not None
    weights = Numbers(novice).changed(read(file).numbers)

    def make(name: str, seed: int | str, limit: Limit) -> Bot:
        return novice.make(name, seed, weights, 1.0)

    # Hints, and everybody who is weaker, go by the numbers that were made by hand.
    return replace(basic, make=make, insight=None, novice=None, lead=lead_by(novice.insight(weights)))
