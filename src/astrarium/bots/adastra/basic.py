"""The bot `adastra-basic`: weighs points, engines and tempo in Ad Astra.

It plays each of its cards on a copy of an imagined world, place by place, and compares the worth of the
positions. Chance is estimated and not sampled. The number of options bounds the search; it reads no clock. The
same seed at the same table always gives the same answers.
"""

from __future__ import annotations

from random import Random

from ...kernel import Answer, Choice, Window
from ..bot_registry import Kind, Novice
from ..gc_pause import without_gc
from ..search_budget import Limit
from .evaluation_terms import INSIGHT, insight
from .judge import Judge
from .planner import NarrowSearch, Planner, Reply
from .policy import THOUGHTS
from .weights import USUAL, Weights

#: Prompts for the next place of the current card.
PLACES = ("growth", "research", "build", "diplomacy", "flight", "exploration", "attack", "invasion")
#: Places of a card; a novice searches a share of them.
PLACES_SEEN = 12


class AdAstraBasic:
    """A heuristic player of Ad Astra."""

    def __init__(
        self, name: str, seed: int | str, weights: Weights = USUAL, places: int | None = None
    ) -> None:
        self.name = name
        self._rng = Random(str(seed))
        self._weights = weights
        self._narrow = None if places is None else NarrowSearch(places, self._rng)
        #: The answers that the current card still needs.
        self._plan: list[Reply] = []

    @without_gc()
    def ranked(self, window: Window) -> list[Answer]:
        """The options of a turn, the best first; for other prompts only the best answer."""
        choice = window.choice
        if choice.prompt != "turn":
            return [self.choose(window)]
        state = window.imagine(self._rng).state
        judge = Judge(self._weights, state, window.seat)
        return [*Planner(judge, window.game, self._narrow).ranked(state, choice.options)]

    @without_gc()
    def choose(self, window: Window) -> Answer:
        choice = window.choice
        planned = self._planned(choice)
        if planned is not None:
            return planned
        world = window.imagine(self._rng)
        g = world.state
        judge = Judge(self._weights, g, window.seat)
        if choice.prompt == "turn":
            self._plan = Planner(judge, window.game, self._narrow).turn(g, choice.options).replies
            return self._planned(choice)
        if choice.prompt in PLACES:
            self._plan = Planner(judge, window.game, self._narrow).places(g).replies
            return self._planned(choice)
        think = THOUGHTS.get(choice.prompt)
        if think is not None:
            return think(judge, g, choice, self._rng)
        return self._best_try(window, judge, choice)

    def _planned(self, choice: Choice) -> Answer | None:
        """The planned answer, if there is one; skips planned answers to forced questions."""
        while self._plan:
            prompt, answer = self._plan.pop(0)
            if prompt == choice.prompt and _fits(choice, answer):
                return answer
        return None

    def _best_try(self, window: Window, judge: Judge, choice: Choice) -> Answer:
        """The option with the most valuable position after it."""
        values = []
        for option in choice.options:
            world = window.imagine(self._rng)
            world.play(window.seat, option)
            values.append(judge.worth(world.state))
        return choice.options[values.index(max(values))]


def _fits(choice: Choice, answer: Answer) -> bool:
    if not choice.several:
        return answer in choice.options
    return isinstance(answer, tuple) and all(option in choice.options for option in answer)


def _make(name: str, seed: int | str, limit: Limit) -> AdAstraBasic:
    return AdAstraBasic(name, seed)


def _novice(name: str, seed: int | str, weights: Weights, sight: float) -> AdAstraBasic:
    return AdAstraBasic(name, seed, weights, None if sight >= 1 else max(1, round(PLACES_SEEN * sight)))


KIND = Kind(_make, thinks=False, game="adastra", insight=INSIGHT, novice=Novice(_novice, USUAL, insight))
