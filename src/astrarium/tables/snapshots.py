"""The last position of a table, as it is kept for the day on which the rules have changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.engine import Checkpoint
from .live import LiveTable
from .messages import Fact, ToldEvent


@dataclass(slots=True)
class Kept:
    """A position of a table: after how many entries, by which rules, and what went before its checkpoint."""

    number: int
    rules: int
    state: dict[str, Any]
    answers: int = 0
    events: int = 0


@dataclass(slots=True)
class Snapshot:
    """A position, and what was told from the `since`-th event on."""

    kept: Kept
    since: int
    told: list[ToldEvent]
    #: Whatever was kept of events from there on does not hold any more.
    anew: bool = True
    #: Where the game stands, as the lobby tells it; None where that was not looked up.
    heading: list[Fact] | None = None


def snapshot_of(live: LiveTable, number: int, since: int = 0) -> Snapshot:
    """The position of a table after so many entries, and what was told from the `since`-th event on."""
    checkpoint, earlier = last_checkpoint(live), live.course.earlier
    kept = Kept(
        number,
        live.sheet.rules,
        live.table.position(lend=True),
        earlier.moves + checkpoint.move,
        len(earlier.events) + checkpoint.events,
    )
    return Snapshot(kept, since, live.course.told(since))


def last_checkpoint(live: LiveTable) -> Checkpoint:
    *_, checkpoint = live.table.checkpoints()
    return checkpoint
