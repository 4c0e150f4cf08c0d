"""A match is held: what is open is played, and every game is kept as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from ..progress import bar
from .match import Played, Sitting, play_sitting, points
from .results import Results
from .schedule import Match, games_of, rounds
from .sequential import Finding, Question, finding, shares_of

#: Plays games somewhere: here, on all cores, on other machines. They come as they are finished.
Work: TypeAlias = Callable[[Callable[[Sitting], Played], Sequence[Sitting]], Generator[Played]]


def hold(match: Match, results: Results, work: Work, question: Question | None = None) -> bool:
    """Play what is not played yet, or as much of it as answers a question; True when it was interrupted."""
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
    """What the games of a match say to a question."""
    wanted = next(rounds(match, results.of))
    return finding(question, shares_of(match.bots[0], wanted, results.of(wanted)))


def count(tally: dict[str, float], game: Played, by_seat: bool) -> None:
    """Add a game to the running score, of the bots or of the seats."""
    for seat, bot in enumerate(game.bots):
        name = str(seat + 1) if by_seat else bot
        tally[name] = round(tally.get(name, 0.0) + points(game, seat), 2)


def played(match: Match, results: Results) -> list[Played]:
    """The games of this match that have been played."""
    games: list[Played] = []
    for wanted in rounds(match, results.of):
        there = results.of(wanted)
        games += there
        if len(there) < len(wanted):  # nobody knows yet who meets in the next round
            break
    return games
