"""Pairings and standings of events: Swiss, round-robin and knock-out for two-player games, duplicate, leagues.

Both are deterministic functions of the entrants and the games so far.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, pairwise
from math import ceil, log2
from typing import Literal

Kind = Literal["swiss", "round_robin", "knockout", "duplicate"]
#: Tie-breaks by kind, in order. Entrants still tied share a place and are listed by number.
TIE_BREAKS: dict[Kind, tuple[str, ...]] = {
    "swiss": ("buchholz-cut", "buchholz", "wins"),
    "round_robin": ("berger", "wins"),
    "knockout": (),
    "duplicate": ("total",),
}
#: Maximum steps of one search for a Swiss pairing. Players whose seats are out of balance by `UNEVEN` in the
#: same direction do not meet, unless there is no other pairing.
ATTEMPTS, UNEVEN = 60_000, 2
#: Maximum rounds of Swiss and duplicate events.
MOST_ROUNDS = 30


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant. Numbers go by strength: 1 is the strongest. `gone`: no longer paired."""

    number: int
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table of a round: entrants by seat, and their points once it is over.

    A pairing of one entrant is a bye, except in duplicate.
    """

    round: int
    board: int
    seats: tuple[int, ...]
    points: tuple[float, ...] | None = None


@dataclass(slots=True)
class Standing:
    """A line of the standings."""

    number: int
    place: int
    points: float
    ties: list[float] = field(default_factory=list)


def rounds_of(kind: Kind, entrants: int, wanted: int) -> int:
    """The number of rounds of an event."""
    if kind == "round_robin":
        return entrants - 1 + entrants % 2
    if kind == "knockout":
        return ceil(log2(max(2, entrants)))
    most = entrants - 1 + entrants % 2 if kind == "swiss" else MOST_ROUNDS
    return max(1, min(wanted, most, MOST_ROUNDS))


def pair(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Pairing], round: int) -> list[Pairing]:
    """The tables of the next round."""
    by = {"swiss": _swiss, "round_robin": _round_robin, "knockout": _knockout, "duplicate": _duplicate}[kind]
    tables = by(sorted(entrants, key=lambda each: each.number), games, round)
    return [Pairing(round, board, seats) for board, seats in enumerate(tables, 1)]


def bye_points(kind: Kind) -> float | None:
    """The points of a bye; None in duplicate, which has no byes."""
    return None if kind == "duplicate" else 1.0


# -- Swiss


def _swiss(entrants: Sequence[Entrant], games: Sequence[Pairing], round: int) -> list[tuple[int, ...]]:
    """Swiss system: no rematches, equal scores meet, the upper half of a score group meets the lower."""
    scores, seats = _scores(games), _seats(games)
    met = {frozenset(each.seats) for each in games if len(each.seats) == 2}
    playing = [each.number for each in entrants if not each.gone]
    playing.sort(key=lambda number: (-scores[number], number))
    byes = Counter(each.seats[0] for each in games if len(each.seats) == 1)
    resting = sorted(playing, key=lambda each: (byes[each], scores[each], -each)) if len(playing) % 2 else [0]

    def uneven(one: int, other: int) -> bool:
        return seats[one] * seats[other] >= UNEVEN * UNEVEN

    barred: list[Callable[[int, int], bool]] = [
        lambda one, other: frozenset((one, other)) in met or uneven(one, other),
        lambda one, other: frozenset((one, other)) in met,
        lambda one, other: False,
    ]
    for each in barred:
        for rests in resting:
            rest = [number for number in playing if number != rests]
            found = _match(rest, scores, each)
            if found is not None:
                bye: list[tuple[int, ...]] = [(rests,)] if rests else []
                return [_seated(one, other, seats, n + round) for n, (one, other) in enumerate(found)] + bye
    return []


def _match(
    order: list[int], scores: Counter[int], barred: Callable[[int, int], bool]
) -> list[tuple[int, int]] | None:
    """Pair all players by backtracking, best first. None without a pairing within `ATTEMPTS` steps."""
    left = ATTEMPTS

    def match(rest: list[int]) -> list[tuple[int, int]] | None:
        nonlocal left
        if not rest:
            return []
        one, others = rest[0], rest[1:]
        level = sum(scores[each] == scores[one] for each in rest)
        half = max(level // 2, 1)
        wished = [*rest[half:level], *reversed(rest[1:half]), *rest[max(level, 1) :]]
        for other in wished:
            left -= 1
            if left < 0:
                return None
            if not barred(one, other):
                more = match([each for each in others if each != other])
                if more is not None:
                    return [(one, other), *more]
        return None

    return match(order)


def _seated(one: int, other: int, seats: Counter[int], toss: int) -> tuple[int, int]:
    """Give the first seat to the player who had it less often."""
    if seats[one] == seats[other]:
        return (one, other) if toss % 2 else (other, one)
    return (one, other) if seats[one] < seats[other] else (other, one)


def _scores(games: Sequence[Pairing]) -> Counter[int]:
    scores: Counter[int] = Counter()
    for each in games:
        for number, points in zip(each.seats, each.points or (), strict=False):
            scores[number] += points  # type: ignore[assignment]
    return scores


def _seats(games: Sequence[Pairing]) -> Counter[int]:
    """By player: number of first seats minus number of second seats."""
    seats: Counter[int] = Counter()
    for each in games:
        if len(each.seats) == 2:
            seats[each.seats[0]] += 1
            seats[each.seats[1]] -= 1
    return seats


# -- the others


def _round_robin(entrants: Sequence[Entrant], games: Sequence[Pairing], round: int) -> list[tuple[int, ...]]:
    """Berger tables. An entrant whose opponent has withdrawn has a bye."""
    numbers = [each.number for each in entrants]
    gone = {each.number for each in entrants if each.gone}
    if len(numbers) % 2:
        numbers.append(0)
        gone.add(0)
    around, turn = len(numbers) - 1, round - 1
    fixed = (numbers[turn % around], numbers[-1])
    tables = [fixed if round % 2 else fixed[::-1]]
    for step in range(1, len(numbers) // 2):
        tables.append((numbers[(turn + step) % around], numbers[(turn - step) % around]))
    present = [tuple(each for each in seats if each not in gone) for seats in tables]
    return sorted((seats for seats in present if seats), key=len, reverse=True)


def _knockout(entrants: Sequence[Entrant], games: Sequence[Pairing], round: int) -> list[tuple[int, ...]]:
    """Winners of neighbouring boards meet.

    The first round pairs the strongest with the weakest; missing opponents give byes.
    """
    if round == 1:
        order = [1]
        while len(order) < len(entrants):
            order = [seed for each in order for seed in (each, 2 * len(order) + 1 - each)]
        numbers = {seed: each.number for seed, each in enumerate(entrants, 1)}
        sides = [numbers.get(seed) for seed in order]
    else:
        before = sorted((each for each in games if each.round == round - 1), key=lambda each: each.board)
        sides = [_winner(each) for each in before]
    gone = {each.number for each in entrants if each.gone}
    tables: list[tuple[int, ...]] = []
    for one, other in zip(sides[::2], sides[1::2], strict=True):
        both = [each for each in (one, other) if each is not None]
        there = [each for each in both if each not in gone] or both[:1]
        tables.append(tuple(there if (round + len(tables)) % 2 else reversed(there)))
    return tables


def _winner(game: Pairing) -> int:
    """The winner of a game; after a tie, the stronger entrant by number."""
    points = game.points or (0.0,) * len(game.seats)
    return min(zip(game.seats, points, strict=True), key=lambda each: (-each[1], each[0]))[0]


def _duplicate(entrants: Sequence[Entrant], games: Sequence[Pairing], round: int) -> list[tuple[int, ...]]:
    """Duplicate: every entrant plays the same deal against the same bots."""
    return [(each.number,) for each in entrants if not each.gone]


# -- leagues


def divisions(
    entrants: Sequence[Entrant], seasons: Sequence[Pairing], season: int, size: int, moves: int
) -> list[Pairing]:
    """The divisions of a league's next season as pairings, best first: `size` entrants each, the rest in the last.

    The points of an earlier season are the places. From each division the first `moves` rise and the last
    `moves` fall. Gaps are filled from below; newcomers join the lowest division.
    """
    before = _by_place(seasons, season - 1)
    for upper, lower in pairwise(before):
        moving = min(moves, len(upper) // 2, len(lower) // 2)
        upper[len(upper) - moving :], lower[:moving] = lower[:moving], upper[len(upper) - moving :]
    ladder = list(chain.from_iterable(before))
    known, present = set(ladder), {each.number for each in entrants if not each.gone}
    ladder = [number for number in ladder if number in present] + sorted(present - known)
    count = max(1, ceil(len(ladder) / size - 0.5))
    ends = [*(size * n for n in range(count)), len(ladder)]
    return [
        Pairing(season, board, tuple(ladder[begin:end]))
        for board, (begin, end) in enumerate(pairwise(ends), 1)
    ]


def league_standings(entrants: Sequence[Entrant], seasons: Sequence[Pairing]) -> list[Standing]:
    """The order of a league by the last season. The points are the division, 0 for newcomers."""
    last = max((each.round for each in seasons), default=0)
    order = [
        (number, float(board))
        for board, division in enumerate(_by_place(seasons, last), 1)
        for number in division
    ]
    known = {number for number, _ in order}
    order += [(each.number, 0.0) for each in entrants if each.number not in known and not each.gone]
    return [Standing(number, place, points) for place, (number, points) in enumerate(order, 1)]


def _by_place(seasons: Sequence[Pairing], season: int) -> list[list[int]]:
    """The divisions of a season, each by place; equals, and those still playing, by number."""
    found = sorted((each for each in seasons if each.round == season), key=lambda each: each.board)
    return [
        [
            number
            for _, number in sorted(zip(each.points or (0.0,) * len(each.seats), each.seats, strict=True))
        ]
        for each in found
    ]


# -- standings


def standings(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Pairing]) -> list[Standing]:
    """The standings, best first. Equals share a place."""
    over = [each for each in games if each.points is not None]
    lines = (_matchpoints if kind == "duplicate" else _lines)(kind, entrants, over)
    lines.sort(key=lambda line: (-line.points, [-tie for tie in line.ties], line.number))
    for n, line in enumerate(lines):
        before = lines[n - 1]
        same = n > 0 and (before.points, before.ties) == (line.points, line.ties)
        line.place = before.place if same else n + 1
    return lines


def _lines(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Pairing]) -> list[Standing]:
    """Points and tie-breaks of two-player games."""
    scores = _scores(games)
    wins: Counter[int] = Counter()
    met: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for each in games:
        points = each.points or ()
        if len(each.seats) == 1:  # a bye: a virtual opponent with the same score
            met[each.seats[0]].append((scores[each.seats[0]], 0.0))
            continue
        for (one, mine), other in zip(
            zip(each.seats, points, strict=True), reversed(each.seats), strict=True
        ):
            met[one].append((scores[other], mine))
            wins[one] += mine == 1.0
    lines = []
    for entrant in entrants:
        opponents = sorted(points for points, _ in met[entrant.number])
        known = {
            "buchholz": sum(opponents),
            "buchholz-cut": sum(opponents[1:]),
            "berger": sum(theirs * mine for theirs, mine in met[entrant.number]),
            "wins": float(wins[entrant.number]),
        }
        ties = [known[name] for name in TIE_BREAKS[kind]]
        lines.append(Standing(entrant.number, 0, float(scores[entrant.number]), ties))
    return lines


def _matchpoints(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Pairing]) -> list[Standing]:
    """Matchpoints: per deal, the percentage of the others that an entrant has beaten; then the mean."""
    deals: dict[int, dict[int, float]] = defaultdict(dict)
    for each in games:
        deals[each.round][each.seats[0]] = (each.points or (0.0,))[0]
    percent: Counter[int] = Counter()
    for scores in deals.values():
        for one, other in combinations(scores, 2):
            won = 0.5 if scores[one] == scores[other] else float(scores[one] > scores[other])
            percent[one] += won / (len(scores) - 1)  # type: ignore[assignment]
            percent[other] += (1 - won) / (len(scores) - 1)  # type: ignore[assignment]
    total = _scores(games)
    return [
        Standing(
            each.number, 0, round(100 * percent[each.number] / max(1, len(deals)), 2), [total[each.number]]
        )
        for each in entrants
    ]
