"""Answers of a player taught by self-play: actions, placing and giving away are the networks' choice.

What is left (which goods to consume, what to guess) follows the small functions of answers.py: there is
little to win by it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from ...games.race.components import OPENS
from ...kernel import Answer, Choice, Option
from .answers import PASS, Mind, answer, ends_of_placing, ends_of_ways
from .empire import Empire, empire_of
from .judge import Judge
from .network import Networks
from .roles import ORDER, Actions
from .sight import Moment, Row, Seen, look, width
from .weights import USUAL

#: How much the policy counts beside what the rounds that it leads to are worth.
TRUST = 0.3
#: What the others may choose, taken together: so many of these are looked at.
FORESEEN = 24


class Position:
    """What a seat sees of a world, and what the networks say to it."""

    def __init__(self, networks: Networks, state: Any, seat: int) -> None:
        self.networks = networks
        self.state = state
        self.seat = seat
        self.own = empire_of(state, seat, True)
        self.rivals = [each for each in range(state.seats) if each != seat]
        self.others = [empire_of(state, each, False) for each in self.rivals]

    def chances(self, ends: Sequence[Empire]) -> Row:
        """How likely a win is with each of these empires, the phase that goes on being over."""
        state = self.state
        actions: list[Actions] = [player.actions for player in state.players]
        others = [Seen(empire, actions[seat]) for empire, seat in zip(self.others, self.rivals, strict=True)]
        rows = self._rows(len(ends))
        for row, empire in zip(rows, ends, strict=True):
            pool = state.pool - (empire.chips - self.own.chips)
            moment = Moment(pool, state.round, state.agenda[1:], True)
            look(row, Seen(empire, actions[self.seat]), others, moment)
        return self.networks.chances(rows)

    def choosing(self, options: Sequence[Actions]) -> Row:
        """How good each of these actions is, as a logit: by what may come of it, and by habit."""
        chances = self._outcomes(options)
        habit = self.networks.choosing(self._beginning(self.own, self.others), options)
        found: Row = np.log(chances / (1 - chances)) + TRUST * np.log(habit + 1e-3)
        return found

    def best_chance(self, options: Sequence[Actions]) -> float:
        """How likely a win is after the best of these actions."""
        return float(self._outcomes(options).max())

    def _outcomes(self, options: Sequence[Actions]) -> Row:
        """How likely a win is after each of these actions, against what others are foretold to choose."""
        rounds = self._foreseen(options)
        rows = self._rows(len(options) * len(rounds))
        pairs = [(own, others) for own in options for others in rounds]
        for row, (own, others) in zip(rows, pairs, strict=True):
            to_come = _phases_of((own, *others))
            seen = [Seen(empire, actions) for empire, actions in zip(self.others, others, strict=True)]
            look(row, Seen(self.own, own), seen, Moment(self.state.pool, self.state.round, to_come, True))
        wins = 1 / (1 + np.exp(-self.networks.chances(rows)))
        odds = np.array(list(rounds.values()))
        found: Row = np.clip(wins.reshape(len(options), -1) @ (odds / odds.sum()), 1e-6, 1 - 1e-6)
        return found

    def _foreseen(self, options: Sequence[Actions]) -> dict[tuple[Actions, ...], float]:
        """What the others may choose together, the likeliest of it, and how likely each is."""
        found: dict[tuple[Actions, ...], float] = {(): 1.0}
        for at, rival in enumerate(self.others):
            rest = [
                *self.others[:at],
                *self.others[at + 1 :],
                self.own._replace(hand=(), more=self.own.cards),
            ]
            odds = self.networks.foretold(self._beginning(rival, rest), options)
            joint = {
                (*before, actions): likely * float(chance)
                for before, likely in found.items()
                for actions, chance in zip(options, odds, strict=True)
            }
            found = dict(sorted(joint.items(), key=lambda each: -each[1])[:FORESEEN])
        return found

    def _beginning(self, own: Empire, others: Sequence[Empire]) -> Row:
        """The round before anybody has chosen."""
        row: Row = self._rows(1)[0]
        look(row, Seen(own), [Seen(other) for other in others], Moment(self.state.pool, self.state.round))
        return row

    def _rows(self, many: int) -> Row:
        rows: Row = np.zeros((many, width(self.state.seats)), np.float32)
        return rows


@cache
def _phases_of(chosen: tuple[Actions, ...]) -> tuple[str, ...]:
    opened = {OPENS[action] for actions in chosen for action in actions}
    return tuple([phase for phase in ORDER if phase in opened])


def learned_answer(networks: Networks, state: Any, choice: Choice) -> Answer:
    """The answer of the networks to a choice in a world."""
    judge = Judge(USUAL, state, choice.seat)
    how = ANSWERS.get(choice.prompt)
    if how is None or judge.impatient:  # a game without end is brought to one
        return answer(USUAL, state, choice)
    return how(Position(networks, state, choice.seat), choice)


def _actions(position: Position, choice: Choice) -> Option:
    worth = position.choosing([option[1:] for option in choice.options])
    return choice.options[int(np.argmax(worth))]


def ranked_actions(networks: Networks, state: Any, choice: Choice) -> list[Answer]:
    """Actions, the best first; a game without end is brought to one."""
    if Judge(USUAL, state, choice.seat).impatient:
        return [answer(USUAL, state, choice)]
    worth = Position(networks, state, choice.seat).choosing([option[1:] for option in choice.options])
    return [choice.options[at] for at in np.argsort(-worth, kind="stable").tolist()]


def likely(networks: Networks, state: Any, choice: Choice) -> float:
    """How likely a seat is to win that chooses its next action well."""
    return Position(networks, state, choice.seat).best_chance([option[1:] for option in choice.options])


def _place(position: Position, choice: Choice) -> Option:
    mind = Mind(USUAL, position.state, choice.seat)
    ends = ends_of_ways(mind, choice) if choice.prompt == "way" else ends_of_placing(mind, choice)
    worth = position.chances([empire for _, empire in ends])
    return ends[int(np.argmax(worth))][0] if ends else PASS


def _give_away(position: Position, choice: Choice) -> Answer:
    """The cards that are missed least."""
    return _least_missed(position, choice, choice.at_least)


def _keep(position: Position, choice: Choice) -> Answer:
    """All cards looked at but those that are missed least."""
    given = _least_missed(position, choice, len(choice.options) - choice.at_least)
    return tuple([option for option in choice.options if option not in given])


def _least_missed(position: Position, choice: Choice, count: int) -> tuple[Option, ...]:
    face, hand = position.state.cards.face, position.own.hand
    without = []
    for _, card in choice.options:
        at = hand.index(face[card])
        without.append(position.own._replace(hand=hand[:at] + hand[at + 1 :]))
    order = np.argsort(-position.chances(without), kind="stable")[:count].tolist()
    return tuple([option for at, option in enumerate(choice.options) if at in order])


ANSWERS: dict[str, Callable[[Position, Choice], Answer]] = {
    "action": _actions,
    "actions": _actions,
    "develop": _place,
    "settle": _place,
    "way": _place,
    "start": _give_away,
    "pay": _give_away,
    "hand-limit": _give_away,
    "explore": _keep,
}
