"""Metallum: two factory ships, secret programs, mining robots on seven planets."""

from ...kernel import Game, Setting
from ...kernel.choice import freeze
from ...kernel.components import revision
from .components import DATA, FOLDER
from .faults import faults
from .outline import outline
from .rules import PHASES, next_phase, result, standing
from .setup import refusal, set_up
from .state import State
from .traits import TRAITS
from .view import view
from .words import WORDS, cite

GAME = Game(
    id="metallum",
    revision=revision("metallum", 1),
    seats=(DATA["meta"]["seats"][0], DATA["meta"]["seats"][1]),
    folder=FOLDER,
    state=State,
    set_up=set_up,
    phases=PHASES,
    next_phase=next_phase,
    view=view,
    result=result,
    standing=standing,
    words=WORDS,
    cite=cite,
    faults=faults,
    outline=outline,
    traits=TRAITS,
    settings=(
        Setting("extra_planet", default=False),
        Setting("row", None, read=freeze),
        Setting("deck", None, read=freeze),
        Setting("action_deck", None, read=freeze),
    ),
    refusal=refusal,
    minutes=(45, 60),
    weight=3,
)
