"""Many games at once, in this process or in several, with all arrays in memory that they share.

    with batch("race", games=64, workers=2) as played:
        for _ in range(1000):
            played.step(choose(played.observations, played.masks))

Whoever needs time to choose plays two batches in turns: while actions are chosen for one, the other is
played.

    for played in (left, right):
        played.receive()
        played.send(choose(played.observations, played.masks))

Row by row: what whoever is to act sees, what it may do, whose row it is, and what the last step brought. A
game that has ended is followed by the next one at once. The same seed plays the same games, however many
processes there are; with `ray="auto"`, or the address of a cluster, they are on its machines.
"""

from __future__ import annotations

import gc
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..clusters import joined, left
from ..kernel import Game
from .environment import Sight
from .far import Far
from .stretches import Arrays, Plan, Stretch, arrays_in, new_arrays, size_of

GO, STOP = b"go", b"stop"


class Worker(Protocol):
    """Who plays a stretch of the games."""

    def go(self) -> None:
        """Begin a step, with the actions that the arrays hold."""

    def wait(self) -> None:
        """Wait for its end; the arrays are filled. At first: until the games have begun."""

    def stop(self) -> None:
        """Play no more."""


class Batch:
    """So many games, side by side."""

    def __init__(
        self,
        game: str | Game,
        games: int,
        *,
        workers: int = 0,
        ray: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        memory: bool = False,
    ) -> None:
        """`workers`: processes that play; 0: this one does. With `ray`, the address of a cluster or "auto",
        they are on its machines. A game in other processes is named by its id."""
        self.sight = Sight(game, seats, memory)
        self.games = games
        plan = Plan(game, self.sight.seats, options, memory, seed)
        self._memory: SharedMemory | None = None
        self._ray: Any = None
        borders = [round(each * games / (workers or 1)) for each in range((workers or 1) + 1)]
        stretches = [range(first, last) for first, last in pairwise(borders)]
        self._workers: list[Worker]
        if ray is not None:
            self._ray = joined(ray)
            self.arrays = new_arrays(games, self.sight)
            self._workers = [Far(self._ray, plan, self.arrays.of(each), each) for each in stretches]
        elif workers:
            self._memory = SharedMemory(create=True, size=size_of(games, self.sight))
            self.arrays = arrays_in(_room_of(self._memory), games, self.sight)
            self._workers = [_Process(plan, self._memory.name, games, each) for each in stretches]
        else:
            self.arrays = new_arrays(games, self.sight)
            self._workers = [_Here(Stretch(plan, self.arrays, range(games)))]
        #: Whether a step is under way; at first it is the beginning of all games.
        self._begun = True
        self.receive()
        self.observations, self.masks, _, self.seats, self.rewards, self.points, self.ended = self.arrays

    def step(self, actions: NDArray[Any]) -> None:
        """One action in every game; the arrays are filled anew."""
        self.send(actions)
        self.receive()

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step: there is time for something else until `receive`."""
        self.arrays.actions[:] = actions
        for worker in self._workers:
            worker.go()
        self._begun = True

    def receive(self) -> None:
        """Wait for the end of a step that was begun; where none is under way, all is there already."""
        if self._begun:
            for worker in self._workers:
                worker.wait()
            self._begun = False

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
        for worker in self._workers:
            worker.stop()
        self._workers = []
        if self._memory is not None:
            self.arrays = self.observations = self.masks = self.seats = None  # type: ignore[assignment]
            self.rewards = self.points = self.ended = None  # type: ignore[assignment]
            self._memory.close()
            self._memory.unlink()
            self._memory = None
        if self._ray is not None:
            left(self._ray)
            self._ray = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Here:
    """This process plays."""

    def __init__(self, stretch: Stretch) -> None:
        self._stretch = stretch
        self._asked = False

    def go(self) -> None:
        self._asked = True

    def wait(self) -> None:
        if self._asked:
            self._asked = False
            self._stretch.step()

    def stop(self) -> None:
        pass


class _Process:
    """Another process plays, in memory that it shares with this one."""

    def __init__(self, plan: Plan, memory: str, games: int, numbers: range) -> None:
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        work = (plan, memory, games, numbers, there)
        self._process = context.Process(target=_work, args=work, daemon=True)
        self._process.start()
        there.close()

    def go(self) -> None:
        self._pipe.send_bytes(GO)

    def wait(self) -> None:
        self._pipe.recv_bytes()

    def stop(self) -> None:
        self._pipe.send_bytes(STOP)
        self._process.join()
        self._pipe.close()


def _work(plan: Plan, memory: str, games: int, numbers: range, pipe: Connection) -> None:
    """A process: play a stretch of the games whenever it is told to."""
    shared = SharedMemory(memory)
    sight = Sight(plan.game, plan.seats, plan.memory)
    arrays: Arrays | None = arrays_in(_room_of(shared), games, sight).of(numbers)
    stretch: Stretch | None = Stretch(plan, arrays, numbers)  # type: ignore[arg-type]
    gc.collect()
    gc.freeze()  # what is there now stays to the end: it need not be searched for garbage again and again
    pipe.send_bytes(GO)
    while pipe.recv_bytes() == GO:
        stretch.step()  # type: ignore[union-attr]
        pipe.send_bytes(GO)
    stretch = arrays = None  # what looks into the memory, before it goes
    shared.close()


def _room_of(shared: SharedMemory) -> NDArray[np.uint8]:
    assert shared.buf is not None
    return np.frombuffer(shared.buf, np.uint8)


def batch(game: str | Game, games: int = 64, **more: Any) -> Batch:
    """Many games at once: `Batch`."""
    return Batch(game, games, **more)
