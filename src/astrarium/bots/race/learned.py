"""The bot `race-learned`: networks trained by self-play.

Without a network for a game, for example with other cards than in training, it plays like `race-basic`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ...kernel import Answer, Table, Window
from ..bot_registry import Kind
from ..evaluation import lead_by
from ..gc_pause import without_gc
from ..search_budget import Limit
from .evaluation_terms import INSIGHT
from .learned_policy import learned_answer, likely, ranked_actions
from .network import load
from .policy import answer
from .weights import USUAL

#: The lead of a seat by the hand-made evaluation.
LEAD = lead_by(INSIGHT)


class RaceLearned:
    """A player of Race for the Galaxy who has learned from its own games."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._rng = Random(str(seed))

    @without_gc()
    def choose(self, window: Window) -> Answer:
        state: Any = window.imagine(self._rng).state
        networks = load(state.seats, state.advanced)
        if networks is None:
            return answer(USUAL, state, window.choice)
        return learned_answer(networks, state, window.choice)

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """Legal actions, the best first; for other prompts only the best answer."""
        state: Any = window.imagine(self._rng).state
        networks = load(state.seats, state.advanced)
        if networks is None or window.choice.prompt not in INSIGHT.rests:
            return [self.choose(window)]
        return ranked_actions(networks, state, window.choice)


def _lead(world: Table, seat: int) -> float:
    """The probability that a seat wins; without a network, the lead by the hand-made evaluation."""
    state: Any = world.state
    networks = load(state.seats, state.advanced)
    if networks is None:
        return LEAD(world, seat)
    if world.over:
        first = world.game.result(state).ranking[0]
        return 1 / len(first) if seat in first else 0.0
    choice = world.choice(seat)
    assert choice is not None
    return likely(networks, state, choice)


def _make(name: str, seed: int | str, limit: Limit) -> RaceLearned:
    return RaceLearned(name, seed)


KIND = Kind(_make, thinks=False, game="race", lead=_lead)
