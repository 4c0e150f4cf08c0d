"""Turning points of a finished game: the moves that changed the lead or the values most.

The value of a position is the evaluation of the game's own bot, as for the coach. It includes points to come.
Positions are compared between moves. A game without an evaluation uses its points.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ..bots.evaluation import Lead, lead_by
from ..bots.outcome_value import leads
from ..kernel import Table
from .answer_values import playing_bot

#: Number of turning points, and their minimum change in points.
TOLD, LEAST = 3, 2.0
#: Weight of a change of the lead.
HANDS = 2.0


class Standing(NamedTuple):
    """The lead of each seat after `move` answers."""

    move: int
    round: int
    ahead: list[float]

    @property
    def leader(self) -> int:
        return self.ahead.index(max(self.ahead))


class TurningPoint(NamedTuple):
    """A gain of a seat from answer `since` to answer `move`; `lead` if it took the lead."""

    move: int
    round: int
    seat: int
    change: float
    lead: bool
    since: int

    @property
    def weight(self) -> float:
        return self.change * HANDS if self.lead else self.change


def turning_points(table: Table) -> list[TurningPoint]:
    """The greatest turning points, in order of play; none in a solo game."""
    if table.seats < 2:
        return []
    # the change from the deal to the first position is nobody's move
    found = [_turning_point(*two) for two in pairwise(_compared_standings(table)[1:])]
    great = sorted([each for each in found if each.change >= LEAST], key=lambda each: -each.weight)
    return sorted(great[:TOLD])


def _turning_point(before: Standing, after: Standing) -> TurningPoint:
    changes = [now - then for then, now in zip(before.ahead, after.ahead, strict=True)]
    lead = after.leader != before.leader
    seat = after.leader if lead else changes.index(max(changes))
    return TurningPoint(after.move, before.round, seat, changes[seat], lead, before.move)


def _compared_standings(table: Table) -> list[Standing]:
    """The standings between moves, and at the end."""
    insight = playing_bot(table.game.id)[1]
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
