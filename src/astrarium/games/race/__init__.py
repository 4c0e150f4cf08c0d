"""Race for the Galaxy: secret roles, a hand of cards that is money and empire at once, five phases."""

from ...kernel import Game, Nature, Setting
from ...kernel.choice import freeze
from ...kernel.components import revision
from .box import FOLDER
from .components import DESIGN, SEATS
from .encoding import ENCODING
from .faults import faults
from .features import FEATURES
from .frames import frames
from .outline import outline
from .rules import PHASES
from .saying import says
from .scoring import result, standing
from .setup import refusal, set_up
from .state import State
from .traits import TRAITS
from .view import personal, reveal, view
from .vocabulary import VOCABULARY
from .words import WORDS, cite

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
    cite=cite,
    vocabulary=VOCABULARY,
    says=says(),
    frames=frames,
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
