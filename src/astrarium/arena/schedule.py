"""Who plays whom: every deal is played once for each rotation of the seats by the same line-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ..kernel import AstrariumError, BadSetup, Game
from .match import Sitting


class BadMatch(AstrariumError):
    """A match that cannot be held."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it was asked for; `games` is the number of games of each line-up.

    A bot that plays itself stands once in `bots`, and sits on every seat.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, Any]

    @property
    def alone(self) -> bool:
        """Whether one bot plays itself: then the seats are compared, not the bots."""
        return len(self.bots) == 1


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots of a match: at least two, all different; or one and the same on every seat."""
    if len(bots) < 2:
        raise BadMatch("error-too-few-bots", bots=", ".join(bots))
    for bot in bots:
        if 1 < bots.count(bot) < len(bots):
            raise BadMatch("error-bot-twice", bot=bot)
    return tuple(bots)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The groups that sit down together.

    With enough bots, every group that fills the table (at two seats: every pair). With fewer, they sit in
    turn until the table is full, each beginning once, so that all get equally many seats.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    starts = 1 if seats % len(bots) == 0 else len(bots)
    return [tuple(bots[(start + seat) % len(bots)] for seat in range(seats)) for start in range(starts)]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All ways to move a line-up round the table, each once."""
    return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(len(line_up))))


def sittings(match: Match) -> Iterator[Sitting]:
    """All games of a match, deal by deal."""
    groups = [rotations(line_up) for line_up in line_ups(match.bots, match.seats)]
    most = max(-(-match.games // len(turns)) for turns in groups)
    for deal in range(most):
        for turns in groups:
            if deal * len(turns) < match.games:
                for bots in turns:
                    yield Sitting(match.game, match.options, match.seed, deal, bots)


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
