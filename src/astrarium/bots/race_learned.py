"""The bot `race-learned`: networks that were taught by many games against themselves.

Where there is no network for a game (other cards than those it was taught on), it is `race-basic`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Answer, Window
from .limits import Limit
from .race.answers import answer
from .race.learned import learned_answer
from .race.network import load
from .race.weights import USUAL
from .registry import Kind
from .undisturbed import undisturbed


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


def _make(name: str, seed: int | str, limit: Limit) -> RaceLearned:
    return RaceLearned(name, seed)


KIND = Kind(_make, thinks=False, game="race")
