"""The bot `admiral`: rollouts over the best answers of a game's own bot.

At the start of a move, and at the prompts of `AdmiralOptions.besides`, it asks the game's own bot for the best
answers. It plays on from each of them in imagined worlds, with quick bots in all seats, and takes another
answer than the first only if it proves better. The game's own bot answers all other questions: little can be
gained there. The limit is a mean per decision. Few decisions are searched, so each search may take longer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from math import log
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ..kernel import Answer, Choice, Table, Window
from .bot_registry import Bot, Kind, Novice, kinds, make
from .evaluation import Lead, lead_by
from .gc_pause import without_gc
from .ismcts import IsmctsBot
from .rollouts import Rollouts, Within
from .search_budget import Limit


@dataclass(frozen=True, slots=True)
class AdmiralOptions:
    """The breadth and depth of the search in one game.

    breadth  answers that are tried, if there is time to try each of them more than once
    depth    own moves that are played before positions are compared; 0: the rest of the round
    wider    additional answers for each threefold of the time
    deeper   additional moves for each threefold of the time
    besides  further prompts that are searched, although no move begins there
    rare     decisions per search: a search may take this multiple of the limit
    sight    share of their search that the quick bots of a rollout use
    doubt    standard errors by which another answer has to be better
    """

    breadth: int = 4
    depth: int = 2
    wider: int = 0
    deeper: int = 0
    besides: frozenset[str] = frozenset()
    rare: float = 3.0
    sight: float = 0.1
    doubt: float = 0.3

    def given(self, limit: Limit) -> AdmiralOptions:
        """The breadth and depth for this limit; iterations take precedence over seconds."""
        tries = limit.iterations
        times = _times(limit.seconds, SHORT.seconds) if tries is None else _times(tries, SHORT.iterations)
        breadth, depth = self.breadth + times * self.wider, self.depth + times * self.deeper
        return replace(self, breadth=breadth, depth=depth)


#: The reference limit: a short time, and the rollout decisions that fit into it.
SHORT = Limit(0.1, 1000)


def _times(given: float | None, short: float | None) -> int:
    """The logarithm to base 3 of the given time over the short time."""
    return max(0, round(log(given / short, 3))) if given and short else 0


USUAL = AdmiralOptions()
OPTIONS = {
    "adastra": AdmiralOptions(breadth=7, depth=0, besides=frozenset(["build"]), rare=4.5, sight=1.0),
    "captains": AdmiralOptions(breadth=6, depth=0, rare=5.5, sight=1.0),
    "metallum": AdmiralOptions(breadth=14, depth=1, rare=14.0),
    "orion": AdmiralOptions(breadth=4, depth=3, wider=2, deeper=1, rare=1.8, doubt=0.5),
    "race": AdmiralOptions(breadth=4, depth=1, deeper=1, besides=frozenset(["develop", "settle"])),
}


class Adviser(NamedTuple):
    """The bots of a game that the search uses, and how it compares positions."""

    bot: str
    rests: frozenset[str]
    quick: Callable[[str], Bot]
    lead: Lead


class Admiral:
    """Searches over the best answers of a game's quick bot; plays like `ismcts` in games without one."""

    def __init__(self, name: str, seed: int | str, limit: Limit) -> None:
        self.name = name
        self._seed = seed
        self._limit = limit
        self._rng = Random(str(seed))
        self._own: Any = None
        self._stops: list[Answer] | None = None

    def keep_stops(self) -> list[Answer]:
        """A list that collects the answers that `choose` would give if the clock stopped earlier.

        With it, the replay of a recorded game accepts answers of a slower machine.
        """
        self._stops = []
        return self._stops

    def choose(self, window: Window) -> Answer:
        adviser = adviser_of(window.game.id)
        if self._own is None:
            self._own = make(adviser.bot, self._seed) if adviser else IsmctsBot("", self._seed, self._limit)
        if adviser is None:
            return self._own.choose(window)
        how = OPTIONS.get(window.game.id, USUAL).given(self._limit)
        if window.choice.prompt in adviser.rests:
            answers = self._own.ranked(window)[: how.breadth]
            found = self._thought(window, answers, adviser, how)
            if found != answers[0] and not self._stops:
                return found
            # `choose` also plans the answers to the following questions.
            first = self._own.choose(window)
            if self._stops:
                self._stops.append(first)
            return first if found == answers[0] else found
        if window.choice.prompt in how.besides:
            return self._second_thought(window, adviser, how)
        return self._own.choose(window)

    def _second_thought(self, window: Window, adviser: Adviser, how: AdmiralOptions) -> Answer:
        """The planned answer, or another one that proves better and drops the plan."""
        planned = self._own.choose(window)
        others = [option for option in window.choice.options if option != planned]
        found = self._thought(window, [planned, *others][: how.breadth], adviser, how)
        if found != planned:
            self._own = make(adviser.bot, self._seed)
        return found

    @without_gc()
    def _thought(
        self, window: Window, answers: list[Answer], adviser: Adviser, how: AdmiralOptions
    ) -> Answer:
        round = 0 if how.depth else round_of(window.imagine(self._rng))

        def go_on(world: Table, seed: str) -> int:
            reached = after_moves(window.seat, how.depth) if how.depth else after_round(round)
            return play_on(world, adviser, reached, seed)

        rollouts = Rollouts(window, answers, go_on, adviser.lead)
        for _ in rollouts.tries(_longer(self._limit, how.rare).clock(), self._rng):
            if self._stops is not None:
                self._stops.append(rollouts.best(how.doubt))
        return rollouts.best(how.doubt)


#: Tells whether a rollout ends at this choice, where positions can be compared.
Reached: TypeAlias = Callable[[Table, Choice], bool]


def after_moves(seat: int, moves: int) -> Reached:
    """A test: the seat is about to make move number `moves` of the rollout."""
    met = count(1)
    return lambda world, choice: choice.seat == seat and next(met) == moves


def after_round(round: int) -> Reached:
    """A test: this round is over."""
    return lambda world, choice: round_of(world) > round


def round_of(world: Table) -> int:
    state: Any = world.state
    return int(state.round)


def play_on(world: Table, adviser: Adviser, reached: Reached, seed: str) -> int:
    """Play until `reached`, or to the end of the game; returns the number of decisions."""
    players = [adviser.quick(f"{seed}/{each}") for each in range(world.seats)]
    made = 0
    while pending := world.pending:
        choice = pending[0]
        if choice.prompt in adviser.rests and reached(world, choice):
            break
        only, seat = choice.forced(), choice.seat
        world.play(seat, players[seat].choose(Within(world, seat)) if only is None else only)
        made += only is None
    return made


_ADVISERS: dict[str, Adviser | None] = {}


def adviser_of(game: str) -> Adviser | None:
    """The best adviser for a game; None where there is none."""
    if game not in _ADVISERS:
        _ADVISERS[game] = _learned(game) or _by_hand(game)
    return _ADVISERS[game]


def _learned(game: str) -> Adviser | None:
    name = f"{game}-learned"
    kind = kinds(game).get(name)
    if kind is None or kind.lead is None:
        return None
    hand = _by_hand(game)
    assert hand is not None
    return Adviser(name, hand.rests, lambda seed: make(name, seed), kind.lead)


def _by_hand(game: str) -> Adviser | None:
    for name, kind in kinds(game).items():
        if kind.game == game and kind.novice and kind.insight:
            quick = _quick(kind.novice, OPTIONS.get(game, USUAL).sight)
            return Adviser(name, kind.insight.rests, quick, lead_by(kind.insight))
    return None


def _quick(novice: Novice, sight: float) -> Callable[[str], Bot]:
    return lambda seed: novice.make("", seed, novice.weights, sight)


def _longer(limit: Limit, times: float) -> Limit:
    """The limit of one search: the seconds of all decisions go to those that are searched."""
    if limit.seconds is None or limit.iterations is not None:
        return limit
    return Limit(limit.seconds * times)


KIND = Kind(Admiral)
