"""A game as an environment: numbers in, arrays out, one game after another.

The adapters for other libraries and the batches of games are built on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..game_registry import game as installed
from ..kernel import ActionStepper, Game, GameFacts, facts, new_state, utilities
from ..kernel.learning.features import Filler
from ..moved_modules import old_names

Rows = NDArray[np.int16]
Masks = NDArray[np.int8]


class ObservationOptions:
    """The observation of a game for a number of seats: the fields of its row."""

    def __init__(self, game: str | Game, seats: int | None = None, memory: bool = False) -> None:
        """With `memory`, rows are information states: they include what was seen and is hidden again."""
        self.game = installed(game) if isinstance(game, str) else game
        self.facts: GameFacts = facts(self.game, seats)
        self.seats = self.facts.players
        self.layout = self.game.layout(self.seats)
        self.size = self.layout.size if memory else self.layout.size_of_observation
        self.actions = self.facts.actions
        self.fields = tuple(field for field in self.layout.fields if memory or not field.memory)

    def bounds(self) -> tuple[Rows, Rows]:
        """The minimum and the maximum of each number of a row."""
        least, most = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for field in self.fields:
            begin = self.layout.begins[field.name]
            least[begin : begin + field.size] = min(field.least, 0)
            most[begin : begin + field.size] = field.most
        return least, most

    def named(self, rows: Rows) -> dict[str, Rows]:
        """Views of the fields of rows, by name and in their shapes; leading batch dimensions stay."""
        before = rows.shape[:-1]
        return {
            field.name: rows[..., begin : begin + field.size].reshape(*before, *field.shape)
            for field in self.fields
            for begin in (self.layout.begins[field.name],)
        }


class Environment:
    """One game at a time. `look` fills a row and a mask in place."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        memory: bool = False,
        row: Rows | None = None,
        mask: Masks | None = None,
    ) -> None:
        self.sight = ObservationOptions(game, seats, memory)
        self.game, self.seats = self.sight.game, self.sight.seats
        self.options = dict(options or {})
        self.row: Rows = np.zeros(self.sight.size, np.int16) if row is None else row
        self.mask: Masks = np.zeros(self.sight.actions, np.int8) if mask is None else mask
        self._row, self._mask = memoryview(self.row), memoryview(self.mask)  # type: ignore[arg-type]
        self._nothing = memoryview(np.zeros(self.sight.actions, np.int8))  # type: ignore[arg-type]
        self._filler = Filler(self.sight.layout)
        self.longest = self.game.nature.longest
        self.steps: ActionStepper
        self.reset(0)

    def reset(self, seed: int | str) -> None:
        """A new game; the same seed always gives the same deal."""
        self.steps = ActionStepper(self.game, new_state(self.game, self.seats, seed, self.options))
        self._filler.forget()

    @property
    def seat(self) -> int:
        """The seat to act; -1 after the end of the game."""
        return -1 if self.ended else self.steps.seat

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off at its maximum length."""
        return not self.steps.over and self.steps.acts >= self.longest

    @property
    def ended(self) -> bool:
        steps = self.steps
        return not steps.waiting or steps.acts >= self.longest

    def look(self, seat: int | None = None) -> None:
        """Fill row and mask for a seat, by default the seat to act; the mask is empty if it is not asked."""
        steps, mask = self.steps, self._mask
        if seat is None:
            asked = steps.waiting[0] if steps.waiting else None
            seat = 0 if asked is None else asked.choice.seat
        else:
            asked = next((each for each in steps.waiting if each.choice.seat == seat), None)
        mask[:] = self._nothing
        if asked is None:
            self._filler.fill(steps.state, seat, None, (), self._row)
            return
        for number in steps.numbers(asked):
            mask[number] = 1
        self._filler.fill(steps.state, seat, asked.choice, asked.picked, self._row)

    def act(self, action: int, seat: int | None = None) -> None:
        """Take an action for a seat that is asked, by default the seat to act."""
        self.steps.act(action, seat)

    def rewards(self) -> list[float]:
        """The reward of each seat after the end of the game; a truncated game has no winner."""
        if not self.steps.over:
            return [0.0] * self.seats
        return utilities(self.game, self.game.result(self.steps.state))

    def points(self) -> list[float]:
        """The current points of each seat."""
        return list(self.game.standing(self.steps.state))


#: Names of earlier releases.
__getattr__ = old_names(__name__, {"Sight": (__name__, "ObservationOptions")})
