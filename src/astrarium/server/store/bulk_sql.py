"""Bulk insert and update: one SQL statement for many rows.

The writer thread competes with the event loop for the GIL after each statement. One statement per row would
cost that wait for each row, before every commit.

Statements go to the driver directly: for a few rows, SQLAlchemy would take most of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.exc import DBAPIError

#: Maximum values per statement; SQLite allows 32,766, PostgreSQL 65,535.
MOST = 30_000


def insert_many(
    connection: Connection, table: Table, rows: Sequence[dict[str, Any]], replace: bool = False
) -> None:
    """Insert rows with the same columns; `replace`: upsert by primary key."""
    for part in _parts(rows):
        names = tuple(part[0])
        text = _insertion(connection.dialect, table, names, len(part), replace)
        _execute(connection, text, _values(connection.dialect, table, names, part))


def update_many(
    connection: Connection, table: Table, keys: tuple[str, ...], rows: Sequence[dict[str, Any]]
) -> int:
    """Update the rows that match the key columns. Returns their number."""
    changed = 0
    for part in _parts(rows):
        names = tuple(part[0])
        text = _change(connection.dialect, table, keys, names, len(part))
        changed += _execute(connection, text, _values(connection.dialect, table, names, part))
    return changed


def _execute(connection: Connection, text: str, values: Sequence[Any]) -> int:
    """Execute a statement; returns the row count. Driver errors become SQLAlchemy errors."""
    driver: Any = connection.connection.driver_connection
    errors: Any = connection.dialect.loaded_dbapi.Error
    try:
        count: int = driver.execute(text, values).rowcount
    except errors as error:
        dialect = connection.dialect
        raise DBAPIError.instance(text, None, error, errors, hide_parameters=True, dialect=dialect) from error
    return count


def _parts(rows: Sequence[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    if rows:
        size = MOST // len(rows[0])
        for first in range(0, len(rows), size):
            yield rows[first : first + size]


def _values(
    dialect: Dialect, table: Table, names: tuple[str, ...], rows: Sequence[dict[str, Any]]
) -> list[Any]:
    """All values in a flat list, converted for the driver."""
    makers = _makers(dialect, table, names)
    values = [value for row in rows for value in row.values()]
    for place, make in makers:
        for at in range(place, len(values), len(names)):
            values[at] = make(values[at])
    return values


@cache
def _makers(dialect: Dialect, table: Table, names: tuple[str, ...]) -> list[tuple[int, Callable[[Any], Any]]]:
    """Converters of the columns that the driver does not take as they are."""
    makers = [table.c[name].type.dialect_impl(dialect).bind_processor(dialect) for name in names]
    return [(place, make) for place, make in enumerate(makers) if make is not None]


# -- SQL statements, cached by number of rows


@lru_cache(maxsize=1000)
def _insertion(dialect: Dialect, table: Table, names: tuple[str, ...], rows: int, replace: bool) -> str:
    end = _instead(table, names) if replace else ""
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {_places(dialect, names, rows)}{end}"


@lru_cache(maxsize=1000)
def _change(dialect: Dialect, table: Table, keys: tuple[str, ...], names: tuple[str, ...], rows: int) -> str:
    # Both databases name the columns of a VALUES list like this.
    new = {name: _cast(dialect, table, name, f"new.column{number}") for number, name in enumerate(names, 1)}
    sets = ", ".join(f"{name} = {value}" for name, value in new.items() if name not in keys)
    mine = " AND ".join(f"{table.name}.{name} = {new[name]}" for name in keys)
    values = _places(dialect, names, rows)
    return f"UPDATE {table.name} SET {sets} FROM (VALUES {values}) AS new WHERE {mine}"


def _places(dialect: Dialect, names: tuple[str, ...], rows: int) -> str:
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(names))})"
    return ", ".join([row] * rows)


def _cast(dialect: Dialect, table: Table, name: str, value: str) -> str:
    """A value of the list, cast to its column's type for PostgreSQL."""
    if dialect.name == "sqlite":
        return value
    return f"CAST({value} AS {table.c[name].type.compile(dialect=dialect)})"


def _instead(table: Table, names: tuple[str, ...]) -> str:
    keys = [column.name for column in table.primary_key]
    sets = ", ".join(f"{name} = excluded.{name}" for name in names if name not in keys)
    return f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {sets}"
