"""Puzzles: turns of real games that were searched through, to be found, proved and solved."""
