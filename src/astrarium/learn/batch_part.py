"""A part of a batch: games played in one process, and the arrays that they fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Game
from .environment import Environment, ObservationOptions


class Arrays(NamedTuple):
    """The arrays of a batch; the first index is the game."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    #: The seat to act.
    seats: NDArray[np.int8]
    #: The reward and the points of each seat if a game ended with this step, else 0.
    rewards: NDArray[np.float32]
    points: NDArray[np.float32]
    ended: NDArray[np.bool_]

    def of(self, numbers: range) -> Arrays:
        """Views of the arrays for some of the games."""
        return Arrays._make(each[numbers.start : numbers.stop] for each in self)


class Plan(NamedTuple):
    """The settings of a batch, for each process."""

    game: str | Game
    seats: int
    options: Mapping[str, Any] | None
    memory: bool
    seed: int


class Past(NamedTuple):
    """The progress of one row of a batch: the number of its current game, and the actions in it."""

    round: int
    actions: list[int]


class BatchPart:
    """The games of some rows, and their part of the arrays."""

    def __init__(
        self, plan: Plan, arrays: Arrays, numbers: range, pasts: Sequence[Past] | None = None
    ) -> None:
        """With `pasts`, the games of a lost part are replayed and continued."""
        self._seed, self._arrays, self._numbers = plan.seed, arrays, numbers
        self._rounds = [past.round for past in pasts] if pasts else [0] * len(numbers)
        self._environments = [
            Environment(plan.game, plan.seats, plan.options, memory=plan.memory, row=row, mask=mask)
            for row, mask in zip(arrays.observations, arrays.masks, strict=True)
        ]
        for at, environment in enumerate(self._environments):
            self._begin(at, environment, pasts[at].actions if pasts else ())

    def _begin(self, at: int, environment: Environment, actions: Sequence[int] = ()) -> None:
        environment.reset(f"{self._seed}/{self._numbers[at]}/{self._rounds[at]}")
        self._rounds[at] += 1
        for action in actions:
            environment.act(action)
        environment.look()
        self._arrays.seats[at] = environment.seat

    def step(self) -> None:
        """Take the action of the array in every game."""
        arrays = self._arrays
        arrays.rewards[:] = 0
        arrays.points[:] = 0
        arrays.ended[:] = False
        seats = []
        for at, (environment, action) in enumerate(
            zip(self._environments, arrays.actions.tolist(), strict=True)
        ):
            environment.act(action)
            if environment.ended:
                arrays.rewards[at] = environment.rewards()
                arrays.points[at] = environment.points()
                arrays.ended[at] = True
                self._begin(at, environment)
            else:
                environment.look()
            seats.append(environment.steps.seat)
        arrays.seats[:] = seats


def _shapes(games: int, sight: ObservationOptions) -> list[tuple[tuple[int, ...], Any]]:
    """The shape and kind of each array, the widest kinds first."""
    return [
        ((games, sight.size), np.int16),
        ((games, sight.actions), np.int8),
        ((games,), np.int32),
        ((games,), np.int8),
        ((games, sight.seats), np.float32),
        ((games, sight.seats), np.float32),
        ((games,), np.bool_),
    ]


def _room(shape: tuple[int, ...], kind: Any) -> int:
    """The bytes of an array, rounded up to a multiple of 64 for the alignment of the next."""
    return -(-prod(shape) * int(np.dtype(kind).itemsize) // 64) * 64


def size_of(games: int, sight: ObservationOptions) -> int:
    """The size in bytes of the arrays of this number of games."""
    return sum(_room(shape, kind) for shape, kind in _shapes(games, sight))


def arrays_in(room: NDArray[np.uint8], games: int, sight: ObservationOptions) -> Arrays:
    """Arrays for this number of games, in this memory."""
    made, begin = [], 0
    for shape, kind in _shapes(games, sight):
        used = prod(shape) * int(np.dtype(kind).itemsize)
        made.append(room[begin : begin + used].view(kind).reshape(shape))
        begin += _room(shape, kind)
    return Arrays(*made)


def new_arrays(games: int, sight: ObservationOptions) -> Arrays:
    """Arrays for this number of games."""
    return arrays_in(np.zeros(size_of(games, sight), np.uint8), games, sight)
