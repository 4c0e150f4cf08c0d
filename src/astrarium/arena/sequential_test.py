"""Tests that may be looked at after every deal: a sequential probability ratio test, and intervals.

The sequential probability ratio test (SPRT) ends a match as soon as its outcome is significant.

The hypotheses are two win shares of the first bot. After each deal their likelihoods are compared. The deal
is the unit, because its rotations are not independent. The variance includes one pseudo-deal at each end, so
that a few equal deals do not decide.

An interval that is widened by `anytime_factor` contains the true value at all looks at once: one may stop
when one likes (the normal mixture of Robbins, for means of many deals).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from typing import Any, Literal, TypeAlias

from ..kernel import BadSetup
from .game_runner import Played, Sitting, points

#: Error probability in either direction.
ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
#: The number of deals at which intervals for all looks are narrowest, compared with those for one look.
AIM = 500

Answer: TypeAlias = Literal["least", "most", "open"]


@dataclass(frozen=True, slots=True)
class Question:
    """The two win shares that are the hypotheses."""

    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Finding:
    """The state of the test: the lesser share, the greater share, or undecided."""

    question: Question
    answer: Answer
    deals: int
    share: float
    ratio: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def anytime_factor(deals: int, error: float = ERROR) -> float:
    """The half-width of an interval for all looks, in standard errors of the mean of so many deals."""
    weight = 8 * deals / AIM
    return sqrt(2 * (weight + 1) / weight * log(sqrt(weight + 1) / error))


def read_question(written: str) -> Question:
    """`50-65`, in percent."""
    least, _, most = written.partition("-")
    try:
        question = Question(float(least) / 100, float(most) / 100)
    except ValueError:
        raise BadSetup("error-bad-question", value=written[:40]) from None
    if not 0 < question.least < question.most < 1:
        raise BadSetup("error-bad-question", value=written[:40])
    return question


def finding(question: Question, shares: Sequence[float]) -> Finding:
    """The state of the test after these deals, given as shares of the first bot in order."""
    total = squares = ratio = 0.0
    for count, share in enumerate(shares, 1):
        total += share
        squares += share * share
        ratio = _ratio(question, total / count, squares, count)
        if abs(ratio) >= BOUND:
            return Finding(question, "most" if ratio > 0 else "least", count, total / count, ratio)
    mean = total / len(shares) if shares else 0.5
    return Finding(question, "open", len(shares), mean, ratio)


def _ratio(question: Question, mean: float, squares: float, count: int) -> float:
    """The log-likelihood ratio of the greater share to the lesser one."""
    with_ends = (mean * count + 1) / (count + 2)
    variance = (squares + 1) / (count + 2) - with_ends * with_ends
    apart = question.most - question.least
    return count * apart * (mean - (question.least + question.most) / 2) / variance


def shares_of(bot: str, wanted: Sequence[Sitting], games: Iterable[Played]) -> list[float]:
    """The bot's share of each deal up to the first incomplete one."""
    known = {game.key: game for game in games}
    by_deal: dict[int, list[Played | None]] = {}
    for sitting in wanted:
        by_deal.setdefault(sitting.deal, []).append(known.get((sitting.deal, sitting.bots)))
    shares = []
    for deal in sorted(by_deal):
        whole = [game for game in by_deal[deal] if game is not None]
        if len(whole) < len(by_deal[deal]):
            break
        shares.append(sum(_won(bot, game) for game in whole) / len(whole))
    return shares


def _won(bot: str, game: Played) -> float:
    return sum(points(game, seat) for seat, name in enumerate(game.bots) if name == bot)
