"""Measures Race in C: games and observed actions a second, on this processor and its accelerator.

python -m tools.bench.native_speed
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

import astrarium
from astrarium.native.c_library import NotNative
from astrarium.native.race_engine import play_random

GAMES, STEPS, TRIES = 10_000, 200, 3
SIZES = (1024, 4096, 16384, 65536, 262144)
SETUPS: tuple[tuple[int, dict[str, bool]], ...] = ((2, {}), (2, {"advanced": True}), (3, {}), (4, {}))


def rate(count: int, work: Callable[[], Any]) -> float:
    """The rate per second, as the best of some tries."""
    best = 0.0
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        best = max(best, count / (time.perf_counter() - began))
    return best


def processor() -> None:
    for seats, options in SETUPS:
        for quick in (False, True):
            found = rate(GAMES, partial(play_random, seats, GAMES, 1, options, quick=quick))
            print(f"{seats} players {options} quick={quick}: {found:,.0f} random games/s on one core")
    with ThreadPoolExecutor(2) as threads:
        both = rate(2 * GAMES, lambda: [*threads.map(lambda seed: play_random(2, GAMES, seed), (1, 2))])
    print(f"two threads: {both:,.0f} random games/s")
    with astrarium.batch("race", 1024, backend="native") as games:
        rng, seconds = np.random.default_rng(0), 0.0
        for _ in range(STEPS):
            actions = games.random_actions(rng)
            began = time.perf_counter()
            games.step(actions)
            seconds += time.perf_counter() - began
    print(f"{1024 * STEPS / seconds:,.0f} observed actions/s in a batch of 1,024 games")


def accelerator() -> None:
    import torch

    from astrarium.native import race_cuda

    def random_games(seats: int, options: dict[str, bool], quick: bool) -> float:
        return rate(100 * GAMES, lambda: race_cuda.play_random(seats, 100 * GAMES, 1, options, quick))

    def observed(size: int, quick: bool) -> float:
        games = race_cuda.CudaBatch(size, quick=quick)

        def steps() -> None:
            for _ in range(STEPS):
                games.step(games.random_actions())
            torch.cuda.synchronize()

        return rate(size * STEPS, steps)

    for quick in (False, True):
        for seats, options in SETUPS:
            found = random_games(seats, options, quick)
            print(f"{seats} players {options} quick={quick}: {found:,.0f} random games/s")
        for size in SIZES:
            print(f"{size} games, quick={quick}: {observed(size, quick):,.0f} observed actions/s")


def main() -> None:
    processor()
    try:
        accelerator()
    except (ImportError, NotNative) as error:
        print(f"No accelerator was measured: {error}")


if __name__ == "__main__":
    main()
