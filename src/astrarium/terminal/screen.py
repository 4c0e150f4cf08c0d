"""Output and input of text play: a Rich screen, or plain lines for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import compress
from threading import Timer
from typing import Any

from ..kernel import Block, Cell, Event, Facts, Grid, HexMap, Seat, Text
from ..kernel.telling import Deed
from .text_formatter import NOTHING, TableSpeech

#: Seconds after which a bot's thinking is announced.
LONG = 0.3
#: Lines reserved below a board for events and the question.
ASKED = 24
ERASE_SCROLLBACK = "\x1b[3J"


class Leave(BaseException):
    """The person leaves, or the input has ended."""


class Screen:
    """Plain output: one fact per line, no boxes, colours or animation."""

    def __init__(self, voice: TableSpeech) -> None:
        self.voice = voice
        self._seen_facts: dict[int | None, set[str]] = {}

    # -- writing

    def clear(self, *, wholly: bool = False) -> None:
        """Begin a new page; `wholly` also clears the scrollback. Plain output just goes on."""

    def line(self, words: str = "", style: str = "words") -> None:
        print(words, flush=True)

    def turn_of(self, seat: int) -> None:
        """Print which seat is asked."""
        self.line(self.voice.shell("shell-you-are", player=Seat(seat)))

    def deeds(self, deeds: Sequence[Deed[Event]]) -> None:
        """Print deeds, one per line; at a table of several, also whose turn it is."""
        several = len(self.voice.names) > 1
        for each in by_turns(deeds):
            if not isinstance(each, int):
                self.deed(each)
            elif several:
                self.line(self.voice.shell("shell-turn-of", player=Seat(each)), "quiet")

    def deed(self, deed: Deed[Event]) -> None:
        """Print one deed."""
        self.line(self.voice.deed(deed), "title" if deed[0][1] == "head" else "words")

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print numbers or names with their texts: options, reasons, commands."""
        for name, words in rows:
            self.line(f"{name}. {words}" if name.isdecimal() else f"{name}: {words}")

    def rule(self, number: str, markdown: str) -> None:
        """Print a paragraph of the rules."""
        self.line(f"{number}: {unmarked(markdown)}")

    def map(self, drawn: HexMap | None) -> None:
        """Draw a map. Plain output has the same facts as a list."""

    def page(self, blocks: Sequence[Block], reader: int | None, drawn: HexMap | None = None) -> None:
        """Begin a page with the changes on the board since this reader last saw it."""
        self.blocks(blocks, wholly=False, reader=reader)

    def blocks(self, blocks: Sequence[Block], *, wholly: bool = True, reader: int | None = None) -> None:
        """Print the board; unless `wholly`, only the changes since this reader last saw it."""
        known = set() if wholly else self._seen_facts.get(reader, set())
        self._seen_facts[reader] = set()
        for block in blocks:
            facts = list(self._facts(block))
            self._seen_facts[reader].update(facts)
            if news := [fact for fact in facts if fact not in known]:
                for words in (self.voice.say(block.title) + ":", *news, ""):
                    self.line(words)

    def _facts(self, block: Block) -> Iterator[str]:
        if isinstance(block, Facts):
            for heading, cell in block.rows:
                if (words := self._words(cell, heading)) not in NOTHING:
                    yield f"{self.voice.say(heading)}: {words}"
            return
        for row in block.rows:
            name = self.voice.say(row[0].text)
            for heading, cell in zip(block.header[1:], row[1:], strict=False):
                if (words := self._words(cell, heading)) not in NOTHING:
                    yield f"{name}, {_inner(heading, self.voice)}: {words}"

    def _words(self, cell: Cell, heading: Text | Seat) -> str:
        """A fact in words, with its owner if neither the fact nor its heading names one."""
        words = self.voice.say(cell.text)
        if cell.seat is None or words in NOTHING or isinstance(cell.text, Seat):
            return words
        if isinstance(heading, Text) and Seat(cell.seat) in heading.args.values():
            return words
        name = self.voice.say(Seat(cell.seat))
        return words if name in words or name in self.voice.say(heading) else f"{words} ({name})"

    # -- waiting and reading

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Context manager around a bot's search; announces a long one."""
        with _unless_quick(lambda: self.line(self.voice.shell("shell-thinking", player=Seat(seat)))):
            yield

    def read(self) -> str:
        """Read a line; raises Leave at the end of the input."""
        try:
            typed = input("> ")
        except EOFError:
            print(flush=True)
            raise Leave from None
        typed = "".join(sign if sign.isprintable() else " " for sign in typed).strip()
        if not sys.stdin.isatty():
            print(typed, flush=True)
        return typed


class PaintedScreen(Screen):
    """Rich output: tables, colours and shapes."""

    def __init__(self, voice: TableSpeech, console: Any = None) -> None:
        super().__init__(voice)
        from .rich_drawing import console as new_console

        self.console = console or new_console()

    def clear(self, *, wholly: bool = False) -> None:
        if not self.console.is_terminal:
            self.line()
            return
        self.console.clear()
        if wholly:
            self._seen_facts.clear()
            self.console.file.write(ERASE_SCROLLBACK)
            self.console.file.flush()

    def line(self, words: str = "", style: str = "words") -> None:
        self.console.print(words, style=style)

    def turn_of(self, seat: int) -> None:
        from .rich_drawing import seat_line

        self.console.print(seat_line(seat, self.voice.shell("shell-you-are", player=Seat(seat))))

    def deed(self, deed: Deed[Event]) -> None:
        from .rich_drawing import deed_line

        if deed[0][1] == "head":
            super().deed(deed)
        else:
            self.console.print(deed_line(self.voice, deed))

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        from .rich_drawing import pairs

        self.console.print(pairs(rows))

    def rule(self, number: str, markdown: str) -> None:
        from rich.markdown import Markdown

        self.console.print(Markdown(f"**{number}** {markdown}"))
        self.line()

    def map(self, drawn: HexMap | None) -> None:
        for line in self._map_lines(drawn):
            self.console.print(line)

    def _map_lines(self, drawn: HexMap | None) -> list[Any]:
        from .hex_drawing import hex_lines

        return [] if drawn is None else [*hex_lines(self.voice, drawn, self.console.width), ""]

    def page(self, blocks: Sequence[Block], reader: int | None, drawn: HexMap | None = None) -> None:
        """Begin a page with the whole board if it fits, else with its changes."""
        room = self.console.height - ASKED
        roomy = self.console.is_terminal and self._lines(blocks) + len(self._map_lines(drawn)) <= room
        if roomy:
            self.clear()
            self.map(drawn)
        else:
            self.line()
        self.blocks(blocks, wholly=roomy, reader=reader)

    def blocks(self, blocks: Sequence[Block], *, wholly: bool = True, reader: int | None = None) -> None:
        """Print the board; unless `wholly`, only rows that changed since this reader saw them."""
        known = set() if wholly else self._seen_facts.get(reader, set())
        self._seen_facts[reader] = {key for block in blocks for key in self._keys(block)}
        for block in blocks:
            for part in self._parts(self._without(block, known)):
                self.console.print(part)

    def _parts(self, block: Block) -> Iterator[Any]:
        from .rich_drawing import paint

        if block.rows:
            yield from paint(self.voice, block, self.console.width)
            if isinstance(block, Grid):
                yield ""

    def _lines(self, blocks: Sequence[Block]) -> int:
        """The number of lines of the whole board."""
        parts = [part for block in blocks for part in self._parts(block)]
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _keys(self, block: Block) -> list[str]:
        """Keys of the rows of a block, which identify unchanged rows."""
        title = self.voice.say(block.title)
        if isinstance(block, Facts):
            return [
                f"{title}|{self.voice.say(name)}|{self.voice.say(cell.text)}" for name, cell in block.rows
            ]
        return ["|".join([title, *(self.voice.say(cell.text) for cell in row)]) for row in block.rows]

    def _without(self, block: Block, known: set[str]) -> Block:
        """A block without its known rows."""
        new = [key not in known for key in self._keys(block)]
        if isinstance(block, Facts):
            return Facts(block.title, list(compress(block.rows, new)))
        return Grid(block.title, block.header, list(compress(block.rows, new)))

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        if not self.console.is_terminal:
            with super().thinking(seat):
                yield
            return
        status = self.console.status(self.voice.shell("shell-thinking", player=Seat(seat)))
        try:
            with _unless_quick(status.start):
                yield
        finally:
            status.stop()


@contextmanager
def _unless_quick(say: Callable[[], None]) -> Iterator[None]:
    """Call `say` if the body takes long, but never after its end."""
    timer = Timer(LONG, say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def open_screen(voice: TableSpeech, plain: bool) -> Screen:
    return Screen(voice) if plain else PaintedScreen(voice)


def unmarked(markdown: str) -> str:
    """A paragraph as plain text: no emphasis, and table rows as sentences."""
    lines = []
    for line in markdown.replace("*", "").splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not all(set(cell) <= set("-: ") for cell in cells):
                lines.append("; ".join(cell for cell in cells if cell) + ".")
        elif line.strip():
            lines.append(line.strip())
    return " ".join(lines)


def _inner(heading: Text | Seat, voice: TableSpeech) -> str:
    """A heading inside a line, in lower case unless it is a name."""
    words = voice.say(heading)
    small = isinstance(heading, Text) and words[1:2].islower()
    return words[:1].lower() + words[1:] if small else words


def by_turns(deeds: Sequence[Deed[Event]]) -> Iterator[Deed[Event] | int]:
    """Deeds in order, with the seat before the first deed of each turn."""
    whose, border = None, -1
    for deed in deeds:
        event, part = deed[0]
        if part == "head":
            whose, border = None, event.move
        elif event.turn is not None and event.turn != whose and event.move > border:
            whose = event.turn
            yield whose
        yield deed
