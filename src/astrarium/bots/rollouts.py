"""Rollouts: values answers by playing on from each in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import TypeAlias

from ..kernel import Answer, Bits, Chance, Table, Window
from .evaluation import Lead
from .search_budget import Clock

#: Plays a world on until positions can be compared; takes the world and a seed, returns the number of
#: decisions.
GoOn: TypeAlias = Callable[[Table, str], int]

#: Least number of worlds for each answer; with less time, fewer answers are tried.
#: (Two worlds per answer: breadth gains more than depth here.)
WORLDS = 2
#: Worlds in which every answer is tried before any is dropped.
FEWEST = 3
#: Standard errors behind the first answer at which an answer is dropped.
HOPELESS = 2.0


class Within(Window):
    """A window that imagines only its own world, with new randomness.

    To imagine other worlds would take most of the time. The randomness is new, so that no bot foresees it.
    """

    __slots__ = ()

    def __init__(self, world: Table, seat: int) -> None:
        self.seat = seat
        self._world = world

    def imagine(self, chance: Bits, *, light: bool = True) -> Table:
        world = self._world.fork(light=light)
        world.state.chance = Chance(chance.getrandbits(64))
        return world


class Rollouts:
    """Rollouts of the answers to one question; the first answer stays unless another proves better."""

    def __init__(self, window: Window, answers: Sequence[Answer], go_on: GoOn, lead: Lead) -> None:
        self._window = window
        self._answers = answers
        self._go_on = go_on
        self._lead = lead
        self._found: list[list[float]] = [[] for _ in answers]
        self._alive = list(range(len(answers)))

    def tries(self, clock: Clock, rng: Random) -> Iterator[None]:
        """Try answers until the limit, or until one is left; the limit counts rollout decisions.

        Yields before each try, because the limit may end the search there.
        """
        while len(self._alive) > 1:
            seed = str(rng.random())
            for at in self._alive:
                if self._too_wide(at, clock):
                    del self._alive[at:]
                    break
                yield
                if not clock.more():
                    return
                self._found[at].append(self._try(self._answers[at], seed, clock))
            self._give_up()

    def _too_wide(self, at: int, clock: Clock) -> bool:
        """Whether one more answer would leave too few worlds for each."""
        return at > 1 and not self._found[at] and WORLDS * (at + 1) * clock.count / at > clock.in_all()

    def best(self, doubt: float) -> Answer:
        """The answer that leads the first by more than `doubt` standard errors, or the first.

        Answers are compared only in worlds in which all of them were tried.
        """
        worlds = min([len(self._found[at]) for at in self._alive])
        ahead = {at: self._ahead(at, -doubt, worlds) for at in self._alive if worlds > 1}
        found = max(ahead, key=lambda at: ahead[at], default=0)
        return self._answers[found]

    def _try(self, answer: Answer, seed: str, clock: Clock) -> float:
        window = self._window
        world = window.imagine(Random(seed), light=False)
        world.play(window.seat, answer)
        clock.count += self._go_on(world, seed)
        return self._lead(world, window.seat)

    def _give_up(self) -> None:
        if len(self._found[0]) >= FEWEST:
            self._alive = [at for at in self._alive if self._ahead(at, HOPELESS) >= 0]

    def _ahead(self, at: int, errors: float, worlds: int | None = None) -> float:
        """The lead of an answer over the first in the same worlds, plus these standard errors."""
        first = self._found[0][:worlds]
        gains = [mine - its for mine, its in zip(self._found[at], first, strict=False)]
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
        return mean + errors * sqrt(variance / len(gains))
