"""Files that are nobody else's: the database holds the seeds of games in play and the hashes of passwords."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

#: What only the owner may read and write: a file, a folder.
FILE, FOLDER = 0o600, 0o700


def private_file(folder: Path, name: str) -> Path:
    """A file in a folder, both for their owner alone; they are made where they are not there yet.

    A folder of somebody else's making that holds no such file is left as it is.
    """
    file = folder / name
    if not folder.exists():
        folder.mkdir(parents=True, mode=FOLDER)
    elif file.exists():
        _close(folder, FOLDER)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    for each in (file, file.with_name(f"{name}-wal"), file.with_name(f"{name}-shm")):
        if each.exists():
            _close(each, FILE)
    return file


def _close(path: Path, mode: int) -> None:
    with suppress(PermissionError):  # somebody else's: then its owner decides
        path.chmod(mode)
