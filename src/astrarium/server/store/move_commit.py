"""Appending moves: what is written for many tables in one commit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from . import schema
from .many import insert_many, update_many
from .past import write_archive, write_snapshots
from .results import write_outcomes
from .rows import Append, Moved

#: What changes in a table's row with every move, where it is still the one that was meant.
CHANGING = ("moves", "move", "waiting", "changed", "over", "result", "clocks", "stop", "solved")
_MEANT = ("id", "rules", "first")


def append_moves(connection: Connection, batch: Sequence[Append]) -> None:
    """Append to tables; raises Moved where one begins elsewhere, or by other rules, than was thought."""
    rows = [
        row
        for append in batch
        for row in _rows(append.table, append.number, append.entries, append.row["changed"])
    ]
    values = [
        {"id": append.table, "rules": append.rules, "first": append.first, **append.row} for append in batch
    ]
    if update_many(connection, schema.tables, _MEANT, values) != len(batch):
        raise Moved("server-moved")
    insert_many(connection, schema.moves, rows)
    headings = [{"id": each.table, "heading": each.heading} for each in batch if each.heading is not None]
    update_many(connection, schema.tables, ("id",), headings)
    kept = [(append.table, append.kept) for append in batch if append.kept is not None]
    if kept:
        write_snapshots(connection, kept)
    for append in batch:
        if append.brief is not None:
            write_archive(connection, append.table, [append.brief])
        if append.outcomes:
            write_outcomes(connection, append.outcomes)


def insert_moves(connection: Connection, table: str, entries: list[str], at: float) -> None:
    """The first moves of a table."""
    insert_many(connection, schema.moves, _rows(table, 0, entries, at))


def _rows(table: str, number: int, entries: list[str], at: float) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number + place, "entry": entry, "at": at}
        for place, entry in enumerate(entries)
    ]
