"""Race in C for Python: a game action by action.

The same seed deals the same cards as in `astrarium.start`, and the same actions lead to the same positions,
masks and rows (docs/native.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import (
    CDLL,
    Structure,
    addressof,
    byref,
    c_char_p,
    c_float,
    c_int,
    c_int16,
    c_int32,
    c_uint8,
    c_uint64,
    c_void_p,
    create_string_buffer,
    memmove,
    sizeof,
)
from functools import cache
from typing import Any

from ..games.race import GAME
from ..games.race import components as box
from ..games.race.setup import faces_named
from ..kernel import BadSetup
from ..kernel.learning.action_index import NoSuchAction
from .c_library import NotNative, load
from .race_component_table import FACES, Box, table, too_large

#: A seed has to be shorter than this, in bytes.
SEED = 48
#: Characters for a number that follows a seed.
NUMBER = 11
#: Length of the buffer for a position in numbers.
POSITION = 4096


class Setting(Structure):
    """The C structure of a game's settings; see race/deal.h."""

    _fields_ = [
        ("seats", c_int),
        ("advanced", c_int),
        ("first_game", c_int),
        ("quick", c_int),
        ("worlds", c_void_p),
        ("deck", c_void_p),
    ]


@cache
def engine() -> CDLL:
    """The library, with the table of the loaded components; memoised."""
    if too_large():
        raise NotNative("error-native-components", what=too_large())
    library = load("race")
    for name in (
        "race_deal",
        "race_begin",
        "race_step",
        "race_look",
        "race_rewards",
        "race_random",
        "race_digest",
    ):
        getattr(library, name).restype = None
    open_table(library, table())
    return library


def open_table(library: CDLL, numbers: Box) -> None:
    """Set the component table of the engine."""
    if library.race_open(byref(numbers), sizeof(numbers)):
        raise NotNative("error-compiler-failed", why="race.h")


def setting(seats: int, options: Mapping[str, Any] | None, quick: bool = False) -> Setting:
    """The options of a game for the engine; `quick`: its own faster generator shuffles, with other deals."""
    checked = GAME.check_setup(seats, options)
    worlds = [box.FACES[name][0] for name in checked["start_worlds"] or ()]
    made = Setting(seats, int(checked["advanced"]), int(checked["first_game"]), int(quick))
    made.kept = []
    for name, cards in (("worlds", worlds), ("deck", faces_named(tuple(checked["deck"] or ())))):
        if cards:
            array = (c_uint8 * FACES)(*cards)
            made.kept.append((name, array))
            setattr(made, name, addressof(array))
    return made


def seed_text(seed: int | str, room: int = 0) -> bytes:
    """A seed as bytes for the engine; `room`: bytes that will follow it."""
    text = str(seed).encode()
    if isinstance(seed, bool) or not 0 < len(text) < SEED - room:
        raise BadSetup("error-native-seed", most=SEED - room - 1)
    return text


class NativeSteps:
    """A game of Race in C, action by action: like `ActionStepper`, without state and choices."""

    __slots__ = ("_game", "_lib", "seats")

    def __init__(self, seats: int, seed: int | str, options: Mapping[str, Any] | None = None) -> None:
        self._lib, self.seats = engine(), seats
        self._game = create_string_buffer(self._lib.race_size(seats))
        text, begin = seed_text(seed), setting(seats, options)
        self._lib.race_deal(self._game, byref(begin), c_char_p(text), len(text))

    def fork(self) -> NativeSteps:
        """An independent copy."""
        twin = NativeSteps.__new__(NativeSteps)
        twin._lib, twin.seats = self._lib, self.seats
        twin._game = create_string_buffer(len(self._game))
        memmove(twin._game, self._game, len(self._game))
        return twin

    @property
    def over(self) -> bool:
        return bool(self._lib.race_over(self._game))

    @property
    def acts(self) -> int:
        """The number of actions so far."""
        return int(self._lib.race_acts(self._game))

    @property
    def seat(self) -> int:
        """The seat to act; -1 at the end of the game."""
        return int(self._lib.race_seat(self._game))

    @property
    def seats_asked(self) -> list[int]:
        """The seats with an open question, the seat to act first."""
        if self.over:
            return []
        asked = (c_uint8 * self.seats)()
        return list(asked[: self._lib.race_waiting(self._game, asked)])

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal action numbers of a seat; equal cards repeat a number."""
        numbers = (c_int32 * 512)()
        return list(numbers[: self._lib.race_legal(self._game, self.seat if seat is None else seat, numbers)])

    def act(self, number: int, seat: int | None = None) -> None:
        """Take an action for a seat; by default for the seat to act."""
        if not self._lib.race_act(self._game, self.seat if seat is None else seat, int(number)):
            known = 0 <= number < len(GAME.actions)
            raise NoSuchAction("error-no-action", action=GAME.actions.names[number] if known else str(number))

    def look(self, seat: int, memory: bool, row: int, mask: int) -> None:
        """Fill a row and a mask, at these addresses, for a seat."""
        self._lib.race_look(self._game, seat, int(memory), c_void_p(row), c_void_p(mask), len(GAME.actions))

    def rewards(self) -> list[float]:
        """The reward of each seat at the end."""
        paid = (c_float * self.seats)()
        self._lib.race_rewards(self._game, paid)
        return list(paid)

    def points(self) -> list[float]:
        """The current points of each seat."""
        return [float(self._lib.race_points(self._game, seat)) for seat in range(self.seats)]

    def position(self) -> Sequence[int]:
        """The whole position in plain numbers (race/rows.h), for comparing engines."""
        numbers = (c_int16 * POSITION)()
        return numbers[: self._lib.race_position(self._game, numbers)]


def play_random(
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    first: int = 0,
    quick: bool = False,
) -> Sequence[int]:
    """Play games at random; returns for each the number of actions, the rounds and the points by seat."""
    begin, text = setting(seats, options, quick), seed_text(seed, NUMBER)
    told = (c_int32 * (games * (2 + seats)))()
    engine().race_random(byref(begin), c_char_p(text), len(text), first, games, told)
    return list(told)


def digests(
    seats: int, games: int, seed: int = 0, options: Mapping[str, Any] | None = None, first: int = 0
) -> Sequence[int]:
    """Play the games of `play_random`; returns for each a digest of all positions, rows and options."""
    text, begin, told = seed_text(seed, NUMBER), setting(seats, options), (c_uint64 * games)()
    engine().race_digest(byref(begin), c_char_p(text), len(text), first, games, told)
    return list(told)
