"""Facts about a game for reinforcement learning: players, actions, length, rewards, shapes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..game import Game, Result


@dataclass(frozen=True, slots=True)
class GameFacts:
    """Facts about a game with a number of players, in the terms of reinforcement learning."""

    id: str
    players: int
    least_players: int
    most_players: int
    #: Number of distinct actions.
    actions: int
    #: Maximum actions of a game; environments truncate there.
    longest: int
    #: Rewards of the last and of the first place.
    utility: tuple[float, float]
    #: Whether rewards add up to zero.
    zero_sum: bool
    #: "perfect" or "imperfect".
    information: str
    #: "deterministic" or "stochastic".
    chance: str
    #: "sequential" or "simultaneous".
    dynamics: str
    #: The shape of each named array of an observation.
    observation: Mapping[str, tuple[int, ...]]
    #: The shapes of the arrays that only the information state has.
    memory: Mapping[str, tuple[int, ...]]


def facts(game: Game, seats: int | None = None) -> GameFacts:
    """The facts of a game; by default for the fewest seats."""
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
    """The reward of each seat: 1 for the first place, -1 for the last; ties share.

    A solo game is won (1) or lost (-1).
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
