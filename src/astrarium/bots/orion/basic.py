"""The bot `orion-basic`: weighs points, engines, fleets and tempo in Master of Orion.

For each action it thinks through what it could do in the rest of the round, by the rules (orion/search.py),
and judges where that leads (orion/judge.py). It has no luck and no memory: tables that look the same get the
same answer, as long as the count of positions and not the time ends its thinking.
"""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Choice, Option, Table, Window
from .limits import Limit
from .orion.judge import Judge
from .orion.search import Planner
from .orion.terms import INSIGHT, insight
from .orion.thumb import Thumb
from .orion.weights import USUAL, Weights
from .orion.worths import Worths
from .registry import USUAL as NO_LIMIT
from .registry import Kind, Novice
from .undisturbed import undisturbed

#: How long it thinks when nothing else is said: so many positions, or so long on a slow machine.
OWN_LIMIT = Limit(seconds=0.5, iterations=80)
#: Questions that rules of thumb answer as well as anybody could.
BY_THUMB = frozenset(("mulligan", "discard", "discard-drawn", "hand-limit", "order", "fill", "bury", "take"))


class OrionBasic:
    """A heuristic player of Master of Orion."""

    def __init__(
        self, name: str, seed: int | str, limit: Limit = OWN_LIMIT, weights: Weights = USUAL
    ) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._limit = limit
        self._worths = Worths(weights)

    def choose(self, window: Window) -> Answer:
        return self.ranked(window)[0]

    @undisturbed()
    def ranked(self, window: Window) -> list[Answer]:
        """Answers, the best first; of some questions the best alone."""
        choice = window.choice
        if choice.prompt == "race":
            return [self._race(choice)]
        clock = self._limit.clock()
        world = window.imagine(self._rng)
        judge = Judge(self._worths, window.game.standing, world.state, window.seat)
        thumb = Thumb(judge)
        if choice.prompt == "action":
            return Planner(judge, thumb, window.game.phases["turn"], clock).ranked(world.state)
        if choice.prompt in BY_THUMB:
            return [thumb.answer(world.state, choice)]
        return sorted(choice.options, key=lambda option: -self._try(window, option, judge, thumb))

    def _race(self, choice: Choice) -> Option:
        worths = self._worths
        return max(choice.options, key=lambda option: worths.sheet(option[1]))

    def _try(self, window: Window, option: Option, judge: Judge, thumb: Thumb) -> float:
        """What comes of an answer in the middle of a turn, when rules of thumb give the other answers."""
        world = window.imagine(self._rng)
        world.play(window.seat, option)
        _finish(world, thumb)
        return judge.lead(world.state)


def _finish(world: Table, thumb: Thumb) -> None:
    """Play the phase that goes on to its end."""
    while pending := world.pending:
        choice = pending[0]
        if choice.prompt == "action":
            return
        world.play(choice.seat, thumb.answer(world.state, choice))


def _make(name: str, seed: int | str, limit: Limit) -> OrionBasic:
    return OrionBasic(name, seed, OWN_LIMIT if limit is NO_LIMIT else limit)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> OrionBasic:
    most = max(8, int((OWN_LIMIT.iterations or 1) * sight))
    return OrionBasic(name, seed, Limit(OWN_LIMIT.seconds, most), weights)


KIND = Kind(_make, game="orion", insight=INSIGHT, novice=Novice(_novice, USUAL, insight))
