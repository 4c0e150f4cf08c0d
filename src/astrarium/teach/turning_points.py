"""Where a finished game turned: the moves by which the worth of the position changed hands, or changed most.

A position is worth what the game's own bot holds it to be worth, which the coach goes by as well: points to
come and not only points that are there. Positions are compared where nothing is half done. A game whose bots
judge nothing is told by its points.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ..bots.insight import Lead, lead_by
from ..bots.worth import leads
from ..kernel import Table
from .weighing import knower

#: Turning points that are told, and the least that one of them has changed, in points.
TOLD, LEAST = 3, 1.0
#: A change of hands counts as much as a swing so many times as great.
HANDS = 2.0


class Standing(NamedTuple):
    """How far each seat is ahead, after so many answers."""

    move: int
    round: int
    ahead: list[float]

    @property
    def leader(self) -> int:
        return self.ahead.index(max(self.ahead))


class TurningPoint(NamedTuple):
    """After so many answers, a seat stood so much better than before, or took the lead."""

    move: int
    round: int
    seat: int
    change: float
    lead: bool

    @property
    def weight(self) -> float:
        return self.change * HANDS if self.lead else self.change


def turning_points(table: Table) -> list[TurningPoint]:
    """The greatest of them, in the order of play; none for who plays alone."""
    if table.seats < 2:
        return []
    # what the deal has brought is nobody's move
    found = [_between(*two) for two in pairwise(_standings(table)[1:])]
    great = sorted([each for each in found if each.change >= LEAST], key=lambda each: -each.weight)
    return sorted(great[:TOLD])


def _between(before: Standing, after: Standing) -> TurningPoint:
    changes = [now - then for then, now in zip(before.ahead, after.ahead, strict=True)]
    lead = after.leader != before.leader
    seat = after.leader if lead else changes.index(max(changes))
    return TurningPoint(after.move, before.round, seat, changes[seat], lead)


def _standings(table: Table) -> list[Standing]:
    """The positions at which nothing is half done, and the last."""
    insight = knower(table.game.id)[1]
    lead = _by_points if insight is None else lead_by(insight)
    rests = [
        _standing(past, lead)
        for past in table.walk()
        if insight is None or any(choice.prompt in insight.rests for choice in past.pending)
    ]
    return [*rests, _standing(table, lead)]


def _standing(table: Table, lead: Lead) -> Standing:
    number: int = getattr(table.state, "round", 0)
    return Standing(table.moves, number, [lead(table, seat) for seat in range(table.seats)])


def _by_points(table: Table, seat: int) -> float:
    return float(leads(table.game.standing(table.state))[seat])
