"""Balance study: the value of seats, races and cards, estimated from games between bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import ceil, floor
from typing import Any

import numpy as np

from ..kernel import Game
from .estimates import Estimate, Numbers, Places, Sample, difference, mean, rate, rate_difference
from .game_runner import Played, points
from .match_stats import margin

SEAT = "seat"
#: Approximate number of histogram columns.
COLUMNS = 30


@dataclass(frozen=True, slots=True)
class Group:
    """Seats with one id of a kind, compared with those without it."""

    id: str
    #: How many seats had it, in how many games.
    seats: int
    games: int
    #: Its share of all seats, and of those that won.
    picked: float
    winners: float
    won: Estimate
    score: Estimate
    #: The lead over the best other seat.
    margin: Estimate
    #: Difference of win rate and points to all other seats. None if all seats had it.
    worth_won: Estimate | None
    worth_score: Estimate | None


@dataclass(frozen=True, slots=True)
class Kind:
    """All ids of a kind by descending win rate, and its listed ids that never occurred."""

    id: str
    groups: tuple[Group, ...]
    never: tuple[str, ...] = ()
    #: Whether the game lists the ids of the kind.
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Distribution:
    """The distribution of one number per game. `columns` is its histogram from `start` in steps of `step`."""

    mean: Estimate
    median: float
    p5: float
    p95: float
    least: float
    most: float
    start: float
    step: float
    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """The games with one id in common: count, share, mean winning score."""

    id: str
    games: int
    share: Estimate
    winning: float


@dataclass(frozen=True, slots=True)
class TableKind:
    """A kind of trait of whole games, such as the end condition or the length."""

    id: str
    shares: tuple[Share, ...]
    never: tuple[str, ...] = ()
    listed: bool = False
    #: Set if all ids are numbers.
    numbers: Distribution | None = None


@dataclass(frozen=True, slots=True)
class Balance:
    games: int
    deals: int
    seats: int
    #: The win rate of every seat in an even game.
    even: float
    #: By seat, then by the kinds that the game names.
    kinds: tuple[Kind, ...]
    winning: Distribution
    lead: Distribution
    decisions: Distribution
    #: Games whose first place is shared.
    drawn: Estimate
    shared: tuple[TableKind, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class _Seats:
    """Columns of numbers with a row per seat and game."""

    def __init__(self, games: Sequence[Played]) -> None:
        numbers = {deal: number for number, deal in enumerate(sorted({played.deal for played in games}))}
        rows = [(number, played, seat) for number, played in enumerate(games) for seat in range(played.seats)]
        self.all_deals = len(numbers)
        self.of_game = np.array([numbers[played.deal] for played in games], dtype=np.int64)
        self.game = np.array([number for number, _, _ in rows], dtype=np.int64)
        self.deal = self.of_game[self.game]
        self.won = np.array([points(played, seat) for _, played, seat in rows])
        self.score = np.array([played.scores[seat] for _, played, seat in rows])
        self.margin = np.array([margin(played, seat) for _, played, seat in rows])

    def sample(self, values: Numbers, rows: Places) -> Sample:
        return Sample(values[rows], self.deal[rows], self.all_deals)


def balance_of(game: Game, games: Iterable[Played]) -> Balance | None:
    """All figures of the games played, in the order of their deals; None when none was."""
    ordered = sorted(games, key=lambda played: played.key)
    if not ordered:
        return None
    seats = _Seats(ordered)
    listed = game.traits.ids if game.traits else {}
    first = ordered[0].seats
    return Balance(
        games=len(ordered),
        deals=seats.all_deals,
        seats=first,
        even=1 / first,
        kinds=(_by_seat(seats, ordered), *_kinds(seats, ordered, listed)),
        winning=_distribution(seats, [_winning(played) for played in ordered]),
        lead=_distribution(seats, [_lead(played) for played in ordered]),
        decisions=_distribution(seats, [float(sum(map(len, played.times))) for played in ordered]),
        drawn=rate(Sample(_flags(len(played.ranking[0]) > 1 for played in ordered), *_by_deal(seats))),
        shared=tuple(_table_kinds(seats, ordered, listed)),
    )


# -- what seats have


def _by_seat(seats: _Seats, games: Sequence[Played]) -> Kind:
    rows: dict[str, list[int]] = {}
    for row, seat in enumerate(seat for played in games for seat in range(played.seats)):
        rows.setdefault(str(seat), []).append(row)
    return Kind(SEAT, tuple(_group(seats, seat, own) for seat, own in rows.items()))


def _kinds(seats: _Seats, games: Sequence[Played], listed: Mapping[str, Sequence[str]]) -> Iterable[Kind]:
    rows: dict[str, dict[str, list[int]]] = {}
    for row, traits in enumerate(traits for played in games for traits in played.traits):
        for kind, ids in traits.items():
            of_kind = rows.setdefault(kind, {})
            for id in ids:
                of_kind.setdefault(id, []).append(row)
    for kind, found in _in_order(rows, listed):
        groups = [_group(seats, id, own) for id, own in sorted(found.items())]
        groups.sort(key=lambda group: -group.won.value)
        yield Kind(kind, tuple(groups), _missed(listed, kind, found), kind in listed)


def _group(seats: _Seats, id: str, own: Sequence[int]) -> Group:
    having = np.array(own, dtype=np.int64)
    others = np.delete(np.arange(len(seats.won)), having)
    won, score = seats.sample(seats.won, having), seats.sample(seats.score, having)
    apart = len(others) > 0
    return Group(
        id=id,
        seats=len(having),
        games=len(np.unique(seats.game[having])),
        picked=len(having) / len(seats.won),
        winners=float(seats.won[having].sum() / seats.won.sum()),
        won=rate(won),
        score=mean(score),
        margin=mean(seats.sample(seats.margin, having)),
        worth_won=rate_difference(won, seats.sample(seats.won, others)) if apart else None,
        worth_score=difference(score, seats.sample(seats.score, others)) if apart else None,
    )


def _in_order(
    rows: dict[str, dict[str, list[int]]], listed: Mapping[str, Sequence[str]]
) -> list[tuple[str, dict[str, list[int]]]]:
    """Kinds as the game lists them, then the others."""
    order = [kind for kind in listed if kind in rows] + sorted(rows.keys() - listed.keys())
    return [(kind, rows[kind]) for kind in order]


def _missed(listed: Mapping[str, Sequence[str]], kind: str, found: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(id for id in listed.get(kind, ()) if id not in found)


# -- what tables have


def _table_kinds(
    seats: _Seats, games: Sequence[Played], listed: Mapping[str, Sequence[str]]
) -> Iterable[TableKind]:
    rows: dict[str, dict[str, list[int]]] = {}
    for row, played in enumerate(games):
        for kind, ids in played.shared.items():
            of_kind = rows.setdefault(kind, {})
            for id in ids:
                of_kind.setdefault(id, []).append(row)
    for kind, found in _in_order(rows, listed):
        shares = sorted(
            (_share(seats, games, id, own) for id, own in found.items()),
            key=lambda each: (-each.games, each.id),
        )
        numbers = None
        if all(id.lstrip("-").isdecimal() for id in found) and sum(map(len, found.values())) == len(games):
            shares.sort(key=lambda share: int(share.id))
            of_game = {row: float(id) for id, own in found.items() for row in own}
            numbers = _distribution(seats, [of_game[row] for row in range(len(games))])
        yield TableKind(kind, tuple(shares), _missed(listed, kind, found), kind in listed, numbers)


def _share(seats: _Seats, games: Sequence[Played], id: str, own: Sequence[int]) -> Share:
    having = set(own)
    flags = _flags(row in having for row in range(len(games)))
    winning = sum(_winning(games[row]) for row in own) / len(own)
    return Share(id, len(own), rate(Sample(flags, *_by_deal(seats))), winning)


def _by_deal(seats: _Seats) -> tuple[Places, int]:
    return seats.of_game, seats.all_deals


def _flags(values: Iterable[bool]) -> Numbers:
    return np.array([float(value) for value in values])


def _winning(played: Played) -> float:
    return played.scores[played.ranking[0][0]]


def _lead(played: Played) -> float:
    """The winner's lead in points; zero if a tie-break decided."""
    return margin(played, played.ranking[0][0])


def _distribution(seats: _Seats, values: Sequence[float]) -> Distribution:
    column = np.array(values)
    least, most = float(column.min()), float(column.max())
    step = float(max(1, ceil((most - least) / COLUMNS)))
    start = floor(least / step) * step
    counts = np.bincount(((column - start) // step).astype(np.int64))
    p5, median, p95 = (float(np.quantile(column, share)) for share in (0.05, 0.5, 0.95))
    return Distribution(
        mean=mean(Sample(column, *_by_deal(seats))),
        median=median,
        p5=p5,
        p95=p95,
        least=least,
        most=most,
        start=start,
        step=step,
        columns=tuple(int(count) for count in counts),
    )
