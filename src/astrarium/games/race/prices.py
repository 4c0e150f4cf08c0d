"""Prices of cards, Military and sale prices. Nothing here reads a position."""

from __future__ import annotations

from .active_powers import Powers
from .components import COST, DEVELOP_BONUS, KIND, PRICES, TRADE_HERE, World


def development_price(powers: Powers, face: int, bonus: bool) -> int:
    """R7.4 The price of a development."""
    price = COST[face] - powers.develop_less - (DEVELOP_BONUS if bonus else 0)
    return price if price > 0 else 0


def strength(powers: Powers, world: World) -> int:
    """R8.5 Military against this world."""
    return powers.strength[world[1]] + (powers.rebel if world[3] else 0)


def world_price(powers: Powers, world: World) -> int:
    """R8.4, R8.7 The price of a world in cards; of a military world, through Contact Specialist."""
    price = world[2] - powers.settle_less[world[1]]
    if world[0]:
        price -= powers.contact_less
    return price if price > 0 else 0


def sale_price(powers: Powers, face: int, bonuses: bool) -> int:
    """R9.3 The number of cards for the good on this world."""
    kind = KIND[face]
    if not bonuses:
        return PRICES[kind]
    return PRICES[kind] + powers.trade + powers.trade_kind[kind] + TRADE_HERE[face]
