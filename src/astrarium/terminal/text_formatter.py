"""Localised texts for one table: its language, game and player names."""

from __future__ import annotations

from collections.abc import Sequence

from .. import localization
from ..kernel import Event, Game, Seat, Text
from ..kernel.telling import Deed, main_of
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
        #: The seat of the only person at the table, addressed as "you".
        self.reader: int | None = None

    def say(self, text: Text | Seat | str | int) -> str:
        return localization.say(text, self.language, game=self.game, names=self.names, reader=self.reader)

    def head(self, text: Text) -> str:
        """A text at the head of a line, with a capital."""
        said = self.say(text)
        return said[:1].upper() + said[1:]

    def deed(self, deed: Deed[Event]) -> str:
        """A deed in one line: its sentence, causes, consequences, and effects on others."""
        if deed[0][1] == "table":  # of effects on all seats, the reader's comes first
            deed = sorted(deed, key=lambda told: told[0].seat is None or told[0].seat != self.reader)
        main = main_of(deed)
        leads: list[str] = []
        short: list[str] = []
        others: list[str] = []
        for event, part in deed:
            brief = f"brief-{event.name}"
            if event is main or part == "unsaid":
                continue
            own = event.seat == main.seat if event.seat is not None else part != "table"
            if part != "deed" and own and self.has(brief):
                (leads if part == "lead" else short).append(self.say(Text(brief, **event.text.args)))
            else:
                others.append(self.say(event.text))
        said = self.say(main.text)
        if leads or short:
            said = said.removesuffix(".")
            colon = "," if ":" in said or deed[0][1] == "table" else ":"
            said += f" ({', '.join(leads)})" if leads else ""
            said += f"{colon} {', '.join(short)}." if short else "."
        return " ".join([said, *others])

    def shell(self, id: str, **args: TextArg) -> str:
        """A text of the shell, by its id."""
        return self.say(Text(id, **args))

    def has(self, id: str) -> bool:
        return localization.has(id, self.language, game=self.game)

    def about(self, text: Text) -> str:
        """The effect of a thing (its `.text`); empty if it has none."""
        return localization.attribute(text, "text", self.language, game=self.game, names=self.names)

    def rules(self) -> dict[str, str]:
        """The paragraphs of the game's rules."""
        return {} if self.game is None else localization.rules(self.game, self.language)
