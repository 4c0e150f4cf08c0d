"""What a test of Master of Orion shows (see common/witness.py).

At work: the card lies in a system, the advisor is hired, the race is led. At hand: it lies in whatever place.
"""

from __future__ import annotations

from itertools import chain

from astrarium.kernel import Table
from common import witness


class Witness(witness.Witness):
    """Cards and races."""

    def look(self, table: Table) -> None:
        """Note what lies on the table."""
        g = table.state
        face = g.cards.face
        hired = [card for card in g.advisors if card >= 0]
        self.at_work.update(g.races, (face[card] for card in chain(hired, *chain(*g.systems))))
        self.at_hand.update(self.at_work, (face[card] for card in chain(g.middle, g.discards, *g.hands)))


WITNESS = Witness()
exercises, limits, shows = WITNESS.exercises, WITNESS.limits, WITNESS.shows
