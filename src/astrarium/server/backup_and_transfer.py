"""Backup, restore, and copying one database into another."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..data_folder import home
from ..kernel import AstrariumError
from .store import schema
from .store.database_url import cause, make_engine, shown, sqlite_url, take_write_lock
from .store.migrations import HEAD, bring_to, layout, upgrade
from .store.private_files import FILE, private_file

NAME = "tables.sqlite3"


class NoCopy(AstrariumError):
    """Nothing to copy, or an invalid copy. The texts are those of the server."""

    game = SimpleNamespace(id="server", folder=Path(__file__).parent, says={})


def database(data_dir: Path | None) -> Path:
    """The database file in a folder; default: the data folder."""
    return (data_dir or home()) / NAME


def address(given: str, there: bool = False) -> str:
    """The URL of a database, given a URL, an SQLite file or a server's folder.

    A missing file is created, unless `there` is true.
    """
    if "://" in given:
        return given
    file = database(Path(given)) if Path(given).is_dir() else Path(given)
    if there and not file.is_file():
        raise NoCopy("server-no-database", file=str(file))
    return sqlite_url(private_file(file.parent, file.name))


def back_up(target: Path, data_dir: Path | None = None, url: str | None = None) -> int:
    """Copy a consistent snapshot of the database, while others may write. Returns the bytes."""
    if url is not None:
        return _back_up_from(url, target)
    source = database(data_dir)
    if not source.is_file():
        raise NoCopy("server-no-database", file=str(source))
    if os.path.exists(target):
        raise NoCopy("server-copy-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, FILE))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # a single file, without a write-ahead log
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink()
        if type(error) is sqlite3.DatabaseError:  # the source is damaged, not the target
            raise NoCopy("server-damaged", file=str(source), why=str(error)) from None
        raise NoCopy("server-no-copy", file=str(target), why=str(error)) from None
    return target.stat().st_size


def _back_up_from(url: str, target: Path) -> int:
    """Copy a database given by URL into a file."""
    if os.path.exists(target):
        raise NoCopy("server-copy-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        move(url, address(str(part)), as_it_is=True)
        with closing(sqlite3.connect(part)) as new:
            new.execute("PRAGMA journal_mode=DELETE")
        part.replace(target)
    except NoCopy as error:  # name the source, not the temporary file
        why = error.text.args.get("why", error.text)
        raise NoCopy("server-no-source", file=shown(url), why=why) from None
    except OSError as error:
        raise NoCopy("server-no-copy", file=str(target), why=str(error)) from None
    finally:
        with suppress(OSError):
            part.unlink()
    return target.stat().st_size


def put_back(copy: Path, data_dir: Path | None = None, url: str | None = None) -> int:
    """Restore a copy. Returns the number of tables. The previous database is kept beside it."""
    tables = _check(copy)
    if url is not None:
        move(sqlite_url(copy), url)
        return tables
    try:
        target = private_file(database(data_dir).parent, NAME)
    except OSError as error:
        raise NoCopy("server-no-copy", file=str(database(data_dir)), why=str(error)) from None
    _check_unused(target)
    part = target.with_name(f"{NAME}.part")
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, FILE))
        with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
        if target.stat().st_size:
            target.replace(target.with_name(f"{NAME}.before"))
        for ending in ("-wal", "-shm"):
            target.with_name(NAME + ending).unlink(missing_ok=True)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise NoCopy("server-no-copy", file=str(target), why=str(error)) from None
    return tables


def _check(copy: Path) -> int:
    """Check that a file is an intact copy. Returns the number of tables."""
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as db:
            (whole,) = db.execute("PRAGMA integrity_check").fetchone()
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise NoCopy("server-bad-copy", file=str(copy), why=str(error)) from None
    if whole != "ok":
        raise NoCopy("server-bad-copy", file=str(copy), why=str(whole)[:200])
    return int(tables)


def _check_unused(target: Path) -> None:
    """Refuse while a server runs: it would keep its state in memory."""
    try:
        with closing(sqlite3.connect(target, timeout=0.2)) as db:
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            db.rollback()
    except sqlite3.Error:
        raise NoCopy("server-in-use", file=str(target)) from None


#: Rows per batch.
BATCH = 500
#: Tables that a fresh database already fills; their rows do not count.
OWN = {"settings"}


def move(source: str, target: str, as_it_is: bool = False) -> dict[str, int]:
    """Copy everything into an empty database. Returns the rows of each table.

    The target gets the newest schema, unless `as_it_is` is set.
    """
    engines: list[Engine] = []
    try:
        engines += [make_engine(source), make_engine(target)]
        old, new = engines
        with new.begin() as into:
            take_write_lock(into)
            with _one_moment(old) as out:
                bring_to(into, layout(out) or HEAD)
                _check_empty(into, target)
                counts = _carry(out, into)
            if not as_it_is:
                upgrade(into)
            return counts
    except (SQLAlchemyError, CommandError, OSError, ModuleNotFoundError) as error:
        raise NoCopy("server-no-move", source=shown(source), target=shown(target), why=cause(error)) from None
    finally:
        for engine in engines:
            engine.dispose()


def _one_moment(engine: Engine) -> Connection:
    """A connection with a consistent snapshot, while others may write."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")
    return connection


def _check_empty(into: Connection, target: str) -> None:
    known = {*inspect(into).get_table_names()} - OWN
    for table in schema.metadata.sorted_tables:
        if table.name in known and into.scalar(select(func.count()).select_from(table)):
            raise NoCopy("server-not-empty", file=shown(target))
    for name in OWN:
        into.execute(schema.metadata.tables[name].delete())


def _carry(out: Connection, into: Connection) -> dict[str, int]:
    counts = {}
    there = inspect(out)
    for table in schema.metadata.sorted_tables:
        counts[table.name] = 0
        if not there.has_table(table.name):  # a table that an earlier schema lacks
            continue
        columns = [table.c[each["name"]] for each in there.get_columns(table.name)]
        rows = out.execution_options(yield_per=BATCH).execute(select(*columns)).mappings()
        for batch in rows.partitions(BATCH):
            into.execute(insert(table), [dict(row) for row in batch])
            counts[table.name] += len(batch)
        _count_on(into, table)
    return counts


def _count_on(into: Connection, table: Any) -> None:
    """Set the sequences of PostgreSQL after the copied ids."""
    key = table.autoincrement_column
    if into.dialect.name == "postgresql" and key is not None and table.name in ("chat", "notices", "ratings"):
        last = f"SELECT setval(pg_get_serial_sequence('{table.name}', '{key.name}'), max({key.name}))"
        into.execute(text(f"{last} FROM {table.name} HAVING max({key.name}) IS NOT NULL"))
