"""What can go wrong, as texts: the same refusal can be read in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from .text import Text, TextArg


def _bare(text: Text, game: Any) -> str:
    return text.id + "".join(f", {name}: {arg}" for name, arg in text.args.items())


class AstrariumError(Exception):
    """Base of everything that a caller may want to catch. `text` says what and where."""

    #: Puts a text (of a game) into English words; the package sets it when its texts can be read.
    phrase: ClassVar[Callable[[Text, Any], str]] = staticmethod(_bare)
    #: Whether a text (of a game) can be said, to its last argument; the package sets it as well.
    sayable: ClassVar[Callable[[Text, Any], bool]] = staticmethod(lambda text, game: True)
    #: The game whose texts the error uses, if any.
    game: Any = None

    def __init__(self, text: Text | str, **args: TextArg) -> None:
        self.text = text if isinstance(text, Text) else Text(text, **args)
        super().__init__(self.text)

    def of(self, game: Any) -> Self:
        """The same error, known to come from a game."""
        self.game = game
        return self

    def __str__(self) -> str:
        return AstrariumError.phrase(self.text, self.game)


class UnknownGame(AstrariumError):
    """No game of that id is installed."""


class BrokenGame(AstrariumError):
    """A game is installed, but its files cannot be loaded."""

    @classmethod
    def because(cls, game: str, error: Exception) -> Self:
        """The game cannot be loaded because of this error, which is told in one line."""
        why = str(error) if isinstance(error, AstrariumError) else f"{type(error).__name__}: {error}"
        return cls("error-game-broken", game=game, why=" ".join(why.split()))


class BadSetup(AstrariumError):
    """A wrong number of seats, an unknown option or value, a seed that is none."""


class IllegalAnswer(AstrariumError):
    """The answer is not among the options, or not this seat's to give. Nothing was changed."""


class NotAnOption(IllegalAnswer):
    """The answer is neither an option nor anything that the question knows a reason against."""

    def __init__(self, option: Any, prompt: str) -> None:
        super().__init__("error-not-an-option", answer=Text("answer-unsaid"), question=prompt)
        self.option = option


class UndoRefused(AstrariumError):
    """Somebody has learned something, or decided, since: only the whole table can take this back."""


class BadRecord(AstrariumError):
    """A record or position that cannot be read, or does not follow the rules."""


class Diverged(BadRecord):
    """Playing the record again led to another state than the one it names."""


class Hidden(AstrariumError):
    """What is hidden stays so as long as the game goes on."""


class Unimaginable(AstrariumError):
    """No world was found that agrees with all that somebody has seen being done."""


class RulesBroken(AstrariumError):
    """The rules asked for something impossible: a bug in a game, never the player's fault."""
