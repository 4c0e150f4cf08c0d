"""One game between bots."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from .. import bots as players
from .. import game as game_of
from .. import kernel
from .traits import Ids, read_ids, traits_of


class Sitting(NamedTuple):
    """A game to be played: a deal, and the bots by seat."""

    game: str
    options: dict[str, Any]
    seed: str
    deal: int
    bots: tuple[str, ...]

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.bots


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: points and places by seat, how long each answer took, in milliseconds; and what
    a balance study groups it by.
    """

    deal: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int
    times: tuple[Sequence[float], ...]
    #: By seat, and of the whole table.
    traits: tuple[Ids, ...] = ()
    shared: Ids = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.bots

    def to_json(self) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "bots": self.bots,
            "scores": self.scores,
            "ranking": self.ranking,
            "moves": self.moves,
            "ms": [list(each) for each in self.times],
            "traits": self.traits,
            "table": self.shared,
        }

    @classmethod
    def from_json(cls, data: Any) -> Played:
        """Read a line of results; raises ValueError when it is none."""
        try:
            played = cls(
                deal=int(data["deal"]),
                bots=tuple(str(name) for name in data["bots"]),
                scores=tuple(float(score) for score in data["scores"]),
                ranking=tuple(tuple(int(seat) for seat in tied) for tied in data["ranking"]),
                moves=int(data["moves"]),
                times=tuple(array("d", seat) for seat in data["ms"]),
                traits=tuple(read_ids(seat) for seat in data["traits"]),
                shared=read_ids(data["table"]),
            )
        except (AttributeError, LookupError, TypeError) as error:
            raise ValueError(str(error)) from None
        seats = list(range(len(played.bots)))
        if sorted(seat for tied in played.ranking for seat in tied) != seats:
            raise ValueError("ranking")
        if not len(played.scores) == len(played.times) == len(played.traits) == len(seats):
            raise ValueError("seats")
        return played


def points(played: Played, seat: int) -> float:
    """1 for a win; of a first place that n share, each gets 1/n."""
    first = played.ranking[0]
    return 1 / len(first) if seat in first else 0.0


def play_sitting(sitting: Sitting) -> Played:
    """Play one game. Deals and bots are seeded by the sitting, so it can be played again."""
    seed, deal = sitting.seed, sitting.deal
    table = kernel.start(game_of(sitting.game), len(sitting.bots), f"{seed}-{deal}", sitting.options)
    seated = [players.make(name, f"{seed}/{deal}/{seat}") for seat, name in enumerate(sitting.bots)]
    chances = [Random(f"{seed}/{deal}/{seat}/window") for seat in range(table.seats)]
    times = [array("d") for _ in seated]
    while not table.over:
        seat = table.pending[0].seat
        start = perf_counter()
        answer = players.answer(seated[seat], table, seat, chances[seat])
        times[seat].append(round((perf_counter() - start) * 1000, 2))
        table.answer(seat, answer)
    return _played(sitting, table, times)


def _played(sitting: Sitting, table: kernel.Table, times: list[array[float]]) -> Played:
    result = table.result
    assert result is not None
    traits, shared = traits_of(table)
    return Played(
        deal=sitting.deal,
        bots=sitting.bots,
        scores=tuple(result.scores[seat] for seat in range(table.seats)),
        ranking=tuple(tuple(tied) for tied in result.ranking),
        moves=table.moves,
        times=tuple(times),
        traits=traits,
        shared=shared,
    )
