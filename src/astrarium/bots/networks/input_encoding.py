"""How a network reads a row: amounts are weighed, names of things are looked up."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel import Game

#: Numbers that stand for a name, and for all that was picked so far.
NAME, PICKED = 8, 16


class Named(NamedTuple):
    """A field of names: where it begins in a row, how many there are, and which numbers name things."""

    field: str
    begin: int
    length: int
    least: int
    kinds: int

    @property
    def width(self) -> int:
        """Numbers that stand for each name."""
        return min(NAME, self.kinds)


class Reading(NamedTuple):
    """The row of a game of so many seats, as a network takes it in."""

    #: Where the amounts are.
    amounts: NDArray[np.intp]
    named: tuple[Named, ...]
    #: Where the actions picked so far are, and how many actions there are.
    picked: slice
    actions: int
    #: The names and sizes of all fields: a network fits the row it was taught on, and no other.
    signature: tuple[str, ...]

    @property
    def width(self) -> int:
        """How many numbers the first layer gets."""
        return len(self.amounts) + sum(each.length * each.width for each in self.named) + PICKED


def reading_of(game: Game, seats: int) -> Reading:
    """How a network reads the observations of a game."""
    layout = game.layout(seats)
    amounts: list[int] = []
    named: list[Named] = []
    picked = slice(0, 0)
    fields = [field for field in layout.fields if not field.memory]
    for field in fields:
        begin = layout.begins[field.name]
        if field.name == "picked":
            picked = slice(begin, begin + field.size)
        elif field.code:
            kinds = field.most - min(field.least, 0) + 1
            named.append(Named(field.name, begin, field.size, min(field.least, 0), kinds))
        else:
            amounts += range(begin, begin + field.size)
    signature = (*[f"{field.name} {field.size}" for field in fields], f"actions {len(game.actions)}")
    return Reading(np.array(amounts, np.intp), tuple(named), picked, len(game.actions), signature)
