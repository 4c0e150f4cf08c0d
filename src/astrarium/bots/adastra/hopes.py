"""Missions in hand: how far they are, and what that is worth."""

from __future__ import annotations

from typing import Any

from ...games.adastra.components import MISSIONS
from .weights import Weights


def hope(weights: Weights, g: Any, seat: int, left: int) -> float:
    """What the missions in hand are worth as things stand."""
    total = 0.0
    face = g.cards.face
    for card in g.missions[seat]:
        total += mission_worth(weights, g, seat, face[card], left)
    return total


def mission_worth(weights: Weights, g: Any, seat: int, name: str, left: int) -> float:
    """The points of a mission, by the hope to earn them."""
    mission = MISSIONS[name]
    effort: float = sum([g.shortfall(seat, test) * weights.difficulty[test.metric] for test in mission.tests])
    share = weights.mission / (1 + effort)
    return mission.points * (share if left or not effort else share * weights.last_mission)
