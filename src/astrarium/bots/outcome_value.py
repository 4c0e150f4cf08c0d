"""The value of a finished game to each seat, by its place and its lead in points.

The functions take numbers as well as arrays, of games or of seats; NumPy is not imported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import tanh
from typing import Any, NamedTuple

from ..kernel import Game, utilities

#: Share of the lead in `outcome_value`; the rest is the place.
LEAD = 0.4
#: Share of the rank in a value of an `OutcomeScale`; the rest is the lead in points.
RANK = 0.5


def outcome_value(place: Any, lead: Any, usual: float, tanh: Callable[[Any], Any] = tanh) -> Any:
    """The value of an end from 1 to -1, by place (1 to -1) and lead; `tanh` is that of their type.

    A lead above the usual one counts less and less.
    """
    return (1 - LEAD) * place + LEAD * tanh(lead / usual)


def outcome_values(game: Game, state: Any, usual: float) -> list[float]:
    """The value of the end of a game to each seat, from 1 to -1."""
    ahead = leads(game.standing(state))
    return [
        outcome_value(place, lead, usual)
        for place, lead in zip(utilities(game, game.result(state)), ahead, strict=True)
    ]


def batch_values(
    rewards: Any, points: Any, usual: float, tanh: Callable[[Any], Any], higher: Callable[[Any, Any], Any]
) -> list[Any]:
    """The values of the ends of a batch, a game a row, as one column for each seat.

    A truncated game has no rewards. Its value is 0 for every seat, whatever the lead.
    """
    decided = rewards.any(1)
    return [
        decided * outcome_value(place, lead, usual, tanh)
        for place, lead in zip(rewards.T, leads(list(points.T), higher), strict=True)
    ]


class OutcomeScale:
    """Values of ends, calibrated on a sample of ends.

    The lead of a seat is its points less those of the best other seat. The mean and the spread of leads come
    from the sample. A value measures the rank of a seat, and its lead against the mean.
    """

    __slots__ = ("_middle", "_rank", "_spread")

    def __init__(self, ends: Sequence[End], rank: float = RANK) -> None:
        self._rank = rank
        columns = list(zip(*[end.leads for end in ends], strict=True))
        self._middle = [sum(column) / len(ends) for column in columns]
        squares = [
            (lead - mid) ** 2 for column, mid in zip(columns, self._middle, strict=True) for lead in column
        ]
        self._spread = max(2 * (sum(squares) / len(squares)) ** 0.5, 1e-6)

    def of(self, end: End) -> list[float]:
        """The value of an end for each seat."""
        spread, rank, rest = self._spread, self._rank, (1 - self._rank) / 2
        return [
            rank * place + rest * (1 + tanh((lead - middle) / spread))
            for place, lead, middle in zip(end.places, end.leads, self._middle, strict=True)
        ]


class End(NamedTuple):
    """The end of a game, or the standing where a playout was cut off."""

    leads: list[float]
    places: list[float]


def end_of(game: Game, state: Any) -> End:
    """The `End` of a state at a checkpoint."""
    ahead = leads(game.standing(state))
    if game.next_phase(state) is None:
        return End(ahead, places(game.result(state).ranking, len(ahead)))
    if len(ahead) == 2:
        own = ahead[0]
        return End(ahead, [1.0, 0.0] if own > 0 else [0.0, 1.0] if own < 0 else [0.5, 0.5])
    order = sorted(set(ahead), reverse=True)
    ranking = [[seat for seat, lead in enumerate(ahead) if lead == each] for each in order]
    return End(ahead, places(ranking, len(ahead)))


def leads(points: Any, higher: Callable[[Any, Any], Any] = max) -> list[Any]:
    """For each seat: its points less those of the best other seat (alone at the table: its points).

    `higher` is the maximum for the type of the points.
    """
    if len(points) == 2:
        lead = points[0] - points[1]
        return [lead, -lead]
    if len(points) == 1:
        return [points[0]]
    return [
        own - reduce(higher, [other for seat, other in enumerate(points) if seat != mine])
        for mine, own in enumerate(points)
    ]


def places(ranking: list[list[int]], seats: int) -> list[float]:
    """1 for the first seat, 0 for the last, the others evenly between; tied seats share."""
    worth = [0.5] * seats
    behind = seats - 1
    for tied in ranking:
        share = (2 * behind - len(tied) + 1) / 2 / max(seats - 1, 1)
        for seat in tied:
            worth[seat] = share
        behind -= len(tied)
    return worth
