"""A player's position in a few values.

Thinking plays no cards: it turns one `Empire` into another, phase by phase (phase_model.py), and compares what
they are worth (judge.py). Cards that are drawn meanwhile are not known, they only count; so do the hands of
others.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .tableau import Goods, Tableau, tableau_of


class Empire(NamedTuple):
    """A player's position, as far as it matters for plans."""

    tableau: Tableau
    goods: Goods
    chips: float
    #: The cards in hand that are known, the most promising first; and how many more there are.
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
