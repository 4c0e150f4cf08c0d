"""Migration of positions that earlier versions stored."""

from __future__ import annotations

from typing import Any

from .components import PLACES


def as_now(position: dict[str, Any]) -> dict[str, Any]:
    """A position in the present layout; formerly an unchosen colour was an empty string."""
    found = by_seat(position)
    return {**found, "colour": None} if found.get("colour") == "" else found


def by_seat(position: dict[str, Any]) -> dict[str, Any]:
    """A position with a list of systems for each seat; formerly all were in a single list."""
    systems, seats = position.get("systems"), position.get("seats")
    if not isinstance(systems, list) or not isinstance(seats, int) or len(systems) != seats * PLACES:
        return position
    rows = [systems[first : first + PLACES] for first in range(0, len(systems), PLACES)]
    return {**position, "systems": rows}
