"""The kernel: decisions, tables, records, chance, cards. It knows no game."""

from .cards import Cards
from .chance import Bits, Chance
from .choice import Answer, Barred, Choice, Option, QuickWonder, Reason, Steps, Together, Wonder, ask
from .components import BadComponents, Row
from .effects import Op, barrable, barred, bars, does, op, run, then
from .engine import Checkpoint, Event, Move
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
from .facts import GameFacts, facts, utilities
from .game import Game, Nature, Result, Setting, Traits
from .lately import lately
from .marks import By, Called, Index, Inline, Length, Named, Source, Span
from .outline import Block, Cell, Facts, Grid
from .picks import STOP, Picks
from .plain import derived, plain, transient
from .play import Chooser, play_on, play_out
from .ranking import ranked
from .reading import printed, read_thing, worked_out
from .record import Record, seed_hash, write_whole
from .starting import new_state, replay, resume, start
from .state import Pile, State
from .stepping import Asked, Stepping
from .table import SPECTATOR, Table
from .text import Seat, Text, filled, joined, sentence, sentences
from .window import Window
from .words import Words

__all__ = [
    "SPECTATOR",
    "STOP",
    "Answer",
    "Asked",
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
    "Hidden",
    "IllegalAnswer",
    "Index",
    "Inline",
    "Length",
    "Move",
    "Named",
    "Nature",
    "Op",
    "Option",
    "Picks",
    "Pile",
    "QuickWonder",
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
    "Stepping",
    "Steps",
    "Table",
    "Text",
    "Together",
    "Traits",
    "UndoRefused",
    "Unimaginable",
    "UnknownGame",
    "Window",
    "Wonder",
    "Words",
    "ask",
    "barrable",
    "barred",
    "bars",
    "derived",
    "does",
    "facts",
    "filled",
    "joined",
    "lately",
    "new_state",
    "op",
    "plain",
    "play_on",
    "play_out",
    "printed",
    "ranked",
    "read_thing",
    "replay",
    "resume",
    "run",
    "seed_hash",
    "sentence",
    "sentences",
    "start",
    "then",
    "transient",
    "utilities",
    "worked_out",
    "write_whole",
]
