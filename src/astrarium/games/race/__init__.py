"""The game Race for the Galaxy: five phases, chosen in secret, and cards that are also money."""

from ...kernel import Game, Nature, Setting
from ...kernel.choice import freeze
from ...kernel.data.component_files import revision
from .action_encoding import ENCODING
from .balance_traits import TRAITS
from .card_text import says
from .component_schema import FOLDER
from .components import DESIGN, SEATS
from .features import FEATURES
from .invariants import faults
from .option_texts import TELLING, WORDS, cite
from .rules import PHASES
from .scoring import result, standing
from .setup import refusal, set_up
from .state import State
from .text_board import outline
from .view import personal, reveal, view
from .vocabulary import VOCABULARY

GAME = Game(
    id="race",
    revision=revision("race", 2),
    seats=(SEATS[0], SEATS[1]),
    folder=FOLDER,
    state=State,
    set_up=set_up,
    phases=PHASES,
    view=view,
    result=result,
    standing=standing,
    words=WORDS,
    telling=TELLING,
    cite=cite,
    vocabulary=VOCABULARY,
    says=says(),
    faults=faults,
    outline=outline,
    settings=(
        Setting("first_game", False),
        Setting("advanced", False),
        Setting("start_worlds", None, read=freeze),
        Setting("deck", None, read=freeze),
    ),
    minutes=(30, 60),
    weight=3,
    refusal=refusal,
    reveal=reveal,
    personal=personal,
    traits=TRAITS,
    held={"card": lambda g, seat: g.players[seat].hand},
    alike=DESIGN.__getitem__,
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=3000, together=True),
)
