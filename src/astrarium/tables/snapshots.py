"""Snapshots of a table's last position, stored for migration to later rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.play.engine import Checkpoint
from .live_table import LiveTable
from .server_messages import Fact, ToldEvent


@dataclass(slots=True)
class StoredSnapshot:
    """A stored position: its entry count, rules, and the answers and events before its checkpoint."""

    number: int
    rules: int
    state: dict[str, Any]
    answers: int = 0
    events: int = 0


@dataclass(slots=True)
class Snapshot:
    """A position, and the events from the `since`-th on."""

    kept: StoredSnapshot
    since: int
    told: list[ToldEvent]
    #: Whether the stored events from `since` on are invalid.
    anew: bool = True
    #: Public facts for the lobby; None if not computed.
    heading: list[Fact] | None = None


def snapshot_of(live: LiveTable, number: int, since: int = 0) -> Snapshot:
    """The snapshot of a table after `number` entries, with the events from the `since`-th on."""
    checkpoint, earlier = last_checkpoint(live), live.history.earlier
    kept = StoredSnapshot(
        number,
        live.stored.rules,
        live.table.position(lend=True),
        earlier.moves + checkpoint.move,
        len(earlier.events) + checkpoint.events,
    )
    return Snapshot(kept, since, live.history.told(since))


def last_checkpoint(live: LiveTable) -> Checkpoint:
    *_, checkpoint = live.table.checkpoints()
    return checkpoint
