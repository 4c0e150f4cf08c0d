"""Comets as the test server has it: a setting is for scripts alone, and one set-up does not go together."""

from __future__ import annotations

from dataclasses import replace

from astrarium.kernel import Setting, Text
from toys.comets import GAME

COMETS = replace(
    GAME,
    weight=2,
    settings=(*GAME.settings, Setting("deal", None, read=list)),
    refusal=lambda seats, options: (
        Text("barred-not-yours") if seats == 3 and options["rounds"] == 2 else None
    ),
)
