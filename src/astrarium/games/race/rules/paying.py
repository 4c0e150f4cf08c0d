"""Paying for a card that was placed."""

from __future__ import annotations

from ....kernel import Choice, Steps
from ..state import State
from .options import CARD


def pay(g: State, seat: int, price: int, card: int, rule: str) -> Steps:
    """R2.6 Discard exactly so many cards from hand."""
    if price:
        picked = yield Choice(
            seat,
            "pay",
            [CARD[each] for each in g.players[seat].hand],
            price,
            price,
            rule,
            None,
            {"count": price, "card": card},
        )
        g.discard(seat, [each for _, each in picked])
