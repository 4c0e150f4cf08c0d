"""Outline: the board as text tables for the terminal and for screen readers.

A game describes its view once, as tables and lists of texts. The terminal draws any outline, with boxes and
colours or as one fact per line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .text import Seat, Text


@dataclass(frozen=True, slots=True)
class Cell:
    """A text cell; `seat` is its owner, `strong` highlights it."""

    text: Text | Seat | str | int
    seat: int | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with column headings; the first cell names the row."""

    title: Text
    header: tuple[Text | Seat, ...]
    rows: Sequence[tuple[Cell, ...]] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """A list of named facts."""

    title: Text
    rows: Sequence[tuple[Text | Seat, Cell]] = ()


Block: TypeAlias = Grid | Facts


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex of a map: its axial coordinates, two lines of facts, and the directions in which it is open."""

    q: int
    r: int
    lines: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    open: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class HexMap:
    """A map for a terminal. Directions count from the east, counter-clockwise."""

    title: Text
    legend: Text
    hexes: Sequence[Hex]
