"""Writing the rows of many tables by one statement.

While a database works on a statement, the event loop has the interpreter; whoever writes gets it back when
the loop next lets go of it. With a statement a row that wait would come row by row, before every commit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Table

#: Values of one statement at most; SQLite takes 32,766, PostgreSQL 65,535.
MOST = 30_000


def insert_many(
    connection: Connection, table: Table, rows: Sequence[dict[str, Any]], replace: bool = False
) -> None:
    """Insert rows that have the same columns; `replace`: in place of those with the same keys."""
    for part in _parts(rows):
        names = list(part[0])
        end = _instead(table, tuple(names)) if replace else ""
        text = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {_places(connection, part)}{end}"
        connection.exec_driver_sql(text, _values(connection, table, part))


def update_many(
    connection: Connection, table: Table, keys: Sequence[str], rows: Sequence[dict[str, Any]]
) -> int:
    """Change the rows that are named by some of their columns; how many there were."""
    changed = 0
    for part in _parts(rows):
        # Both databases call the columns of a list of values so.
        new = {
            name: _cast(connection.dialect, table, name, f"new.column{n}")
            for n, name in enumerate(part[0], 1)
        }
        sets = ", ".join(f"{name} = {value}" for name, value in new.items() if name not in keys)
        mine = " AND ".join(f"{table.name}.{name} = {new[name]}" for name in keys)
        text = f"UPDATE {table.name} SET {sets} FROM (VALUES {_places(connection, part)}) AS new WHERE {mine}"
        changed += connection.exec_driver_sql(text, _values(connection, table, part)).rowcount
    return changed


def _parts(rows: Sequence[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    if rows:
        size = MOST // len(rows[0])
        for first in range(0, len(rows), size):
            yield rows[first : first + size]


def _places(connection: Connection, rows: Sequence[dict[str, Any]]) -> str:
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(rows[0]))})"
    return ", ".join([row] * len(rows))


def _values(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> tuple[Any, ...]:
    """All values, one after the other, as the driver takes them."""
    makers = [_maker(connection.dialect, table, name) for name in rows[0]]
    return tuple(
        value if make is None else make(value)
        for row in rows
        for make, value in zip(makers, row.values(), strict=True)
    )


@cache
def _maker(dialect: Dialect, table: Table, name: str) -> Callable[[Any], Any] | None:
    """What makes of a value one that the driver takes, if it has to be made."""
    return table.c[name].type.dialect_impl(dialect).bind_processor(dialect)


@cache
def _cast(dialect: Dialect, table: Table, name: str, value: str) -> str:
    """A value of a list, as its column has it: PostgreSQL does not guess."""
    if dialect.name == "sqlite":
        return value
    return f"CAST({value} AS {table.c[name].type.compile(dialect=dialect)})"


@cache
def _instead(table: Table, names: tuple[str, ...]) -> str:
    keys = [column.name for column in table.primary_key]
    sets = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sets}"
