"""Draws a map of hexes in characters: pointed hexes in rows, with an owner's shape and colour in each."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Painted

from ..kernel import Cell, Hex, HexMap
from .rich_drawing import SHAPES, shape
from .text_formatter import TableSpeech

#: Rows of characters from one row of hexes to the next.
HIGH = 3
#: Minimum and maximum columns of a hex; even, because rows are shifted by half a hex.
NARROW, WIDE = 6, 12
#: The sign on an edge that ships can cross.
OPEN = "•"


def hex_lines(voice: TableSpeech, drawn: HexMap, width: int) -> Iterator[Painted]:
    """The lines of a map, at most `width` columns."""
    halves = {each: 2 * each.q + each.r for each in drawn.hexes}
    left, top = min(halves.values()), min(each.r for each in drawn.hexes)
    across = max(halves.values()) - left + 2
    half = max(NARROW, min(WIDE, (width - 1) * 2 // across // 2 * 2)) // 2
    canvas = _Canvas((max(each.r for each in drawn.hexes) - top + 1) * HIGH + 1, across * half + 1)
    for each, at in halves.items():
        _edges(canvas, each, (each.r - top) * HIGH, (at - left) * half, half)
    for each, at in halves.items():
        _words(canvas, voice, each, (each.r - top) * HIGH, (at - left) * half, half)
    yield Painted(voice.say(drawn.title), style="title")
    yield from canvas.lines()
    yield Painted(voice.say(drawn.legend), style="quiet")


class _Canvas:
    """Characters with their styles."""

    def __init__(self, high: int, wide: int) -> None:
        self._signs = [[" "] * wide for _ in range(high)]
        self._styles = [[""] * wide for _ in range(high)]

    def put(self, y: int, x: int, words: str, style: str = "") -> None:
        for at, sign in enumerate(words, x):
            self._signs[y][at], self._styles[y][at] = sign, style

    def lines(self) -> Iterator[Painted]:
        for signs, styles in zip(self._signs, self._styles, strict=True):
            yield Painted.assemble(*zip(signs, styles, strict=True), no_wrap=True)


def _edges(canvas: _Canvas, each: Hex, y: int, x: int, half: int) -> None:
    near, far = (half + 1) // 2, (half + 1) // 2 + half
    edges = {
        0: ((y + 1, x + 2 * half), "|"),
        1: ((y, x + far), "\\"),
        2: ((y, x + near), "/"),
        3: ((y + 1, x), "|"),
        4: ((y + HIGH, x + near), "\\"),
        5: ((y + HIGH, x + far), "/"),
    }
    for (line, at), sign in edges.values():
        canvas.put(line, at, sign, "quiet")
    for at in (x, x + 2 * half):
        canvas.put(y + 2, at, "|", "quiet")
    for side in each.open:
        (line, at), _ = edges[side]
        canvas.put(line, at, OPEN, "act")


def _words(canvas: _Canvas, voice: TableSpeech, each: Hex, y: int, x: int, half: int) -> None:
    room = 2 * half - 1
    for line, cells in enumerate(each.lines, y + 1):
        at = x + 1
        for cell in cells:
            for words, style in _painted(voice, cell):
                fits = words[: max(0, x + 1 + room - at)]
                canvas.put(line, at, fits, style)
                at += len(fits)
            at += 1


def _painted(voice: TableSpeech, cell: Cell) -> Iterator[tuple[str, str]]:
    if cell.seat is not None:
        yield shape(cell.seat), f"seat{cell.seat % len(SHAPES)}"
    yield voice.say(cell.text), "bold" if cell.strong else ""
