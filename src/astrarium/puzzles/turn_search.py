"""Searching a turn to its end: every answer in every order, and what each first answer reaches at best.

A turn here is all that one seat decides until somebody else has to, or the game is over; where all decide at
once, the others have decided already. A puzzle about a round goes on to its end, and the others do as little
as they can. A way that leaves something to luck is no answer to a puzzle: a draw of chance, or something
turned up that a later decision of the same turn could go by. Such a way ends there and reaches nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from ..kernel import Answer, Choice, Table
from .aims import PROGRAM, STEPS, Aim

#: How one says that one does nothing.
PASS = ("pass",)


class NotTheLast(Exception):
    """A turn after which the game goes on."""


class TooManyWays(Exception):
    """A turn that is too long to be searched through."""


@dataclass(slots=True)
class Reach:
    """What can be reached: the best (None: all is left to luck), how often blind play gets there, a way."""

    best: int | None
    blind: float
    line: list[Answer] = field(default_factory=list)


LUCK = Reach(None, 0.0)


@dataclass(slots=True)
class Turn:
    """A turn as it is played or searched: whose it is, and what was known when it began."""

    seat: int
    aim: Aim
    news: int
    streams: dict[str, int]
    seen: list[int]
    #: The round that is played to its end; None: only this turn is.
    round: int | None

    @classmethod
    def of(cls, table: Table, seat: int, aim: Aim) -> Turn:
        state = table.state
        round = state.round if aim.round else None  # type: ignore[attr-defined]
        news = state.news + aim.first  # that the programs are turned up tells nothing that counts
        return cls(seat, aim, news, state.chance.streams.copy(), list(state.cards.seen), round)

    def over(self, table: Table) -> bool:
        """Whether nothing of it is left to be played."""
        if self.round is None or table.over:
            return self.choice(table) is None
        return bool(table.state.round != self.round)  # type: ignore[attr-defined]

    def choice(self, table: Table) -> Choice | None:
        """What the seat has to choose, if the table waits for nobody else."""
        pending = table.pending
        return pending[0] if len(pending) == 1 and pending[0].seat == self.seat else None

    def worth(self, table: Table) -> int:
        """What the turn has come to; raises NotTheLast where it had to be the last one and is not."""
        if self.aim.last and not table.over:
            raise NotTheLast
        return self.aim.worth(table, self.seat)

    def go_on(self, table: Table) -> None:
        """Give the seat's answers that are the only ones, and those of others who stand by."""
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

    def comes_second(self, table: Table) -> bool:
        """Whether the other decides before the seat has acted, where it has to act first."""
        waits = self.aim.first and self.choice(table) is None
        return waits and table.state.first != self.seat  # type: ignore[attr-defined]

    def left_to_luck(self, table: Table) -> bool:
        """Whether chance was drawn on, or the open decision could go by something turned up meanwhile."""
        if table.state.chance.streams != self.streams or self.comes_second(table):
            return True
        choice = self.choice(table)
        if choice is None or choice.forced() is not None or table.state.news <= self.news:
            return False
        cards = table.state.cards
        shown = [card for card, now in enumerate(cards.seen) if now != self.seen[card]]
        new = {card for card in shown if not self.seen[card] & cards.bit(self.seat)}
        if not shown or any(cards.seen[card] == cards.everyone for card in new):
            return True
        return any(_names(option, new) for option in choice.options)


class Search:
    """A full search of one turn; raises TooManyWays past `limit` answers tried, or NotTheLast."""

    def __init__(self, turn: Turn, limit: int) -> None:
        self.turn = turn
        self.limit = limit
        self.tried = 0
        self._known: dict[str, Reach] = {}

    def first_answers(self, table: Table) -> list[tuple[Answer, Reach]]:
        """Every answer to the open question, with what it reaches."""
        choice = self.turn.choice(table)
        assert choice is not None
        return [(answer, self._after(table, answer)) for answer in answers(choice, self.limit)]

    def _after(self, table: Table, answer: Answer) -> Reach:
        self.tried += 1
        if self.tried > self.limit:
            raise TooManyWays
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
        place = _place(table, choice)
        if place not in self._known or not place:
            reached = [self._after(table, answer) for answer in answers(choice, self.limit)]
            self._known[place] = best_of(reached)
        return self._known[place]


def _place(table: Table, choice: Choice) -> str:
    """What tells positions apart that go on alike; "" in the middle of something."""
    if (table.game.id, choice.prompt) in STEPS:
        return table.state.fingerprint()
    past = table.past()
    return "" if past.since else past.checkpoint.state.fingerprint()


def stand_by(choice: Choice) -> Answer:
    """The least that one can do: to pass, or to stop, which is offered last; of several, the fewest."""
    if choice.several:
        return tuple(choice.options[: choice.at_least])
    if choice.prompt == PROGRAM:
        return choice.options[0]
    return PASS if PASS in choice.options else choice.options[-1]


def best_of(reached: list[Reach]) -> Reach:
    """The best of several ways, each as likely as the others to be tried blindly."""
    best = max((each for each in reached if each.best is not None), key=_best, default=LUCK)
    share = sum(each.blind for each in reached if each.best == best.best) / len(reached)
    return LUCK if best.best is None else Reach(best.best, share, best.line)


def _best(reach: Reach) -> int:
    assert reach.best is not None
    return reach.best


def answers(choice: Choice, limit: int) -> Iterator[Answer]:
    """Everything that can be answered: an option, or the picks of several."""
    if not choice.several:
        yield from choice.options
        return
    picked = permutations if choice.ordered else combinations
    count = 0
    for size in range(choice.at_least, min(choice.at_most, len(choice.options)) + 1):
        for pick in picked(choice.options, size):
            count += 1
            if count > limit:
                raise TooManyWays
            yield tuple(pick)


def _names(option: Any, cards: set[int]) -> bool:
    """Whether an option speaks of one of these cards."""
    if isinstance(option, tuple):
        return any(_names(part, cards) for part in option)
    return isinstance(option, int) and option in cards
