"""The game Starship Captains: a crew to train, missions to fly, pirates to chase."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Game, Nature, Setting, Text
from ...kernel.data.component_files import revision
from .ability_ops import Ability
from .action_encoding import ENCODING
from .balance_traits import TRAITS
from .card_text import says
from .component_schema import FOLDER
from .component_types import Step
from .components import GAME_ID, PASSENGERS, SEATS, SIDES
from .count_ops import Count
from .features import FEATURES
from .invariants import faults
from .option_texts import TELLING, WORDS
from .option_warnings import WASTEFUL, consequence
from .rules import PHASES
from .scoring import result, standing
from .setup import FIRST_PASSENGER, RANDOM, set_up
from .state import State
from .text_board import outline
from .view import personal, reveal, view
from .vocabulary import Effect


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
    telling=TELLING,
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
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=2000, won=lambda result: result.decided_by.startswith("won")),
)
