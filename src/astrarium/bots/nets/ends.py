"""What an end is worth to a seat, from 1 to -1: its place, and its lead in points."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Any

from ...kernel import Game, utilities

#: How much of the worth of an end is the lead; the rest is the place.
LEAD = 0.4


def lead_of(points: Sequence[float], seat: int) -> float:
    """The points of a seat less those of the best other one; alone, the points."""
    return points[seat] - max((each for other, each in enumerate(points) if other != seat), default=0)


def worth_of_end(game: Game, state: Any, usual: float) -> list[float]:
    """What the end of a game is worth to each seat; a lead above the usual one counts less and less."""
    places = utilities(game, game.result(state))
    points = game.standing(state)
    return [
        (1 - LEAD) * place + LEAD * tanh(lead_of(points, seat) / usual) for seat, place in enumerate(places)
    ]
