"""Flat Monte Carlo: equally many random playouts for every option, in imagined worlds."""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Option, Window, play_out
from ..kernel.learning.partial_answer import Picks, most_picks
from .outcome_value import End, OutcomeScale, end_of
from .search_budget import Limit
from .uniform import uniform


class FlatBot:
    """Plays the option with the best random playouts; a choice of several is made pick by pick."""

    def __init__(self, name: str, seed: int | str, limit: Limit) -> None:
        self.name = name
        self._limit = limit
        self._rng = Random(str(seed))
        self._playout = uniform(self._rng)

    def choose(self, window: Window) -> Answer:
        choice = window.choice
        picks = Picks(choice, canonical=False)
        share = self._limit.share(most_picks(choice))
        while not picks.done:
            candidates = picks.candidates()
            picks.take(
                candidates[0] if len(candidates) == 1 else self._best(window, picks, candidates, share)
            )
        return picks.answer()

    def _best(self, window: Window, picks: Picks, candidates: list[Option], limit: Limit) -> Option:
        """The candidate with the best mean; candidates are tried in turn until the limit."""
        ends: list[list[End]] = [[] for _ in candidates]
        clock = limit.clock()
        while clock.more():
            at = (clock.count - 1) % len(candidates)
            ends[at].append(self._try(window, picks, candidates[at]))
        worth = OutcomeScale([end for tried in ends for end in tried])
        means = [
            sum(worth.of(end)[window.seat] for end in tried) / len(tried) if tried else -1.0 for tried in ends
        ]
        return candidates[means.index(max(means))]

    def _try(self, window: Window, picks: Picks, candidate: Option) -> End:
        """One random game after the candidate."""
        rest = picks.copy()
        rest.take(candidate)
        rest.complete(self._rng.random)
        world = window.imagine(self._rng)
        world.play(window.seat, rest.answer())
        play_out(world, self._playout)
        return end_of(world.game, world.state)
