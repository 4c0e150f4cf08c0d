"""Master of Orion: The Board Game: civilizations, structures in stacked systems, attacks, morale."""

from ...kernel import Game, Nature, Setting
from .action_encoding import ENCODING
from .balance_traits import TRAITS
from .components import ADVISORS, FOLDER, ID, RACES, REVISION, SAYS, SEATS, STRUCTURES
from .features import FEATURES
from .invariants import faults
from .option_texts import TELLING, WORDS
from .piles import HELD
from .position_migration import as_now
from .rules import PHASES
from .scoring import result, standing
from .setup import read_first, read_names, refusal, set_up
from .state import State
from .text_board import outline
from .view import personal, reveal, view
from .vocabulary import Effect

GAME = Game(
    id=ID,
    revision=REVISION,
    seats=SEATS,
    folder=FOLDER,
    state=State,
    upgraded=as_now,
    set_up=set_up,
    phases=PHASES,
    view=view,
    personal=personal,
    reveal=reveal,
    result=result,
    standing=standing,
    words=WORDS,
    telling=TELLING,
    vocabulary=(Effect,),
    says=SAYS,
    faults=faults,
    outline=outline,
    traits=TRAITS,
    settings=(
        Setting("beginner", default=False),
        Setting("random_races", default=False),
        Setting("civilizations", None, read=read_names("civilizations", RACES)),
        Setting("first", None, read=read_first),
        Setting("deck", None, read=read_names("deck", STRUCTURES)),
        Setting("advisors", None, read=read_names("advisors", ADVISORS)),
    ),
    refusal=refusal,
    held=HELD,
    minutes=(45, 90),
    weight=3,
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=2000),
)
