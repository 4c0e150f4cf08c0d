"""Puzzles: turns of real games that were searched through, to be found, proved and solved."""

from .puzzle import Puzzle, puzzles
from .solving import Solving
from .words import goal

__all__ = ["Puzzle", "Solving", "goal", "puzzles"]
