"""Drawing with Rich: blocks of the board, events, options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Drawn
from rich.text import Text as Painted
from rich.theme import Theme

from ..kernel import Block, Cell, Event, Facts, Grid, Seat, Text
from .marks import SHAPES, shape, styles
from .screen import NOTHING
from .voice import Voice

#: Columns of space between two facts.
GAP = 2


def console(*, stderr: bool = False) -> Console:
    return Console(highlight=False, markup=False, emoji=False, theme=Theme(dict(styles())), stderr=stderr)


def seat_mark(seat: int) -> Painted:
    return Painted(shape(seat), style=f"seat{seat % len(SHAPES)}")


def seat_line(seat: int, words: str) -> Painted:
    return Painted.assemble(seat_mark(seat), " ", words)


def event_line(voice: Voice, event: Event) -> RenderableType:
    """One line of the log, the shape of whoever did it in front."""
    mark = Painted(" ") if event.seat is None else seat_mark(event.seat)
    line = Drawn.grid(padding=(0, 1, 0, 0))
    line.add_row(" ", mark, voice.say(event.text))
    return line


def pairs(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """Two columns: numbers to pick (or names), and what belongs to them."""
    drawn = Drawn.grid(padding=(0, 1, 0, 0))
    drawn.add_column(justify="right", min_width=4, style="act")
    drawn.add_column()
    for name, words in rows:
        drawn.add_row(name, words)
    return drawn


def cell(voice: Voice, fact: Cell) -> Painted:
    """One fact; whose it is shows by colour and shape."""
    words = voice.say(fact.text)
    said = tinted(Painted(words, style="bold" if fact.strong else ""))
    if fact.seat is None or words in NOTHING or words == shape(fact.seat):
        return said
    return Painted.assemble(seat_mark(fact.seat), " ", said)


def paint(voice: Voice, block: Block, width: int) -> Iterator[RenderableType]:
    if isinstance(block, Facts):
        yield from _facts(voice, block, width)
    else:
        yield from _grid(voice, block, width)


def _facts(voice: Voice, block: Facts, width: int) -> Iterator[Painted]:
    """All facts on one line where they fit, else a line each."""
    title = Painted(voice.say(block.title), style="title")
    facts = [Painted.assemble(_named(voice, name), " ", cell(voice, fact)) for name, fact in block.rows]
    line = Painted("   ").join([title, *facts])
    if line.cell_len <= width:
        yield line
        return
    yield title
    yield from (Painted.assemble(" ", fact) for fact in facts)


def _named(voice: Voice, name: Text | Seat) -> Painted:
    said = Painted(voice.say(name), style="quiet")
    return Painted.assemble(seat_mark(name.number), " ", said) if isinstance(name, Seat) else said


def _grid(voice: Voice, block: Grid, width: int) -> Iterator[RenderableType]:
    """A table; what it has no room for follows below, a line a row."""
    yield Painted(voice.say(block.title), style="title")
    sheet = Sheet(voice, voice, block)
    columns, gap = fit(sheet, width)
    if len(columns) < len(sheet.kept):
        sheet = Sheet(voice, brief(voice), block)
        columns, gap = fit(sheet, width)
    drawn = Drawn(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    for at, needed in columns.items():
        drawn.add_column(sheet.headings[at], max_width=needed)
    for row in sheet.rows:
        drawn.add_row(*(row[at] for at in columns))
    yield Padding(drawn, (0, 0, 0, 1))
    for at in sheet.kept:
        notes = [(row[0], row[at]) for row in sheet.rows if row[at].plain not in NOTHING]
        if at not in columns:
            yield Painted.assemble(" ", sheet.headings[at])
            yield Padding(_notes(notes), (0, 0, 0, 1))


class Sheet:
    """The words of a grid: headings and rows, and which columns say anything at all."""

    def __init__(self, voice: Voice, inner: Voice, block: Grid) -> None:
        self.headings = [tinted(Painted(inner.say(heading), style="quiet")) for heading in block.header]
        self.rows = [
            [cell(inner if at else voice, fact) for at, fact in enumerate(row)] for row in block.rows
        ]
        self.kept = [at for at in range(len(self.headings)) if at == 0 or not self._silent(at)]

    def _silent(self, at: int) -> bool:
        return all(row[at].plain in NOTHING for row in self.rows)

    def widest(self, at: int) -> int:
        return max((row[at].cell_len for row in self.rows), default=0)


def brief(voice: Voice) -> Voice:
    """The same voice that names players by their shapes alone."""
    return Voice(voice.language, voice.game, SHAPES)


def tinted(words: Painted) -> Painted:
    """Shapes inside words, in the colours of their seats."""
    for seat, sign in enumerate(SHAPES):
        words.highlight_words([sign], f"seat{seat}")
    return words


def _notes(notes: Sequence[tuple[Painted, Painted]]) -> Drawn:
    """What a table has no room for, with the name of its row in front."""
    drawn = Drawn.grid(padding=(0, GAP, 0, 0))
    drawn.add_column(no_wrap=True)
    drawn.add_column()
    for name, words in notes:
        drawn.add_row(name, words)
    return drawn


def fit(sheet: Sheet, width: int) -> tuple[dict[int, int], int]:
    """The columns that have room, with their widths, and the gap between them.

    Where room is short, headings take two lines, then gaps shrink, then the wordiest columns go.
    No word is cut.
    """
    cells = {at: sheet.widest(at) for at in sheet.kept}
    headings = [heading.plain for heading in sheet.headings]
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
    """The width at which a heading takes two lines at most."""
    words = heading.split()
    splits = (max(len(" ".join(words[:at])), len(" ".join(words[at:]))) for at in range(len(words)))
    return min(splits, default=0)
