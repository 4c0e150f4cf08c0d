"""Files with mode 600: the database holds seeds and password hashes."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

#: Modes of files and folders.
FILE, FOLDER = 0o600, 0o700


def private_file(folder: Path, name: str) -> Path:
    """Create a file for its owner alone, with its folder if necessary.

    An existing folder without such a file keeps its mode.
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
    with suppress(PermissionError):  # another user's file; its owner decides
        path.chmod(mode)
