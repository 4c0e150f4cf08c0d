"""The kernel: decisions, tables, records, chance, cards. It knows no game."""

from .cards import Cards
from .chance import Bits, Chance
from .choice import Answer, Barred, Choice, Option, Steps, Together
from .components import BadComponents, Row
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
    UnknownGame,
)
from .game import Game, Result, Setting, Traits, Words
from .open_table import new_state, replay, resume, start
from .outline import Block, Cell, Facts, Grid
from .plain import plain, transient
from .play import Chooser, play_on, play_out
from .record import Record, seed_hash, write_whole
from .state import State
from .table import SPECTATOR, Table
from .text import Seat, Text
from .window import Window

__all__ = [
    "SPECTATOR",
    "Answer",
    "AstrariumError",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Barred",
    "Bits",
    "Block",
    "BrokenGame",
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
    "Grid",
    "Hidden",
    "IllegalAnswer",
    "Move",
    "Option",
    "Record",
    "Result",
    "Row",
    "RulesBroken",
    "Seat",
    "Setting",
    "State",
    "Steps",
    "Table",
    "Text",
    "Together",
    "Traits",
    "UndoRefused",
    "UnknownGame",
    "Window",
    "Words",
    "new_state",
    "plain",
    "play_on",
    "play_out",
    "replay",
    "resume",
    "seed_hash",
    "start",
    "transient",
    "write_whole",
]
