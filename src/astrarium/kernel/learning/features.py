"""Observations: rows of 16-bit integers from the knowledge of one seat.

A game's `features.py` declares the fields of a row and fills them. This module lays them out. A row is filled
in an `array`, where setting single numbers is fastest. It is then copied to a buffer, such as a NumPy row or
shared memory.
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
from typing import Any, NamedTuple, TypeAlias

from ..choice import Choice

#: A row: an array("h").
Row: TypeAlias = "array[int]"
#: The target of a copy: a buffer of 16-bit numbers ("h").
Buffer: TypeAlias = "memoryview[int]"
#: Number of recent picks in a row.
PICKS = 6
#: Writes a number of adjacent values into a row, fast: `PACK[3](row, 2 * at, a, b, c)`.
PACK = tuple(Struct(f"{count}h").pack_into for count in range(256))
LIMIT = 2**15 - 1


class Field(NamedTuple):
    """A named array of numbers in a row."""

    name: str
    shape: tuple[int, ...]
    #: Description for people.
    says: str
    least: int = 0
    most: int = 1
    #: Remembered information, no longer visible on the table.
    memory: bool = False
    #: The numbers are categorical codes, not amounts.
    code: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)


class Seen(Enum):
    """How a part depends on the observing seat."""

    #: Equal for all seats.
    ALIKE = auto()
    #: By player, starting with the observing seat and continuing clockwise.
    TURNED = auto()
    #: Different for each seat.
    OWN = auto()


class Part(NamedTuple):
    """Adjacent fields that change rarely; they are filled again only after a change."""

    first: str
    last: str
    seen: Seen
    #: The values they depend on besides the seat: (state). Lists are copied only after a change.
    of: Callable[[Any], Any]
    #: Fills them in a row of zeros: (state, seat, row, start of each field). Called for seat 0 alone unless the
    #: part is OWN.
    fill: Callable[[Any, int, Row, Sequence[int]], None]


class Laid(NamedTuple):
    """A part with its place in a row."""

    fill: Callable[[Any, int, Row, Sequence[int]], None]
    stretch: slice
    zeros: array[int]
    begins: tuple[int, ...]
    own: bool
    #: For TURNED parts: the slices of the fields, and for each seat the slices of the doubled fields.
    turned: tuple[slice, ...]
    pieces: tuple[tuple[slice, ...], ...]


@dataclass(frozen=True, slots=True)
class Features:
    """A game's declaration of its observations."""

    #: The fields for a number of seats; fields by player start with the observing seat.
    fields: Callable[[int], Sequence[Field]]
    #: Fills a row of zeros except the parts: (state, seat, its choice or None, row, start of each field).
    fill: Callable[[Any, int, Choice | None, Row, Sequence[int]], None]
    #: Fills the remembered fields: (state, seat, row, start of each field).
    remember: Callable[[Any, int, Row, Sequence[int]], None]
    #: All prompts in the order of the first field; append-only.
    prompts: tuple[str, ...]
    #: Parts of the row, between the other visible fields and the remembered ones.
    parts: tuple[Part, ...] = ()


class Layout:
    """The layout of a row for a number of seats."""

    def __init__(self, features: Features, seats: int) -> None:
        own = (
            Field("question", (len(features.prompts),), "what the seat is asked, one of the game's prompts"),
            Field("picked", (PICKS,), _PICKED, 0, LIMIT),
        )
        #: Visible fields, then remembered ones.
        self.fields: tuple[Field, ...] = tuple(
            sorted((*own, *features.fields(seats)), key=lambda field: field.memory)
        )
        begins, end = {}, 0
        for field in self.fields:
            begins[field.name] = end
            end += field.size
        self.seats = seats
        self.size = end
        #: Length of the visible part.
        self.size_of_observation = min(
            (begins[each.name] for each in self.fields if each.memory), default=end
        )
        self.begins = begins
        self.parts = tuple(self._laid(part, seats) for part in features.parts)
        self.watched = tuple(part.of for part in features.parts)
        #: Length of the part that is filled at every question.
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
        """Fill a buffer with the knowledge of a seat at its question; `picked`: its picks so far.

        A buffer of full length gets the information state, a shorter one the observation.
        """
        self._filler.forget()
        self._filler.fill(g, seat, choice, picked, buffer)

    def row(self, g: Any, seat: int, choice: Choice | None = None, picked: Sequence[int] = ()) -> array[int]:
        """A new filled row."""
        made = array("h", bytes(2 * self.size))
        self.fill(g, seat, choice, picked, memoryview(made))
        return made


class Filler:
    """Fills the rows of one table incrementally.

    A changed part is filled once into a shared row, and each seat copies it at its next observation. While a
    seat picks (the same list grows), nothing else changes.
    """

    __slots__ = ("_layout", "_memory", "_picked", "_rows", "_sheet", "_stale", "_told", "_wheels")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        #: By seat: the row, a view of all of it, and a view of its visible part.
        self._rows = [_viewed(array("h", bytes(2 * layout.size)), layout) for _ in range(layout.seats)]
        #: Zeros for the remembered fields.
        self._memory = array("h", bytes(2 * (layout.size - layout.size_of_observation)))
        self._sheet = array("h", bytes(2 * layout.size))
        #: The doubled fields of each TURNED part; the view of any seat is a slice of them.
        self._wheels: list[list[array[int]]] = [[] for _ in layout.parts]
        #: The values of each part when it was last filled; by seat, the parts changed since its observation.
        self._told: list[Any] = []
        self._stale: list[set[int]] = [set() for _ in range(layout.seats)]
        #: By seat: the list of picks at its last observation.
        self._picked: list[Sequence[int]] = []
        self.forget()

    def forget(self) -> None:
        """Reset for another table: fill everything next time."""
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
        """Fill the changed parts in the shared row."""
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
        """Copy the parts changed since a seat's last observation to its row."""
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
    """A copy of the values, because the state's lists change."""
    if type(tells) is tuple:
        return tuple([each[:] if type(each) is list else each for each in tells])
    return tells[:] if type(tells) is list else tells


_PICKED = (
    "of a question at which several are picked: the numbers of the actions picked so far, each plus one, "
    "0 for none"
)
