"""Chance: a seeded random number generator with named streams.

Draw k (from 0) of a stream is SHAKE-128 of the text "<seed>/<stream>/<k>", read as big-endian 64-bit numbers z.
A number below n is `z * n >> 64` of the first one. A shuffle sorts its items by one number each. Results are
the same on every machine and Python version, and unpredictable without the seed. Streams are independent: an
extra draw in one does not change another.

`log` holds the results since the last checkpoint. An imagined world (`imagine.py`) gets a fresh seed, and the
log as its `script`: seen results repeat, later ones are new.
"""

from __future__ import annotations

from functools import partial
from hashlib import shake_128
from struct import unpack
from typing import Any, Protocol


class Bits(Protocol):
    """A source of random bits: `Chance` or `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Chance:
    """The random number generator of one table."""

    __slots__ = ("log", "script", "seed", "streams")

    def __init__(self, seed: int | str, streams: dict[str, int] | None = None) -> None:
        self.seed = str(seed)
        #: Number of draws by stream.
        self.streams: dict[str, int] = streams if streams is not None else {}
        self.script: tuple[Any, ...] = ()
        self.log: list[Any] = []

    def copy(self) -> Chance:
        copy = Chance.__new__(Chance)
        copy.seed = self.seed
        copy.streams = self.streams.copy()
        copy.script = self.script
        copy.log = self.log.copy() if self.log else []
        return copy

    def to_json(self) -> dict[str, Any]:
        return {"seed": self.seed, "streams": self.streams.copy()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Chance:
        return cls(str(data["seed"]), {str(name): int(at) for name, at in data["streams"].items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    # -- the bare generator: no script, no log

    def _draw(self, stream: str, length: int) -> bytes:
        count = self.streams.get(stream, 0)
        self.streams[stream] = count + 1
        return shake_128(f"{self.seed}/{stream}/{count}".encode()).digest(length)

    def below(self, n: int, stream: str) -> int:
        """A uniform random number 0..n-1."""
        return int.from_bytes(self._draw(stream, 8), "big") * n >> 64

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits, as in `random.Random`."""
        return int.from_bytes(self._draw("bits", (k + 7) // 8), "big") >> -k % 8

    def mix(self, things: list[Any], stream: str) -> None:
        """Shuffle a list in place. Its keys stay bytes, which sort like the numbers but faster."""
        keys = unpack("8s" * len(things), self._draw(stream, 8 * len(things)))
        things.sort(key=partial(next, iter(keys)))

    # -- what the rules use, through their state

    def outcome(self) -> Any:
        """The next result of the script; None at its end."""
        done = len(self.log)
        return self.script[done] if done < len(self.script) else None

    def roll(self, n: int, stream: str) -> int:
        """The next result of the script, or a random number 0..n-1. Inlined, because it is the most frequent draw."""
        log = self.log
        if len(log) < len(self.script):
            value: int = self.script[len(log)]
        else:
            count = self.streams.get(stream, 0)
            self.streams[stream] = count + 1
            drawn = shake_128(f"{self.seed}/{stream}/{count}".encode()).digest(8)
            value = int.from_bytes(drawn, "big") * n >> 64
        log.append(value)
        return value

    def checkpoint(self) -> None:
        """Clear log and script at a checkpoint."""
        if self.log:
            self.log = []
        if self.script:
            self.script = ()
