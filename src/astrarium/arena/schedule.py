"""Schedules of a match: round robin, gauntlet or Swiss tournament, with duplicate deals.

Each deal is played once per rotation of the seats by the same line-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from math import ceil, log2
from typing import Any, TypeAlias

from ..kernel import AstrariumError, BadSetup, Game
from .game_runner import Played, Sitting, points

LineUp: TypeAlias = tuple[str, ...]


class Form(StrEnum):
    """The form of a match."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"
    SWISS = "swiss"


class BadMatch(AstrariumError):
    """The arguments describe no valid match."""


@dataclass(frozen=True, slots=True)
class Match:
    """The parameters of a match; `games` is the number of games of each line-up.

    A single bot in `bots` sits on every seat.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, Any]
    form: Form = Form.ROUND_ROBIN

    @property
    def alone(self) -> bool:
        """Whether one bot plays itself, so that seats are compared instead of bots."""
        return len(self.bots) == 1


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Check the bots of a match: at least two, all different or all equal."""
    if len(bots) < 2:
        raise BadMatch("error-too-few-bots", bots=", ".join(bots))
    for bot in bots:
        if 1 < bots.count(bot) < len(bots):
            raise BadMatch("error-bot-twice", bot=bot)
    return tuple(bots)


def check_form(match: Match) -> Match:
    """Check that the form of a match fits its bots and seats."""
    if match.form is Form.SWISS and (match.seats != 2 or len(match.bots) < 3):
        raise BadMatch("error-swiss", bots=len(match.bots), seats=match.seats)
    return match


def line_ups(bots: Sequence[str], seats: int, form: Form = Form.ROUND_ROBIN) -> list[LineUp]:
    """The line-ups of a match.

    With enough bots: every combination that fills the table. With fewer, bots repeat in turn until the table is
    full, and each one starts once, so all get equally many seats. In a gauntlet the first bot has one seat and
    one other bot the rest.
    """
    if form is Form.GAUNTLET and len(bots) > 1:
        return [(bots[0], *[other] * (seats - 1)) for other in bots[1:]]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    starts = 1 if seats % len(bots) == 0 else len(bots)
    return [tuple(bots[(start + seat) % len(bots)] for seat in range(seats)) for start in range(starts)]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The distinct rotations of a line-up."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def rounds(match: Match, played: Callable[[Iterable[Sitting]], list[Played]]) -> Iterator[list[Sitting]]:
    """All games of a match in rounds; the pairs of a Swiss round depend on the rounds before."""
    if match.form is not Form.SWISS:
        yield sittings(match, line_ups(match.bots, match.seats, match.form))
        return
    met: list[LineUp] = []
    games: list[Played] = []
    for _ in range(swiss_rounds(len(match.bots))):
        pairs = swiss_pairs(match.bots, met, games)
        met += pairs
        yield (wanted := sittings(match, pairs))
        games += played(wanted)


def games_of(match: Match) -> int:
    """The total number of games of a match."""
    if match.form is not Form.SWISS:
        return len(sittings(match, line_ups(match.bots, match.seats, match.form)))
    pairs = [match.bots[:2]] * (len(match.bots) // 2)
    return swiss_rounds(len(match.bots)) * len(sittings(match, pairs))


def sittings(match: Match, groups: Sequence[LineUp]) -> list[Sitting]:
    """All games of these line-ups, deal by deal."""
    turned = [rotations(line_up) for line_up in groups]
    deals = max(-(-match.games // len(turns)) for turns in turned)
    return [
        Sitting(match.game, match.options, match.seed, deal, bots)
        for deal in range(deals)
        for turns in turned
        if deal * len(turns) < match.games
        for bots in turns
    ]


def swiss_rounds(bots: int) -> int:
    """The number of Swiss rounds: one more than needed to find the best, and few enough to avoid rematches."""
    even = bots + bots % 2
    return min(ceil(log2(even)) + 1, even // 2)


def swiss_pairs(bots: Sequence[str], met: Iterable[LineUp], games: Iterable[Played]) -> list[LineUp]:
    """The pairs of the next Swiss round: neighbours in the standings that have not met.

    With an odd number one bot has a bye: the lowest of those with the fewest byes.
    """
    before = {frozenset(pair) for pair in met}
    played = {bot: sum(bot in pair for pair in before) for bot in bots}
    share = {bot: _share(bot, games) for bot in bots}
    ranked = sorted(bots, key=lambda bot: -share[bot])
    tired = sorted(bots, key=lambda bot: (-played[bot], -ranked.index(bot)))
    resting = [None] if len(bots) % 2 == 0 else tired
    for left_out in resting:
        found = _paired([bot for bot in ranked if bot != left_out], before)
        if found is not None:
            return found
    raise AssertionError("more rounds than there are others to meet")


def _paired(ranked: Sequence[str], before: set[frozenset[str]]) -> list[LineUp] | None:
    """Pair each bot with its nearest new opponent, by backtracking; None if there is no full pairing."""
    if not ranked:
        return []
    first, *others = ranked
    for other in others:
        if frozenset((first, other)) not in before:
            rest = _paired([bot for bot in others if bot != other], before)
            if rest is not None:
                return [(first, other), *rest]
    return None


def _share(bot: str, games: Iterable[Played]) -> float:
    """The share of won games of a bot."""
    won = [points(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    return sum(won) / len(won) if won else 0.5


def read_options(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Settings of a game from `name=value` words, checked one by one."""
    given: dict[str, Any] = {}
    settings = {setting.id: setting for setting in game.settings}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup("error-option-form", option=word)
        values = settings[name].values if name in settings else ()
        given[name] = next((known for known in values if str(known).lower() == value.lower()), value)
    return game.check_options(given)
