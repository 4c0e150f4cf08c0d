"""Scores of a game round by round, and the best deed of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..kernel import Event, Table

#: Maximum events of a deed.
TOLD = 2


@dataclass(frozen=True, slots=True)
class Deed:
    """An answer's immediate gain for a seat, with its events."""

    move: int
    round: int
    gain: float
    events: tuple[Event, ...]


@dataclass(slots=True)
class ScoreHistory:
    """The points of all seats when each round was over, and the best deed by seat."""

    rounds: dict[int, list[float]] = field(default_factory=dict)
    deeds: dict[int, Deed] = field(default_factory=dict)


def score_history(table: Table) -> ScoreHistory:
    """The score history of a game that is over, from one walk through it."""
    found = ScoreHistory()
    told = _own_events(table)
    gains: dict[int, tuple[float, int, int]] = {}
    before: Sequence[float] = []
    number = 0
    for past in table.walk():
        now = past.game.standing(past.state)
        reached: int = getattr(past.state, "round", 0)
        if reached > number > 0:
            found.rounds[number] = list(now)
        # gains in the first round are mostly starting values
        for seat, then in enumerate(before if found.rounds else ()):
            gain = now[seat] - then
            if gain > gains.get(seat, (0.0,))[0] and (seat, past.moves) in told:
                gains[seat] = (gain, past.moves, number)
        before, number = now, reached
    if table.result is not None and number:
        found.rounds[number] = [float(table.result.scores[seat]) for seat in range(table.seats)]
    for seat, (gain, move, at) in gains.items():
        found.deeds[seat] = Deed(move, at, gain, tuple(told[seat, move][:TOLD]))
    return found


def _own_events(table: Table) -> dict[tuple[int, int], list[Event]]:
    """The own events of each seat, by seat and by the number of answers before them."""
    found: dict[tuple[int, int], list[Event]] = {}
    for seat in range(table.seats):
        for event in table.events(seat=seat):
            if event.seat == seat:
                found.setdefault((seat, event.move), []).append(event)
    return found
