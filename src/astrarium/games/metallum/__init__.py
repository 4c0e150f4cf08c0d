"""Metallum: two factory ships, secret programs, mining robots on seven planets."""

from dataclasses import replace

from ...kernel import Game, Nature, Setting
from ...kernel.choice import freeze
from ...kernel.data.component_files import revision
from .action_encoding import ENCODING
from .balance_traits import TRAITS
from .card_text import says
from .component_schema import FOLDER
from .components import BOX
from .features import FEATURES
from .invariants import faults
from .option_texts import TELLING, WORDS
from .option_warnings import WASTEFUL, consequence
from .rules import PHASES, result, standing
from .setup import refusal, set_up
from .state import State
from .text_board import outline
from .view import personal, view
from .vocabulary import Effect, Modifier

GAME = Game(
    id="metallum",
    revision=revision("metallum", 1),
    seats=BOX.meta.seats,
    folder=FOLDER,
    state=State,
    set_up=set_up,
    phases=PHASES,
    view=view,
    personal=personal,
    result=result,
    standing=standing,
    words=replace(WORDS, consequence=consequence, wasteful=WASTEFUL),
    telling=TELLING,
    vocabulary=(Effect, Modifier),
    says=says(),
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
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=1000, together=True),
)
