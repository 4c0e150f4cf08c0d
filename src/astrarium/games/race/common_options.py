"""Options shared by several questions, made once."""

from __future__ import annotations

from itertools import combinations

from ...kernel import Option
from .components import ACTIONS, CARDS, OPENS

PASS: Option = ("pass",)
STOP: Option = ("stop",)
#: ("card", 17): a card in hand, or one looked at. ("good", 17): the good on that world.
CARD: tuple[Option, ...] = tuple(("card", card) for card in range(CARDS))
GOOD: tuple[Option, ...] = tuple(("good", card) for card in range(CARDS))
#: The actions to choose from; in the advanced game two at a time, a second copy only with the first (R14.2).
ACTION: tuple[Option, ...] = tuple(("action", action) for action in ACTIONS)
PAIRS: tuple[Option, ...] = tuple(
    ("actions", one, other)
    for one, other in combinations(OPENS, 2)
    if other in ACTIONS or other == f"{one}_2"
)
