"""Master of Orion: The Board Game: civilizations, structures in stacked systems, attacks, morale."""

from ...kernel import Game, Nature, Setting
from .components import ADVISORS, FOLDER, ID, RACES, REVISION, SAYS, SEATS, STRUCTURES
from .earlier import by_seat
from .encoding import ENCODING
from .faults import faults
from .features import FEATURES
from .frames import frames
from .outline import outline
from .piles import HELD
from .rules import PHASES
from .scoring import result, standing
from .setup import read_first, read_names, refusal, set_up
from .state import State
from .traits import TRAITS
from .view import personal, reveal, view
from .vocabulary import Effect
from .words import WORDS

GAME = Game(
    id=ID,
    revision=REVISION,
    seats=SEATS,
    folder=FOLDER,
    state=State,
    upgraded=by_seat,
    set_up=set_up,
    phases=PHASES,
    view=view,
    personal=personal,
    reveal=reveal,
    result=result,
    standing=standing,
    words=WORDS,
    vocabulary=(Effect,),
    says=SAYS,
    frames=frames,
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
