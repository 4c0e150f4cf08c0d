"""Processes that play batches of their own and share nothing: what the machine gives to several at once."""

from __future__ import annotations

import gc
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType

import numpy as np

from ..learn.batch import batch


class Apart:
    """So many processes, each with so many games; they meet only before and after they play."""

    def __init__(self, game: str, processes: int, games: int) -> None:
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        self._games = processes * games
        for number in range(processes):
            here, there = context.Pipe()
            process = context.Process(target=_work, args=(game, games, number, there), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._meet()

    def play(self, steps: int) -> int:
        """So many steps in all of them at once; the actions taken."""
        for pipe in self._pipes:
            pipe.send(steps)
        self._meet()
        return steps * self._games

    def _meet(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def __enter__(self) -> Apart:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(0)
            process.join()
            pipe.close()


def _work(game: str, games: int, number: int, pipe: Connection) -> None:
    """A process: random actions in games of its own, as many steps as it is told."""
    rng = np.random.default_rng(number)
    with batch(game, games, seed=number) as played:
        gc.collect()
        gc.freeze()
        pipe.send(0)
        while steps := pipe.recv():
            for _ in range(steps):
                played.step(played.random_actions(rng))
            pipe.send(steps)
