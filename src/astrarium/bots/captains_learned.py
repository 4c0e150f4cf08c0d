"""The bot `captains-learned`: `captains-basic` with what it has learned from its own games."""

from __future__ import annotations

from pathlib import Path

from .captains_basic import KIND as BASIC
from .fitted import fitted

KIND = fitted(BASIC, Path(__file__).parent / "captains" / "fitted.json")
