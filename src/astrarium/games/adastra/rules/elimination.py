"""A7.4 A player without systems and ships is out; the last one left ends the game."""

from __future__ import annotations

from ..state import State


def check_elimination(g: State) -> None:
    """After every standard action, every management stage and every Antaran attack."""
    for seat in range(g.seats):
        if not (g.owned_by[seat] or g.based[seat] or seat in g.eliminated):
            g.eliminated |= {seat}
            g.tell("eliminated", seat)
    if len(g.eliminated) >= g.seats - 1:
        g.phase = "over"
