"""Shooting Stars: stars are turned up one by one; who stops in time keeps them."""

from __future__ import annotations

from pathlib import Path

from astrarium.kernel import Game

from .rules import PHASES, State, faults, result, set_up
from .view import outline, view
from .option_texts import WORDS

GAME = Game(
    id="shooting_stars",
    revision=1,
    seats=(2, 4),
    folder=Path(__file__).parent,
    state=State,
    set_up=set_up,
    phases=PHASES,
    view=view,
    outline=outline,
    result=result,
    words=WORDS,
    faults=faults,
    minutes=(5, 10),
    weight=1,
)
