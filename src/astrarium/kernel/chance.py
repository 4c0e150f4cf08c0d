"""Luck, handed in: a small documented generator in named streams.

Every stream is a SplitMix64 counter. Its first state is the first eight bytes (big-endian) of
SHA-256("<seed>/<stream>"); a draw adds 0x9E3779B97F4A7C15, mixes, and scales the 64 bits `z` to
`z * n >> 64`. The same seed gives the same luck on every machine and in every Python version, and
an extra draw in one stream never shifts another: the same deal can be played at many tables.

What luck brought since the last checkpoint is kept in `log`. An imagined world (see `imagine.py`)
gets a fresh seed and that log as its `script`: what everybody has seen happens again, the rest anew.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Protocol

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Bits(Protocol):
    """Any source of random bits: a `Chance`, a `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Chance:
    """The luck of one table."""

    __slots__ = ("log", "script", "seed", "streams")

    def __init__(self, seed: int | str, streams: dict[str, int] | None = None) -> None:
        self.seed = str(seed)
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

    def below(self, n: int, stream: str) -> int:
        """A whole number 0..n-1, every one as likely as the others."""
        self.streams[stream] = at = (self._state(stream) + GAMMA) & MASK
        at = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        at = ((at ^ (at >> 27)) * 0x94D049BB133111EB) & MASK
        return (at ^ (at >> 31)) * n >> 64

    def _state(self, stream: str) -> int:
        at = self.streams.get(stream)
        if at is None:
            return int.from_bytes(sha256(f"{self.seed}/{stream}".encode()).digest()[:8], "big")
        return at

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits (at most 64): a `Chance` can feed whatever takes random bits."""
        return self.below(1 << k, "bits")

    def mix(self, things: list[Any], stream: str) -> None:
        """Shuffle a list in place (Fisher-Yates, from its end)."""
        at = self._state(stream)
        for i in range(len(things) - 1, 0, -1):
            # below(i + 1), written out: decks are shuffled by the million in simulations
            at = (at + GAMMA) & MASK
            bits = ((at ^ (at >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
            j = (bits ^ (bits >> 31)) * (i + 1) >> 64
            things[i], things[j] = things[j], things[i]
        self.streams[stream] = at

    # -- what the rules use, through their state

    def outcome(self) -> Any:
        """What the script says happens next, or None when luck is free."""
        done = len(self.log)
        return self.script[done] if done < len(self.script) else None

    def roll(self, n: int, stream: str) -> int:
        scripted = self.outcome()
        value: int = self.below(n, stream) if scripted is None else scripted
        self.log.append(value)
        return value

    def checkpoint(self) -> None:
        """Forget what luck brought: from here on the state alone is the whole truth."""
        if self.log:
            self.log = []
        if self.script:
            self.script = ()
