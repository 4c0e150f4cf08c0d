"""Chooses action cards: evaluates the rounds that may follow, for all players."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import exp
from typing import Any

from ...games.race.components import HAND_LIMIT, LOOKS, OPENS, ORDER
from ..logistic import logistic
from .empire import Empire
from .judge import Judge
from .phase_transitions import consume, develop, explore, produce, settle

#: The actions of a seat in a round.
Actions = tuple[str, ...]
#: A phase as one seat sees it: its name, and the seat's bonuses in it.
Event = tuple[str, tuple[str, ...]]

#: Strides of a low-discrepancy sequence: the golden ratio, and its analogue in two dimensions.
STRIDES = (0.618034, 0.754878)


def event(phase: str, actions: Actions) -> Event:
    """A phase as an event for a seat with these actions."""
    return phase, tuple(sorted([action for action in actions if OPENS[action] == phase]))


@cache
def events_of(own: Actions, others: tuple[Actions, ...]) -> tuple[Event, ...]:
    """The events of a round for one seat."""
    opened = {OPENS[action] for actions in (own, *others) for action in actions}
    return tuple([event(phase, own) for phase in ORDER if phase in opened])


class Future:
    """Predicted rounds of one seat from one beginning, memoised by their events."""

    def __init__(self, judge: Judge, start: Empire | None = None) -> None:
        self.judge = judge
        self._after: dict[tuple[Event, ...], Empire] = {(): judge.root if start is None else start}

    def after(self, events: tuple[Event, ...]) -> Empire:
        """The empire after these phases."""
        found = self._after.get(events)
        if found is None:
            found = self._after[events] = self._live(self.after(events[:-1]), events[-1])
        return found

    def _live(self, empire: Empire, event: Event) -> Empire:
        phase, bonuses = event
        judge = self.judge
        if phase == "explore":
            more = [LOOKS[action] for action in bonuses]
            return explore(judge, empire, sum([draw for draw, _ in more]), sum([keep for _, keep in more]))
        if phase.startswith("develop"):
            return develop(judge, empire, bool(bonuses))
        if phase.startswith("settle"):
            return settle(judge, empire, bool(bonuses))
        if phase == "consume":
            return consume(judge, empire, "consume_trade" in bonuses, "consume_x2" in bonuses)
        return produce(judge, empire, bool(bonuses))


def expected(judge: Judge, future: Future, options: Sequence[Actions]) -> list[float]:
    """The probability of each action of a seat, by its worth if the others do nothing."""
    worths = [judge.alone(future.after(events_of(actions, ()))) for actions in options]
    most = max(worths)
    odds = [exp((worth - most) / judge.weights.guess) for worth in worths]
    total = sum(odds)
    return [each / total for each in odds]


def ranked_actions(judge: Judge, options: Sequence[Actions], tries: int) -> list[Actions]:
    """Actions, the best first, against the expected actions of the others.

    In overtime, actions without own progress are excluded; otherwise players could wait for each other
    endlessly. Later still, only the progress towards the end counts.
    """
    mine, fruitful = Future(judge), options
    alone = [mine.after(events_of(actions, ())) for actions in options]
    if judge.impatient:
        return _sorted(options, [_progress(after) for after in alone])
    if judge.age > 1:
        now = _progress(judge.root)
        fruitful = [each for each, after in zip(options, alone, strict=True) if _progress(after) != now]
    fruitful = fruitful or options
    return _sorted(fruitful, chances_of(judge, mine, options, fruitful, tries))


def _sorted(options: Sequence[Actions], worths: Sequence[Any]) -> list[Actions]:
    """The options by descending worth; equal ones keep their order."""
    order = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    return [options[at] for at in order]


def _progress(empire: Empire) -> tuple[float, float, int, float]:
    """The progress of an empire: first the end conditions, then what leads to them."""
    return empire.size, empire.chips, len(empire.goods), min(empire.cards, HAND_LIMIT)


def chances_of(
    judge: Judge, mine: Future, options: Sequence[Actions], own: Sequence[Actions], tries: int
) -> list[float]:
    """The chance to win after each of these own actions, against the actions of the others."""
    theirs = [Future(judge, other) for other in judge.others]
    foretold = [expected(judge, future, options) for future in theirs]
    rounds = joint(judge, foretold, options, tries)
    return [
        sum(
            [
                odds
                * _chance(judge, mine.after(events_of(actions, others)), [*_rest(theirs, actions, others)])
                for odds, others in rounds
            ]
        )
        for actions in own
    ]


def _rest(theirs: list[Future], actions: Actions, others: tuple[Actions, ...]) -> Iterator[Empire]:
    """The empires of the others after a round with these actions."""
    for at, future in enumerate(theirs):
        yield future.after(events_of(others[at], (actions, *others[:at], *others[at + 1 :])))


def _chance(judge: Judge, own: Empire, rest: Sequence[Empire]) -> float:
    """The chance to win when a round ends with these empires."""
    rounds = judge.rounds(own, rest)
    best = max([judge.worth(empire, rounds) for empire in rest])
    return logistic((judge.worth(own, rounds) - best) / judge.spread(rounds))


def joint(
    judge: Judge, odds: list[list[float]], options: Sequence[Actions], tries: int
) -> list[tuple[float, tuple[Actions, ...]]]:
    """Joint actions of the others with their probabilities; in one of them nobody acts."""
    alone = judge.weights.alone
    found: list[tuple[float, tuple[Actions, ...]]] = [(alone, ((),) * len(odds))]
    if len(odds) == 1 and len(options) <= tries:
        found += [((1 - alone) * each, (actions,)) for each, actions in zip(odds[0], options, strict=True)]
        return found
    sums = [list(accumulate(each)) for each in odds]
    for at in range(tries):
        # Evenly spread, and for each of the others in a different order.
        marks = [(at + 0.5) * stride % 1 for stride in (1 / tries, *STRIDES)]
        places = [bisect(each, mark * each[-1]) for each, mark in zip(sums, marks, strict=False)]
        found.append(((1 - alone) / tries, tuple([options[place] for place in places])))
    return found
