"""What a test of Metallum shows (see common/witness.py).

At work: the installation of a planet is used, a tile is resolved, an action module is played, a planetary
module lies on a planet. At hand: whatever lies on the table or in a hand.
"""

from __future__ import annotations

from typing import Any

from astrarium.games.metallum.components import PLACES, TERCE
from astrarium.kernel import Table
from common import witness


class Witness(witness.Witness):
    """Planets, tiles and modules."""

    def look(self, table: Table, since: int = 0) -> None:
        """Note what lies on the table and what was done with the last answers."""
        g = table.state
        self.at_work.update(g.installed)
        self.at_hand.update(g.installed, *g.hand, *g.program, *g.active)
        self.at_hand.update(g.planet(place) for place in g.explored)
        self.at_hand.update(module for _, module in g.offers())
        if g.round > 2 * TERCE:
            self.at_hand.update(g.module(card) for card in g.unbought)
        for move in table.history[since:]:
            self._note(table, move.answer)

    def _note(self, table: Table, answer: Any) -> None:
        word, *things = answer
        if word == "use":
            assert 0 <= things[0] < PLACES
            self.at_work.add(table.state.planet(things[0]))
        elif word in ("resolve", "play", "run"):
            self.at_work.add(things[0])


WITNESS = Witness()
exercises, limits = WITNESS.exercises, WITNESS.limits
