"""Comparable forms of a position: JSON data, and a hash of it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from ..kernel import Table
from ..kernel.data.plain_dataclass import to_json


def stance(table: Table) -> dict[str, Any]:
    """A position: the state and the open question."""
    return {
        "state": to_json(table.state),
        "pending": [
            [
                choice.seat,
                choice.prompt,
                dict(choice.args),
                [*choice.options],
                choice.at_least,
                choice.at_most,
            ]
            for choice in table.pending
        ],
        "over": table.over,
    }


def now(table: Table) -> dict[str, Any]:
    """A position with the views of all seats."""
    return {**stance(table), "views": [table.view(seat) for seat in [*range(table.seats), None]]}


def whole(table: Table) -> dict[str, Any]:
    """A position with its history and events."""
    return {**stance(table), **since(table)}


def since(table: Table, moves: int = 0, told: int = 0) -> dict[str, Any]:
    """The history and events of a position, from given indexes on."""
    return {"history": list(table.history[moves:]), "events": list(table.told[told:])}


def digest(table: Table) -> str:
    """A hash of a position and its events."""
    told = [[event.to, event.to_json()] for event in table.told[-1:]]
    return sha256(json.dumps([now(table), len(table.told), told]).encode()).hexdigest()[:16]
