"""The bot `captains-learned`: `captains-basic` with weights fitted by self-play."""

from __future__ import annotations

from pathlib import Path

from ..weight_vector import fitted
from .basic import KIND as BASIC

KIND = fitted(BASIC, Path(__file__).parent / "fitted.json")
