"""Measures this engine: random play in several modes, and single operations."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from types import TracebackType

import numpy as np

from .. import bots, kernel
from ..kernel import Game, Table
from ..learn import zoo
from ..learn.batch import batch
from ..learn.environment import Environment
from .other_engines import petting_zoo
from .timing import Player, Stopwatch, race

#: Share of the positions of a game at which operations are measured.
SHARE = 0.25
#: Games of a batch. With fewer games, processes of a quick game wait for each other more often.
SIDE_BY_SIDE = 256
#: Steps of a batch in one measurement.
STEPS = 16


def fast(game: Game, seats: int) -> Player:
    """Random games on a bare state, without a table."""
    rng = Random(1)
    choose = bots.uniform(rng)

    def play() -> int:
        return kernel.play_on(game, kernel.new_state(game, seats, rng.getrandbits(32)), choose)

    return play


def watched(game: Game, seats: int) -> Player:
    """Random games at a full table, with checks of answers, events, checkpoints and history."""
    rng = Random(1)
    choose = bots.uniform(rng)

    def play() -> int:
        return _play(kernel.start(game, seats, rng.getrandbits(32)), choose)

    return play


def seen(game: Game, seats: int) -> Player:
    """Random games as in training: action by action, with an observation and a mask at each."""
    rng = Random(1)
    environment = Environment(game, seats)

    def play() -> int:
        environment.reset(rng.getrandbits(32))
        while not environment.ended:
            environment.look()
            legal = environment.steps.legal()
            environment.act(legal[int(rng.random() * len(legal))])
        return environment.steps.acts

    return play


def in_zoo(game: Game, seats: int) -> Player:
    """Random games through PettingZoo's loop."""
    return petting_zoo(zoo.env(game, seats=seats))


def batches(game: str, workers: int, seconds: float) -> dict[str, float]:
    """Actions a second in a batch on one core ("one"), on several ("more") and "apart".

    They are measured in turns, for `seconds` each.
    One core: this process plays. Several cores: two halves of the batch alternate, as in self-play, so no core
    waits for the slowest game of a step. Apart: independent processes play, which is the upper bound.
    """
    rng = np.random.default_rng(1)
    games = SIDE_BY_SIDE // 2
    half = partial(batch, game, games, workers=workers // 2)
    with (
        batch(game, SIDE_BY_SIDE) as one,
        half(seed=1) as left,
        half(seed=2) as right,
        SeparateProcesses(game, workers, games) as others,
    ):

        def alone() -> int:
            for _ in range(STEPS):
                one.step(one.random_actions(rng))
            return STEPS * one.games

        def in_halves() -> int:
            for played in STEPS * (left, right):
                played.receive()
                played.send(played.random_actions(rng))
            left.receive()
            right.receive()
            return STEPS * (left.games + right.games)

        def apart() -> int:
            return others.play(STEPS)

        paces = race({"one": alone, "more": in_halves, "apart": apart}, seconds)
    return {name: pace.decisions_per_second for name, pace in paces.items()}


def _play(table: Table, choose: kernel.Chooser, look: Callable[[Table], None] | None = None) -> int:
    decisions = 0
    while not table.over:
        choice = table.pending[0]
        if look is not None:
            look(table)
        table.answer(choice.seat, choose(choice))
        decisions += 1
    return decisions


def operations(game: Game, seats: int, seconds: float) -> Stopwatch:
    """Time forks and views at random positions of random games, and replays of whole records."""
    rng = Random(2)
    choose = bots.uniform(rng)
    watch = Stopwatch()

    def look(table: Table) -> None:
        if rng.random() < SHARE:
            seat = table.pending[0].seat
            watch.time("fork", table.fork)
            watch.time("observer", lambda: table.fork(observer=seat, chance=rng))
            watch.time("imagine", lambda: table.fork(observer=seat, chance=rng, light=True))
            watch.time("view", lambda: table.view(seat))

    end = perf_counter() + seconds
    while not watch.times or perf_counter() < end:
        table = kernel.start(game, seats, rng.getrandbits(32))
        _play(table, choose, look)
        record = table.record
        watch.time("replay", lambda record=record: kernel.replay(game, record))  # type: ignore[misc]
    return watch


def memory(game: Game, seats: int) -> int:
    """The bytes that one live table holds at the end of a game."""
    choose = bots.uniform(Random(3))
    _play(kernel.start(game, seats, 3), choose)  # fills caches that all tables share
    gc.collect()
    tracemalloc.start()
    try:
        table = kernel.start(game, seats, 4)
        _play(table, choose)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return held


# -- batches in separate processes


class SeparateProcesses:
    """Processes that play batches of their own and synchronise only before and after."""

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
        """Run `steps` in all processes in parallel; returns the number of actions."""
        for pipe in self._pipes:
            pipe.send(steps)
        self._meet()
        return steps * self._games

    def _meet(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def __enter__(self) -> SeparateProcesses:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(0)
            process.join()
            pipe.close()


def _work(game: str, games: int, number: int, pipe: Connection) -> None:
    """Process main: random actions in its own batch, as many steps as requested."""
    rng = np.random.default_rng(number)
    with batch(game, games, seed=number) as played:
        gc.collect()
        gc.freeze()
        pipe.send(0)
        while steps := pipe.recv():
            for _ in range(steps):
                played.step(played.random_actions(rng))
            pipe.send(steps)
