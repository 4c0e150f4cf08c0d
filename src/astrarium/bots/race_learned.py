"""The bot `race-learned`: networks that were taught by many games against themselves.

Where there is no network for a game (other cards than those it was taught on), it is `race-basic`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Answer, Table, Window
from .insight import lead_by
from .limits import Limit
from .race.answers import answer
from .race.learned import learned_answer, likely, ranked_actions
from .race.network import load
from .race.terms import INSIGHT
from .race.weights import USUAL
from .registry import Kind
from .undisturbed import undisturbed

#: How far a seat is ahead by the judgement made by hand.
LEAD = lead_by(INSIGHT)


class RaceLearned:
    """A player of Race for the Galaxy who has learned from its own games."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._rng = Random(str(seed))

    @undisturbed()
    def choose(self, window: Window) -> Answer:
        state: Any = window.imagine(self._rng).state
        networks = load(state.seats, state.advanced)
        if networks is None:
            return answer(USUAL, state, window.choice)
        return learned_answer(networks, state, window.choice)

    @undisturbed()
    def ranked(self, window: Window) -> list[Answer]:
        """The actions that may be chosen, the best first; of other questions the best answer alone."""
        state: Any = window.imagine(self._rng).state
        networks = load(state.seats, state.advanced)
        if networks is None or window.choice.prompt not in INSIGHT.rests:
            return [self.choose(window)]
        return ranked_actions(networks, state, window.choice)


def _lead(world: Table, seat: int) -> float:
    """How likely a seat is to win; where no network knows it, by the hand-made judgement."""
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
