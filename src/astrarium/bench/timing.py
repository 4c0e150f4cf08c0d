"""Timing on a noisy machine: interleaved slices for rivals, medians for operations."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

#: Seconds of one turn.
SLICE = 0.1


@dataclass(slots=True)
class Pace:
    """Games and decisions so far, and their seconds."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


#: Plays one game and returns the number of decisions.
Player = Callable[[], int]


def race(players: dict[str, Player], seconds: float) -> dict[str, Pace]:
    """Let all play in turns, each for this number of seconds in total, after one unmeasured game each.

    The objects of all players are frozen (`gc.freeze`): in a program that plays one game, the garbage
    collector would not scan those of sixty others.
    """
    for play in players.values():
        play()
    paces = {name: Pace() for name in players}
    gc.collect()
    gc.freeze()
    try:
        while any(pace.seconds < seconds for pace in paces.values()):
            for name, play in players.items():
                _take_turn(play, paces[name], min(SLICE, seconds))
    finally:
        gc.unfreeze()
    return paces


def _take_turn(play: Player, pace: Pace, length: float) -> None:
    start = perf_counter()
    while True:
        pace.decisions += play()
        pace.games += 1
        spent = perf_counter() - start
        if spent >= length:
            break
    pace.seconds += spent


class Stopwatch:
    """Seconds of single operations by name."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def time(self, name: str, operation: Callable[[], object]) -> None:
        start = perf_counter()
        operation()
        self.times.setdefault(name, []).append(perf_counter() - start)

    def median(self, name: str) -> float:
        return median(self.times[name])
