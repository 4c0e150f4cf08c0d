"""Saved games: writes the whole record after every answer."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from ..data_folder import home
from ..kernel import AstrariumError, BadRecord, Game, Record, Table, replay

try:
    import fcntl
except ImportError:  # no file locks on this system
    fcntl = None  # type: ignore[assignment]


def folder(name: str) -> Path:
    """A folder below home, created if missing."""
    path = home() / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord("error-file", file=str(path), why=error.strerror or str(error)) from None
    return path


class Save:
    """The file of a game in play, locked against other processes."""

    def __init__(self, path: Path, lock: IO[Any]) -> None:
        self.path = path
        self._lock = lock

    def keep(self, table: Table) -> None:
        """Write the record atomically."""
        table.record.save(self.path)

    def finish(self, table: Table) -> Path:
        """Move a finished game to the folder of finished games."""
        done = folder("finished") / self.path.name
        table.record.save(done)
        self.path.unlink(missing_ok=True)
        self.close()
        return done

    def close(self) -> None:
        if not self._lock.closed:
            if not self.path.exists():
                Path(self._lock.name).unlink(missing_ok=True)
            self._lock.close()


def new_save(game: Game) -> Save:
    """A new file for a new game."""
    name = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.json"
    save = _open(folder("playing") / name)
    assert save is not None, "a new name is nobody's"
    return save


def unfinished(
    game: Game, fits: Callable[[Record], bool], skipped: Callable[[Path, AstrariumError], None]
) -> tuple[Save, Table] | None:
    """The most recent unfinished game that fits and that no other process has locked."""
    for path in _saved_files(game):
        save = _open(path)
        if save is None:
            continue
        try:
            record = Record.load(path)
            if record.game == game.id and record.result is None and fits(record):
                return save, replay(game, record)
        except AstrariumError as error:
            skipped(path, error)
        save.close()
    return None


def _saved_files(game: Game) -> list[Path]:
    """The files of games in play, newest first."""
    place = home() / "playing"
    found = list(place.glob(f"{game.id}-*.json")) if place.is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _open(path: Path) -> Save | None:
    """Lock a saved game; None if another process has it."""
    lock_path = path.with_suffix(".lock")
    try:
        lock = lock_path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadRecord("error-file", file=str(lock_path), why=error.strerror or str(error)) from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return None
    return Save(path, lock)
