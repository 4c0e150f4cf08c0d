"""Ad Astra: a space empire game on a map of hexes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Game, Nature, Setting, Text
from ...kernel.data.component_files import revision
from .action_encoding import ENCODING
from .balance_traits import TRAITS
from .components import FOLDER, GAME_ID, SAYS, SEATS
from .enumerations import FIRST_EMPIRES
from .features import FEATURES
from .invariants import faults
from .option_texts import TELLING, WORDS
from .option_warnings import WASTEFUL, consequence
from .position_migration import in_rows
from .rules import PHASES
from .scoring import result, standing
from .setup import set_up
from .state import State
from .text_board import hex_map, outline
from .view import personal, reveal, view
from .vocabulary import Effect

#: The modules of the expansion; a first game excludes them.
MODULES = ("antarans", "unknown", "revenge", "custom")


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """The refusal of options that exclude each other (A9.1, B3.1)."""
    if options["revenge"] and options["antarans"]:
        return Text("refused-antarans-twice")
    if options["first_game"]:
        if seats > len(FIRST_EMPIRES):
            return Text("refused-first-game-seats", most=len(FIRST_EMPIRES))
        if any(options[module] for module in MODULES):
            return Text("refused-first-game-modules")
    return None


GAME = Game(
    id=GAME_ID,
    # 6: other starts with a module (B2.8, B3.10); 5: rows in the state; 4: B2.3;
    # 3: late buildings give something at once, other starts; 2: A6.7
    revision=revision(GAME_ID, 6),
    seats=SEATS,
    folder=FOLDER,
    state=State,
    set_up=set_up,
    phases=PHASES,
    view=view,
    result=result,
    standing=standing,
    # added here, because option_warnings.py imports the rules, and they import option_texts.py
    words=replace(WORDS, consequence=consequence, wasteful=WASTEFUL),
    telling=TELLING,
    faults=faults,
    outline=outline,
    hex_map=hex_map,
    upgraded=in_rows,
    says=SAYS,
    vocabulary=(Effect,),
    settings=(
        Setting("first_game", default=False),
        Setting("long_game", default=False),
        Setting("no_missions", default=False),
        Setting("antarans", default=False),
        Setting("unknown", default=False),
        Setting("revenge", default=False),
        Setting("custom", default=False),
    ),
    minutes=(90, 240),
    weight=5,
    refusal=refusal,
    reveal=reveal,
    personal=personal,
    traits=TRAITS,
    encoding=ENCODING,
    features=FEATURES,
    nature=Nature(longest=5000, together=True),
)
