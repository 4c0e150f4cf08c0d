"""From one database into another: all rows, as they are at one moment."""

from __future__ import annotations

from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from .copies import NoCopy
from .store import schema
from .store.databases import make_engine, shown, take_turns
from .store.migrations import upgrade

#: Rows that are carried at once.
ARMFUL = 500
#: What a database has before anybody came: rows that count for nothing.
OWN = {"settings"}


def move(source: str, target: str) -> dict[str, int]:
    """Copy everything into an empty database; how many rows each table had."""
    old, new = make_engine(source), make_engine(target)
    try:
        with new.begin() as into:
            take_turns(into)
            upgrade(into)
            _check_empty(into, target)
            with _one_moment(old) as out:
                return _carry(out, into)
    except (SQLAlchemyError, CommandError, OSError) as error:
        why = " ".join(str(error).split())[:200]
        raise NoCopy("server-no-move", source=shown(source), target=shown(target), why=why) from None
    finally:
        old.dispose()
        new.dispose()


def _one_moment(engine: Engine) -> Connection:
    """A connection that sees the database as it is now, whoever writes meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")
    return connection


def _check_empty(into: Connection, target: str) -> None:
    for table in schema.metadata.sorted_tables:
        if table.name not in OWN and into.scalar(select(func.count()).select_from(table)):
            raise NoCopy("server-not-empty", file=shown(target))
    for name in OWN:
        into.execute(schema.metadata.tables[name].delete())


def _carry(out: Connection, into: Connection) -> dict[str, int]:
    counts = {}
    for table in schema.metadata.sorted_tables:
        counts[table.name] = 0
        rows = out.execution_options(yield_per=ARMFUL).execute(select(table)).mappings()
        for armful in rows.partitions(ARMFUL):
            into.execute(insert(table), [dict(row) for row in armful])
            counts[table.name] += len(armful)
        _count_on(into, table)
    return counts


def _count_on(into: Connection, table: Any) -> None:
    """Numbers that the database gives go on after those that were brought."""
    key = table.autoincrement_column
    if into.dialect.name == "postgresql" and key is not None and table.name in ("chat", "notices"):
        last = f"SELECT setval(pg_get_serial_sequence('{table.name}', '{key.name}'), max({key.name}))"
        into.execute(text(f"{last} FROM {table.name} HAVING max({key.name}) IS NOT NULL"))
