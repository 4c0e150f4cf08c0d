"""O14 Scoring: the track, morale, structures, and the points of the "?" cards."""

from __future__ import annotations

from ...kernel import Result, ranked
from .components import STRUCTURES
from .state import State

ROWS = ("attacks", "effects", "morale", "structures", "formulas")


def structure_points(g: State, seat: int) -> tuple[int, int]:
    """O14.1 Printed points of all structures, and the points of their end-of-game effects; covered or not."""
    face = g.cards.face
    printed = counted = 0
    for place, system in enumerate(g.systems[seat]):
        for card in system:
            structure = STRUCTURES[face[card]]
            if structure.vp:
                printed += structure.vp
            for op in structure.end_game:
                counted += op.amount * (g.colours_in(seat, place, op.of) if op.per else 1)
    return printed, counted


def total(g: State, seat: int) -> int:
    return g.vp[seat] + g.morale[seat] + sum(structure_points(g, seat))


def standing(g: State) -> list[int]:
    """Everybody's points if the game ended now."""
    return [total(g, seat) for seat in range(g.seats)]


def breakdown(g: State, seat: int) -> dict[str, int]:
    """Points by source; VP paid are subtracted from those of effects first, then from those of attacks."""
    printed, counted = structure_points(g, seat)
    raided = min(g.raided[seat], g.vp[seat])
    rows = (raided, g.vp[seat] - raided, g.morale[seat], printed, counted)
    return dict(zip(ROWS, rows, strict=True))


def result(g: State) -> Result:
    """O14.2 Points, then morale, then resources, else the victory is shared."""
    marks = [(points, g.morale[seat], sum(g.stock[seat])) for seat, points in enumerate(standing(g))]
    rows = {seat: breakdown(g, seat) for seat in range(g.seats)}
    return ranked(marks, ("points", "morale", "resources"), rows)
