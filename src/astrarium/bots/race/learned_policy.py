"""Answers of `race-learned`: its networks choose actions, placements and discards.

Other questions (which goods to consume, what to guess) go to the small functions of policy.py: little can be
gained there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import numpy as np

from ...kernel import Answer, Choice, Option
from .action_choice import Actions
from .empire import Empire, empire_of
from .judge import impatient
from .network import Networks
from .network_input import Moment, Row, Seen, look, look_at_all, marks, strongest_first, width
from .policy import PASS, Policy, answer, ends_of_placing, ends_of_ways
from .weights import USUAL

#: Factor of the policy network's log-probability, against the logit of the predicted outcomes.
TRUST = 0.3
#: Maximum joint actions of the others that are evaluated.
FORESEEN = 24


class Position:
    """The view of a seat on a world, evaluated by the networks."""

    def __init__(self, networks: Networks, state: Any, seat: int) -> None:
        self.networks = networks
        self.state = state
        self.seat = seat
        self.own = empire_of(state, seat, True)
        players, others = state.players, [each for each in range(state.seats) if each != seat]
        #: The strongest first, with the actions of this round.
        self.others = strongest_first(
            [Seen(empire_of(state, each, False), players[each].actions) for each in others]
        )
        self._empires = [other.empire for other in self.others]

    def chances(self, ends: Sequence[Empire]) -> Row:
        """The chance to win (as a logit) with each of these empires after this phase."""
        state = self.state
        actions, to_come = state.players[self.seat].actions, state.agenda[1:]
        pools = [state.pool - (empire.chips - self.own.chips) for empire in ends]
        rows = self._rows(len(ends))
        look_at_all(
            rows,
            [Seen(empire, actions) for empire in ends],
            self.others,
            [Moment(pool, state.round, to_come, True) for pool in pools],
        )
        return self.networks.chances(rows)

    def choosing(self, options: Sequence[Actions]) -> Row:
        """A logit for each of these actions: by predicted outcomes and by the policy network."""
        beginning = self._beginning(self.own, self._empires)
        chances = self._outcomes(beginning, options)
        habit = self.networks.choosing(beginning, options)
        found: Row = np.log(chances / (1 - chances)) + TRUST * np.log(habit + 1e-3)
        return found

    def best_chance(self, options: Sequence[Actions]) -> float:
        """The chance to win after the best of these actions."""
        return float(self._outcomes(self._beginning(self.own, self._empires), options).max())

    def _outcomes(self, beginning: Row, options: Sequence[Actions]) -> Row:
        """The chance to win after each of these actions, against the predicted actions of the others."""
        rounds = self._foreseen(options)
        rows = np.repeat(beginning[None], len(options) * len(rounds), axis=0)
        for row, (own, others) in zip(rows, product(options, rounds), strict=True):
            row[marks((own, *others))] = 1
        wins = 1 / (1 + np.exp(-self.networks.chances(rows)))
        odds = np.array(list(rounds.values()))
        found: Row = np.clip(wins.reshape(len(options), -1) @ (odds / odds.sum()), 1e-6, 1 - 1e-6)
        return found

    def _foreseen(self, options: Sequence[Actions]) -> dict[tuple[Actions, ...], float]:
        """The likeliest joint actions of the others, with their probabilities."""
        found: dict[tuple[Actions, ...], float] = {(): 1.0}
        own = self.own._replace(hand=(), more=self.own.cards)
        for at, rival in enumerate(self._empires):
            rest = [*self._empires[:at], *self._empires[at + 1 :], own]
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


def learned_answer(networks: Networks, state: Any, choice: Choice) -> Answer:
    """The answer of the networks to a choice in a world."""
    how = ANSWERS.get(choice.prompt)
    if how is None or impatient(USUAL, state):  # ends a game that takes too long
        return answer(USUAL, state, choice)
    return how(Position(networks, state, choice.seat), choice)


def _actions(position: Position, choice: Choice) -> Option:
    worth = position.choosing([option[1:] for option in choice.options])
    return choice.options[int(np.argmax(worth))]


def ranked_actions(networks: Networks, state: Any, choice: Choice) -> list[Answer]:
    """Actions, the best first; in a game that takes too long, only that of `race-basic`, which ends it."""
    if impatient(USUAL, state):
        return [answer(USUAL, state, choice)]
    worth = Position(networks, state, choice.seat).choosing([option[1:] for option in choice.options])
    return [choice.options[at] for at in np.argsort(-worth, kind="stable").tolist()]


def likely(networks: Networks, state: Any, choice: Choice) -> float:
    """The chance of a seat to win after its best next action."""
    return Position(networks, state, choice.seat).best_chance([option[1:] for option in choice.options])


def _place(position: Position, choice: Choice) -> Option:
    policy = Policy(USUAL, position.state, choice.seat)
    ends = ends_of_ways(policy, choice) if choice.prompt == "way" else ends_of_placing(policy, choice)
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
