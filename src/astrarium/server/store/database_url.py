"""Database URLs and engines: SQLite, or PostgreSQL for several machines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

#: Key of the advisory lock in PostgreSQL.
LAYOUT = 0x0A57


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def _parsed(url: str) -> URL:
    """Raises ArgumentError."""
    try:
        return make_url(url)
    except ValueError as error:  # a port that is no number
        raise ArgumentError(str(error)) from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, or None."""
    made = _parsed(url)
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def full_url(url: str) -> str:
    """The URL with its driver."""
    made = _parsed(url)
    if made.drivername in ("postgres", "postgresql"):
        made = made.set(drivername="postgresql+psycopg")
    return made.render_as_string(hide_password=False)


def dsn(url: str) -> str:
    """The URL for libpq."""
    made = make_url(full_url(url)).set(drivername="postgresql")
    return made.render_as_string(hide_password=False)


def shown(url: str) -> str:
    """The URL without its password."""
    try:
        return _parsed(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "…"


def cause(error: BaseException) -> str:
    """The message of a database error, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())[:200]


class Damaged:
    """Placeholder for a JSON value that cannot be decoded, so that it does not hide other rows."""


def _decode(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return Damaged()


def make_engine(url: str) -> Engine:
    engine = create_engine(
        full_url(url),
        hide_parameters=True,  # parameters hold secrets, and errors are logged
        pool_pre_ping=not url.startswith("sqlite"),
        json_serializer=lambda data: msgspec.json.encode(data).decode(),
        json_deserializer=_decode,
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def disable_foreign_keys(connection: Connection) -> None:
    """Disable SQLite's foreign keys, so older migrations can rebuild referenced tables.

    Call it before the transaction.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")


def take_write_lock(connection: Connection) -> None:
    """Take the write lock until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LAYOUT})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
