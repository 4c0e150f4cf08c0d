"""Where a person's games, tables and results are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """$ASTRARIUM_HOME, or `astrarium` where the system keeps data."""
    if own := os.environ.get("ASTRARIUM_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(data or Path.home() / ".local" / "share") / "astrarium"
