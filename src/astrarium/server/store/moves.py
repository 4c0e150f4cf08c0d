"""Appending moves: what is written for many tables in one commit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from . import schema
from .past import write_archive, write_snapshots
from .results import write_outcomes
from .rows import Append, Moved

_INSERT_MOVES = insert(schema.moves)
#: What changes in a table's row with every move.
CHANGING = ("moves", "move", "waiting", "changed", "over", "result", "clocks", "stop", "solved")
_UPDATE_TABLE = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("which"),
        schema.tables.c.rules == bindparam("by"),
        schema.tables.c.first == bindparam("since"),
    )
    .values({name: bindparam(name) for name in CHANGING})
)


def append_moves(connection: Connection, batch: Sequence[Append]) -> None:
    """Append to tables; raises Moved where one begins elsewhere, or by other rules, than was thought."""
    rows = [
        row
        for append in batch
        for row in _rows(append.table, append.number, append.entries, append.row["changed"])
    ]
    values = [
        {"which": append.table, "by": append.rules, "since": append.first, **append.row} for append in batch
    ]
    if connection.execute(_UPDATE_TABLE, values).rowcount != len(batch):
        raise Moved("server-moved")
    connection.execute(_INSERT_MOVES, rows)
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
    connection.execute(_INSERT_MOVES, _rows(table, 0, entries, at))


def _rows(table: str, number: int, entries: list[str], at: float) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number + place, "entry": entry, "at": at}
        for place, entry in enumerate(entries)
    ]
