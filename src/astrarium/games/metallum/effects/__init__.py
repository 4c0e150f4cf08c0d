"""What the rules make of the vocabulary: when an op is barred, and what it does."""

from . import deposits, installations, modules, moves, robots, ships
from .doing import Doing, carry_out

__all__ = ["Doing", "carry_out", "deposits", "installations", "modules", "moves", "robots", "ships"]
