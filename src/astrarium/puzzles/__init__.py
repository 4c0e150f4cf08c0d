"""Puzzles: turns of real games with one best answer, proven by full search."""

from .attempt import Attempt
from .puzzle import Puzzle, goal, puzzles

__all__ = ["Attempt", "Puzzle", "goal", "puzzles"]
