"""A player that answers each question by the best action of a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...kernel import Answer, Choice, Game, Option
from ...kernel.learning.partial_answer import Picks
from .network import Floats, Network, Rows


class Player:
    """Evaluates positions of one game with a network."""

    def __init__(self, game: Game, seats: int, network: Network) -> None:
        self.seats = seats
        #: The usual lead in points during training.
        self.usual = network.usual
        self._layout = game.layout(seats)
        self._actions = game.actions
        self._network = network
        self._row: Rows = np.zeros(self._layout.size_of_observation, np.int16)
        self._buffer: Any = memoryview(self._row)  # type: ignore[arg-type]

    def judge(
        self, state: Any, choice: Choice, options: Sequence[Option], picked: Sequence[int]
    ) -> tuple[list[int], Floats, float]:
        """The action numbers of these options, their probabilities, and the value of the position."""
        numbers = self._actions.numbers(state, choice, options)
        self._layout.fill(state, choice.seat, choice, picked, self._buffer)
        odds, value = self._network.judge(self._row, numbers)
        return numbers, odds, value

    def odds(
        self, state: Any, choice: Choice, options: Sequence[Option], picked: Sequence[Option]
    ) -> tuple[list[float], float]:
        """The probabilities of these options, and the value of the position."""
        before = self._actions.numbers(state, choice, picked) if picked else ()
        _, odds, value = self.judge(state, choice, options, before)
        return odds.tolist(), value

    def answer(self, state: Any, choice: Choice) -> Answer:
        """The most probable answer, pick by pick."""
        picks, picked = Picks(choice, canonical=False), list[int]()
        while not picks.done:
            options = picks.candidates()
            if len(options) == 1:
                picks.take(options[0])
                continue
            numbers, odds, _ = self.judge(state, choice, options, picked)
            best = int(np.argmax(odds))
            picks.take(options[best])
            picked.append(numbers[best])
        return picks.answer()
