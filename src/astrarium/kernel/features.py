"""What a learner sees: a row of whole numbers, made of what a seat knows and of nothing else.

A game's `features.py` says which fields the row has and fills them; this lays them out. It is filled in an
`array`, where single numbers are quickest to set, and then copied into whatever buffer of 16-bit numbers is
given: a row of a NumPy array, memory that processes share.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .choice import Choice

if TYPE_CHECKING:
    from .game import Game

#: A row to be filled; it is an array("h").
Row: TypeAlias = "array[int]"
#: A buffer of 16-bit numbers ("h") that a row is copied to.
Buffer: TypeAlias = "memoryview[int]"
#: The picks of one question that a row tells: the last so many.
PICKS = 6
#: Puts so many numbers side by side into a row: `PACK[3](row, 2 * at, a, b, c)`; nothing is quicker.
PACK = tuple(Struct(f"{count}h").pack_into for count in range(256))
LIMIT = 2**15 - 1


class Field(NamedTuple):
    """Some numbers of the row that belong together."""

    name: str
    shape: tuple[int, ...]
    #: What they say, for people.
    says: str
    least: int = 0
    most: int = 1
    #: Not on the table any more: the seat has seen it and remembers.
    memory: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Features:
    """What a game says of its rows."""

    #: The fields for so many seats; what is by player begins with whose row it is, then goes clockwise.
    fields: Callable[[int], Sequence[Field]]
    #: Fill a row of zeros: (state, seat, its choice if it has one, row, where each field begins).
    fill: Callable[[Any, int, Choice | None, Row, Sequence[int]], None]
    #: Fill the fields that are remembered: (state, seat, row, where each of them begins).
    remember: Callable[[Any, int, Row, Sequence[int]], None]
    #: Every question of the game, in the order of the first field; a new one appends.
    prompts: tuple[str, ...]


class Layout:
    """The row of a game of so many seats: which field is where."""

    def __init__(self, game: Game, features: Features, seats: int) -> None:
        own = (
            Field("question", (len(features.prompts),), "what the seat is asked, one of the game's prompts"),
            Field("picked", (PICKS,), _PICKED, 0, LIMIT),
        )
        #: What is on the table, then what is remembered.
        self.fields: tuple[Field, ...] = tuple(
            sorted((*own, *features.fields(seats)), key=lambda field: field.memory)
        )
        begins, end = {}, 0
        for field in self.fields:
            begins[field.name] = end
            end += field.size
        self.size = end
        #: The numbers that come before those which are remembered.
        self.size_of_observation = min(
            (begins[each.name] for each in self.fields if each.memory), default=end
        )
        self.begins = begins
        self._at = tuple(begins[field.name] for field in features.fields(seats) if not field.memory)
        self._remembered = tuple(begins[field.name] for field in self.fields if field.memory)
        self._question = {prompt: at for at, prompt in enumerate(features.prompts)}
        self._picked = begins["picked"]
        self._zeros = array("h", bytes(2 * end))
        self._row = self._zeros[:]
        self._bytes = memoryview(self._row)
        self._observed = self._bytes[: self.size_of_observation]
        self._fill, self._remember = features.fill, features.remember

    def fill(self, g: Any, seat: int, choice: Choice | None, picked: Sequence[int], buffer: Buffer) -> None:
        """Fill a buffer with what a seat knows at its question; `picked`: the actions it has picked so far.

        As large as the whole row it takes the information state; as large as the observation, only that.
        """
        row = self._row
        row[:] = self._zeros
        if choice is not None:
            row[self._question[choice.prompt]] = 1
            if picked:
                at = self._picked
                for number in picked[-PICKS:]:
                    row[at] = number + 1
                    at += 1
        self._fill(g, seat, choice, row, self._at)
        if len(buffer) == self.size:
            self._remember(g, seat, row, self._remembered)
            buffer[:] = self._bytes
        else:
            buffer[:] = self._observed

    def row(self, g: Any, seat: int, choice: Choice | None = None, picked: Sequence[int] = ()) -> array[int]:
        """A new row, filled."""
        made = self._zeros[:]
        self.fill(g, seat, choice, picked, memoryview(made))
        return made


_PICKED = (
    "of a question at which several are picked: the numbers of the actions picked so far, each plus one, "
    "0 for none"
)
