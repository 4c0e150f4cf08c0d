"""S15 Scoring: points by source, ranks and the winner."""

from __future__ import annotations

from dataclasses import replace

from ...kernel import Result, ranked
from .components import CARGO_POINTS, DAMAGE_POINTS, MISSIONS, PASSENGERS, RANKS, SOLO_WIN, TECHS
from .state import State
from .vocabulary import TRACKS


def mission_points(g: State, seat: int) -> int:
    face = g.cards.face
    return sum([MISSIONS[face[card]].points for card in g.ships[seat].missions])


def omega_points(g: State, seat: int) -> int:
    total = 0
    face = g.cards.face
    for card in g.ships[seat].slots:
        if card >= 0:
            scoring = TECHS[face[card]].scoring
            if scoring is not None:
                total += g.worth(seat, scoring)
    return total


def breakdown(g: State, seat: int) -> dict[str, int]:
    """S15.2 A player's points by source."""
    ship = g.ships[seat]
    rows = {"missions": mission_points(g, seat)}
    rows |= {track: g.track_points(seat, at) for at, track in enumerate(TRACKS)}
    rows["omegas"] = omega_points(g, seat)
    rows["cargo"] = CARGO_POINTS * len(ship.cargo)
    rows["damage"] = DAMAGE_POINTS * ship.damage
    if g.passenger:
        rows["passenger"] = sum(g.worth(seat, each) for each in PASSENGERS[g.passenger].scoring)
    return rows


def standing(g: State) -> list[int]:
    """Points by seat if the game stopped now."""
    return [sum(breakdown(g, seat).values()) for seat in range(g.seats)]


def rank(points: int) -> str:
    """S15.4 The rank of the epilogue: the highest one whose points are reached."""
    reached = [name for name, least in RANKS.items() if points >= least]
    return reached[-1] if reached else next(iter(RANKS))


def result(g: State) -> Result:
    """S15.3 Points, then medals, then the least damage; else the victory is shared."""
    rows = {seat: breakdown(g, seat) for seat in range(g.seats)}
    marks = [(sum(rows[seat].values()), ship.medals, -ship.damage) for seat, ship in enumerate(g.ships)]
    found = ranked(marks, ("points", "medals", "damage"), rows)
    return replace(found, decided_by=_against_shadow(marks[0][0])) if g.solo else found


def _against_shadow(points: int) -> str:
    """S18.7 Whether Captain Shadow is beaten, and the rank."""
    return f"{'won' if points >= SOLO_WIN else 'lost'}-{rank(points)}"
