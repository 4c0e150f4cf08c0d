"""Effects: when an op of the vocabulary is barred, and what it does."""

from . import deposits, installations, modules, robot_moves, robots, ship_moves
from .execution import Execution, carry_out

__all__ = [
    "Execution",
    "carry_out",
    "deposits",
    "installations",
    "modules",
    "robot_moves",
    "robots",
    "ship_moves",
]
