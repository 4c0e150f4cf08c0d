"""The bot `captains-basic`: plans missions, crew and techs in Starship Captains.

Every option is tried in an imagined world to the end of the turn, quick rules of thumb answering what comes
up meanwhile; what is judged then are points, crew, techs and the plans that the ready room allows
(captains/). How much it tries is counted, and cut short only where a machine is very slow.
"""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Window
from .captains.judge import Judge, prepare
from .captains.lookahead import ranked
from .captains.terms import INSIGHT, insight
from .captains.weights import USUAL, Weights
from .limits import Limit
from .registry import Kind, Novice
from .undisturbed import undisturbed

#: Options tried for one decision, and the computing time that they may take.
LIMIT = Limit(seconds=0.5, iterations=60)


class CaptainsBasic:
    """A heuristic player of Starship Captains."""

    def __init__(self, name: str, seed: int | str, weights: Weights = USUAL, limit: Limit = LIMIT) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._weights = weights
        self._limit = limit
        prepare(weights)

    def choose(self, window: Window) -> Answer:
        return self.ranked(window)[0]

    @undisturbed()
    def ranked(self, window: Window) -> list[Answer]:
        """The options that were tried, the best first."""
        clock = self._limit.clock()
        choice = window.choice
        world = window.imagine(self._rng, light=False)
        judge = Judge(self._weights, window.game, world.state, window.seat)
        return ranked(world, choice, judge, clock)


def _make(name: str, seed: int | str, limit: Limit) -> CaptainsBasic:
    return CaptainsBasic(name, seed)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> CaptainsBasic:
    most = max(6, int((LIMIT.iterations or 1) * sight))
    return CaptainsBasic(name, seed, weights, Limit(LIMIT.seconds, most))


KIND = Kind(_make, thinks=False, game="captains", insight=INSIGHT, novice=Novice(_novice, USUAL, insight))
