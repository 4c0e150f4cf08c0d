"""Metallum: two factory ships, secret programs, mining robots on seven planets."""

from ...kernel import Game, Nature, Setting
from ...kernel.choice import freeze
from ...kernel.components import revision
from .box import FOLDER
from .components import BOX
from .encoding import ENCODING
from .faults import faults
from .features import FEATURES
from .frames import frames
from .outline import outline
from .rules import PHASES, result, standing
from .saying import says
from .setup import refusal, set_up
from .state import State
from .traits import TRAITS
from .view import personal, view
from .vocabulary import Effect, Modifier
from .words import WORDS

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
    words=WORDS,
    vocabulary=(Effect, Modifier),
    says=says(),
    frames=frames,
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
