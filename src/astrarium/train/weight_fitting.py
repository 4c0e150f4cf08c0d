"""How the numbers of a bot that was made by hand are fitted to how games end."""

from __future__ import annotations

from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ... import start
from ...bots.insight import Lead, lead_by
from ...bots.novices import novice_of
from ...bots.numbers import Numbers
from ...bots.worth import leads
from ...clusters import spread_over
from ...kernel import Chance, Choice, Table, Window
from ...progress import watched

Floats = NDArray[np.float64]

#: How far apart the players of these games are: how far the factors of their numbers spread.
BLUR = 0.25
#: Of the moments at which a move begins, how many are looked at.
LOOKED_AT = 0.15
#: How much a number is changed to see what it does to the worth of a position.
NUDGE = 0.05
#: How much a change of a number has to be paid for, from little to much: what foretells best is taken.
COSTS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
#: No number becomes more than so many times as large (a power of e), or smaller, at once.
FARTHEST = 1.0
#: In so many parts, each foretold by what the others teach.
PARTS = 5
#: A process ends after so many games: bots keep what they have worked out for the numbers of each player.
GAMES_A_PROCESS = 40


class Lesson(NamedTuple):
    """Games that are looked at: between players who believe nearly what these factors say."""

    game: str
    seats: int
    logs: tuple[float, ...]
    seed: str


class Moments(NamedTuple):
    """Positions, one a row."""

    #: Which game each is of.
    games: NDArray[np.int64]
    #: The lead in points in which the game ended, less the lead that was foretold.
    missed: Floats
    #: How much more would have been foretold with a number a little larger, for each number.
    slopes: Floats


def gather(lesson: Lesson, games: int, jobs: int, ray: str | None = None) -> Moments:
    """Moments of so many games, played in so many processes, or on a cluster with this address."""
    work = [(lesson, number) for number in range(games)]
    if ray is None:
        with get_context("spawn").Pool(jobs, maxtasksperchild=GAMES_A_PROCESS) as pool:
            played = watched(pool.imap_unordered(_moments, work), games, "games")
    else:
        played = watched(spread_over(_moments, work, ray, at_most=GAMES_A_PROCESS), games, "games")
    played.sort()
    rows = np.array([row for _, game in played for row in game])
    of = np.repeat([number for number, _ in played], [len(game) for _, game in played])
    return Moments(of, rows[:, 0], rows[:, 1:])


def _moments(work: tuple[Lesson, int]) -> tuple[int, list[list[float]]]:
    """The moments of one game, with its number."""
    lesson, number = work
    seed = f"{lesson.seed}/{number}"
    novice = novice_of(lesson.game)
    numbers, rng = Numbers(novice), Random(seed)
    players = [
        novice.make("", f"{seed}/{seat}", numbers.times([log + rng.gauss(0, BLUR) for log in lesson.logs]), 1)
        for seat in range(lesson.seats)
    ]
    rests = novice.insight(novice.weights).rests
    judges = _judges(lesson.game, lesson.logs)
    table = start(lesson.game, seats=lesson.seats, seed=seed)
    seen: list[tuple[int, list[float]]] = []
    while table.pending:
        choice = table.pending[0]
        if choice.prompt in rests and rng.random() < LOOKED_AT:
            seen.append((choice.seat, _judged(judges, table, choice)))
        only, seat = choice.forced(), choice.seat
        window = Window(table, seat, Chance(f"{rng.random()}"))
        table.play(seat, players[seat].choose(window) if only is None else only)
    ends = leads(table.game.standing(table.state))
    return number, [[ends[seat] - judged[0], *judged[1:]] for seat, judged in seen]


def _judged(judges: list[Lead], table: Table, choice: Choice) -> list[float]:
    """The lead that is foretold for who is to move, and how it changes with each number."""
    usual, *nudged = [judge(table, choice.seat) for judge in judges]
    return [usual, *[(each - usual) / NUDGE for each in nudged]]


_JUDGES: dict[Any, list[Lead]] = {}


def _judges(game: str, logs: tuple[float, ...]) -> list[Lead]:
    """Who goes by these numbers, and for each of them somebody to whom it is a little larger."""
    if (game, logs) not in _JUDGES:
        novice = novice_of(game)
        numbers = Numbers(novice)
        rows = [logs, *[(*logs[:at], log + NUDGE, *logs[at + 1 :]) for at, log in enumerate(logs)]]
        _JUDGES[game, logs] = [lead_by(novice.insight(numbers.times(row))) for row in rows]
    return _JUDGES[game, logs]


class Fit(NamedTuple):
    """By how much numbers are to be changed, and how far off what is foretold was before and is then."""

    change: Floats
    before: float
    after: float


def fit(moments: Moments) -> Fit:
    """The change after which games that were not looked at are foretold best."""
    part = moments.games % PARTS
    errors = [sum(_error(moments, part == each, cost) for each in range(PARTS)) for cost in COSTS]
    best = COSTS[errors.index(min(errors))]
    change = _change(moments.slopes, moments.missed, best)
    return Fit(change, float((moments.missed**2).mean()), min(errors) / len(moments.missed))


def _error(moments: Moments, kept_back: NDArray[np.bool_], cost: float) -> float:
    """How far off the games are that were kept back, after what the others teach."""
    change = _change(moments.slopes[~kept_back], moments.missed[~kept_back], cost)
    left = moments.missed[kept_back] - moments.slopes[kept_back] @ change
    return float((left**2).sum())


def _change(slopes: Floats, missed: Floats, cost: float) -> Floats:
    """Ridge regression: what would have been foretold better, less what changes cost."""
    squares = slopes.T @ slopes + cost * len(missed) * np.eye(slopes.shape[1])
    found: Floats = np.linalg.solve(squares, slopes.T @ missed).clip(-FARTHEST, FARTHEST)
    return found
