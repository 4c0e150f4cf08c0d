"""Texts in words: the kernel's text ids and arguments become sentences in a language.

The messages are Project Fluent files: the shell's in `astrarium/text/`, a game's in its own `text/` folder.
An argument that is a text of its own is said first; besides its plain form a sentence may ask for one of its
attributes, so that Polish can write `{ $module-acc }` where English writes `{ $module }`.

A sentence may speak to the player it is about: `$seat-person` is `second` for its reader, else `third`.

    event-won = { $seat-person ->
        [second] You win { $points }.
       *[third] { $seat } wins { $points }.
    }
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias, cast

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .kernel import AstrariumError, BadSetup, Game, Seat, Text
from .kernel.game import paragraphs
from .kernel.text import TextArg

LANGUAGES = ("en", "pl")
SHELL = Path(__file__).parent / "text"
#: Greater numbers are said as they are written; nobody needs their plural.
COUNTABLE = 10**15

#: How a player is called: a name, or a text such as "Player 1".
Name: TypeAlias = str | Text


class TextError(AstrariumError):
    """A message, an attribute or an argument is missing. Raised in strict mode only."""


# -- saying


def say(
    text: Text | Seat | str | int,
    language: str = "en",
    *,
    game: Game | None = None,
    names: Sequence[Name] = (),
    reader: int | None = None,
    strict: bool = False,
) -> str:
    """A text in words, for the player of the seat `reader` (None: for anybody).

    What is missing stands in ⟦brackets⟧; with `strict` it raises TextError.
    """
    return _Speaker(catalogue(game, language), names, strict, reader).say(text)


def attribute(
    text: Text,
    name: str,
    language: str = "en",
    *,
    game: Game | None = None,
    names: Sequence[Name] = (),
    strict: bool = False,
) -> str:
    """An attribute of a text in words (`.text` says what a card does); empty where there is none."""
    if name == "text" and game is not None and text.id in game.says:
        return say(game.says[text.id], language, game=game, names=names, strict=strict)
    speaker = _Speaker(catalogue(game, language), names, strict)
    return speaker.message(text, name) if speaker.catalogue.has(text.id, name) else ""


def has(id: str, language: str = "en", *, game: Game | None = None) -> bool:
    """Whether there is a message of this id."""
    return catalogue(game, language).has(id)


def rules(game: Game, language: str = "en") -> dict[str, str]:
    """The numbered paragraphs of the rules, in English where the language has none of its own."""
    own = game.folder / f"RULES.{language}.md"
    return paragraphs(rulebook(game, language)) if own.is_file() else paragraphs(rulebook(game, "en"))


def rulebook(game: Game, language: str = "en") -> str:
    """The whole of RULES.md (or of RULES.pl.md); what cards do and print stands where it names them."""
    own = game.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    said = sentences(game, language)
    return re.sub(
        r"\{([a-z_-]+)\}", lambda found: said.get(found[1], found[0]), own.read_text(encoding="utf-8")
    )


def sentences(game: Game, language: str = "en") -> dict[str, str]:
    """What the things of a game say, in words."""
    return {id: say(text, language, game=game) for id, text in game.says.items()}


class _Speaker:
    """Says texts to one table: its catalogue, the names of its players."""

    __slots__ = ("catalogue", "names", "reader", "strict")

    def __init__(
        self, catalogue: Catalogue, names: Sequence[Name], strict: bool, reader: int | None = None
    ) -> None:
        self.catalogue = catalogue
        self.names = names
        self.strict = strict
        self.reader = reader

    def say(self, value: TextArg) -> str:
        if isinstance(value, Seat):
            value = self._name(value)
        return self.message(value) if isinstance(value, Text) else str(value)

    def message(self, text: Text, attribute: str = "") -> str:
        """The value of a message, or one of its attributes (`planet-alpha.text` names one as well)."""
        id, _, own = text.id.partition(".")
        attribute = attribute or own
        if not self.catalogue.has(id, attribute):
            return self._missing(f"{id}.{attribute}" if attribute else id)
        args = {name: self._arg(text, name) for name in self.catalogue.variables(id, attribute)}
        words, errors = self.catalogue.format(id, attribute, args)
        if id == "sentence":
            words = words[:1].upper() + words[1:]
        if errors and self.strict:
            raise TextError(
                "error-text-faulty", name=text.id, language=self.catalogue.language, why=str(errors[0])
            )
        return words

    def _arg(self, text: Text, name: str) -> str | int:
        """What a variable stands for; `module-acc` is the attribute `acc` of the argument `module`."""
        if name in text.args:
            value = text.args[name]
            return int(value) if isinstance(value, int) and abs(value) < COUNTABLE else self.say(value)
        base, _, attribute = name.rpartition("-")
        if base not in text.args:
            return self._missing(f"{text.id}: ${name}")
        value = text.args[base]
        if isinstance(value, Seat):
            if attribute == "person" and value.number == self.reader:
                return "second"
            value = self._name(value)
        if isinstance(value, Text) and self.catalogue.has(value.id, attribute):
            return self.message(value, attribute)
        return self.say(value)

    def _name(self, seat: Seat) -> Text:
        name = self.names[seat.number] if seat.number < len(self.names) else player(seat.number)
        return name if isinstance(name, Text) else Text("shell-named", name=name)

    def _missing(self, what: str) -> str:
        if self.strict:
            raise TextError("error-text-missing", name=what, language=self.catalogue.language)
        return f"⟦{what}⟧"


def player(seat: int) -> Text:
    """What somebody without a name is called: "Player 1"."""
    return Text("shell-player", number=str(seat + 1))


# -- the messages of a language


def catalogue(game: Game | None, language: str) -> Catalogue:
    """The messages of the shell, and those of a game, in one language."""
    return _catalogue(None if game is None else game.folder / "text", language)


@cache
def _catalogue(folder: Path | None, language: str) -> Catalogue:
    found = Catalogue(language)
    found.read(SHELL)
    if folder is not None:
        found.read(folder)
    return found


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
        path = folder / f"{self.language}.ftl"
        try:
            resource = _parsed(path)
        except OSError as error:
            self.faults.append(f"{path.name}: {error.strerror}")
            return
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                self._add(self.entries, entry)
                if folder != SHELL:
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
            found = _References(self)
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
def _parsed(path: Path) -> ast.Resource:
    """The messages of a file; those of the shell belong to every catalogue, and reading takes its time."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


class _References(Visitor):
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


# -- what is wrong with the files


def problems(game: Game | None, language: str) -> list[str]:
    """What is wrong with the messages of a language: nothing, when all is well.

    Finds what cannot be read, what is written twice, ids and `.text` attributes that another language has,
    references that lead nowhere, and variables that no other language knows.
    """
    here = catalogue(game, language)
    found = [f"{language}: {fault}" for fault in here.faults]
    found += [f"{language}: {id}: refers to {name}" for id, name in _broken(here)]
    for other in LANGUAGES:
        if other != language:
            there = catalogue(game, other)
            found += [f"{language}: {name} is missing" for name in sorted(_names(there) - _names(here))]
            found += [f"{language}: {id}: {other} knows no ${name}" for id, name in _unknown(here, there)]
    return found


def _names(catalogue: Catalogue) -> set[str]:
    names = {id for id, entry in catalogue.entries.items() if entry.value is not None}
    return names | {f"{id}.text" for id in catalogue.entries if catalogue.has(id, "text")}


def _broken(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    for id, entry in catalogue.entries.items():
        references = _References(catalogue)
        for attribute in ["", *(each.id.name for each in entry.attributes)]:
            if catalogue.has(id, attribute):
                references.follow(id, attribute)
        yield from ((id, name) for name in sorted(references.broken))


def _unknown(here: Catalogue, there: Catalogue) -> Iterator[tuple[str, str]]:
    """Variables of a message that the same message of another language does not have, cases aside."""
    for id in here.entries:
        if here.has(id) and there.has(id):
            known = set(there.variables(id))
            plain = known | {name.rpartition("-")[0] for name in known}
            for name in here.variables(id):
                if name not in known and name.rpartition("-")[0] not in known and name not in plain:
                    yield id, name


# -- the language of this run


def choose_language(wanted: str | None = None) -> str:
    """The language asked for; else ASTRARIUM_LANG's, else the locale's, else English."""
    word = wanted or os.environ.get("ASTRARIUM_LANG")
    if word:
        if word.lower() not in LANGUAGES:
            raise BadSetup("error-unknown-language", language=word[:20], languages=", ".join(LANGUAGES))
        return word.lower()
    return locale_language()


def locale_language() -> str:
    """The language that the surroundings speak, if it is one of ours; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
