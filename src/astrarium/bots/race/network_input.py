"""The input of the networks: a position as a row of numbers.

A row consists of the player to evaluate, the others (the strongest first) and the moment. It is made only of
`Empire`s and public information, which contain no hidden card. The trainer in C makes the same row
(train/native/network_input.c).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...games.race.components import DESIGN, DESIGNS, OPENS, ORDER
from .action_choice import Actions
from .empire import Empire

Row = NDArray[np.float32]

#: The actions, in the order of the networks' inputs and outputs.
ACTIONS: tuple[str, ...] = tuple(OPENS)
PLACE = {design: at for at, design in enumerate(DESIGNS)}
PLACES: tuple[int, ...] = tuple(PLACE[design.id] for design in DESIGN)
MANY = len(PLACE)
#: Lengths of thermometer codes, in which the first units can count for more than the last: pairs of chips,
#: cards in hand and in the tableau, chips in the pool, pairs of points of a lead.
CHIPS, HAND, SIZE, POOL, LEADS = 30, 12, 12, 12, 21
#: Points that are added to a lead before it is encoded.
FAR_BEHIND = 22
#: The length of a player's part of a row.
PLAYER = 2 * MANY + CHIPS + HAND + SIZE + 2 + len(ACTIONS)
#: The index of the actions in it.
ACTIONS_AT = PLAYER - len(ACTIONS)
MOMENT = POOL + 1 + len(ORDER) + 1 + LEADS + 1


class Seen(NamedTuple):
    """A player: the empire, and the actions of this round, once revealed."""

    empire: Empire
    actions: Actions = ()


class Moment(NamedTuple):
    """The common part: chips in the pool, the round, its phases to come."""

    pool: float
    round: int
    to_come: tuple[str, ...] = ()
    #: Whether the actions of the round are known.
    revealed: bool = False


def width(seats: int) -> int:
    """The length of a row."""
    return seats * PLAYER + MANY + MOMENT


def look(row: Row, own: Seen, others: Sequence[Seen], moment: Moment) -> None:
    """Write a position into a row of zeros, as the owner sees it."""
    look_at_all(row[None], [own], others, [moment])


def look_at_all(rows: Row, owns: Sequence[Seen], others: Sequence[Seen], moments: Sequence[Moment]) -> None:
    """The same for many empires of one owner; the others are equal in all rows and written once."""
    ranked = strongest_first(others)
    for place, other in enumerate(ranked):
        _player(rows[0, _other_at(place) :], other, moments[0].to_come)
    rows[1:] = rows[0]
    strongest, at = _points(ranked[0].empire), _other_at(len(ranked))
    for row, own, moment in zip(rows, owns, moments, strict=True):
        _player(row, own, moment.to_come)
        for face in own.empire.hand:
            row[PLAYER + PLACES[face]] += 1
        _moment(row[at:], moment, _points(own.empire) - strongest)


def strongest_first(others: Sequence[Seen]) -> list[Seen]:
    """The others in the order of a row."""
    return sorted(others, key=lambda other: -_points(other.empire))


@lru_cache(maxsize=1 << 14)
def marks(chosen: tuple[Actions, ...]) -> NDArray[np.intp]:
    """The indices that these choices set in the row of a round's beginning: the owner, then the strongest."""
    own, *others = chosen
    opened = {OPENS[action] for actions in chosen for action in actions}
    moment_at = _other_at(len(others)) + POOL + 1
    found = [ACTIONS_AT + ACTIONS.index(action) for action in own]
    for place, actions in enumerate(others):
        found += [_other_at(place) + ACTIONS_AT + ACTIONS.index(action) for action in actions]
    found += [moment_at + ORDER.index(phase) for phase in opened]
    return np.array([*found, moment_at + len(ORDER)])


def _other_at(place: int) -> int:
    """The index of another player's numbers in a row; those of the moment follow the last."""
    return PLAYER + MANY + place * PLAYER


def _points(empire: Empire) -> int:
    return empire.tableau.score(int(empire.chips))


def _player(row: Row, seen: Seen, to_come: tuple[str, ...]) -> None:
    empire, actions = seen
    for face in empire.tableau.faces:
        row[PLACES[face]] = 1
    for face in empire.goods:
        row[MANY + PLACES[face]] = 1
    at = 2 * MANY
    for many, count in ((CHIPS, empire.chips // 2), (HAND, empire.cards), (SIZE, empire.size)):
        row[at : at + min(many, int(count))] = 1
        at += many
    row[at] = empire.tableau.military / 5
    row[at + 1] = _points(empire) / 20
    for action in actions:
        if OPENS[action] in to_come:
            row[ACTIONS_AT + ACTIONS.index(action)] = 1


def _moment(row: Row, moment: Moment, lead: int) -> None:
    row[: max(0, min(POOL, int(moment.pool)))] = 1
    row[POOL] = moment.pool / 12
    at = POOL + 1
    for phase in moment.to_come:
        row[at + ORDER.index(phase)] = 1
    at += len(ORDER)
    row[at] = moment.revealed
    at += 1
    row[at : at + max(0, min(LEADS, (lead + FAR_BEHIND) // 2))] = 1
    row[at + LEADS] = moment.round / 10
