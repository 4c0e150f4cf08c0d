"""The bot `captains-basic`: plans missions, crew and techs in Starship Captains.

It plays every option in an imagined world to the end of the turn; rules of thumb answer the questions in
between. Then it evaluates points, crew, techs and the plans for the ready figures (captains/). The limit
counts options and not time, so it decides the same on every machine.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel import Answer, Choice, Option, Table, Window
from ..bot_registry import Kind, Novice
from ..gc_pause import without_gc
from ..search_budget import Clock, Limit
from .evaluation_terms import INSIGHT, insight
from .judge import Judge, prepare
from .policy import Policy
from .weights import USUAL, Weights

#: Options tried for one decision.
LIMIT = Limit(iterations=60)
PASS: Option = ("pass",)
#: Maximum questions that are answered in a simulated turn.
MOST_QUESTIONS = 60


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

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """The options that were tried, the best first."""
        clock = self._limit.clock()
        choice = window.choice
        world = window.imagine(self._rng, light=False)
        judge = Judge(self._weights, window.game, world.state, window.seat)
        return ranked(world, choice, judge, clock)


def ranked(world: Table, choice: Choice, judge: Judge, clock: Clock) -> list[Option]:
    """The options tried within the limit, by descending value at the end of the turn."""
    policy = Policy(judge)
    tried: list[tuple[float, Option]] = []
    for option in _ordered(world, choice, policy):
        if not clock.more():
            break
        tried.append((_tried(world, choice, option, judge, policy), option))
    tried.sort(key=lambda each: -each[0])
    return [option for _, option in tried]


def _ordered(world: Table, choice: Choice, policy: Policy) -> list[Option]:
    """All options, the quick answer first."""
    options = list(choice.options)
    if choice.prompt != "turn":
        first = policy.answer(world.state, choice)
        options.remove(first)
        options.insert(0, first)
    return options


def _tried(world: Table, choice: Choice, option: Option, judge: Judge, policy: Policy) -> float:
    """The value of the position after an option and quick answers to the rest of the turn."""
    fork = world.fork(light=True)
    state: Any = fork.state
    if choice.prompt == "turn" and option == PASS:
        state.ships[choice.seat].passed = True
        return judge.value(state)
    fork.play(choice.seat, option)
    for _ in range(MOST_QUESTIONS):
        pending = fork.pending
        if not pending or pending[0].prompt == "turn":
            break
        asked = pending[0]
        fork.play(asked.seat, policy.answer(fork.state, asked))
    return judge.value(fork.state)


def _make(name: str, seed: int | str, limit: Limit) -> CaptainsBasic:
    return CaptainsBasic(name, seed)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> CaptainsBasic:
    most = max(6, int((LIMIT.iterations or 1) * sight))
    return CaptainsBasic(name, seed, weights, Limit(iterations=most))


KIND = Kind(_make, thinks=False, game="captains", insight=INSIGHT, novice=Novice(_novice, USUAL, insight))
