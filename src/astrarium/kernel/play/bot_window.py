"""A seat's window on a table: all that a bot ever gets.

The window holds an imagined world and nothing of the true table, so whatever a bot does with it, it cannot
learn what its seat may not know. Worlds imagined from an imagined world are as good as the first.
"""

from __future__ import annotations

from typing import Any

from .chance import Bits
from .choice import Choice
from .errors import IllegalAnswer
from .game import Game
from .table import Table


class Window:
    """What one seat knows at its decision, and worlds in which to think about it."""

    __slots__ = ("_world", "seat")

    def __init__(self, table: Table, seat: int, chance: Bits) -> None:
        self.seat = seat
        self._world = table.fork(observer=seat, chance=chance)

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def choice(self) -> Choice:
        """What the seat has to choose."""
        choice = self._world.choice(self.seat)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=self.seat)
        return choice

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._world.view(self.seat)

    def imagine(self, chance: Bits, *, light: bool = True) -> Table:
        """Another world that fits all the seat knows; a light one is for playing on and throwing away."""
        return self._world.fork(observer=self.seat, chance=chance, light=light)
