"""Encodes an observation row for a network: amounts are scaled, names are embedded."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kernel import Game

#: Embedding size of a name, and of all picks so far.
NAME, PICKED = 8, 16


class Embedding(NamedTuple):
    """A field of names in a row: its begin, its length, and the range of its codes."""

    field: str
    begin: int
    length: int
    least: int
    kinds: int

    @property
    def width(self) -> int:
        """The embedding size of each name."""
        return min(NAME, self.kinds)


class InputEncoding(NamedTuple):
    """The encoding of a game's observation row for this number of seats."""

    #: Indices of the amounts in a row.
    amounts: NDArray[np.intp]
    named: tuple[Embedding, ...]
    #: Slice of the actions picked so far, and the number of actions.
    picked: slice
    actions: int
    #: The names and sizes of all fields. A network fits only rows with the signature of its training.
    signature: tuple[str, ...]

    @property
    def width(self) -> int:
        """The number of inputs of the first layer."""
        return len(self.amounts) + sum(each.length * each.width for each in self.named) + PICKED


def reading_of(game: Game, seats: int) -> InputEncoding:
    """The input encoding for the observations of a game."""
    layout = game.layout(seats)
    amounts: list[int] = []
    named: list[Embedding] = []
    picked = slice(0, 0)
    fields = [field for field in layout.fields if not field.memory]
    for field in fields:
        begin = layout.begins[field.name]
        if field.name == "picked":
            picked = slice(begin, begin + field.size)
        elif field.code:
            kinds = field.most - min(field.least, 0) + 1
            named.append(Embedding(field.name, begin, field.size, min(field.least, 0), kinds))
        else:
            amounts += range(begin, begin + field.size)
    signature = (*[f"{field.name} {field.size}" for field in fields], f"actions {len(game.actions)}")
    return InputEncoding(np.array(amounts, np.intp), tuple(named), picked, len(game.actions), signature)
