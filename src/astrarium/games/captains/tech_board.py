"""S11.4, S11.8 Symbols on a tech-slot board: what meets its like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import BOARDS, NEIGHBOURS, SLOTS, TECHS
from .things import Side

if TYPE_CHECKING:
    from .state import Ship, State


def symbol(g: State, ship: Ship, slot: int, side: Side) -> str:
    """What a slot shows towards a side: its card's symbol, or the printed one, damaged or not."""
    card = ship.slots[slot]
    edges = TECHS[g.cards.face[card]].edges if card >= 0 else BOARDS[g.boards][slot].edges
    return edges.get(side, "")


def bonuses(g: State, ship: Ship, slot: int, tech: str) -> list[str]:
    """S11.4 The symbols of a tech in this slot that meet their like."""
    edges = TECHS[tech].edges
    found: list[str] = []
    for side, other, facing in NEIGHBOURS[slot]:
        mine = edges.get(side)
        if mine and mine == symbol(g, ship, other, facing):
            found.append(mine)
    return found


def pairs(g: State, ship: Ship) -> int:
    """S11.8 All pairs of symbols on the board, printed ones included."""
    found = 0
    for slot in range(SLOTS):
        for side, other, facing in NEIGHBOURS[slot]:
            if slot < other:
                mine = symbol(g, ship, slot, side)
                found += bool(mine) and mine == symbol(g, ship, other, facing)
    return found
