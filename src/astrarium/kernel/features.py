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
    #: Its numbers are names of things, not amounts: 4 is another thing than 3, not more of it.
    code: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)


class Part(NamedTuple):
    """Fields side by side that seldom change: they are filled again only when what they tell has changed."""

    first: str
    last: str
    #: What they are made of, beside the seat: (state). A list of the state, or a tuple of some, is copied
    #: only when it has changed.
    of: Callable[[Any], Any]
    #: Fill them, in a row of zeros: (state, seat, row, where each of them begins).
    fill: Callable[[Any, int, Row, Sequence[int]], None]


@dataclass(frozen=True, slots=True)
class Features:
    """What a game says of its rows."""

    #: The fields for so many seats; what is by player begins with whose row it is, then goes clockwise.
    fields: Callable[[int], Sequence[Field]]
    #: Fill a row of zeros: (state, seat, its choice if it has one, row, where each field begins); the fields
    #: of parts left out.
    fill: Callable[[Any, int, Choice | None, Row, Sequence[int]], None]
    #: Fill the fields that are remembered: (state, seat, row, where each of them begins).
    remember: Callable[[Any, int, Row, Sequence[int]], None]
    #: Every question of the game, in the order of the first field; a new one appends.
    prompts: tuple[str, ...]
    #: Parts of the row, after all other fields that are not remembered.
    parts: tuple[Part, ...] = ()


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
        names = [field.name for field in self.fields]
        self.parts = []
        for part in features.parts:
            inside = names[names.index(part.first) : names.index(part.last) + 1]
            stretch = slice(begins[inside[0]], begins[inside[-1]] + self.fields[names.index(part.last)].size)
            zeros = array("h", bytes(2 * (stretch.stop - stretch.start)))
            self.parts.append((part.of, part.fill, stretch, zeros, tuple(begins[name] for name in inside)))
        #: The numbers that are filled at every question.
        self.head = self.parts[0][2].start if self.parts else self.size_of_observation
        self.at = tuple(begin for begin in begins.values() if begin < self.head)[len(own) :]
        self.remembered = tuple(begins[field.name] for field in self.fields if field.memory)
        self.question = {prompt: at for at, prompt in enumerate(features.prompts)}
        self.features = features
        self._filler = Filler(self)

    def fill(self, g: Any, seat: int, choice: Choice | None, picked: Sequence[int], buffer: Buffer) -> None:
        """Fill a buffer with what a seat knows at its question; `picked`: the actions it has picked so far.

        As large as the whole row it takes the information state; as large as the observation, only that.
        """
        self._filler.forget()
        self._filler.fill(g, seat, choice, picked, buffer)

    def row(self, g: Any, seat: int, choice: Choice | None = None, picked: Sequence[int] = ()) -> array[int]:
        """A new row, filled."""
        made = array("h", bytes(2 * self.size))
        self.fill(g, seat, choice, picked, memoryview(made))
        return made


class Filler:
    """Fills rows of one seat of one table, again and again: what has not changed is not filled anew."""

    __slots__ = ("_bytes", "_head", "_layout", "_memory", "_observed", "_row", "_told")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._row = array("h", bytes(2 * layout.size))
        self._bytes = memoryview(self._row)
        self._observed = self._bytes[: layout.size_of_observation]
        #: Zeros for what is filled at every question, and for what is remembered.
        self._head = array("h", bytes(2 * layout.head))
        self._memory = array("h", bytes(2 * (layout.size - layout.size_of_observation)))
        self._told: list[Any] = []
        self.forget()

    def forget(self) -> None:
        """Fill everything next time: another table comes, or another seat."""
        self._told = [None] * len(self._layout.parts)

    def fill(self, g: Any, seat: int, choice: Choice | None, picked: Sequence[int], buffer: Buffer) -> None:
        """As `Layout.fill`."""
        layout, row, told = self._layout, self._row, self._told
        features = layout.features
        row[: layout.head] = self._head
        if choice is not None:
            row[layout.question[choice.prompt]] = 1
            if picked:
                at = layout.begins["picked"]
                for number in picked[-PICKS:]:
                    row[at] = number + 1
                    at += 1
        features.fill(g, seat, choice, row, layout.at)
        for number, (of, fill, stretch, zeros, begins) in enumerate(layout.parts):
            tells = of(g)
            if tells != told[number]:
                told[number] = _kept(tells)
                row[stretch] = zeros
                fill(g, seat, row, begins)
        if len(buffer) == layout.size_of_observation:
            buffer[:] = self._observed
        else:
            row[layout.size_of_observation :] = self._memory
            features.remember(g, seat, row, layout.remembered)
            buffer[:] = self._bytes


def _kept(tells: Any) -> Any:
    """What was told, as it is now: the state's own lists go on changing."""
    if type(tells) is tuple:
        return tuple([each[:] if type(each) is list else each for each in tells])
    return tells[:] if type(tells) is list else tells


_PICKED = (
    "of a question at which several are picked: the numbers of the actions picked so far, each plus one, "
    "0 for none"
)
