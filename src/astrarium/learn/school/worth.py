"""What an end is worth to a seat, from 1 to -1: its place, and its lead in points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
#: How much of the worth of an end is the lead; the rest is the place.
LEAD = 0.4


def leads(points: Floats) -> Floats:
    """By game and seat: the points less those of the best other seat; alone, the points."""
    seats = points.shape[1]
    if seats == 1:
        return points
    others = [np.delete(points, seat, 1).max(1) for seat in range(seats)]
    found: Floats = points - np.stack(others, 1)
    return found


def worth(places: Floats, leads: Floats, usual: float) -> Floats:
    """A lead above the usual one counts less and less."""
    found: Floats = ((1 - LEAD) * places + LEAD * np.tanh(leads / usual)).astype(np.float32)
    return found
