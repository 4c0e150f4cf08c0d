"""Localises texts: text ids and arguments of the kernel become sentences in a language.

The messages are Project Fluent files: the shell's in `astrarium/text/`, a game's in its own `text/` folder.
An argument that is itself a text is formatted first. A message may use one of its attributes, so that Polish
can write `{ $module-acc }` where English writes `{ $module }`.

The reader is "you". For an argument that is a seat, `$seat-person` is `second` for the reader's own seat and
`third` for others. Another seat than `$seat` is `same` where it is the one that acts: "Ann moves her own robot".

    event-won = { $seat-person ->
        [second] You win { $points }.
       *[third] { $seat } wins { $points }.
    }
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import ast, serialize

from .fluent_files import SERVER, SHELL, TABLES, Catalogue, Entry, file_of, fluent_file
from .kernel import AstrariumError, BadSetup, Game, Seat, Text
from .kernel.data import component_files
from .kernel.game import paragraphs
from .kernel.text import TextArg

LANGUAGES = ("en", "pl")
#: Larger numbers are formatted without plural rules.
COUNTABLE = 10**15
#: Maximum characters of a user's word in a message. Fluent drops the message for longer ones.
LONGEST = 2000

#: A player's name, or a text such as "Player 1".
Name: TypeAlias = str | Text
#: The name of the reader, and player names that would read the same.
YOU = Text("shell-you")
_YOU = ("you", "ty")


class TextError(AstrariumError):
    """A message, an attribute or an argument is missing. Raised in strict mode only."""


# -- formatting


def say(
    text: Text | Seat | str | int,
    language: str = "en",
    *,
    game: Game | None = None,
    names: Sequence[Name] = (),
    reader: int | None = None,
    strict: bool = False,
) -> str:
    """A text in a language, addressed to the seat `reader` if given.

    A missing message appears in ⟦brackets⟧; with `strict` it raises TextError.
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
    """An attribute of a text (`.text` is a card's effect); empty if there is none."""
    speaker = _Speaker(catalogue(game, language), names, strict)
    return speaker.message(text, name) if speaker.catalogue.has(text.id, name) else ""


def has(id: str, language: str = "en", *, game: Game | None = None) -> bool:
    """Whether a message exists."""
    return catalogue(game, language).has(id)


def rules(game: Game, language: str = "en") -> dict[str, str]:
    """The numbered paragraphs of the rules; English if there is no translation."""
    return paragraphs(rulebook(game, language)[0])


def rulebook(game: Game, language: str = "en") -> tuple[str, str]:
    """The Markdown text of the rules, and its language. `{card-frigate}` is replaced by that card's effect."""
    path = game.folder / f"RULES.{language}.md"
    if not path.is_file():
        path, language = game.folder / "RULES.md", "en"

    def told(found: re.Match[str]) -> str:
        return attribute(Text(found[1]), "text", language, game=game) or found[0]

    return re.sub(r"\{([a-z][\w-]*)\}", told, path.read_text(encoding="utf-8")), language


class _Speaker:
    """Formats texts for one table, with its catalogue and player names."""

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
            name = self._name(value)
            return self.message(name, "alone" if name is YOU else "")
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
        """The value of a variable; `module-acc` is the attribute `acc` of the argument `module`."""
        if name in text.args:
            value = text.args[name]
            if isinstance(value, Seat):
                return self.message(self._name(value))
            if isinstance(value, int) and abs(value) < COUNTABLE:
                return int(value)
            words = self.say(value)
            return words if len(words) <= LONGEST or isinstance(value, Text) else f"{words[:LONGEST]}…"
        base, _, attribute = name.rpartition("-")
        if base not in text.args:
            return self._missing(f"{text.id}: ${name}")
        value = text.args[base]
        if isinstance(value, Seat):
            if attribute == "person" and base != "seat" and value == text.args.get("seat"):
                return "same" if self._name(value) is not YOU else "second"
            value = self._name(value)
        if isinstance(value, Text) and self.catalogue.has(value.id, attribute):
            return self.message(value, attribute)
        return self.say(value)

    def _name(self, seat: Seat) -> Text:
        name = self.names[seat.number] if seat.number < len(self.names) else player(seat.number)
        if seat.number == self.reader or (isinstance(name, str) and name.lower() in _YOU):
            return YOU
        return name if isinstance(name, Text) else Text("shell-named", name=name)

    def _missing(self, what: str) -> str:
        if self.strict:
            raise TextError("error-text-missing", name=what, language=self.catalogue.language)
        return f"⟦{what}⟧"


def player(seat: int) -> Text:
    """The default name of a player: "Player 1"."""
    return Text("shell-player", number=str(seat + 1))


# -- the messages of a language


def catalogue(game: Game | None, language: str) -> Catalogue:
    """The messages of the shell and of a game, with its generated card texts, in one language."""
    if game is None or not (game.says or _renamed(game, language)):
        return _catalogue(None if game is None else game.folder / "text", language)
    key = (game.folder, language, id(game.says))
    if key not in _CATALOGUES:
        found = _of_shell(language)
        found.add(_Told(game, language))
        _CATALOGUES[key] = (found, game.says)
    return _CATALOGUES[key][0]


def spoken_in(game: Game) -> list[str]:
    """The languages of a game; a game from another package may have only one."""
    return [each for each in LANGUAGES if (game.folder / "text" / f"{each}.ftl").is_file()] or ["en"]


def source(game: Game, language: str) -> str:
    """The Fluent source of a game, with its generated card texts; English without a translation."""
    path = file_of(game.folder / "text", language)
    if language not in LANGUAGES or not path.is_file():
        return ""
    made = game.says or _renamed(game, language)
    return _Told(game, language).source() if made else path.read_text(encoding="utf-8")


#: Catalogues of games with generated texts. Keeps `game.says`, so that its `id()` in the key stays unique.
_CATALOGUES: dict[tuple[Path, str, int], tuple[Catalogue, Mapping[str, Text]]] = {}


@cache
def _catalogue(folder: Path | None, language: str) -> Catalogue:
    found = _of_shell(language)
    if folder is not None:
        found.read(folder)
    return found


def forget_games() -> None:
    """Clear the caches of game messages; they are read again on the next use.

    The parsed messages of all games take much of a server's memory, and it serves them as source text.
    """
    _CATALOGUES.clear()
    _catalogue.cache_clear()
    fluent_file.cache_clear()
    for language in LANGUAGES:
        _catalogue(None, language)


def _of_shell(language: str) -> Catalogue:
    found = Catalogue(language)
    found.read(SHELL)
    found.read(TABLES)
    if SERVER.is_dir():
        found.read(SERVER)
    return found


class _Told:
    """The messages of a game, with the generated effects of its cards as cached `.text` attributes."""

    def __init__(self, game: Game, language: str) -> None:
        folder = game.folder / "text"
        self._says = game.says
        self._file = fluent_file(file_of(folder, language))
        self._renamed = _renamed(game, language)
        plain = _catalogue(folder, language)
        if self._renamed:
            plain = _of_shell(language)
            plain.add(_Names(self._renamed))
            plain.read(folder)
        self._speaker = _Speaker(plain, (), False)
        own = (*self._file.ids, *self._renamed, *game.says)
        self.ids: Iterable[str] = dict.fromkeys(own).keys()
        self._entries: dict[str, Entry] = {}

    @property
    def faults(self) -> list[str]:
        return self._file.faults

    def entry(self, id: str) -> Entry | None:
        return self._told(id) if id in self._says else self._renamed.get(id) or self._file.entry(id)

    def _told(self, id: str) -> Entry:
        if id not in self._entries:
            words = self._speaker.say(self._says[id])
            own = self._renamed.get(id) or self._file.entry(id)
            self._entries[id] = _with_text(own or ast.Message(ast.Identifier(id)), words)
        return self._entries[id]

    def source(self) -> str:
        """All messages in Fluent syntax."""
        made = {**self._says, **self._renamed}
        new = [(id, "") for id in made if id not in self._file.ids]
        return self._file.head + "".join(
            serialize(ast.Resource([entry])) if id in made and (entry := self.entry(id)) else written
            for id, written in [*self._file.written, *new]
        )


class _Names:
    """The names that a variant gives its components."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self.faults: list[str] = []
        self.ids: Iterable[str] = entries.keys()
        self.entry = entries.get


def _renamed(game: Game, language: str) -> dict[str, Entry]:
    """The texts of the variant in use; in a language that it lacks, those of another."""
    used = component_files.variant(game.id)
    if used is None or not used.texts:
        return {}
    said = used.texts.get(language) or next(iter(used.texts.values()))
    return {id: ast.Message(ast.Identifier(id), _quoted(words)) for id, words in said.items()}


def component_name(game: Game, id: str, language: str) -> str:
    """The name of a component by its id: the text `card-ID`, `planet-ID` and so on."""
    known, file = catalogue(game, language), fluent_file(file_of(game.folder / "text", language))
    named = re.compile(rf"(?!does-|prints-|label-|option-|event-|prompt-)[a-z]+-{re.escape(id)}")
    found = [text for text in (*game.says, *file.ids) if named.fullmatch(text) and known.has(text)]
    return say(Text(found[0]), language, game=game) if found else id


def _with_text(entry: Entry, words: str) -> Entry:
    if not words:
        return entry
    told = entry.clone()
    told.attributes = [each for each in entry.attributes if each.id.name != "text"]
    told.attributes.append(_text_attribute(words))
    return told


def _text_attribute(words: str) -> ast.Attribute:
    return ast.Attribute(ast.Identifier("text"), _quoted(words))


def _quoted(words: str) -> ast.Pattern:
    quoted = words.replace("\\", "\\\\").replace('"', '\\"')
    return ast.Pattern([ast.Placeable(ast.StringLiteral(quoted))])


# -- the language of this run


def choose_language(wanted: str | None = None) -> str:
    """The requested language; else ASTRARIUM_LANG, else the locale's language, else English."""
    word = wanted or os.environ.get("ASTRARIUM_LANG")
    if word:
        if word.lower() not in LANGUAGES:
            raise BadSetup("error-unknown-language", language=word[:20], languages=", ".join(LANGUAGES))
        return word.lower()
    return locale_language()


def locale_language() -> str:
    """The language of the locale if it is supported, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
