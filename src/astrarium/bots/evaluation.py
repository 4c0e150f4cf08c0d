"""Evaluation of positions by named terms, as a bot that knows a game gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ..kernel import Table


class Term(NamedTuple):
    """One part of the worth of a position to a seat: in points, and as a countable amount (or 0)."""

    worth: float
    amount: float = 0.0


#: What a position is worth, by the names of its parts; the text `coach-<name>` of the game says one.
Terms: TypeAlias = Mapping[str, Term]
#: Says what positions are worth that may follow from one.
Measure: TypeAlias = Callable[[Table], Terms]
#: How far a seat is ahead in a world, in whatever unit.
Lead: TypeAlias = Callable[[Table, int], float]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How positions of a game are compared."""

    #: Questions at which nothing is half done: between two of them a seat makes its move.
    rests: frozenset[str]
    #: Parts that count for later; what they bring is no gain yet.
    later: frozenset[str]
    #: The measure of one seat for all that may follow from this table.
    measure: Callable[[Table, int], Measure]
    #: Whether what the others have is counted in it.
    rivals: bool = False


def total(terms: Terms) -> float:
    """What a position is worth in all."""
    return sum([term.worth for term in terms.values()])


def lead_by(insight: Evaluation) -> Lead:
    """The lead of a seat by a bot's evaluation; at the end, in points."""

    def lead(world: Table, seat: int) -> float:
        if world.over:
            worths: Sequence[float] = world.game.standing(world.state)
        elif insight.rivals:
            return total(insight.measure(world, seat)(world))
        else:
            worths = [total(insight.measure(world, each)(world)) for each in range(world.seats)]
        return worths[seat] - max([each for other, each in enumerate(worths) if other != seat], default=0.0)

    return lead
