"""The phases of the game, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel import Steps
from ..state import State
from .antarans import bids, drain
from .management import collect, limit, reveal, survey
from .round import draft, new_round, round_end
from .setup_choices import choose, customise, missions_dealt, pirates, settle_in
from .turn import action, turn

PHASES: dict[str, Callable[[State], Steps]] = {
    "choose": choose,
    "customise": customise,
    "settle_in": settle_in,
    "missions_dealt": missions_dealt,
    "pirates": pirates,
    "new_round": new_round,
    "draft": draft,
    "turn": turn,
    "action": action,
    "survey": survey,
    "income": collect,
    "reveal": reveal,
    "limit": limit,
    "bids": bids,
    "drain": drain,
    "round_end": round_end,
}
