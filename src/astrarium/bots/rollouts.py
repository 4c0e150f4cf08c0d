"""Rollouts: values answers by playing on from each in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from typing import TypeAlias

from ..kernel import Answer, Bits, Chance, Table, Window
from .evaluation import Lead
from .search_budget import Clock

#: Plays a world on to where positions can be compared, and says how many decisions that took; the second is
#: the seed of the player.
GoOn: TypeAlias = Callable[[Table, str], int]

#: In how many worlds at least each answer can be tried; else fewer are looked at.
#: (Two: one answer more brings far more than another world for those that are looked at.)
WORLDS = 2
#: Worlds in which every answer is tried before any is given up.
FEWEST = 3
#: An answer is given up that is behind the first by so many standard errors.
HOPELESS = 2.0


class Within(Window):
    """A window of a seat that imagines no other world than the one it is on.

    To imagine others would take most of the time. Only luck is drawn anew, so that nobody foresees it.
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
        """Try until the time is over, or one answer is left; each decision that is made counts.

        Yields before each try: there the time may be over.
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

        Answers are compared in worlds that all of them have seen.
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
