"""What placing a card takes, and what a sale gives. Nothing here reads a position."""

from __future__ import annotations

from .components import COST, DEVELOP_BONUS, KIND, PRICES, TRADE_HERE, World
from .powers import Powers


def development_price(powers: Powers, face: int, bonus: bool) -> int:
    """R7.4 What a development costs its owner."""
    price = COST[face] - powers.develop_less - (DEVELOP_BONUS if bonus else 0)
    return price if price > 0 else 0


def strength(powers: Powers, world: World) -> int:
    """R8.5 Military against this world."""
    return powers.strength[world[1]] + (powers.rebel if world[3] else 0)


def world_price(powers: Powers, world: World) -> int:
    """R8.4, R8.7 What a world costs in cards; a military world through Contact Specialist."""
    price = world[2] - powers.settle_less[world[1]]
    if world[0]:
        price -= powers.contact_less
    return price if price > 0 else 0


def can_place(powers: Powers, world: World, cards: int) -> bool:
    """R8.2 Whether there is a way to place a world, with so many other cards in hand."""
    military, kind, number, rebel = world
    if military:
        have = powers.strength[kind] + powers.tactics
        if rebel:
            have += powers.rebel
        if have >= number:
            return True
        if not powers.contact[kind]:
            return False
        number -= powers.contact_less
    return number - powers.settle_less[kind] <= cards or powers.free[kind] > 0


def sale_price(powers: Powers, face: int, bonuses: bool) -> int:
    """R9.3 What a sale of the good on this world gives."""
    kind = KIND[face]
    if not bonuses:
        return PRICES[kind]
    return PRICES[kind] + powers.trade + powers.trade_kind[kind] + TRADE_HERE[face]
