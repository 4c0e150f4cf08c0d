"""Localised speech for one table: its language, game and player names."""

from __future__ import annotations

from collections.abc import Sequence

from .. import localization
from ..kernel import Game, Seat, Text
from ..kernel.text import TextArg
from ..localization import Name

#: Texts without content.
NOTHING = ("", "–", "-")


class TableSpeech:
    """Formats texts for one table."""

    __slots__ = ("game", "language", "names", "reader")

    def __init__(self, language: str, game: Game | None = None, names: Sequence[Name] = ()) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        #: The seat of the only person at the table, who is spoken to.
        self.reader: int | None = None

    def say(self, text: Text | Seat | str | int) -> str:
        return localization.say(text, self.language, game=self.game, names=self.names, reader=self.reader)

    def head(self, text: Text) -> str:
        """A text as it stands at the head of a line: with a capital."""
        said = self.say(text)
        return said[:1].upper() + said[1:]

    def shell(self, id: str, **args: TextArg) -> str:
        """A text of the shell, by its id."""
        return self.say(Text(id, **args))

    def has(self, id: str) -> bool:
        return localization.has(id, self.language, game=self.game)

    def about(self, text: Text) -> str:
        """What a thing does (its `.text`); empty for things that do nothing."""
        return localization.attribute(text, "text", self.language, game=self.game, names=self.names)

    def rules(self) -> dict[str, str]:
        """The paragraphs of the game's rules."""
        return {} if self.game is None else localization.rules(self.game, self.language)
