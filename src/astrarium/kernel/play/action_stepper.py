"""A game action by action: one seat and one number at a time, as machines learn it.

Picks of several are made one at a time. Where several seats are asked at once, they may answer turn by turn
(`act(number)`: nobody sees another's answer, as the state does not change before all have answered) or all
at once (`act(number, seat)`, in any order).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .actions import NoSuchAction
from .choice import Answer, Choice, Option, Steps
from .errors import IllegalAnswer
from .game import Game
from .picks import Picks
from .play import ALL_PHASES, one_after_another
from .twins import settled


class Asked:
    """A seat's open question: what it may pick now, and what it has picked."""

    __slots__ = ("choice", "numbers", "options", "picked", "picks", "twins")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.picks = Picks(choice, canonical=False) if choice.several else None
        self.options: Sequence[Option] = choice.options if self.picks is None else self.picks.candidates()
        #: The actions that these options are, once somebody has looked.
        self.numbers: list[int] | None = None
        self.picked: list[int] = []
        #: Among several, some were there twice.
        self.twins = False


class Stepping:
    """A state being played; keeps nothing, and nobody watches. What has one answer is not asked."""

    __slots__ = ("_actions", "_given", "_steps", "acts", "game", "state", "waiting")

    def __init__(self, game: Game, state: Any) -> None:
        """From a checkpoint, such as a new game."""
        self.game = game
        self.state = state
        self._actions = game.actions
        self._steps: Steps = one_after_another(game, state, ALL_PHASES)
        #: Answers to a simultaneous question; None where one seat is asked.
        self._given: dict[int, Answer] | None = None
        #: The open questions, who is to act first; none when the game is over.
        self.waiting: list[Asked] = []
        #: Actions so far.
        self.acts = 0
        self._run(None)

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def seat(self) -> int:
        """Who is to act; -1 when the game is over."""
        return self.waiting[0].choice.seat if self.waiting else -1

    @property
    def seats_asked(self) -> list[int]:
        """All that are asked now: at most questions one, at simultaneous ones several."""
        return [asked.choice.seat for asked in self.waiting]

    def asked(self, seat: int | None = None) -> Asked:
        """The open question of a seat, or of who is to act."""
        waiting = self.waiting
        if seat is None and waiting:
            return waiting[0]
        for asked in waiting:
            if asked.choice.seat == seat:
                return asked
        raise IllegalAnswer("error-not-your-choice", seat=seat or 0)

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions that a seat may take; a number may be there twice, for twins."""
        return self.numbers(self.waiting[0] if seat is None else self.asked(seat))

    def numbers(self, asked: Asked) -> list[int]:
        """The actions that an open question leaves, in the order of its options."""
        numbers = asked.numbers
        if numbers is None:
            numbers = asked.numbers = self._actions.numbers(self.state, asked.choice, asked.options)
        return numbers

    def act(self, number: int, seat: int | None = None) -> None:
        """Take an action, as whoever is to act or as a seat that is asked."""
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
            answer = settled(self.game, self.state, asked.choice, answer)
        self._finish(asked, answer)

    def _finish(self, asked: Asked, answer: Answer) -> None:
        """A question is answered: go on, once all that were asked with it have answered."""
        if self._given is None:
            self._run(answer)
        else:
            self._given[asked.choice.seat] = answer
            self.waiting.remove(asked)
            if not self.waiting:
                self._run(self._given)

    def _called(self, number: int) -> str:
        names = self._actions.names
        return names[number] if 0 <= number < len(names) else str(number)

    def _run(self, value: Any) -> None:
        """Go on to the next question with something to choose."""
        send = self._steps.send
        try:
            while True:
                ask = send(value)
                if type(ask) is Choice:
                    if (ask.at_least < len(ask.options) and ask.at_most) or (value := ask.forced()) is None:
                        self._given = None
                        self.waiting = [Asked(ask)]
                        return
                    continue
                value, waiting = {}, []
                for choice in ask:  # type: ignore[union-attr]
                    if (choice.at_least < len(choice.options) and choice.at_most) or (
                        forced := choice.forced()
                    ) is None:
                        waiting.append(Asked(choice))
                    else:
                        value[choice.seat] = forced
                if waiting:
                    self._given, self.waiting = value, waiting
                    return
        except StopIteration:
            self.waiting = []
