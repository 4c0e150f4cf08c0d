"""Positions that earlier versions kept, in the layout of today."""

from __future__ import annotations

from typing import Any

from .components import PLACES


def as_now(position: dict[str, Any]) -> dict[str, Any]:
    """A position in the present layout; once a colour that nobody had chosen was an empty word."""
    found = by_seat(position)
    return {**found, "colour": None} if found.get("colour") == "" else found


def by_seat(position: dict[str, Any]) -> dict[str, Any]:
    """A position with its systems in a row for each seat; once they all stood in a single row."""
    systems, seats = position.get("systems"), position.get("seats")
    if not isinstance(systems, list) or not isinstance(seats, int) or len(systems) != seats * PLACES:
        return position
    rows = [systems[first : first + PLACES] for first in range(0, len(systems), PLACES)]
    return {**position, "systems": rows}
