"""Group commit of moves: one set of statements for many tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from . import schema
from .bulk_sql import insert_many, update_many
from .game_results import write_outcomes
from .ratings import write_rated_game
from .rows import Append, NewerVersion
from .snapshots_and_archives import write_archive, write_snapshots

#: Columns updated per move, guarded by rules and first move (compare-and-set).
CHANGING = ("moves", "move", "waiting", "changed", "over", "result", "clocks", "stop", "solved")
_MEANT = ("id", "rules", "first")


def append_moves(connection: Connection, batch: Sequence[Append]) -> None:
    """Append to tables. Raises NewerVersion if rules or first move do not match."""
    rows = [
        row
        for append in batch
        for row in _rows(
            append.table, append.number, append.entries, append.row["changed"], append.fingerprint
        )
    ]
    values = [
        {"id": append.table, "rules": append.rules, "first": append.first, **append.row} for append in batch
    ]
    if update_many(connection, schema.tables, _MEANT, values) != len(batch):
        raise NewerVersion("server-moved")
    insert_many(connection, schema.moves, rows)
    headings = [{"id": each.table, "heading": each.heading} for each in batch if each.heading is not None]
    update_many(connection, schema.tables, ("id",), headings)
    snapshots = [(append.table, append.snapshot) for append in batch if append.snapshot is not None]
    if snapshots:
        write_snapshots(connection, snapshots)
    for append in batch:
        if append.brief is not None:
            write_archive(connection, append.table, [append.brief])
        if append.outcomes:
            write_outcomes(connection, append.outcomes)
    for append in batch:  # last: its lock blocks other processes until the commit
        if append.rated is not None:
            write_rated_game(connection, append.rated)


def insert_moves(connection: Connection, table: str, entries: list[str], at: float) -> None:
    """Store the first moves of a table."""
    insert_many(connection, schema.moves, _rows(table, 0, entries, at))


def _rows(
    table: str, number: int, entries: list[str], at: float, fingerprint: str | None = None
) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [
        {"table_id": table, "number": number + place, "entry": entry, "at": at, "mark": None}
        for place, entry in enumerate(entries)
    ]
    if rows:
        rows[-1]["mark"] = fingerprint
    return rows
