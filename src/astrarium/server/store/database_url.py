"""Which database: an SQLite file, or PostgreSQL for several processes on several machines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

#: By this number processes take turns at changing the layout of a PostgreSQL database.
LAYOUT = 0x0A57


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None where there is none."""
    made = make_url(url)
    return Path(made.database) if made.get_backend_name() == "sqlite" and made.database else None


def full_url(url: str) -> str:
    """A database's address, with the driver that we use."""
    made = make_url(url)
    if made.drivername in ("postgres", "postgresql"):
        made = made.set(drivername="postgresql+psycopg")
    return made.render_as_string(hide_password=False)


def dsn(url: str) -> str:
    """The address as PostgreSQL's own library reads it."""
    made = make_url(full_url(url)).set(drivername="postgresql")
    return made.render_as_string(hide_password=False)


def shown(url: str) -> str:
    """The address without its password."""
    return make_url(url).render_as_string(hide_password=True)


class Damaged:
    """In place of data that cannot be made out: nobody takes it for a value, and it hides no other rows."""


def _made_out(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return Damaged()


def make_engine(url: str) -> Engine:
    engine = create_engine(
        full_url(url),
        hide_parameters=True,  # they hold secrets, and errors are logged
        pool_pre_ping=not url.startswith("sqlite"),
        json_serializer=lambda data: msgspec.json.encode(data).decode(),
        json_deserializer=_made_out,
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def take_turns(connection: Connection) -> None:
    """Wait until no other process changes the layout; until the end of the transaction it is our turn."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LAYOUT})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
