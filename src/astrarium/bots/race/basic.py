"""The bot `race-basic`: weighs cards, engines and tempo in Race for the Galaxy.

It predicts the outcomes of a choice up to the end of the round, by a model of the phases and not card by card
(see race/). Its limit counts predictions and not time, and it uses no randomness: tables that look the same
always get the same answer.
"""

from __future__ import annotations

from random import Random

from ...kernel import Answer, Window
from ..bot_registry import Kind, Novice
from ..gc_pause import without_gc
from ..search_budget import Limit
from .evaluation_terms import INSIGHT, insight
from .policy import ranked
from .weights import USUAL, Weights


class RaceBasic:
    """A heuristic player of Race for the Galaxy."""

    def __init__(self, name: str, seed: int | str, weights: Weights = USUAL) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._weights = weights

    def choose(self, window: Window) -> Answer:
        return self.ranked(window)[0]

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """Legal actions, the best first; for other prompts only the best answer."""
        return ranked(self._weights, window.imagine(self._rng).state, window.choice)


def _make(name: str, seed: int | str, limit: Limit) -> RaceBasic:
    return RaceBasic(name, seed)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> RaceBasic:
    return RaceBasic(name, seed, weights)


#: Weights about the length of a game: a bot with wrong ones might never end a game.
STEADY = frozenset(("length", "patience", "overtime", "pace", "pace_advanced", "at_least", "spread"))
NOVICE = Novice(_novice, USUAL, insight, STEADY)
KIND = Kind(_make, thinks=False, game="race", insight=INSIGHT, novice=NOVICE)
