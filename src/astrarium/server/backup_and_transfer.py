"""Copies of the database: made while the server runs, and put back while it does not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

from ..home import home
from ..kernel import AstrariumError
from .store.databases import sqlite_url
from .store.files import FILE, private_file

NAME = "tables.sqlite3"


class NoCopy(AstrariumError):
    """Nothing there to copy, or a copy that is none. Its texts are the server's own."""

    game = SimpleNamespace(folder=Path(__file__).parent)


def database(data_dir: Path | None) -> Path:
    """The database in a folder, or where tables usually are."""
    return (data_dir or home()) / NAME


def address(given: str) -> str:
    """The address of a database: one that is written out, a file of SQLite, or a server's folder."""
    if "://" in given:
        return given
    file = database(Path(given)) if Path(given).is_dir() else Path(given)
    return sqlite_url(private_file(file.parent, file.name))


def back_up(target: Path, data_dir: Path | None = None, url: str | None = None) -> int:
    """Copy the database as it is at one moment, whoever writes meanwhile; how many bytes that is."""
    if url is not None:
        return _back_up_from(url, target)
    source = database(data_dir)
    if not source.is_file():
        raise NoCopy("server-no-database", file=str(source))
    if target.exists():
        raise NoCopy("server-copy-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, FILE))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, whole
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise NoCopy("server-no-copy", file=str(target), why=str(error)) from None
    return target.stat().st_size


def _back_up_from(url: str, target: Path) -> int:
    """A database elsewhere, as a file."""
    from .moving import move

    if target.exists():
        raise NoCopy("server-copy-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        move(url, address(str(part)))
        with closing(sqlite3.connect(part)) as new:
            new.execute("PRAGMA journal_mode=DELETE")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def put_back(copy: Path, data_dir: Path | None = None, url: str | None = None) -> int:
    """Put a copy in the place of the database; how many tables it has. What was there stays beside it."""
    tables = _check(copy)
    if url is not None:
        from .moving import move

        move(sqlite_url(copy), url)
        return tables
    target = private_file(database(data_dir).parent, NAME)
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
    """Whether a file is a whole copy; how many tables it has."""
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
    """A server that runs would go on with what it remembers."""
    try:
        with closing(sqlite3.connect(target, timeout=0.2)) as db:
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            db.rollback()
    except sqlite3.Error:
        raise NoCopy("server-in-use", file=str(target)) from None
