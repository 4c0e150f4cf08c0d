"""Steps through a game action by action: one seat and one action number at a time.

A choice of several options takes one action per pick. In a simultaneous decision seats may act in turn
(`act(number)`) or in any order (`act(number, seat)`). The state changes only after all have answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..choice import Answer, Choice, Option, Steps
from ..errors import IllegalAnswer
from ..game import Game
from ..hidden.equal_cards import canonical
from ..learning.action_index import NoSuchAction
from ..learning.partial_answer import Picks
from .playout import ALL_PHASES, one_after_another


class OpenQuestion:
    """An open question of a seat, with its picks so far."""

    __slots__ = ("choice", "numbers", "options", "picked", "picks", "twins")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.picks = Picks(choice, canonical=False) if choice.several else None
        self.options: Sequence[Option] = choice.options if self.picks is None else self.picks.candidates()
        #: The action numbers of the options, computed on demand.
        self.numbers: list[int] | None = None
        self.picked: list[int] = []
        #: Whether several options had the same number.
        self.twins = False


class ActionStepper:
    """Plays a state without history or events; takes forced answers by itself."""

    __slots__ = ("_actions", "_given", "_steps", "acts", "game", "state", "waiting")

    def __init__(self, game: Game, state: Any) -> None:
        """From a checkpoint, such as a new game."""
        self.game = game
        self.state = state
        self._actions = game.actions
        self._steps: Steps = one_after_another(game, state, ALL_PHASES)
        #: Answers to a simultaneous question; None where one seat is asked.
        self._given: dict[int, Answer] | None = None
        #: The open questions, the next to act first; empty at the end of the game.
        self.waiting: list[OpenQuestion] = []
        #: Actions so far.
        self.acts = 0
        self._run(None)

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def seat(self) -> int:
        """The seat to act; -1 at the end of the game."""
        return self.waiting[0].choice.seat if self.waiting else -1

    @property
    def seats_asked(self) -> list[int]:
        """The seats with an open question."""
        return [asked.choice.seat for asked in self.waiting]

    def asked(self, seat: int | None = None) -> OpenQuestion:
        """The open question of a seat; by default of the seat to act."""
        waiting = self.waiting
        if seat is None and waiting:
            return waiting[0]
        for asked in waiting:
            if asked.choice.seat == seat:
                return asked
        raise IllegalAnswer("error-not-your-choice", seat=seat or 0)

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal action numbers of a seat; equal cards repeat a number."""
        return self.numbers(self.waiting[0] if seat is None else self.asked(seat))

    def numbers(self, asked: OpenQuestion) -> list[int]:
        """The legal action numbers of an open question, in the order of its options."""
        numbers = asked.numbers
        if numbers is None:
            numbers = asked.numbers = self._actions.numbers(self.state, asked.choice, asked.options)
        return numbers

    def act(self, number: int, seat: int | None = None) -> None:
        """Take an action for a seat; by default for the seat to act."""
        asked = self.asked(seat)
        numbers = asked.numbers or self.numbers(asked)
        try:
            at = numbers.index(number)
        except ValueError:
            raise NoSuchAction("error-no-action", action=self._called(number)) from None
        option = asked.options[at]
        self.acts += 1
        picks = asked.picks
        if picks is None:
            answer: Answer = option
        else:
            asked.twins = asked.twins or len(set(numbers)) < len(numbers)
            picks.take(option)
            asked.picked.append(number)
            if not picks.done:
                asked.options, left = picks.candidates(), numbers[:at] + numbers[at + 1 :]
                asked.numbers = left if len(left) == len(asked.options) else None  # one may stop from now on
                return
            answer = picks.answer()
        if asked.twins or numbers.count(number) > 1:
            answer = canonical(self.game, self.state, asked.choice, answer)
        self._finish(asked, answer)

    def _finish(self, asked: OpenQuestion, answer: Answer) -> None:
        """Store an answer; continue once all seats of the question have answered."""
        if self._given is None:
            self._run(answer)
        else:
            self._given[asked.choice.seat] = answer
            self.waiting.remove(asked)
            if not self.waiting:
                self._run(self._given)

    def _called(self, number: Any) -> str:
        names = self._actions.names
        known = isinstance(number, int) and 0 <= number < len(names)
        return names[number] if known else str(number)

    def _run(self, value: Any) -> None:
        """Continue to the next question with more than one answer."""
        send = self._steps.send
        try:
            while True:
                ask = send(value)
                if type(ask) is Choice:
                    if (ask.at_least < len(ask.options) and ask.at_most) or (value := ask.forced()) is None:
                        self._given = None
                        self.waiting = [OpenQuestion(ask)]
                        return
                    continue
                value, waiting = {}, []
                for choice in ask:  # type: ignore[union-attr]
                    if (choice.at_least < len(choice.options) and choice.at_most) or (
                        forced := choice.forced()
                    ) is None:
                        waiting.append(OpenQuestion(choice))
                    else:
                        value[choice.seat] = forced
                if waiting:
                    self._given, self.waiting = value, waiting
                    return
        except StopIteration:
            self.waiting = []
