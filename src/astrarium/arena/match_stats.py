"""Statistics of a match: win rates with intervals, margins, ratings, move times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from ..bots.bots_by_rating import FAST
from .estimates import Z95, wilson_interval
from .game_runner import Played, points


@dataclass(frozen=True, slots=True)
class Rate:
    """Points per game with a 95 % Wilson interval; a first place shared by n is 1/n."""

    points: float
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Times:
    """Move times in milliseconds."""

    mean: float
    median: float
    p95: float
    most: float


@dataclass(frozen=True, slots=True)
class Elo:
    """An Elo difference with its 95 % interval; 400 points are ten wins to one."""

    points: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class BotFigures:
    """The figures of one bot. `margin` is its mean lead over the best other seat, `error` the 95 % half-width."""

    bot: str
    wins: int
    draws: int
    losses: int
    won: Rate
    by_seat: tuple[Rate, ...]
    score: float
    margin: float
    error: float
    #: OpenSkill rating (Plackett-Luce) and its uncertainty.
    mu: float
    sigma: float
    #: Elo difference to the first bot of the match; None without games against others.
    elo: Elo | None
    times: Times


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one bot finished ahead of another at the same table; a tie counts half."""

    bot: str
    other: str
    ahead: Rate


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    bots: tuple[BotFigures, ...]
    duels: tuple[Duel, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def figures_of(bots: Sequence[str], games: Iterable[Played]) -> Figures:
    """All figures of a match; ratings follow the order of the deals."""
    ordered = sorted(games, key=lambda played: played.key)
    rated, elo = ratings(bots, ordered), elos(bots, ordered)
    return Figures(
        games=len(ordered),
        bots=tuple(_bot(bot, ordered, *rated[bot], elo.get(bot)) for bot in bots),
        duels=tuple(_duel(bot, other, ordered) for bot, other in combinations(bots, 2)),
    )


def wilson(points: float, games: int) -> Rate:
    """A rate with its 95 % Wilson interval; [0, 1] without games."""
    if not games:
        return Rate(points, games, 0.5, 0.0, 1.0)
    rate = points / games
    return Rate(points, games, rate, *wilson_interval(rate, games))


def ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (Plackett-Luce) as (mu, sigma), game after game."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for played in games:
        if len(set(played.bots)) == len(played.bots):
            teams = [[rated[bot]] for bot in played.bots]
            ranks = [float(place) for place in played.places]
            for bot, (new,) in zip(played.bots, model.rate(teams, ranks=ranks), strict=True):
                rated[bot] = new
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}


def elos(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Elo]:
    """Elo differences to the first bot, for bots that met others; empty if the first one met none."""
    from .elo import ratings as rated_by_elo

    met = {bot for played in games if len({*played.bots}) > 1 for bot in played.bots}
    rated = [bot for bot in bots if bot in met]
    if not rated or rated[0] != bots[0]:
        return {}
    rows = rated_by_elo(rated, [played for played in games if len({*played.bots}) > 1], bots[0])
    return {
        each.bot: Elo(*(round(points - FAST) for points in (each.rating, each.low, each.high)))
        for each in rows
    }


def margin(played: Played, seat: int) -> float:
    others = [score for other, score in enumerate(played.scores) if other != seat]
    return played.scores[seat] - max(others, default=0.0)


def seats_of(bot: str, games: Iterable[Played]) -> list[tuple[Played, int]]:
    """All games and seats of a bot."""
    return [(played, seat) for played in games for seat, name in enumerate(played.bots) if name == bot]


def times(answers: Sequence[float]) -> Times:
    """Median, 95th percentile and maximum."""
    if not answers:
        return Times(0.0, 0.0, 0.0, 0.0)
    ranked = sorted(answers)
    last = len(ranked) - 1
    mean = sum(ranked) / len(ranked)
    return Times(mean, ranked[round(last * 0.5)], ranked[round(last * 0.95)], ranked[last])


def _bot(bot: str, games: Sequence[Played], mu: float, sigma: float, elo: Elo | None) -> BotFigures:
    own = seats_of(bot, games)
    won = [points(*each) for each in own]
    margins = [margin(*each) for each in own]
    most_seats = max((len(played.bots) for played in games), default=0)
    by_seat = [[points(played, at) for played, at in own if at == seat] for seat in range(most_seats)]
    return BotFigures(
        bot=bot,
        wins=won.count(1.0),
        draws=sum(0 < each < 1 for each in won),
        losses=won.count(0.0),
        won=wilson(sum(won), len(won)),
        by_seat=tuple(wilson(sum(seat), len(seat)) for seat in by_seat),
        score=fmean(played.scores[seat] for played, seat in own) if own else 0.0,
        margin=fmean(margins) if margins else 0.0,
        error=Z95 * stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else 0.0,
        mu=mu,
        sigma=sigma,
        elo=elo,
        times=times([ms for played, seat in own for ms in played.times[seat]]),
    )


def _duel(bot: str, other: str, games: Sequence[Played]) -> Duel:
    ahead = [
        0.5 if place[own] == place[foe] else float(place[own] < place[foe])
        for played in games
        for place in [played.places]
        for own, name in enumerate(played.bots)
        for foe, foe_name in enumerate(played.bots)
        if (name, foe_name) == (bot, other)
    ]
    return Duel(bot, other, wilson(sum(ahead), len(ahead)))
