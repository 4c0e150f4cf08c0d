"""Starship Captains: a crew to train, missions to fly, factions to please, pirates to chase."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Game, Nature, Setting, Text
from ...kernel.components import revision
from .abilities import Ability
from .box import FOLDER
from .components import GAME_ID, PASSENGERS, SEATS, SIDES
from .consequences import WASTEFUL, consequence
from .counts import Count
from .encoding import ENCODING
from .faults import faults
from .features import FEATURES
from .frames import frames
from .outline import outline
from .rules import PHASES
from .saying import says
from .scoring import result, standing
from .setup import FIRST_PASSENGER, RANDOM, set_up
from .state import State
from .things import Step
from .traits import TRAITS
from .view import personal, reveal, view
from .vocabulary import Effect
from .words import WORDS


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """S18.2 Passengers travel in the solo game only."""
    if seats > 1 and options["passenger"] != FIRST_PASSENGER:
        return Text("refused-passenger")
    return None


GAME = Game(
    id=GAME_ID,
    revision=revision(GAME_ID, 3),
    seats=(SEATS[0], SEATS[1]),
    folder=FOLDER,
    state=State,
    set_up=set_up,
    phases=PHASES,
    view=view,
    result=result,
    standing=standing,
    words=replace(WORDS, consequence=consequence, wasteful=WASTEFUL),
    faults=faults,
    outline=outline,
    rows=frozenset({"queue"}),
    settings=(
        Setting("tracks", default="A", values=SIDES),
        Setting("tech_boards", default="A", values=SIDES),
        Setting("passenger", default=FIRST_PASSENGER, values=(*PASSENGERS, RANDOM)),
    ),
    minutes=(40, 120),
    weight=2,
    refusal=refusal,
    personal=personal,
    reveal=reveal,
    traits=TRAITS,
    vocabulary=(Effect, Count, Ability, Step),
    says=says(),
    frames=frames,
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=2000, won=lambda result: result.decided_by.startswith("won")),
)
