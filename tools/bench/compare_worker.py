"""Worker process of `compare_trees`: runs operations in one source tree and prints their CPU time.

It runs as a separate script in trees of any age, so it uses only functions that the library has always had.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from random import Random
from time import process_time

import astrarium
from astrarium import bots, kernel

#: Share of a game's positions that are forked, and forks of each.
SHARE, FORKS = 0.25, 3


def play(game: kernel.Game, seats: int, seeds: Iterable[int]) -> tuple[int, float]:
    """Play random games without a table; returns decisions and CPU seconds."""
    decisions = 0
    start = process_time()
    for seed in seeds:
        choose = bots.uniform(Random(seed))
        decisions += kernel.play_on(game, kernel.new_state(game, seats, seed), choose)
    return decisions, process_time() - start


def fork(game: kernel.Game, seats: int, seeds: Iterable[int]) -> tuple[int, float]:
    """Fork tables in random games."""
    return _at_positions(game, seats, seeds, lambda table, seat, rng: table.fork())


def imagine(game: kernel.Game, seats: int, seeds: Iterable[int]) -> tuple[int, float]:
    """Imagine light worlds for the deciding seat in random games."""
    return _at_positions(
        game, seats, seeds, lambda table, seat, rng: table.fork(observer=seat, chance=rng, light=True)
    )


def _at_positions(
    game: kernel.Game,
    seats: int,
    seeds: Iterable[int],
    operation: Callable[[kernel.Table, int, Random], object],
) -> tuple[int, float]:
    done, spent = 0, 0.0
    for seed in seeds:
        rng, luck = Random(seed), Random(-seed)
        choose = bots.uniform(rng)
        table = kernel.start(game, seats, seed)
        while not table.over:
            choice = table.pending[0]
            # Bots do not search forced answers, and not every version of the kernel stops at them.
            only = choice.forced()
            if only is not None:
                table.answer(choice.seat, only)
                continue
            if luck.random() < SHARE:
                start = process_time()
                for _ in range(FORKS):
                    operation(table, choice.seat, luck)
                spent += process_time() - start
                done += FORKS
            table.answer(choice.seat, choose(choice))
    return done, spent


WORK = {"play": play, "fork": fork, "imagine": imagine}


def main() -> None:
    for line in sys.stdin:
        what, game, seats, first, count = line.split()
        gc.collect()
        seeds = range(int(first), int(first) + int(count))
        done, spent = WORK[what](astrarium.game(game), int(seats), seeds)
        print(done, spent, flush=True)


if __name__ == "__main__":
    main()
