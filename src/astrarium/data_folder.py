"""The folder of a user's games, tables and results."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """$ASTRARIUM_HOME, or `astrarium` in the system's data folder."""
    if own := os.environ.get("ASTRARIUM_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(data or Path.home() / ".local" / "share") / "astrarium"
