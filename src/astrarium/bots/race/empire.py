"""A player's position in a few values.

The search plays no cards: it turns one `Empire` into another, phase by phase (phase_transitions.py), and compares
their worths (judge.py). Cards drawn in the search and the hands of others are unknown and only counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .tableau import Goods, Tableau, tableau_of


class Empire(NamedTuple):
    """A player's position, as far as it matters for plans."""

    tableau: Tableau
    goods: Goods
    chips: float
    #: The known cards in hand, the most promising first; and the number of unknown ones.
    hand: tuple[int, ...]
    more: float
    #: Placed cards with unknown faces, and the points expected of them.
    ghosts: int = 0
    extra: float = 0.0

    @property
    def cards(self) -> float:
        return len(self.hand) + self.more

    @property
    def size(self) -> int:
        return len(self.tableau.faces) + self.ghosts


def empire_of(state: Any, seat: int, own: bool) -> Empire:
    """The position of a player in a world; only the owner's has the hand."""
    player, face = state.players[seat], state.cards.face
    tableau = tableau_of(tuple(sorted([face[card] for card in player.tableau])))
    goods = tuple([face[world] for world in player.goods])
    hand = tuple([face[card] for card in (*player.hand, *player.drawn)]) if own else ()
    return Empire(tableau, goods, player.chips, hand, 0 if own else len(player.hand))
