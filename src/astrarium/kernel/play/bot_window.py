"""A window: a player's interface to a table, for bots.

It holds an imagined world and no reference to the true table, so a bot cannot read hidden data. Worlds
imagined from an imagined world have the same distribution.
"""

from __future__ import annotations

from typing import Any

from ..choice import Choice
from ..errors import IllegalAnswer
from ..game import Game
from ..hidden.chance import Bits
from .table import Table


class Window:
    """A seat's choice, its view and imagined worlds."""

    __slots__ = ("_world", "seat")

    def __init__(self, table: Table, seat: int, chance: Bits) -> None:
        self.seat = seat
        self._world = table.fork(observer=seat, chance=chance)

    @property
    def game(self) -> Game:
        return self._world.game

    @property
    def choice(self) -> Choice:
        """The open choice of the seat."""
        choice = self._world.choice(self.seat)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=self.seat)
        return choice

    @property
    def view(self) -> dict[str, Any]:
        """The view of the seat."""
        return self._world.view(self.seat)

    def imagine(self, chance: Bits, *, light: bool = True) -> Table:
        """Another world consistent with the seat's knowledge; a light one is for playouts."""
        return self._world.fork(observer=self.seat, chance=chance, light=light)
