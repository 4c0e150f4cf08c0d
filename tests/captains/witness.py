"""What a test of Starship Captains shows (see common/witness.py).

At work: the tech lies in a slot of somebody's ship. At hand: it lies anywhere but in a deck.
"""

from __future__ import annotations

from itertools import chain

from astrarium.kernel import Table
from common import witness


class Witness(witness.Witness):
    """Techs."""

    def look(self, table: Table) -> None:
        """Note what lies on the table."""
        g = table.state
        slots = [card for ship in g.ships for card in ship.slots]
        self.at_work.update(g.name(card) for card in slots if card >= 0)
        lying = chain(slots, g.display, g.event_techs, g.tech_discards, g.omega_discards)
        self.at_hand.update(g.name(card) for card in lying if card >= 0)


WITNESS = Witness()
exercises, limits = WITNESS.exercises, WITNESS.limits
