"""Many games at once, in this process or in several, with all arrays in memory that they share.

    with batch("race", games=64, workers=2) as played:
        for _ in range(1000):
            played.step(choose(played.observations, played.masks))

Row by row: what whoever is to act sees, what it may do, whose row it is, and what the last step brought. A
game that has ended is followed by the next one at once. The same seed plays the same games, however many
processes there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Game
from .environment import Environment, Sight

GO, STOP = b"go", b"stop"


class Arrays(NamedTuple):
    """The arrays of a batch; the first index is the game."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    #: Who is to act.
    seats: NDArray[np.int8]
    #: What each seat got when a game ended with this step, and with how many points.
    rewards: NDArray[np.float32]
    points: NDArray[np.float32]
    ended: NDArray[np.bool_]


class _Plan(NamedTuple):
    """What a process has to know."""

    game: str | Game
    seats: int
    options: Mapping[str, Any] | None
    memory: bool
    games: int
    seed: int


class Batch:
    """So many games, side by side."""

    def __init__(
        self,
        game: str | Game,
        games: int,
        *,
        workers: int = 0,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        memory: bool = False,
    ) -> None:
        """`workers`: processes that play; 0: this one does. A game in other processes is named by its id."""
        self.sight = Sight(game, seats, memory)
        self.games = games
        plan = _Plan(game, self.sight.seats, options, memory, games, seed)
        self._memory: SharedMemory | None = None
        self._workers: list[tuple[Any, Connection]] = []
        self._own: _Stretch | None = None
        if not workers:
            self.arrays = _arrays(plan, np.zeros(_bytes(plan, self.sight), np.uint8), self.sight)
            self._own = _Stretch(plan, self.arrays, range(games))
        else:
            self._memory = SharedMemory(create=True, size=_bytes(plan, self.sight))
            self.arrays = _arrays(plan, _room_of(self._memory), self.sight)
            self._spread(plan, workers)
        self.observations, self.masks, _, self.seats, self.rewards, self.points, self.ended = self.arrays

    def _spread(self, plan: _Plan, workers: int) -> None:
        assert self._memory is not None
        context = get_context("spawn")
        borders = [round(each * plan.games / workers) for each in range(workers + 1)]
        for first, last in pairwise(borders):
            here, there = context.Pipe()
            work = (plan, self._memory.name, first, last, there)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            there.close()
            self._workers.append((process, here))
        self._wait()

    def _wait(self) -> None:
        for _, pipe in self._workers:
            pipe.recv_bytes()

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game; the arrays are filled anew."""
        self.send(actions)
        self.receive()

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step: there is time for something else until `receive`."""
        self.arrays.actions[:] = actions
        for _, pipe in self._workers:
            pipe.send_bytes(GO)

    def receive(self) -> None:
        """Wait for the end of a step that was begun."""
        if self._own is not None:
            self._own.step()
        self._wait()

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.intp]:
        """For each game one of its actions, each as likely."""
        actions = self.sight.actions
        legal = np.flatnonzero(self.masks.ravel().view(np.bool_))
        counts = np.bincount(legal // actions, minlength=self.games)
        chosen = counts.cumsum() - counts + (rng.random(self.games) * counts).astype(np.intp)
        found: NDArray[np.intp] = legal[chosen] % actions
        return found

    def close(self) -> None:
        """End the processes and give the memory back."""
        for process, pipe in self._workers:
            pipe.send_bytes(STOP)
            process.join()
            pipe.close()
        self._workers = []
        if self._memory is not None:
            self.arrays = self.observations = self.masks = self.seats = None  # type: ignore[assignment]
            self.rewards = self.points = self.ended = None  # type: ignore[assignment]
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Stretch:
    """Some of the games of a batch, played in one process."""

    def __init__(self, plan: _Plan, arrays: Arrays, numbers: range) -> None:
        self._seed, self._arrays, self._numbers = plan.seed, arrays, numbers
        self._rounds = [0] * len(numbers)
        self._environments = [
            Environment(
                plan.game,
                plan.seats,
                plan.options,
                memory=plan.memory,
                row=arrays.observations[number],
                mask=arrays.masks[number],
            )
            for number in numbers
        ]
        for at, environment in enumerate(self._environments):
            self._begin(at, environment)

    def _begin(self, at: int, environment: Environment) -> None:
        environment.reset(f"{self._seed}/{self._numbers[at]}/{self._rounds[at]}")
        self._rounds[at] += 1
        environment.look()
        self._arrays.seats[self._numbers[at]] = environment.seat

    def step(self) -> None:
        numbers, arrays = self._numbers, self._arrays
        part = slice(numbers.start, numbers.stop)
        arrays.rewards[part] = 0
        arrays.points[part] = 0
        arrays.ended[part] = False
        seats = []
        actions = arrays.actions[part].tolist()
        for at, (environment, action) in enumerate(zip(self._environments, actions, strict=True)):
            environment.act(action)
            if environment.ended:
                arrays.rewards[numbers[at]] = environment.rewards()
                arrays.points[numbers[at]] = environment.points()
                arrays.ended[numbers[at]] = True
                self._begin(at, environment)
            else:
                environment.look()
            seats.append(environment.steps.seat)
        arrays.seats[part] = seats


def _work(plan: _Plan, memory: str, first: int, last: int, pipe: Connection) -> None:
    """A process: play a stretch of the games whenever it is told to."""
    shared = SharedMemory(memory)
    arrays = _arrays(plan, _room_of(shared), Sight(plan.game, plan.seats, plan.memory))
    stretch: _Stretch | None = _Stretch(plan, arrays, range(first, last))
    pipe.send_bytes(GO)
    while pipe.recv_bytes() == GO:
        stretch.step()  # type: ignore[union-attr]
        pipe.send_bytes(GO)
    stretch = arrays = None  # type: ignore[assignment]  # what looks into the memory, before it goes
    shared.close()


def _shapes(plan: _Plan, sight: Sight) -> list[tuple[tuple[int, ...], Any]]:
    """The shape and kind of each array, the widest kinds first."""
    games = plan.games
    return [
        ((games, sight.size), np.int16),
        ((games, sight.actions), np.int8),
        ((games,), np.int32),
        ((games,), np.int8),
        ((games, sight.seats), np.float32),
        ((games, sight.seats), np.float32),
        ((games,), np.bool_),
    ]


def _bytes(plan: _Plan, sight: Sight) -> int:
    return sum(_room(shape, kind) for shape, kind in _shapes(plan, sight))


def _room(shape: tuple[int, ...], kind: Any) -> int:
    """Bytes for an array; each begins where any kind of number may."""
    return -(-prod(shape) * int(np.dtype(kind).itemsize) // 64) * 64


def _room_of(shared: SharedMemory) -> NDArray[np.uint8]:
    assert shared.buf is not None
    return np.frombuffer(shared.buf, np.uint8)


def _arrays(plan: _Plan, room: NDArray[np.uint8], sight: Sight) -> Arrays:
    made, begin = [], 0
    for shape, kind in _shapes(plan, sight):
        used = prod(shape) * int(np.dtype(kind).itemsize)
        made.append(room[begin : begin + used].view(kind).reshape(shape))
        begin += _room(shape, kind)
    return Arrays(*made)


def batch(game: str | Game, games: int = 64, **more: Any) -> Batch:
    """Many games at once: `Batch`."""
    return Batch(game, games, **more)
