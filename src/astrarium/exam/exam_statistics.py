"""Figures of an exam: ratings, margins without luck, legal answers, costs, lost points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import log
from statistics import fmean, pvariance
from typing import Any

from ..arena.estimates import Sample, mean
from ..bots.bots_by_rating import rating_of
from ..extras import extra
from ..text_environment.game_batch import PlayedGame
from .rule_questions import RuleQuestion

with extra("arena"):
    import numpy as np

#: Samples of a bootstrap, and the bounds of a rating.
DRAWS, LEAST, MOST = 400, 0.0, 3000.0
SCALE = 400 / log(10)


@dataclass(frozen=True, slots=True)
class Score:
    """One game, reduced to what the figures need."""

    opponent: str
    deal: int
    seat: int
    #: 1 for a win, a half for a tie.
    won: float
    margin: float


@dataclass(frozen=True, slots=True)
class LostAt:
    """The cost of one kind of decision in the reviewed games, and the advantages of better answers."""

    prompt: str
    decisions: int
    lost: float
    terms: tuple[str, ...]


def score_of(played: PlayedGame, deal: int) -> Score:
    result, seat = played.env.table.result, played.game.seat
    opponent = played.game.opponents[1 - seat]
    if result is None:  # truncated for length
        return Score(opponent, deal, seat, 0.0, 0.0)
    first = result.ranking[0]
    won = 1 / len(first) if seat in first else 0.0
    return Score(opponent, deal, seat, won, float(result.scores[seat] - result.scores[1 - seat]))


# -- rating


def rating(scores: Sequence[Score], game: str, seed: int = 1) -> dict[str, float]:
    """The maximum-likelihood rating against opponents of known rating, with a 95 % interval.

    The interval is a Bayesian bootstrap over deals. One tie against each opponent is added, so that the rating
    stays finite.
    """
    deals = sorted({each.deal for each in scores})
    place = {deal: at for at, deal in enumerate(deals)}
    others = sorted({each.opponent for each in scores})
    known = np.array([rating_of(each, game) for each in others], float)
    won = np.zeros((len(deals), len(others)))
    games = np.zeros((len(deals), len(others)))
    for each in scores:
        at = place[each.deal], others.index(each.opponent)
        won[at] += each.won
        games[at] += 1
    rng = np.random.default_rng(seed)
    weights = rng.exponential(size=(DRAWS, len(deals)))
    weights /= weights.mean(1, keepdims=True)
    extra_games = rng.exponential(size=(DRAWS, len(others)))
    drawn = [
        _likeliest(weight @ won + 0.5 * added, weight @ games + added, known)
        for weight, added in zip(weights, extra_games, strict=True)
    ]
    low, high = np.quantile(drawn, (0.025, 0.975))
    value = _likeliest(won.sum(0) + 0.5, games.sum(0) + 1, known)
    return {"rating": round(value), "low": round(float(low)), "high": round(float(high))}


def _likeliest(won: Any, games: Any, known: Any) -> float:
    low, high = LEAST, MOST
    for _ in range(40):
        middle = (low + high) / 2
        expected = games / (1 + np.exp((known - middle) / SCALE))
        low, high = (middle, high) if expected.sum() < won.sum() else (low, middle)
    return (low + high) / 2


# -- luck


def without_luck(scores: Sequence[Score], values: Mapping[int, float]) -> dict[str, Any]:
    """The margin corrected for the luck of the deals, and how many games that saves.

    `values`: how much each deal favours seat 0. The share of it that appears in the margins is fitted. The two
    factors tell how many uncorrected games of single deals one game is worth: with duplicate deals, and with
    the values of deals.
    """
    centred = _centred(scores)
    signed = [values[each.deal] * (1 if each.seat == 0 else -1) for each in scores]
    slope = _slope(signed, centred)
    left = [margin - slope * value for margin, value in zip(centred, signed, strict=True)]
    freedom = max(len(scores) - 2, 1) / max(len(scores) - 1, 1)
    single, adjusted = pvariance(centred), pvariance(left) / freedom
    pairs = _by_pair(scores, centred)
    paired = 2 * pvariance(pairs) if len(pairs) > 1 else single
    deals = np.array([each.deal for each in scores])
    raw = np.array([each.margin for each in scores], float)
    found = mean(Sample(raw - slope * np.array(signed, float), deals, int(deals.max()) + 1))
    return {
        "margin": round(fmean(each.margin for each in scores), 2),
        "adjusted": round(found.value, 2),
        "low": None if found.low is None else round(found.low, 2),
        "high": None if found.high is None else round(found.high, 2),
        "duplicates": round(single / paired, 2) if paired else None,
        "values": round(single / adjusted, 2) if adjusted else None,
    }


def _centred(scores: Sequence[Score]) -> list[float]:
    """The margins, each less the mean against its opponent."""
    means = {
        name: fmean(each.margin for each in scores if each.opponent == name)
        for name in {each.opponent for each in scores}
    }
    return [each.margin - means[each.opponent] for each in scores]


def _by_pair(scores: Sequence[Score], values: Sequence[float]) -> list[float]:
    """The means of both seats of each deal against each opponent."""
    pairs: dict[tuple[str, int], list[float]] = {}
    for each, value in zip(scores, values, strict=True):
        pairs.setdefault((each.opponent, each.deal), []).append(value)
    return [fmean(pair) for pair in pairs.values() if len(pair) == 2]


def _slope(x: Sequence[float], y: Sequence[float]) -> float:
    square = sum(each * each for each in x)
    return sum(a * b for a, b in zip(x, y, strict=True)) / square if square else 0.0


# -- answers, costs, questions


def answers(played: Sequence[PlayedGame]) -> dict[str, Any]:
    """Rates of legal answers, and costs per decision. Times are separate: they are not reproducible."""
    given = sum(each.tally.answers for each in played)
    tries = given - sum(each.tally.drawn for each in played) + sum(each.tally.illegal for each in played)
    return {
        "answers": given,
        "illegal": sum(each.tally.illegal for each in played),
        "drawn": sum(each.tally.drawn for each in played),
        "legal": round((tries - sum(each.tally.illegal for each in played)) / max(tries, 1), 4),
        "read": round(sum(each.read for each in played) / max(given, 1), 1),
        "written": round(sum(each.written for each in played) / max(given, 1), 1),
        "cost": round(sum(each.cost for each in played), 6),
    }


def seconds(played: Iterable[PlayedGame]) -> dict[str, float]:
    all = sorted(second for each in played for second in each.seconds)
    if not all:
        return {"median": 0.0, "p95": 0.0}
    return {"median": round(all[len(all) // 2], 3), "p95": round(all[int(len(all) * 0.95)], 3)}


def graded(asked: Sequence[RuleQuestion], said: Sequence[str]) -> dict[str, Any]:
    """The number of questions about rules answered right, and with the right paragraph."""
    marks = [question.graded(answer) for question, answer in zip(asked, said, strict=True)]
    return {
        "asked": len(marks),
        "answered": sum(bool(answer) for answer in said),
        "right": sum(right for right, _ in marks),
        "cited": sum(cited for _, cited in marks),
    }


def lost_json(lost: Iterable[LostAt]) -> list[dict[str, Any]]:
    return [asdict(each) for each in lost]
