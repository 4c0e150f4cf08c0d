"""M9.4 What the cards of the market cost."""

from __future__ import annotations

from .components import MODULES, SLOT_PRICES
from .state import State
from .vocabulary import Price


def price(g: State, seat: int, slot: int) -> int:
    """M9.4 Printed cost, slot, own modules; never below 0."""
    return max(0, MODULES[g.module(g.market[slot])].cost + SLOT_PRICES[slot] + _surcharge(g, seat))


def slot_of(g: State, module: str) -> int:
    """Where in the market a card lies."""
    return next(slot for slot, offered in g.offers() if offered == module)


def _surcharge(g: State, seat: int) -> int:
    """What a player's modules add to every price."""
    total = 0
    for owner, _, modifier in g.modifiers(Price):
        if owner == seat:
            total += modifier.amount
    return total


def cheapest(g: State, seat: int) -> int | None:
    """The lowest price in the market; None when it is empty."""
    least = None
    face = g.cards.face
    for slot, card in enumerate(g.market):
        if card >= 0:
            cost = MODULES[face[card]].cost + SLOT_PRICES[slot]
            if least is None or cost < least:
                least = cost
    return None if least is None else max(0, least + _surcharge(g, seat))


def affordable(g: State, seat: int) -> list[tuple[int, str]]:
    """The cards of the market that a player can pay for: (slot, module)."""
    credits = g.credits[seat]
    return [(slot, module) for slot, module in g.offers() if price(g, seat, slot) <= credits]
