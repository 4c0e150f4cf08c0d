"""Positions on the brink of war, and a first strike."""

from __future__ import annotations

from typing import Any

from astrarium.games.adastra.battle_pieces import FIRST_ENEMY
from astrarium.kernel import Table

from .table import GREEN, HOME, WEST, lay_out, load, play, prompt

#: Two empires without abilities.
PLAIN: list[tuple[str, str, tuple[str, ...]]] = [("humans", "standard", ()), ("psilons", "standard", ())]
FRIGATE, CRUISER, TITAN, DOOM_STAR, OUTPOST, STATION = range(6)
GUARDIAN = FIRST_ENEMY + 3


def war(mine: str = "2 frigate", theirs: str = "2 frigate", **changes: Any) -> Table:
    """Seat 0 has ships at home, seat 1 holds the system to the west."""
    given = {"systems": {WEST: GREEN}, "ships": {(0, HOME): mine, (1, WEST): theirs}, "makeup": PLAIN}
    return lay_out(**(given | changes))


def strike(t: Table, *faces: int, ships: int | None = None) -> Table:
    """Attack the west with the ships at hand (or so many of them) and roll these dice."""
    play(t, 0, ("play", "attack"))
    if prompt(t) == "attack":
        play(t, 0, ("target", WEST))
    if prompt(t) == "strike":
        load(t, *faces)
        play(t, 0, list(t.choice(0).options)[:ships])
    return t
