"""M9.4 Prices of the cards in the market."""

from __future__ import annotations

from .components import MODULES, SLOT_PRICES
from .state import State
from .vocabulary import Price

#: More than any card costs.
NO_PRICE = 1_000


def price(g: State, seat: int, slot: int) -> int:
    """M9.4 Printed cost, slot, own modules; never below 0."""
    return max(0, MODULES[g.module(g.market[slot])].cost + SLOT_PRICES[slot] + _surcharge(g, seat))


def slot_of(g: State, module: str) -> int:
    """The market slot of a card."""
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
    face = g.cards.face
    least = NO_PRICE
    for card, slot in zip(g.market, SLOT_PRICES):  # noqa: B905  (asked before every step: each check counts)
        if card >= 0:
            cost = MODULES[face[card]].cost + slot
            if cost < least:
                least = cost
    return max(0, least + _surcharge(g, seat)) if least < NO_PRICE else None
