"""What is sent has the shape that the game says."""

from __future__ import annotations

from ..kernel.shapes import misfit, view_shape
from .walk import Walk


def shapes(walk: Walk) -> None:
    """What a seat sees has the shape that the game declares for its views."""
    shape = view_shape(walk.game.view)
    for table in walk:
        for seat in (*range(table.seats), None) if shape is not None else ():
            if fault := misfit(table.view(seat), shape):
                walk.fail(f"the view of {'a spectator' if seat is None else f'seat {seat}'}: {fault}")
