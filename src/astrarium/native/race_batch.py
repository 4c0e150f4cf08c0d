"""A part of a batch of Race in C: one call plays a step of all its games and fills their arrays."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from ctypes import Structure, addressof, byref, c_char, c_int32, c_void_p, create_string_buffer
from typing import Any

from ..games.race import GAME
from .race_engine import SEED, Setting, engine, seed_text, setting

#: Characters that follow the seed of a batch: the numbers of a row and of its game.
NUMBERS = 22


_BATCH: list[Any] = [
    *[(name, c_int32) for name in ("games", "seats", "memory", "actions", "width", "longest", "first")],
    *[("seed_length", c_int32), ("seed", c_char * SEED), ("setting", Setting)],
    *[(name, c_void_p) for name in ("state", "played", "observations", "masks", "chosen")],
    *[(name, c_void_p) for name in ("turn", "rewards", "points", "ended", "refused")],
]


class Batch(Structure):
    """The C structure of a batch: the memory of its games and arrays; see `Batch` in race/batch.h."""

    _fields_ = _BATCH


def new_batch(
    seats: int, begin: Setting, seed: int, memory: bool, numbers: range, pointers: Mapping[str, int]
) -> Batch:
    """A batch with the games of these rows. `pointers`: the addresses of its arrays by name."""
    layout, text = GAME.layout(seats), seed_text(seed, NUMBERS)
    width = layout.size if memory else layout.size_of_observation
    made = Batch(
        len(numbers), seats, int(memory), len(GAME.actions), width, GAME.nature.longest, numbers.start
    )
    made.seed_length, made.seed, made.setting = len(text), text, begin
    for name, address in pointers.items():
        setattr(made, name, address)
    return made


class NativePart:
    """A worker that plays Race in C; if `threaded`, in a thread that releases the GIL."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, Any] | None,
        seed: int,
        memory: bool,
        numbers: range,
        pointers: Mapping[str, int],
        threaded: bool,
    ) -> None:
        """`pointers`: the addresses of a batch's arrays, by their names in `Batch`."""
        self._lib, games = engine(), len(numbers)
        self._begin = setting(seats, options)
        self._state = create_string_buffer(self._lib.race_size(seats) * games)
        self._played, self._refused = (c_int32 * games)(), c_int32(0)
        own: dict[str, Any] = {"state": self._state, "played": self._played, "refused": self._refused}
        pointers = {**pointers, **{name: addressof(each) for name, each in own.items()}}
        self._arrays = new_batch(seats, self._begin, seed, memory, numbers, pointers)
        self._threads = ThreadPoolExecutor(1) if threaded else None
        self._asked: Future[None] | None = None
        self._lib.race_begin(byref(self._arrays))

    def go(self) -> None:
        """Begin a step."""
        if self._threads is not None:
            self._asked = self._threads.submit(self._step)
        else:
            self._step()

    def _step(self) -> None:
        self._lib.race_step(byref(self._arrays))

    def wait(self) -> None:
        """Wait for the end of the step."""
        if self._asked is not None:
            self._asked.result()
            self._asked = None

    def stop(self) -> None:
        """Stop the thread."""
        if self._threads is not None:
            self._threads.shutdown()
