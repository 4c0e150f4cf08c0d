"""Full search of a turn: all answers in all orders, with the best result of each first answer.

A turn is all decisions of one seat until another seat decides or the game ends. In a simultaneous choice the
others have decided already. A puzzle about a round runs to its end, and the others do the minimum. A line that
depends on luck is no solution: it draws on chance, or reveals something that a later decision could use. Such
a line ends there without a result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from ..kernel import Answer, Choice, Table
from .objectives import PROGRAM, STEPS, Aim

#: The option that does nothing.
PASS = ("pass",)


class NotLastTurn(Exception):
    """The turn is not the last one of the game."""


class TooManyAnswers(Exception):
    """The turn has too many answers for a full search."""


@dataclass(slots=True)
class Reach:
    """A search result: the best value (None: left to luck), success of blind play, a line."""

    best: int | None
    blind: float
    line: list[Answer] = field(default_factory=list)


LUCK = Reach(None, 0.0)


@dataclass(slots=True)
class Turn:
    """A turn: its seat, its aim and the known information at its start."""

    seat: int
    aim: Aim
    news: int
    streams: dict[str, int]
    seen: list[int]
    #: The round to play to its end; None: only this turn.
    round: int | None

    @classmethod
    def of(cls, table: Table, seat: int, aim: Aim) -> Turn:
        state = table.state
        round = state.round if aim.round else None  # type: ignore[attr-defined]
        news = state.news + aim.first  # revealing the programs does not count as news
        return cls(seat, aim, news, state.chance.streams.copy(), list(state.cards.seen), round)

    def over(self, table: Table) -> bool:
        """Whether the turn (or its round) is over."""
        if self.round is None or table.over:
            return self.choice(table) is None
        return bool(table.state.round != self.round)  # type: ignore[attr-defined]

    def choice(self, table: Table) -> Choice | None:
        """The seat's open choice, if no other seat is asked."""
        pending = table.pending
        return pending[0] if len(pending) == 1 and pending[0].seat == self.seat else None

    def worth(self, table: Table) -> int:
        """The value reached; raises NotLastTurn if the aim needs the end of the game and it goes on."""
        if self.aim.last and not table.over:
            raise NotLastTurn
        return self.aim.worth(table, self.seat)

    def go_on(self, table: Table) -> None:
        """Give the seat's forced answers, and minimum answers for the others."""
        while not self.over(table):
            others = [each for each in table.pending if each.seat != self.seat]
            for each in others:
                table.play(each.seat, stand_by(each))
            if not others:
                choice = self.choice(table)
                only = None if choice is None else choice.forced()
                if only is None:
                    return
                table.play(self.seat, only)

    def acts_second(self, table: Table) -> bool:
        """Whether the other seat acts first although the aim requires this seat to."""
        waits = self.aim.first and self.choice(table) is None
        return waits and table.state.first != self.seat  # type: ignore[attr-defined]

    def left_to_luck(self, table: Table) -> bool:
        """Whether chance was used, or the open decision could use newly revealed information."""
        if table.state.chance.streams != self.streams or self.acts_second(table):
            return True
        choice = self.choice(table)
        if choice is None or choice.forced() is not None or table.state.news <= self.news:
            return False
        cards = table.state.cards
        shown = [card for card, now in enumerate(cards.seen) if now != self.seen[card]]
        new = {card for card in shown if not self.seen[card] & cards.bit(self.seat)}
        if not shown or any(cards.seen[card] == cards.everyone for card in new):
            return True
        return any(_names_card(option, new) for option in choice.options)


class Search:
    """A full search of one turn; raises TooManyAnswers above `limit`, or NotLastTurn."""

    def __init__(self, turn: Turn, limit: int) -> None:
        self.turn = turn
        self.limit = limit
        self.tried = 0
        self._known: dict[str, Reach] = {}

    def first_answers(self, table: Table) -> list[tuple[Answer, Reach]]:
        """Every answer to the open question with its search result."""
        choice = self.turn.choice(table)
        assert choice is not None
        return [(answer, self._after(table, answer)) for answer in answers(choice, self.limit)]

    def _after(self, table: Table, answer: Answer) -> Reach:
        self.tried += 1
        if self.tried > self.limit:
            raise TooManyAnswers
        then = table.fork()
        then.play(self.turn.seat, answer)
        reach = self._from(then)
        return LUCK if reach.best is None else Reach(reach.best, reach.blind, [answer, *reach.line])

    def _from(self, table: Table) -> Reach:
        self.turn.go_on(table)
        if self.turn.left_to_luck(table):
            return LUCK
        choice = self.turn.choice(table)
        if choice is None or self.turn.over(table):
            return Reach(self.turn.worth(table), 1.0)
        place = _position_key(table, choice)
        if place not in self._known or not place:
            reached = [self._after(table, answer) for answer in answers(choice, self.limit)]
            self._known[place] = best_of(reached)
        return self._known[place]


def _position_key(table: Table, choice: Choice) -> str:
    """Memoisation key: equal for positions that continue alike; "" between checkpoints."""
    if (table.game.id, choice.prompt) in STEPS:
        return table.state.fingerprint()
    past = table.past()
    return "" if past.since else past.checkpoint.state.fingerprint()


def stand_by(choice: Choice) -> Answer:
    """The minimum answer: pass, or the last option, which stops; of several picks, the fewest."""
    if choice.several:
        return tuple(choice.options[: choice.at_least])
    if choice.prompt == PROGRAM:
        return choice.options[0]
    return PASS if PASS in choice.options else choice.options[-1]


def best_of(reached: list[Reach]) -> Reach:
    """The best result of several answers; blind play tries each with equal probability."""
    best = max((each for each in reached if each.best is not None), key=_best_value, default=LUCK)
    share = sum(each.blind for each in reached if each.best == best.best) / len(reached)
    return LUCK if best.best is None else Reach(best.best, share, best.line)


def _best_value(reach: Reach) -> int:
    assert reach.best is not None
    return reach.best


def answers(choice: Choice, limit: int) -> Iterator[Answer]:
    """All possible answers: single options, or all allowed picks."""
    if not choice.several:
        yield from choice.options
        return
    picked = permutations if choice.ordered else combinations
    count = 0
    for size in range(choice.at_least, min(choice.at_most, len(choice.options)) + 1):
        for pick in picked(choice.options, size):
            count += 1
            if count > limit:
                raise TooManyAnswers
            yield tuple(pick)


def _names_card(option: Any, cards: set[int]) -> bool:
    """Whether an option contains one of these cards."""
    if isinstance(option, tuple):
        return any(_names_card(part, cards) for part in option)
    return isinstance(option, int) and option in cards
