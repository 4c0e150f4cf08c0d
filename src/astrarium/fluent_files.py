"""Reads Fluent files and builds the message catalogue of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Entry: TypeAlias = ast.Message | ast.Term
SHELL = Path(__file__).parent / "text"
#: Messages of tables, including bot names.
TABLES = Path(__file__).parent / "tables" / "text"
#: Messages of a server; the page without a server lacks this folder.
SERVER = Path(__file__).parent / "server" / "text"
#: The start of an entry.
BEGINS = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def file_of(folder: Path, language: str) -> Path:
    """The message file of a language; the English one if there is none."""
    own = folder / f"{language}.ftl"
    return own if own.is_file() or not (folder / "en.ftl").is_file() else folder / "en.ftl"


class Source(Protocol):
    """A source of entries for a catalogue."""

    @property
    def ids(self) -> Iterable[str]: ...

    @property
    def faults(self) -> list[str]: ...

    def entry(self, id: str) -> Entry | None: ...


class FluentFile:
    """A Fluent file, split into entries that are parsed on first use."""

    def __init__(self, text: str) -> None:
        begins = list(BEGINS.finditer(text))
        ends = [each.start() for each in begins[1:]] + [len(text)]
        #: The text before the first entry.
        self.head = text[: begins[0].start()] if begins else text
        #: Entry source by id; `-ship` is a term.
        self.written = [(each[1], text[each.start() : end]) for each, end in zip(begins, ends, strict=True)]
        self._first = dict(reversed(self.written))
        self._entries: dict[str, Entry | None] = {}

    @property
    def ids(self) -> Iterable[str]:
        return self._first.keys()

    def entry(self, id: str) -> Entry | None:
        """The message or term of this id, or None."""
        if id not in self._entries:
            self._entries[id] = self._read(id)
        return self._entries[id]

    def _read(self, id: str) -> Entry | None:
        body = parsed(self._first.get(id, "")).body
        return next((each for each in body if isinstance(each, ast.Message | ast.Term)), None)

    @property
    def faults(self) -> list[str]:
        """Syntax errors and duplicates."""
        found, met = _junk(self.head), set()
        for id, text in self.written:
            found += [f"{id}: written twice"] if id in met else []
            found += _junk(text)
            met.add(id)
        return found


def parsed(text: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(text)


def _junk(text: str) -> list[str]:
    junk = [each.content or "" for each in parsed(text).body if isinstance(each, ast.Junk)]
    return [f"cannot be read: {content.strip().splitlines()[0]}" for content in junk]


@cache
def fluent_file(path: Path) -> FluentFile:
    """The entries of a file, cached."""
    return FluentFile(path.read_text(encoding="utf-8"))


class Catalogue:
    """All messages of one language for a table."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: list[Source] = []
        #: Sources of the game, whose negative numbers get a minus sign.
        self._of_game: list[Source] = []
        self._unread: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        #: Ids in the bundle, with all that they refer to.
        self._known: set[str] = set()
        self._variables: dict[tuple[str, str], tuple[str, ...]] = {}

    def read(self, folder: Path) -> None:
        """Add the file of this language from a folder."""
        path = file_of(folder, self.language)
        try:
            source = fluent_file(path)
        except OSError as error:
            self._unread.append(f"{path.name}: {error.strerror}")
            return
        self.add(source, of_game=folder not in (SHELL, TABLES, SERVER))

    def add(self, source: Source, of_game: bool = True) -> None:
        """Add a source; earlier sources take precedence."""
        self._sources.append(source)
        if of_game:
            self._of_game.append(source)

    @property
    def faults(self) -> list[str]:
        """Faults of the files in plain words."""
        found, met = list(self._unread), set[str]()
        for source in self._sources:
            found += [f"{id}: written twice" for id in source.ids if id in met]
            found += source.faults
            met.update(source.ids)
        return found

    @property
    def entries(self) -> dict[str, ast.Message]:
        """All messages."""
        ids = dict.fromkeys(id for source in self._sources for id in source.ids)
        return {id: entry for id in ids if isinstance(entry := self.entry(id), ast.Message)}

    def entry(self, id: str) -> Entry | None:
        """A message, or a term (`-ship`)."""
        return next((entry for source in self._sources if (entry := source.entry(id)) is not None), None)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether a message (or its attribute) exists."""
        return self.pattern(id, attribute) is not None

    def pattern(self, id: str, attribute: str = "") -> ast.Pattern | None:
        """The pattern of a message (or of its attribute)."""
        entry = self.entry(id)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def variables(self, id: str, attribute: str = "") -> tuple[str, ...]:
        """The variables of a message and of the messages it refers to."""
        key = (id, attribute)
        if key not in self._variables:
            found = References(self)
            found.follow(id, attribute)
            self._variables[key] = tuple(sorted(found.variables))
        return self._variables[key]

    def format(
        self, id: str, attribute: str, args: Mapping[str, str | int]
    ) -> tuple[str, Sequence[Exception]]:
        if id not in self._known:
            self._get_to_know(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        of_game = any(id in source.ids for source in self._of_game)
        return _with_minus(str(words), args) if of_game else str(words), errors

    def _get_to_know(self, id: str) -> None:
        """Add an entry and all that it refers to to the bundle."""
        wanted, met = [id], {id}
        while wanted:
            entry = self.entry(wanted.pop())
            if entry is not None:
                self._bundle.add_resource(ast.Resource([entry]))
                wanted += named_in(entry) - met
                met.update(wanted)
        self._known.add(id)


def named_in(entry: Entry) -> set[str]:
    """The ids that an entry refers to."""
    found = _Named()
    found.visit(entry)
    return found.ids


class _Named(Visitor):
    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.ids.add(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments


def _with_minus(words: str, args: Mapping[str, str | int]) -> str:
    """Format negative numbers with a minus sign."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            words = words.replace(str(value), f"−{-value}")
    return words


class References(Visitor):
    """Collects the variables below a message, and references that lead nowhere."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.variables: set[str] = set()
        self.broken: set[str] = set()
        self._followed: set[tuple[str, str]] = set()

    def follow(self, id: str, attribute: str = "") -> None:
        if (id, attribute) in self._followed:
            return
        self._followed.add((id, attribute))
        if (pattern := self.catalogue.pattern(id, attribute)) is not None:
            self.visit(pattern)
        else:
            self.broken.add(f"{id}.{attribute}" if attribute else id)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.follow(node.id.name, node.attribute.name if node.attribute else "")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        if self.catalogue.entry(f"-{node.id.name}") is None:
            self.broken.add(f"-{node.id.name}")
