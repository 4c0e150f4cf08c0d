"""A batch of games in one process or several, with arrays in shared memory.

    with batch("race", games=64, workers=2) as played:
        for _ in range(1000):
            played.step(choose(played.observations, played.masks))

To overlap choosing and playing, alternate two batches: while actions are chosen for one, the other is played.

    for played in (left, right):
        played.receive()
        played.send(choose(played.observations, played.masks))

Each row has the observation, mask and number of the seat to act, and the results of the last step. A game
that has ended is replaced by a new one in the same step. The same seed plays the same games with any number
of processes. With `ray="auto"`, or the address of a cluster, the processes run on its machines.
"""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..kernel import AstrariumError, Game, IllegalAnswer
from ..native.backend import PYTHON, is_native
from ..parallel import joined, left
from .batch_part import Arrays, BatchPart, Plan, arrays_in, new_arrays, size_of
from .environment import ObservationOptions
from .ray_batch import RayBatch

GO, STOP = b"go", b"stop"
#: Seconds for a process to exit before it is killed.
PATIENCE = 10.0


class BrokenBatch(AstrariumError):
    """A process of a batch has ended, or the batch is closed."""


class Worker(Protocol):
    """Plays a part of the games."""

    def go(self) -> None:
        """Begin a step with the actions in the arrays."""

    def wait(self) -> None:
        """Wait until the step is done and the arrays are filled; at first, until the games have begun."""

    def stop(self) -> None:
        """Stop playing and release all resources."""


class Batch:
    """Many games that are played in parallel."""

    def __init__(
        self,
        game: str | Game,
        games: int = 64,
        *,
        workers: int = 0,
        ray: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        memory: bool = False,
        backend: str = PYTHON,
    ) -> None:
        """`workers`: number of processes; 0: this process plays. With `ray`, the address of a cluster or
        "auto", they run on its machines. For other processes, `game` must be an id.
        With `backend="native"` the same games are played in C, by threads instead of processes."""
        self.sight = ObservationOptions(game, seats, memory)
        self.games = games
        self._every = np.arange(games)
        plan = Plan(game, self.sight.seats, options, memory, seed)
        self._memory: SharedMemory | None = None
        self._ray: Any = None
        borders = [round(each * games / (workers or 1)) for each in range((workers or 1) + 1)]
        stretches = [range(first, last) for first, last in pairwise(borders)]
        self._workers: list[Worker] = []
        #: Whether a step is pending; at first it is the start of all games.
        self._begun = True
        if ray is None and is_native(self.sight.game, backend):
            self.arrays = new_arrays(games, self.sight)
            self._workers += [_native(plan, self.arrays.of(each), each, workers > 1) for each in stretches]
        elif ray is not None:
            self._ray = joined(ray)
            self.arrays = new_arrays(games, self.sight)
            self._workers += [RayBatch(self._ray, plan, self.arrays.of(each), each) for each in stretches]
        elif workers:
            self._memory = SharedMemory(create=True, size=size_of(games, self.sight))
            self.arrays = arrays_in(_room_of(self._memory), games, self.sight)
            self._workers += [_Process(plan, self._memory.name, games, each) for each in stretches]
        else:
            self.arrays = new_arrays(games, self.sight)
            self._workers.append(_Here(BatchPart(plan, self.arrays, range(games))))
        self.receive()
        self.observations, self.masks, _, self.seats, self.rewards, self.points, self.ended = self.arrays

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in every game and fill the arrays anew. Raises what `send` raises."""
        self.send(actions)
        self.receive()

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step; the caller can do other work until `receive`.

        Raises IllegalAnswer if an action is illegal; then no game has advanced.
        """
        self.receive()
        self.arrays.actions[:] = self._checked(np.asarray(actions))
        for worker in self._workers:
            worker.go()
        self._begun = True

    def _checked(self, actions: NDArray[Any]) -> NDArray[Any]:
        if actions.shape != (self.games,) or not np.issubdtype(actions.dtype, np.integer):
            shape, kind = str(actions.shape), str(actions.dtype)
            raise IllegalAnswer("error-batch-actions", games=self.games, shape=shape, kind=kind)
        known = (actions >= 0) & (actions < self.sight.actions)
        legal = known & (self.arrays.masks[self._every, np.where(known, actions, 0)] > 0)
        if not legal.all():
            at = int(np.argmin(legal))
            raise IllegalAnswer("error-batch-action", action=str(actions[at]), game=at)
        return actions

    def receive(self) -> None:
        """Wait for the end of the pending step, if there is one.

        An error in a worker is raised here, and the batch is closed.
        """
        if not self._workers:
            raise BrokenBatch("error-batch-closed")
        if not self._begun:
            return
        try:
            for worker in self._workers:
                worker.wait()
        except BaseException:
            self.close()
            raise
        self._begun = False

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.intp]:
        """A uniformly random legal action for each game."""
        actions = self.sight.actions
        legal = np.flatnonzero(self.masks.ravel().view(np.bool_))
        counts = np.bincount(legal // actions, minlength=self.games)
        chosen = counts.cumsum() - counts + (rng.random(self.games) * counts).astype(np.intp)
        found: NDArray[np.intp] = legal[chosen] % actions
        return found

    def close(self) -> None:
        """Stop the workers and release the shared memory."""
        for worker in self._workers:
            worker.stop()
        self._workers = []
        if self._memory is not None:
            self.arrays = self.observations = self.masks = self.seats = None  # type: ignore[assignment]
            self.rewards = self.points = self.ended = None  # type: ignore[assignment]
            _give_back(self._memory)
            self._memory = None
        if self._ray is not None:
            left(self._ray)
            self._ray = None

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Here:
    """A worker that plays in this process."""

    def __init__(self, stretch: BatchPart) -> None:
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


def _native(plan: Plan, arrays: Arrays, numbers: range, threaded: bool) -> Worker:
    """A worker that plays its part of the games in C."""
    from ..native.race_batch import NativePart

    names = ("observations", "masks", "chosen", "turn", "rewards", "points", "ended")
    lying: Iterable[NDArray[Any]] = arrays
    pointers = {name: array.ctypes.data for name, array in zip(names, lying, strict=True)}
    return NativePart(plan.seats, plan.options, plan.seed, plan.memory, numbers, pointers, threaded)


class _Process:
    """A worker process, with shared memory."""

    def __init__(self, plan: Plan, memory: str, games: int, numbers: range) -> None:
        context = get_context("spawn")
        self._pipe, there = context.Pipe()
        work = (plan, memory, games, numbers, there)
        self._process = context.Process(target=_work, args=work, daemon=True)
        self._process.start()
        there.close()

    def go(self) -> None:
        with suppress(OSError):  # if the process has ended, `wait` raises the error
            self._pipe.send_bytes(GO)

    def wait(self) -> None:
        try:
            told = self._pipe.recv_bytes()
        except (EOFError, OSError):
            self._process.join(PATIENCE)
            raise BrokenBatch("error-batch-process", status=str(self._process.exitcode)) from None
        if told != GO:
            raise pickle.loads(told)

    def stop(self) -> None:
        with suppress(OSError):  # the process may have ended already
            self._pipe.send_bytes(STOP)
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self._pipe.close()


def _give_back(memory: Any) -> None:
    """Release shared memory; if an array in it is still referenced, it lives as long as that array."""
    memory.unlink()
    try:
        memory.close()
    except BufferError:
        # The array keeps the mapping; only the file descriptor can be closed now.
        vars(memory).update(_buf=None, _mmap=None)
        memory.close()


def _work(plan: Plan, memory: str, games: int, numbers: range, pipe: Connection) -> None:
    """The main function of a worker process: it plays its part of the games on request."""
    shared = SharedMemory(memory)
    try:
        _play(plan, shared, games, numbers, pipe)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass  # the parent process has gone
    except Exception as error:
        pipe.send_bytes(_pickled(error))
    with suppress(BufferError):
        shared.close()


def _play(plan: Plan, shared: SharedMemory, games: int, numbers: range, pipe: Connection) -> None:
    sight = ObservationOptions(plan.game, plan.seats, plan.memory)
    stretch = BatchPart(plan, arrays_in(_room_of(shared), games, sight).of(numbers), numbers)
    gc.collect()
    gc.freeze()  # these objects stay to the end: exclude them from garbage collection
    pipe.send_bytes(GO)
    while pipe.recv_bytes() == GO:
        stretch.step()
        pipe.send_bytes(GO)


def _pickled(error: Exception) -> bytes:
    """An error for the parent process: itself if it can be pickled, else its text."""
    try:
        sent = pickle.dumps(error)
        pickle.loads(sent)
    except Exception:
        sent = pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
    return sent


def _room_of(shared: SharedMemory) -> NDArray[np.uint8]:
    assert shared.buf is not None
    return np.frombuffer(shared.buf, np.uint8)


batch = Batch
