"""The interface of a bot's evaluation of positions, by named terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ..kernel import Table


class Term(NamedTuple):
    """One part of the worth of a position to a seat: in points, and as a countable amount (or 0)."""

    worth: float
    amount: float = 0.0


#: The terms of a position's worth by name; the text `coach-<name>` of the game describes one.
Terms: TypeAlias = Mapping[str, Term]
#: Evaluates the positions that can follow from one.
Measure: TypeAlias = Callable[[Table], Terms]
#: The lead of a seat in a world, in any unit.
Lead: TypeAlias = Callable[[Table, int], float]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A bot's evaluation of the positions of a game."""

    #: Prompts at which no move is half done: a seat makes its move between two of them.
    rests: frozenset[str]
    #: Terms about the future, which are no gain yet.
    later: frozenset[str]
    #: Makes the measure of a seat for the positions that can follow from this table.
    measure: Callable[[Table, int], Measure]
    #: Whether the measure already includes the other seats.
    rivals: bool = False


def total(terms: Terms) -> float:
    """The sum of all terms."""
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
