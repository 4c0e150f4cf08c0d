"""What a tech is worth to a ship now: what it will bring, and the points that it counts already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...games.captains.components import TECHS
from .worth import EMPTY, Worth


def tech_now(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """What it would be worth to take a tech, its bonuses left out."""
    card = TECHS[tech]
    total = worth.techs[tech] - spared(worth, g.ships[seat].damage) * worth.mending[tech]
    if card.scoring is not None:
        total += g.worth(seat, card.scoring)
    return total


def spared(worth: Worth, damage: int) -> float:
    """How much of what repairs could bring is lost, as there is not so much damage."""
    return 1 - min(1.0, damage / worth.weights.much_damage)


def bonus_worth(worth: Worth, symbols: Sequence[str]) -> float:
    """What the bonuses of placing a tech are worth."""
    of = {"repair": worth.repair, "medal": worth.medal, "move": worth.weights.move}
    return sum([of[symbol] for symbol in symbols])


def best_bonus(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """What the bonuses of a tech are worth in the best free slot."""
    ship = g.ships[seat]
    free = [slot for slot, card in enumerate(ship.slots) if card == EMPTY]
    return max([bonus_worth(worth, g.bonuses(ship, slot, tech)) for slot in free], default=0.0)
