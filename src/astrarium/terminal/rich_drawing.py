"""Draws boards, events and options with Rich."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Drawn
from rich.text import Text as Painted
from rich.theme import Theme

from ..kernel import Block, Cell, Event, Facts, Grid, Seat, Text
from ..kernel.telling import Deed, main_of
from .text_formatter import NOTHING, TableSpeech

#: Columns of space between two facts.
GAP = 2


def console(*, stderr: bool = False) -> Console:
    return Console(highlight=False, markup=False, emoji=False, theme=Theme(dict(styles())), stderr=stderr)


#: Emblems of the peoples of Orion and Ad Astra; the same people has the same sign in both.
EMBLEMS = {
    "human": "☺",
    "alkari": "⋀",
    "bulrathi": "ᴥ",
    "darlok": "◒",
    "meklar": "⚙",
    "mrrshan": "⩚",
    "psilon": "Ψ",
    "sakkra": "≋",
    "antaran": "♆",
}


def emblem(fact: Text | Seat | str | int) -> str:
    """The emblem of a people's name, with a space; empty for anything else."""
    kind, _, name = fact.id.partition("-") if isinstance(fact, Text) else ("", "", "")
    sign = EMBLEMS.get(name.removesuffix("s"), "") if kind in ("race", "empire") else ""
    return f"{sign} " if sign else ""


def seat_mark(seat: int) -> Painted:
    return Painted(shape(seat), style=f"seat{seat % len(SHAPES)}")


def seat_line(seat: int, words: str) -> Painted:
    return Painted.assemble(seat_mark(seat), " ", words)


def deed_line(voice: TableSpeech, deed: Deed[Event]) -> RenderableType:
    """One line of the log, with the shape of its player in front."""
    seat = None if deed[0][1] == "table" else main_of(deed).seat
    line = Drawn.grid(padding=(0, 1, 0, 0))
    line.add_row(" ", Painted(" ") if seat is None else seat_mark(seat), voice.deed(deed))
    return line


def pairs(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Two columns: numbers to pick (or names), and their texts."""
    drawn = Drawn.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", min_width=4, style="act")
    drawn.add_column()
    for name, words in rows:
        drawn.add_row(name, words)
    return drawn


def cell(voice: TableSpeech, fact: Cell) -> Painted:
    """One fact, with the colour and shape of its owner."""
    words = emblem(fact.text) + voice.say(fact.text)
    said = tinted(Painted(words, style="bold" if fact.strong else ""))
    if fact.seat is None or words in NOTHING or words == shape(fact.seat):
        return said
    return Painted.assemble(seat_mark(fact.seat), " ", said)


def paint(voice: TableSpeech, block: Block, width: int) -> Iterator[RenderableType]:
    if isinstance(block, Facts):
        yield from _facts(voice, block, width)
    else:
        yield from _grid(voice, block, width)


def _facts(voice: TableSpeech, block: Facts, width: int) -> Iterator[Painted]:
    """All facts on one line if they fit, else one per line."""
    title = Painted(voice.say(block.title), style="title")
    facts = [Painted.assemble(_names(voice, name), " ", cell(voice, fact)) for name, fact in block.rows]
    line = Painted("   ").join([title, *facts])
    if line.cell_len <= width:
        yield line
        return
    yield title
    yield from (Painted.assemble(" ", fact) for fact in facts)


def _names(voice: TableSpeech, name: Text | Seat) -> Painted:
    said = Painted(voice.say(name), style="quiet")
    return Painted.assemble(seat_mark(name.number), " ", said) if isinstance(name, Seat) else said


def _grid(voice: TableSpeech, block: Grid, width: int) -> Iterator[RenderableType]:
    """A table; columns that do not fit follow below, one line per row."""
    yield Painted(voice.say(block.title), style="title")
    text = GridText(voice, voice, block)
    columns, gap = fit(text, width)
    if len(columns) < len(text.kept):
        text = GridText(voice, brief(voice), block)
        columns, gap = fit(text, width)
    drawn = Drawn(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    for at, needed in columns.items():
        drawn.add_column(text.headings[at], max_width=needed)
    for row in text.rows:
        drawn.add_row(*(row[at] for at in columns))
    yield Padding(drawn, (0, 0, 0, 1))
    for at in text.kept:
        notes = [(row[0], row[at]) for row in text.rows if row[at].plain not in NOTHING]
        if at not in columns:
            yield Painted.assemble(" ", text.headings[at])
            yield Padding(_notes(notes), (0, 0, 0, 1))


class GridText:
    """The styled text of a grid: headings, rows and the non-empty columns."""

    def __init__(self, voice: TableSpeech, inner: TableSpeech, block: Grid) -> None:
        self.headings = [tinted(Painted(inner.say(heading), style="quiet")) for heading in block.header]
        self.rows = [
            [cell(inner if at else voice, fact) for at, fact in enumerate(row)] for row in block.rows
        ]
        self.kept = [at for at in range(len(self.headings)) if at == 0 or not self._silent(at)]

    def _silent(self, at: int) -> bool:
        return all(row[at].plain in NOTHING for row in self.rows)

    def widest(self, at: int) -> int:
        return max((row[at].cell_len for row in self.rows), default=0)


def brief(voice: TableSpeech) -> TableSpeech:
    """The same formatter with shapes as the names of players."""
    return TableSpeech(voice.language, voice.game, SHAPES)


def tinted(words: Painted) -> Painted:
    """Colour the shapes in a text by their seats."""
    for seat, sign in enumerate(SHAPES):
        words.highlight_words([sign], f"seat{seat}")
    return words


def _notes(notes: Sequence[tuple[Painted, Painted]]) -> Drawn:
    """A column that did not fit, each cell with the name of its row."""
    drawn = Drawn.grid(padding=(0, GAP, 0, 0))
    drawn.add_column(no_wrap=True)
    drawn.add_column()
    for name, words in notes:
        drawn.add_row(name, words)
    return drawn


def fit(text: GridText, width: int) -> tuple[dict[int, int], int]:
    """The columns that fit, with their widths, and the gap between them.

    If space is short, headings first take two lines, then gaps shrink, then the widest columns are dropped.
    No word is cut.
    """
    cells = {at: text.widest(at) for at in text.kept}
    headings = [heading.plain for heading in text.headings]
    while True:
        wide = {at: max(needed, len(headings[at])) for at, needed in cells.items()}
        folded = {at: max(needed, two_lines(headings[at])) for at, needed in cells.items()}
        for tried, gap in ((wide, GAP), (folded, GAP), (folded, 1)):
            if sum(tried.values()) + (gap + 1) * len(tried) <= width:
                return tried, gap
        wordiest = max((at for at in cells if at), key=lambda at: cells[at], default=0)
        if not wordiest:
            return folded, 1
        del cells[wordiest]


def two_lines(heading: str) -> int:
    """The width at which a heading takes at most two lines."""
    words = heading.split()
    splits = (max(len(" ".join(words[:at])), len(" ".join(words[at:]))) for at in range(len(words)))
    return min(splits, default=0)


#: Diamond, circle, triangle, square, hexagon, star: one for each seat.
SHAPES = ("◆", "●", "▲", "■", "⬢", "★")

NIGHT = {
    "seats": ("#F66E4B", "#62A6E8", "#31D598", "#E9B2DC", "#EEEADF", "#9E6DF1"),
    "act": "#E8BE6A",
    "quiet": "#93A6AF",
    "good": "#7BD0A3",
    "bad": "#F58F7C",
}
PAPER = {
    "seats": ("#C74B0E", "#0F79C3", "#0D613F", "#AB3E87", "#293036", "#4E2BB8"),
    "act": "#8A5B00",
    "quiet": "#546B76",
    "good": "#0B6B47",
    "bad": "#B3301A",
}


def shape(seat: int) -> str:
    return SHAPES[seat % len(SHAPES)]


def styles() -> Mapping[str, str]:
    """The Rich styles by name, for a dark or a light terminal."""
    colours = PAPER if light_background() else NIGHT
    named = {f"seat{at}": colour for at, colour in enumerate(colours["seats"])}
    act, quiet = colours["act"], colours["quiet"]
    return named | {
        "act": f"bold {act}",
        "question": "bold",
        "title": f"bold {quiet}",
        "quiet": str(quiet),
        "good": str(colours["good"]),
        "bad": str(colours["bad"]),
        "words": "none",
    }


def light_background() -> bool:
    """Whether the terminal reports a light background."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")
