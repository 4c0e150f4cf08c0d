"""The engine: decisions, tables, records, chance and cards. It knows no game."""

from ..moved_modules import old_names
from .choice import Answer, Barred, Candidates, Choice, Option, Reason, Steps, Together
from .data.component_files import BadComponents, Row
from .data.plain_dataclass import derived, plain, transient
from .data.typed_toml import (
    By,
    Called,
    Index,
    Inline,
    Length,
    Named,
    Source,
    Span,
    computed,
    printed,
    read_box,
    read_thing,
)
from .data.view_memo import unchanged
from .effects import Op, barrable, barred, bars, does, op, run, then
from .errors import (
    AstrariumError,
    BadRecord,
    BadSetup,
    BrokenGame,
    Diverged,
    Hidden,
    IllegalAnswer,
    RulesBroken,
    UndoRefused,
    Unimaginable,
    UnknownGame,
)
from .game import Game, Nature, Result, Setting, Traits
from .hidden.cards import CardId, Cards, CardSlot
from .hidden.chance import Bits, Chance
from .learning.partial_answer import STOP, Picks
from .legality import ask
from .option_texts import Words
from .play.action_stepper import ActionStepper, OpenQuestion
from .play.bot_window import Window
from .play.engine import Checkpoint, Event, Move
from .play.game_facts import GameFacts, facts, utilities
from .play.playout import Chooser, play_on, play_out
from .play.record import Record, seed_hash, write_whole
from .play.result import ranked
from .play.table import SPECTATOR, Table
from .play.table_factory import new_state, replay, resume, start
from .state import Pile, State
from .telling import Grouping, Telling, grouped
from .text import Seat, Text, filled, joined, sentence, sentences, text_of
from .text_board import Block, Cell, Facts, Grid, Hex, HexMap

__all__ = [
    "SPECTATOR",
    "STOP",
    "ActionStepper",
    "Answer",
    "AstrariumError",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Barred",
    "Bits",
    "Block",
    "BrokenGame",
    "By",
    "Called",
    "Candidates",
    "CardId",
    "CardSlot",
    "Cards",
    "Cell",
    "Chance",
    "Checkpoint",
    "Choice",
    "Chooser",
    "Diverged",
    "Event",
    "Facts",
    "Game",
    "GameFacts",
    "Grid",
    "Grouping",
    "Hex",
    "HexMap",
    "Hidden",
    "IllegalAnswer",
    "Index",
    "Inline",
    "Length",
    "Move",
    "Named",
    "Nature",
    "Op",
    "OpenQuestion",
    "Option",
    "Picks",
    "Pile",
    "Reason",
    "Record",
    "Result",
    "Row",
    "RulesBroken",
    "Seat",
    "Setting",
    "Source",
    "Span",
    "State",
    "Steps",
    "Table",
    "Telling",
    "Text",
    "Together",
    "Traits",
    "UndoRefused",
    "Unimaginable",
    "UnknownGame",
    "Window",
    "Words",
    "ask",
    "barrable",
    "barred",
    "bars",
    "computed",
    "derived",
    "does",
    "facts",
    "filled",
    "grouped",
    "joined",
    "new_state",
    "op",
    "plain",
    "play_on",
    "play_out",
    "printed",
    "ranked",
    "read_box",
    "read_thing",
    "replay",
    "resume",
    "run",
    "seed_hash",
    "sentence",
    "sentences",
    "start",
    "text_of",
    "then",
    "transient",
    "unchanged",
    "utilities",
    "write_whole",
]

_HERE = __name__
#: Names of earlier releases.
__getattr__ = old_names(
    _HERE,
    {
        "Asked": (_HERE, "OpenQuestion"),
        "Stepping": (_HERE, "ActionStepper"),
        "Wonder": (_HERE, "Candidates"),
        "lately": (_HERE, "unchanged"),
        "worked_out": (_HERE, "computed"),
    },
)
