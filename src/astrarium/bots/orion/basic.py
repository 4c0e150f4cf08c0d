"""The bot `orion-basic`: weighs points, engines, fleets and tempo in Master of Orion.

For each action it plans the rest of the round by the rules (planner.py) and evaluates the result (judge.py).
It has neither randomness nor memory. Its limit counts positions and not time, so tables that look the same
get the same answer on any machine.
"""

from __future__ import annotations

from random import Random

from ...kernel import Answer, Choice, Option, Table, Window
from ..bot_registry import USUAL as NO_LIMIT
from ..bot_registry import Kind, Novice
from ..gc_pause import without_gc
from ..search_budget import Limit
from .evaluation_terms import INSIGHT, insight
from .judge import Judge
from .planner import Planner
from .policy import Policy
from .weights import USUAL, Weights
from .worth import Worth

#: The usual limit, in positions. The answers of a record can therefore be verified on any machine.
OWN_LIMIT = Limit(iterations=80)
#: Questions that the policy answers without search.
BY_POLICY = frozenset(("mulligan", "discard", "discard-drawn", "hand-limit", "order", "fill", "bury", "take"))


class OrionBasic:
    """A heuristic player of Master of Orion."""

    def __init__(
        self, name: str, seed: int | str, limit: Limit = OWN_LIMIT, weights: Weights = USUAL
    ) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._limit = limit
        self._worths = Worth(weights)

    def choose(self, window: Window) -> Answer:
        return self.ranked(window)[0]

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """Answers, the best first; for some prompts only the best."""
        choice = window.choice
        if choice.prompt == "race":
            return [self._race(choice)]
        clock = self._limit.clock()
        world = window.imagine(self._rng)
        judge = Judge(self._worths, window.game.standing, world.state, window.seat)
        policy = Policy(judge)
        if choice.prompt == "action":
            return Planner(judge, policy, window.game.phases["turn"], clock).ranked(world.state)
        if choice.prompt in BY_POLICY:
            return [policy.answer(world.state, choice)]
        return sorted(choice.options, key=lambda option: -self._try(window, option, judge, policy))

    def _race(self, choice: Choice) -> Option:
        worths = self._worths
        return max(choice.options, key=lambda option: worths.sheet(option[1]))

    def _try(self, window: Window, option: Option, judge: Judge, policy: Policy) -> float:
        """The value of an answer in the middle of a turn; the policy gives the other answers."""
        world = window.imagine(self._rng)
        world.play(window.seat, option)
        _finish(world, policy)
        return judge.lead(world.state)


def _finish(world: Table, policy: Policy) -> None:
    """Play the current phase to its end."""
    while pending := world.pending:
        choice = pending[0]
        if choice.prompt == "action":
            return
        world.play(choice.seat, policy.answer(world.state, choice))


def _make(name: str, seed: int | str, limit: Limit) -> OrionBasic:
    return OrionBasic(name, seed, OWN_LIMIT if limit is NO_LIMIT else limit)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> OrionBasic:
    most = max(8, int((OWN_LIMIT.iterations or 1) * sight))
    return OrionBasic(name, seed, Limit(iterations=most), weights)


KIND = Kind(_make, game="orion", insight=INSIGHT, novice=Novice(_novice, USUAL, insight))
