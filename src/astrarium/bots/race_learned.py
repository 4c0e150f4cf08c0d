"""The bot `race-learned`: `race-basic` with networks that were taught by self-play beside its judge.

It thinks the same rounds through and has them weighed by both. Where there is no network for a game (more
players, two actions each, other cards), it is `race-basic`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..kernel import Answer, Window
from .limits import Limit
from .race.answers import answer
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
        return answer(USUAL, state, window.choice, load(state.seats, state.advanced))


def _make(name: str, seed: int | str, limit: Limit) -> RaceLearned:
    return RaceLearned(name, seed)


KIND = Kind(_make, thinks=False, game="race")
