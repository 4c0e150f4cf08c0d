"""S15 Points: what is counted, what it is worth, who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...kernel import Result, ranked
from . import counts
from .components import (
    ANDROID,
    ARTIFACTS,
    CADET,
    CARGO_POINTS,
    COMMANDER,
    DAMAGE_POINTS,
    MISSIONS,
    PASSENGERS,
    RANKS,
    SOLO_WIN,
    TECHS,
    marker_points,
)
from .tech_board import pairs
from .vocabulary import TRACKS

if TYPE_CHECKING:
    from .state import Ship, State

# -- counting


def _crew(ship: Ship) -> list[str]:
    return [*ship.ready, *ship.queue, *ship.busy]


def _of_colour(g: State, seat: int, colour: str) -> int:
    crew = _crew(g.ships[seat])
    return crew.count(CADET) if colour == "grey" else crew.count(colour) + crew.count(COMMANDER[colour])


def _commanders(g: State, seat: int) -> int:
    return sum(figure in COMMANDER.values() for figure in _crew(g.ships[seat]))


def _artifacts(g: State, seat: int) -> list[str]:
    return [token for token in g.ships[seat].cargo if token in ARTIFACTS]


#: How the things of counts.py are counted, by their class.
COUNTS: dict[type[counts.Count], Callable[[State, int, Any], int]] = {
    counts.Crew: lambda g, seat, what: _of_colour(g, seat, what.colour),
    counts.Commanders: lambda g, seat, what: _commanders(g, seat),
    counts.Androids: lambda g, seat, what: _crew(g.ships[seat]).count(ANDROID),
    counts.AllDamage: lambda g, seat, what: g.ships[seat].damage,
    counts.Pirates: lambda g, seat, what: len(g.ships[seat].cargo) - len(_artifacts(g, seat)),
    counts.Artifacts: lambda g, seat, what: len(_artifacts(g, seat)),
    counts.ArtifactKinds: lambda g, seat, what: len(set(_artifacts(g, seat))),
    counts.MissionsWithRow: lambda g, seat, what: sum(
        what.colour in MISSIONS[g.name(card)].colours for card in g.ships[seat].missions
    ),
    counts.TechPairs: lambda g, seat, what: pairs(g, g.ships[seat]),
    counts.TracksWithPoints: lambda g, seat, what: sum(
        track_points(g, seat, at) >= what.least for at in range(len(TRACKS))
    ),
    counts.PiratesOnBoard: lambda g, seat, what: len(g.pirates),
    counts.Constant: lambda g, seat, what: 1,
}


def count(g: State, seat: int, what: counts.Count) -> int:
    """How many there are, for this player, of what is to be counted."""
    return COUNTS[type(what)](g, seat, what)


def worth(g: State, seat: int, scoring: counts.Scoring) -> int:
    """The points that a scoring gives a player now."""
    points = count(g, seat, scoring.count) * scoring.points
    return min(points, scoring.most) if scoring.most else points


# -- points


def track_points(g: State, seat: int, at: int) -> int:
    """S13.1 What a marker is worth now."""
    return marker_points(g.tracks, TRACKS[at], g.ships[seat].progress[at])


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
                total += worth(g, seat, scoring)
    return total


def breakdown(g: State, seat: int) -> dict[str, int]:
    """S15.2 A player's points by source."""
    ship = g.ships[seat]
    rows = {"missions": mission_points(g, seat)}
    rows |= {track: track_points(g, seat, at) for at, track in enumerate(TRACKS)}
    rows["omegas"] = omega_points(g, seat)
    rows["cargo"] = CARGO_POINTS * len(ship.cargo)
    rows["damage"] = DAMAGE_POINTS * ship.damage
    if g.passenger:
        rows["passenger"] = sum(worth(g, seat, each) for each in PASSENGERS[g.passenger].scoring)
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
