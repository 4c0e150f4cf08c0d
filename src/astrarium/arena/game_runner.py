"""Plays one game between bots and records its result."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from sys import intern
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from .. import bots as players
from .. import game as game_of
from .. import kernel
from ..bots.bot_files import told
from ..kernel import Table

#: Maximum characters of a wrong answer in an error.
ANSWER = 120


class Sitting(NamedTuple):
    """A scheduled game: a deal and the bots by seat."""

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
    """The result of a game: points and places by seat, milliseconds per answer, and balance traits."""

    deal: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    ranking: tuple[tuple[int, ...], ...]
    moves: int
    times: tuple[Sequence[float], ...]
    #: Traits by seat, and of the whole table.
    traits: tuple[Ids, ...] = ()
    shared: Ids = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.bots

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1; tied seats share a place."""
        return [
            next(place for place, tied in enumerate(self.ranking, 1) if seat in tied)
            for seat in range(self.seats)
        ]

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
        """Read a line of results; raises ValueError."""
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
    """1 for a win, 1/n for a first place shared by n."""
    first = played.ranking[0]
    return 1 / len(first) if seat in first else 0.0


def play_sitting(sitting: Sitting) -> Played:
    """Play one game. Deals and bots are seeded by the sitting, so it can be played again."""
    return played_of(sitting, *play_table(sitting))


def play_table(sitting: Sitting) -> tuple[Table, list[array[float]]]:
    """The table of a game that was played to its end, and the milliseconds of each answer by seat."""
    seed, deal = sitting.seed, sitting.deal
    table = kernel.start(game_of(sitting.game), len(sitting.bots), f"{seed}-{deal}", sitting.options)
    seated = [_seated(sitting, seat) for seat in range(table.seats)]
    chances = [Random(f"{seed}/{deal}/{seat}/window") for seat in range(table.seats)]
    times = [array("d") for _ in seated]
    while not table.over:
        seat = table.pending[0].seat
        start = perf_counter()
        try:
            answer = players.answer(seated[seat], table, seat, chances[seat])
        except Exception as error:
            raise _fault(sitting, seat, told(error), table.moves + 1) from error
        times[seat].append(round((perf_counter() - start) * 1000, 2))
        try:
            table.answer(seat, answer)
        except kernel.IllegalAnswer as error:
            why = kernel.Text("error-bot-answered", answer=repr(answer)[:ANSWER], why=error.text)
            raise _fault(sitting, seat, why, table.moves + 1) from None
    return table, times


def _seated(sitting: Sitting, seat: int) -> players.Bot:
    """The bot of a seat; a bot of a file is loaded in each process."""
    try:
        name = players.load(sitting.bots[seat])
        return players.make(name, f"{sitting.seed}/{sitting.deal}/{seat}")
    except kernel.AstrariumError:
        raise
    except Exception as error:
        raise _fault(sitting, seat, told(error)) from error


def _fault(sitting: Sitting, seat: int, why: str | kernel.Text, move: int = 0) -> players.BotFault:
    """The error of a bot with deal, seat and move, so that it can be reproduced."""
    bot, deal = sitting.bots[seat], sitting.deal
    return players.BotFault("error-bot-fault", bot=bot, deal=deal, move=move, seat=seat, why=why)


def played_of(sitting: Sitting, table: Table, times: list[array[float]]) -> Played:
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


#: Unique ids by kind.
Ids: TypeAlias = dict[str, tuple[str, ...]]


def traits_of(table: Table) -> tuple[tuple[Ids, ...], Ids]:
    """The traits of each seat and of the whole table."""
    traits = table.game.traits
    if traits is None:
        return tuple({} for _ in range(table.seats)), {}
    by_seat, shared = traits.of(table.state)
    events = {event: (kind, argument) for kind, (event, argument) in traits.told.items()}
    found = []
    for seat, given in enumerate(by_seat):
        own = {kind: set(ids) for kind, ids in given.items()} | {kind: set() for kind in traits.told}
        for event in table.events(seat=seat):
            if event.seat == seat and event.name in events:
                kind, argument = events[event.name]
                own[kind].update(_several(event.args[argument]))
        found.append(read_ids(own))
    return tuple(found), read_ids(shared)


def read_ids(given: Mapping[str, Iterable[Any]]) -> Ids:
    """Ids by kind in canonical form; strings are interned, because many games share them."""
    return {
        intern(str(kind)): tuple(sorted({intern(str(each)) for each in ids}))
        for kind, ids in sorted(given.items())
    }


def _several(value: Any) -> Iterable[Any]:
    return value if isinstance(value, tuple | list) else (value,)
