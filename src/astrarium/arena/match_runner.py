"""Runs a match: plays the open games and stores each one when it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from ..progress import bar
from .game_runner import Played, Sitting, play_sitting, points
from .results_file import Results
from .schedule import Match, games_of, rounds
from .sequential_test import Finding, Question, finding, shares_of

#: Plays games in this process, on all cores or on a cluster; yields each one when it ends.
Work: TypeAlias = Callable[[Callable[[Sitting], Played], Sequence[Sitting]], Generator[Played]]


def run_match(match: Match, results: Results, work: Work, question: Question | None = None) -> bool:
    """Play the open games, or enough of them to answer a question; returns whether it was interrupted."""
    tally: dict[str, float] = {}
    for game in played(match, results):
        count(tally, game, match.alone)
    done = len(played(match, results))
    try:
        with bar(match.game, games_of(match), done) as shown:
            for wanted in rounds(match, results.of):
                if _answered(match, question, wanted, results):
                    return False
                games = work(play_sitting, [each for each in wanted if each.key not in results.games])
                try:
                    for game in games:
                        results.add(game)
                        count(tally, game, match.alone)
                        shown.advance("  ".join(f"{name} {won:g}" for name, won in sorted(tally.items())))
                        if _answered(match, question, wanted, results):
                            return False
                finally:
                    games.close()
    except KeyboardInterrupt:
        return True
    return False


def _answered(match: Match, question: Question | None, wanted: Sequence[Sitting], results: Results) -> bool:
    if question is None:
        return False
    shares = shares_of(match.bots[0], wanted, results.of(wanted))
    return finding(question, shares).answer != "open"


def found(match: Match, results: Results, question: Question) -> Finding:
    """The state of the sequential test after the games of a match."""
    wanted = next(rounds(match, results.of))
    return finding(question, shares_of(match.bots[0], wanted, results.of(wanted)))


def count(tally: dict[str, float], game: Played, by_seat: bool) -> None:
    """Add a game to the running score of bots or seats."""
    for seat, bot in enumerate(game.bots):
        name = str(seat + 1) if by_seat else bot
        tally[name] = round(tally.get(name, 0.0) + points(game, seat), 2)


def played(match: Match, results: Results) -> list[Played]:
    """The stored games of this match."""
    games: list[Played] = []
    for wanted in rounds(match, results.of):
        there = results.of(wanted)
        games += there
        if len(there) < len(wanted):  # the next round depends on these
            break
    return games
