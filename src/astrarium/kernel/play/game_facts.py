"""What is to be known of a game before one learns it: numbers of players and actions, lengths, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .game import Game, Result


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game of so many seats, as those describe one who teach machines."""

    id: str
    players: int
    least_players: int
    most_players: int
    #: Distinct actions, over all questions.
    actions: int
    #: Actions that a game takes at most; where one could be drawn out, environments end it there.
    longest: int
    #: What a player gets at the end: from the last place to the first.
    utility: tuple[float, float]
    #: What players get adds up to nothing.
    zero_sum: bool
    #: "imperfect" where something is hidden from somebody, else "perfect".
    information: str
    #: "stochastic" where luck plays a part, else "deterministic".
    chance: str
    #: "simultaneous" where some questions go to several players at once, else "sequential".
    dynamics: str
    #: The shape of each named array of an observation.
    observation: Mapping[str, tuple[int, ...]]
    #: The shapes that an information state has beside them: what was seen and is remembered.
    memory: Mapping[str, tuple[int, ...]]


def facts(game: Game, seats: int | None = None) -> GameFacts:
    """The facts of a game; of so many seats, or of the fewest."""
    players = game.check_seats(max(2, game.seats[0]) if seats is None else seats)
    fields = game.layout(players).fields
    return GameFacts(
        id=game.id,
        players=players,
        least_players=game.seats[0],
        most_players=game.seats[1],
        actions=len(game.actions),
        longest=game.nature.longest,
        utility=(-1.0, 1.0),
        zero_sum=players > 1,
        information="imperfect" if game.nature.hidden else "perfect",
        chance="stochastic" if game.nature.luck else "deterministic",
        dynamics="simultaneous" if game.nature.together else "sequential",
        observation={field.name: field.shape for field in fields if not field.memory},
        memory={field.name: field.shape for field in fields if field.memory},
    )


def utilities(game: Game, result: Result) -> list[float]:
    """What each seat gets for how the game ended: 1 for the first place, -1 for the last, ties share.

    Alone, it is won or lost.
    """
    seats = len(result.scores)
    if seats == 1:
        return [1.0 if game.nature.won(result) else -1.0]
    got = [0.0] * seats
    place = 0
    for tied in result.ranking:
        middle = place + (len(tied) - 1) / 2
        for seat in tied:
            got[seat] = 1 - 2 * middle / (seats - 1)
        place += len(tied)
    return got
