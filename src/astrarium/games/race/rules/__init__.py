"""The phases of a round, one file each, in the order of the rulebook."""

from __future__ import annotations

from .consume import consume
from .develop import develop
from .explore import explore
from .produce import produce
from .round import choose, end_round, start
from .settle import settle

PHASES = {
    "start": start,
    "choose": choose,
    "explore": explore,
    "develop": develop,
    "develop_2": develop,
    "settle": settle,
    "settle_2": settle,
    "consume": consume,
    "produce": produce,
    "end_round": end_round,
}
