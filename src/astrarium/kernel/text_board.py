"""The board as blocks of facts: what a terminal draws and a screen reader reads.

A game describes its view once, as tables and lists of texts; one drawing routine serves all games, with
boxes and colours or as one fact a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .text import Seat, Text


@dataclass(frozen=True, slots=True)
class Cell:
    """One fact; `seat` colours it as that player's, `strong` marks what matters now."""

    text: Text | Seat | str | int
    seat: int | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: a heading for each column, the first cell of a row names the row."""

    title: Text
    header: tuple[Text | Seat, ...]
    rows: Sequence[tuple[Cell, ...]] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """Named facts, one a line."""

    title: Text
    rows: Sequence[tuple[Text | Seat, Cell]] = ()


Block: TypeAlias = Grid | Facts
