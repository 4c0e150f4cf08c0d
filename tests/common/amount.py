"""How much a study looks at: a sample every time, all of it where one asks for it (`make soak-tests`)."""

from __future__ import annotations

import os
from typing import TypeVar

Amount = TypeVar("Amount")

#: Whether studies are made whole.
WHOLE = "ASTRARIUM_WHOLE_STUDIES" in os.environ


def sample(some: Amount, whole: Amount) -> Amount:
    """So much of a study now."""
    return whole if WHOLE else some
