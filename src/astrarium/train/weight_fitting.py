"""Fits the weights of a game's own bot to how games end, round by round."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import start
from ..bots.evaluation import Lead, lead_by
from ..bots.novices import novice_of
from ..bots.outcome_value import leads
from ..bots.weight_vector import StoredWeights, WeightVector, read, save
from ..kernel import Chance, Choice, Table, Window
from ..parallel import spread_over
from ..progress import watched
from .evaluation_match import Match, share

Floats = NDArray[np.float64]

#: Standard deviation of the logarithms of the players' weights.
BLUR = 0.25
#: Share of positions that are sampled.
LOOKED_AT = 0.15
#: Step of the numeric derivative, in logarithms.
NUDGE = 0.05
#: Ridge penalties; cross-validation chooses one.
COSTS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
#: Maximum change of a weight in one round, in logarithms.
FARTHEST = 1.0
#: Folds of the cross-validation.
PARTS = 5
#: Games before a process is replaced: bots cache tables for each set of weights.
GAMES_A_PROCESS = 40


class Lesson(NamedTuple):
    """A set of games between players with nearly these weights."""

    game: str
    seats: int
    logs: tuple[float, ...]
    seed: str


class Moments(NamedTuple):
    """Sampled positions, one per row."""

    #: The game of each position.
    games: NDArray[np.int64]
    #: The prediction error: the final lead in points less the predicted one.
    missed: Floats
    #: The derivative of the prediction by the logarithm of each weight.
    slopes: Floats


def gather(lesson: Lesson, games: int, jobs: int, ray: str | None = None) -> Moments:
    """Collect the moments of games, played in this number of processes or on a Ray cluster."""
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
    numbers, rng = WeightVector(novice), Random(seed)
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
    """The predicted lead of the seat to move, and its derivative by each weight."""
    usual, *nudged = [judge(table, choice.seat) for judge in judges]
    return [usual, *[(each - usual) / NUDGE for each in nudged]]


_JUDGES: dict[Any, list[Lead]] = {}


def _judges(game: str, logs: tuple[float, ...]) -> list[Lead]:
    """The evaluation by these weights, and one for each weight raised a little."""
    if (game, logs) not in _JUDGES:
        novice = novice_of(game)
        numbers = WeightVector(novice)
        rows = [logs, *[(*logs[:at], log + NUDGE, *logs[at + 1 :]) for at, log in enumerate(logs)]]
        _JUDGES[game, logs] = [lead_by(novice.insight(numbers.times(row))) for row in rows]
    return _JUDGES[game, logs]


class Fit(NamedTuple):
    """The change of the weights, with the squared error of the prediction before and after."""

    change: Floats
    before: float
    after: float


def fit(moments: Moments) -> Fit:
    """The change that predicts held-out games best."""
    part = moments.games % PARTS
    errors = [sum(_error(moments, part == each, cost) for each in range(PARTS)) for cost in COSTS]
    best = COSTS[errors.index(min(errors))]
    change = _change(moments.slopes, moments.missed, best)
    return Fit(change, float((moments.missed**2).mean()), min(errors) / len(moments.missed))


def _error(moments: Moments, kept_back: NDArray[np.bool_], cost: float) -> float:
    """The squared error on the held-out games after a fit to the others."""
    change = _change(moments.slopes[~kept_back], moments.missed[~kept_back], cost)
    left = moments.missed[kept_back] - moments.slopes[kept_back] @ change
    return float((left**2).sum())


def _change(slopes: Floats, missed: Floats, cost: float) -> Floats:
    """Ridge regression of the missed leads on the slopes."""
    squares = slopes.T @ slopes + cost * len(missed) * np.eye(slopes.shape[1])
    found: Floats = np.linalg.solve(squares, slopes.T @ missed).clip(-FARTHEST, FARTHEST)
    return found


# -- round after round


class Plan(NamedTuple):
    """The plan of a fit: game, folder, games and rounds."""

    game: str
    seats: int
    out: Path
    games: int
    rounds: int
    #: Deals of each match.
    deals: int
    workers: int
    seed: int
    #: The address of a Ray cluster for the games of the fit; None: this machine.
    ray: str | None = None


def teach(plan: Plan, say: Callable[[str], None]) -> None:
    """Fit the weights of a game's own bot, round by round; `fitted.json` holds those of the last round that won.

    In every round the bot plays against itself, each player with weights blurred in its own way. The weights
    are changed so that they predict better how these games ended. The new weights are stored only when they
    win a match against the stored ones; the next round starts from those, in another run as well.
    """
    numbers = WeightVector(novice_of(plan.game))
    kept, new = plan.out / "fitted.json", plan.out / "fitted.new.json"
    while True:
        best = (
            read(kept) if kept.is_file() else StoredWeights("", 0, numbers.data(novice_of(plan.game).weights))
        )
        number = best.terms + 1
        if number > plan.rounds:
            return
        logs = numbers.logs(numbers.changed(best.numbers))
        lesson = Lesson(plan.game, plan.seats, tuple(logs), f"fit/{plan.seed}/{number}")
        found = fit(gather(lesson, plan.games, plan.workers, plan.ray))
        say(f"round {number}: foretold leads were off by {found.before:.2f} (squared), now {found.after:.2f}")
        fitted = numbers.times([log + change for log, change in zip(logs, found.change, strict=True)])
        save(new, StoredWeights(command(plan), number, numbers.data(fitted)))
        if not _won(plan, new, kept, say):
            say(f"that is not enough; the new numbers are {new}")
            return
        new.replace(kept)


def command(plan: Plan) -> str:
    """The command that reproduces the fit."""
    how = f"--out FOLDER --seats {plan.seats} --games {plan.games} --rounds {plan.rounds}"
    return f"astrarium train {plan.game} --fit-weights {how} --deals {plan.deals} --seed {plan.seed}"


def _won(plan: Plan, new: Path, kept: Path, say: Callable[[str], None]) -> bool:
    """Whether the new weights win against the stored ones; a match with the bot itself is always played."""
    basic = f"{plan.game}-basic"
    shares = [_share(plan, new, other, say) for other in ([str(kept), basic] if kept.is_file() else [basic])]
    return shares[0] > 1 / plan.seats


def _share(plan: Plan, new: Path, other: str, say: Callable[[str], None]) -> float:
    won = share(Match(plan.game, plan.seats, str(new), other), plan.deals, plan.workers, f"match/{plan.seed}")
    say(f"{new.name}: {won:.1%} of {plan.deals * plan.seats} games against {Path(other).name}")
    return won
