"""What the tiles usually bring, by round."""

from __future__ import annotations

from ...games.metallum.components import ROUNDS

BASE = {
    "move_1": (0.5, 0.0),
    "move_2": (0.5, 0.0),
    "move_3": (0.5, 0.0),
    "deploy_1": (1.5, 0.4),
    "deploy_2": (2.5, 0.6),
    "deploy_3": (3.5, 0.8),
    "deposit_report": (2.0, 0.5),
    "overload": (1.5, 0.4),
    "intensive_mining": (3.5, 0.0),
    "buy_module": (0.5, 0.3),
    "buy_or_move_module": (0.5, 0.3),
    "extra_activation": (2.0, 0.3),
}


def usual(tile: str, round: int) -> float:
    base, later = BASE[tile]
    return base + later * (ROUNDS - round)
