"""Luck, handed in: a small documented generator in named streams.

The k-th draw (from 0) of a stream is SHAKE-128 of the text "<seed>/<stream>/<k>", read as big-endian numbers
of eight bytes. A whole number below n is `z * n >> 64` of the first of them; a shuffle takes one for each
thing and sorts the things by them. The same seed gives the same luck on every machine and in every Python
version, nobody can foretell it without the seed, and an extra draw in one stream never shifts another: the
same deal can be played at many tables.

What luck brought since the last checkpoint is kept in `log`. An imagined world (see `imagine.py`) gets a
fresh seed and that log as its `script`: what everybody has seen happens again, the rest anew.
"""

from __future__ import annotations

from functools import partial
from hashlib import shake_128
from struct import unpack
from typing import Any, Protocol


class Bits(Protocol):
    """Any source of random bits: a `Chance`, a `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Chance:
    """The luck of one table."""

    __slots__ = ("log", "script", "seed", "streams")

    def __init__(self, seed: int | str, streams: dict[str, int] | None = None) -> None:
        self.seed = str(seed)
        #: How many draws each stream has given.
        self.streams: dict[str, int] = streams if streams is not None else {}
        self.script: tuple[Any, ...] = ()
        self.log: list[Any] = []

    def copy(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.streams = self.streams.copy()
        twin.script = self.script
        twin.log = self.log.copy() if self.log else []
        return twin

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
        """A whole number 0..n-1, every one as likely as the others."""
        return int.from_bytes(self._draw(stream, 8), "big") * n >> 64

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits: a `Chance` can feed whatever takes random bits."""
        return int.from_bytes(self._draw("bits", (k + 7) // 8), "big") >> -k % 8

    def mix(self, things: list[Any], stream: str) -> None:
        """Shuffle a list in place. (Eight bytes sort as the number they are, and quicker.)"""
        keys = unpack("8s" * len(things), self._draw(stream, 8 * len(things)))
        things.sort(key=partial(next, iter(keys)))

    # -- what the rules use, through their state

    def outcome(self) -> Any:
        """What the script says happens next, or None when luck is free."""
        done = len(self.log)
        return self.script[done] if done < len(self.script) else None

    def roll(self, n: int, stream: str) -> int:
        """What the script says, or a whole number 0..n-1. (The commonest draw, so it asks nobody else.)"""
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
        """Forget what luck brought: from here on the state alone is the whole truth."""
        if self.log:
            self.log = []
        if self.script:
            self.script = ()
