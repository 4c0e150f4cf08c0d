"""Migration: converts saved positions of earlier revisions to the current layout."""

from __future__ import annotations

from typing import Any

from .enumerations import BRANCHES, POPULATION, RESOURCES, STATES, UNITS

#: Lists that were flat up to revision 4, with the row length of each seat or system.
ROWS = {
    "population": len(POPULATION),
    "resources": len(RESOURCES),
    "levels": len(BRANCHES),
    "supply": len(UNITS),
}


def in_rows(position: dict[str, Any]) -> dict[str, Any]:
    """Convert flat lists of a position to a row for each seat, system and type of ship."""
    found = {"charted": False, **position}  # missing up to revision 3
    for name, length in ROWS.items():
        if _flat(found.get(name)):
            found[name] = _parted(found[name], length)
    if isinstance(found.get("fleets"), list):
        found["fleets"] = [
            _parted(fleet, len(STATES)) if _flat(fleet) else fleet for fleet in found["fleets"]
        ]
    return found


def _flat(numbers: Any) -> bool:
    return isinstance(numbers, list) and all(isinstance(number, int) for number in numbers)


def _parted(numbers: list[int], length: int) -> list[list[int]]:
    return [numbers[first : first + length] for first in range(0, len(numbers), length)]
