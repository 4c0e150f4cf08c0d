"""The messages of a language: what the Fluent files of the shell and of a game hold, ready to be said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SHELL = Path(__file__).parent / "text"
#: What tables say, among it how bots are called: in a terminal as in a browser.
TABLES = Path(__file__).parent / "tables" / "text"


def file_of(folder: Path, language: str) -> Path:
    """The messages of a language; English ones where a game does not speak it."""
    own = folder / f"{language}.ftl"
    return own if own.is_file() or not (folder / "en.ftl").is_file() else folder / "en.ftl"


class Catalogue:
    """All messages of one language that a table needs."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.entries: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        #: What is wrong with the files, in plain words for whoever writes them.
        self.faults: list[str] = []
        self._bundle = FluentBundle([language], use_isolating=False)
        #: What a game says, not the shell: there numbers are set with care, and not as they were typed.
        self._of_game: set[str] = set()
        self._variables: dict[tuple[str, str], tuple[str, ...]] = {}

    def read(self, folder: Path) -> None:
        """Add the file of this language from a folder."""
        path = file_of(folder, self.language)
        try:
            resource = parsed(path)
        except OSError as error:
            self.faults.append(f"{path.name}: {error.strerror}")
            return
        self.add(resource, of_game=folder not in (SHELL, TABLES))

    def add(self, resource: ast.Resource, of_game: bool = True) -> None:
        """Add messages that have been read."""
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                self._add(self.entries, entry)
                if of_game:
                    self._of_game.add(entry.id.name)
            elif isinstance(entry, ast.Term):
                self._add(self.terms, entry)
        self._bundle.add_resource(resource)

    def _add(
        self, entries: dict[str, ast.Message] | dict[str, ast.Term], entry: ast.Message | ast.Term
    ) -> None:
        if entry.id.name in entries:
            self.faults.append(f"{entry.id.name}: written twice")
        cast(dict[str, object], entries).setdefault(entry.id.name, entry)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether a message (or its attribute) can be said."""
        return id in self.entries and self.pattern(self.entries[id], attribute) is not None

    @staticmethod
    def pattern(entry: ast.Message | ast.Term, attribute: str = "") -> ast.Pattern | None:
        if not attribute:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def variables(self, id: str, attribute: str = "") -> tuple[str, ...]:
        """The arguments that a message asks for, also through the messages it refers to."""
        key = (id, attribute)
        if key not in self._variables:
            found = References(self)
            found.follow(id, attribute)
            self._variables[key] = tuple(sorted(found.variables))
        return self._variables[key]

    def format(
        self, id: str, attribute: str, args: Mapping[str, str | int]
    ) -> tuple[str, Sequence[Exception]]:
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        return _with_minus(str(words), args) if id in self._of_game else str(words), errors


def _with_minus(words: str, args: Mapping[str, str | int]) -> str:
    """Numbers below zero with a minus sign in place of a hyphen."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            words = words.replace(str(value), f"−{-value}")
    return words


@cache
def parsed(path: Path) -> ast.Resource:
    """The messages of a file; those of the shell belong to every catalogue, and reading takes its time."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


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
        if self.catalogue.has(id, attribute):
            self.visit(cast(ast.Pattern, self.catalogue.pattern(self.catalogue.entries[id], attribute)))
        else:
            self.broken.add(f"{id}.{attribute}" if attribute else id)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.follow(node.id.name, node.attribute.name if node.attribute else "")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        if node.id.name not in self.catalogue.terms:
            self.broken.add(f"-{node.id.name}")
