"""What many ends are worth to each seat, from 1 to -1 (see bots/nets/ends.py)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...bots.nets.ends import LEAD

Floats = NDArray[np.float32]


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
