"""What a learner sees: a row of whole numbers, made of what a seat knows and of nothing else.

A game's `features.py` says which fields the row has and fills them; this lays them out. It is filled in an
`array`, where single numbers are quickest to set, and then copied into whatever buffer of 16-bit numbers is
given: a row of a NumPy array, memory that processes share.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import compress, count
from math import prod
from operator import ne
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


class Seen(Enum):
    """How what one seat sees differs from what another does."""

    #: Not at all.
    ALIKE = auto()
    #: It is by player: a row begins with whose it is, and goes on clockwise.
    TURNED = auto()
    #: In its own way.
    OWN = auto()


class Part(NamedTuple):
    """Fields side by side that seldom change: they are filled again only when what they tell has changed."""

    first: str
    last: str
    seen: Seen
    #: What they are made of, beside the seat: (state). A list of the state, or a tuple of some, is copied
    #: only when it has changed.
    of: Callable[[Any], Any]
    #: Fill them, in a row of zeros: (state, seat, row, where each of them begins). For one seat alone, unless
    #: each sees its own.
    fill: Callable[[Any, int, Row, Sequence[int]], None]


class Laid(NamedTuple):
    """A part, as it lies in a row."""

    fill: Callable[[Any, int, Row, Sequence[int]], None]
    stretch: slice
    zeros: array[int]
    begins: tuple[int, ...]
    own: bool
    #: Where seats see it turned: the places of its fields, and what each seat sees of them (twice over).
    turned: tuple[slice, ...]
    pieces: tuple[tuple[slice, ...], ...]


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
        self.seats = seats
        self.size = end
        #: The numbers that come before those which are remembered.
        self.size_of_observation = min(
            (begins[each.name] for each in self.fields if each.memory), default=end
        )
        self.begins = begins
        self.parts = tuple(self._laid(part, seats) for part in features.parts)
        self.watched = tuple(part.of for part in features.parts)
        #: The numbers that are filled at every question.
        self.head = self.parts[0].stretch.start if self.parts else self.size_of_observation
        self.empty_head = array("h", bytes(2 * self.head))
        self.at = tuple(begin for begin in begins.values() if begin < self.head)[len(own) :]
        self.remembered = tuple(begins[field.name] for field in self.fields if field.memory)
        self.question = {prompt: at for at, prompt in enumerate(features.prompts)}
        self.features = features
        self._filler = Filler(self)

    def _laid(self, part: Part, seats: int) -> Laid:
        names = [field.name for field in self.fields]
        inside = self.fields[names.index(part.first) : names.index(part.last) + 1]
        places = [slice(begin := self.begins[field.name], begin + field.size) for field in inside]
        stretch = slice(places[0].start, places[-1].stop)
        pieces = [
            tuple(slice(seat * field.size // seats, (seat + seats) * field.size // seats) for field in inside)
            for seat in range(seats)
        ]
        return Laid(
            fill=part.fill,
            stretch=stretch,
            zeros=array("h", bytes(2 * (stretch.stop - stretch.start))),
            begins=tuple(place.start for place in places),
            own=part.seen is Seen.OWN,
            turned=tuple(places) if part.seen is Seen.TURNED else (),
            pieces=tuple(pieces),
        )

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
    """Fills rows of one table, again and again: what has not changed is not filled anew.

    A part that has changed is filled once for all, on a sheet of the table's; each seat copies it from there
    when it looks next. While a seat picks, the same list growing, nothing else changes.
    """

    __slots__ = ("_layout", "_memory", "_picked", "_rows", "_sheet", "_stale", "_told", "_wheels")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        #: By seat: the row, the whole of it to be copied, and its observation alone.
        self._rows = [_viewed(array("h", bytes(2 * layout.size)), layout) for _ in range(layout.seats)]
        #: Zeros for what is remembered.
        self._memory = array("h", bytes(2 * (layout.size - layout.size_of_observation)))
        self._sheet = array("h", bytes(2 * layout.size))
        #: Of each part that seats see turned, its fields twice over: what any seat sees is one piece of that.
        self._wheels: list[list[array[int]]] = [[] for _ in layout.parts]
        #: What each part told when it was filled last; by seat, the parts that were filled since it looked.
        self._told: list[Any] = []
        self._stale: list[set[int]] = [set() for _ in range(layout.seats)]
        #: By seat: the picks of the question that its row was filled for last.
        self._picked: list[Sequence[int]] = []
        self.forget()

    def forget(self) -> None:
        """Fill everything next time: another table comes."""
        self._told = [None] * len(self._layout.parts)
        self._picked = [()] * self._layout.seats

    def fill(self, g: Any, seat: int, choice: Choice | None, picked: Sequence[int], buffer: Buffer) -> None:
        """As `Layout.fill`."""
        layout = self._layout
        row, whole, observed = self._rows[seat]
        features = layout.features
        if not picked or picked is not self._picked[seat]:
            self._picked[seat] = picked
            row[: layout.head] = layout.empty_head
            if choice is not None:
                row[layout.question[choice.prompt]] = 1
            features.fill(g, seat, choice, row, layout.at)
            tells = [of(g) for of in layout.watched]
            if changed := [*compress(count(), map(ne, tells, self._told))]:
                self._fill_for_all(g, tells, changed)
            if self._stale[seat]:
                self._catch_up(g, seat, row)
        if picked:
            at = layout.begins["picked"]
            for number in picked[-PICKS:]:
                row[at] = number + 1
                at += 1
        if len(buffer) == layout.size_of_observation:
            buffer[:] = observed
        else:
            row[layout.size_of_observation :] = self._memory
            features.remember(g, seat, row, layout.remembered)
            buffer[:] = whole

    def _fill_for_all(self, g: Any, tells: list[Any], changed: list[int]) -> None:
        """Fill the parts that have changed on the sheet."""
        sheet, told = self._sheet, self._told
        for number in changed:
            told[number] = _kept(tells[number])
            fill, stretch, zeros, begins, own, turned, _ = self._layout.parts[number]
            if not own:
                sheet[stretch] = zeros
                fill(g, 0, sheet, begins)
                self._wheels[number] = [2 * sheet[place] for place in turned]
        for stale in self._stale:
            stale.update(changed)

    def _catch_up(self, g: Any, seat: int, row: Row) -> None:
        """Copy into a seat's row what has changed since it looked."""
        stale, parts = self._stale[seat], self._layout.parts
        for number in stale:
            fill, stretch, zeros, begins, own, turned, pieces = parts[number]
            if turned:
                for place, wheel, piece in zip(turned, self._wheels[number], pieces[seat], strict=True):
                    row[place] = wheel[piece]
            elif own:
                row[stretch] = zeros
                fill(g, seat, row, begins)
            else:
                row[stretch] = self._sheet[stretch]
        stale.clear()


def _viewed(row: Row, layout: Layout) -> tuple[Row, Buffer, Buffer]:
    whole = memoryview(row)
    return row, whole, whole[: layout.size_of_observation]


def _kept(tells: Any) -> Any:
    """What was told, as it is now: the state's own lists go on changing."""
    if type(tells) is tuple:
        return tuple([each[:] if type(each) is list else each for each in tells])
    return tells[:] if type(tells) is list else tells


_PICKED = (
    "of a question at which several are picked: the numbers of the actions picked so far, each plus one, "
    "0 for none"
)
