"""Errors of the library; each carries a translatable text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from .text import Text, TextArg


def _bare(text: Text, game: Any) -> str:
    return text.id + "".join(f", {name}: {arg}" for name, arg in text.args.items())


class AstrariumError(Exception):
    """Base class of all errors of the library. `text` is the message."""

    #: Formats a text of a game in English; the package sets it once its texts are available.
    phrase: ClassVar[Callable[[Text, Any], str]] = staticmethod(_bare)
    #: Whether a text of a game has all its messages and arguments; set by the package too.
    sayable: ClassVar[Callable[[Text, Any], bool]] = staticmethod(lambda text, game: True)
    #: The game whose texts the error uses, if any.
    game: Any = None

    def __init__(self, text: Text | str, **args: TextArg) -> None:
        self.text = text if isinstance(text, Text) else Text(text, **args)
        super().__init__(self.text)

    def of(self, game: Any) -> Self:
        """The same error with its game."""
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
        """The error of a game that cannot be loaded, with the cause in one line."""
        why = str(error) if isinstance(error, AstrariumError) else f"{type(error).__name__}: {error}"
        return cls("error-game-broken", game=game, why=" ".join(why.split()))


class BadSetup(AstrariumError):
    """A wrong number of seats, an unknown setting or value, or an invalid seed."""


class IllegalAnswer(AstrariumError):
    """The answer is no option, or the seat is not asked. Nothing has changed."""


class NotAnOption(IllegalAnswer):
    """The answer is neither an option nor a barred candidate."""

    def __init__(self, option: Any, prompt: str) -> None:
        super().__init__("error-not-an-option", answer=Text("answer-unsaid"), question=prompt)
        self.option = option


class UndoRefused(AstrariumError):
    """Information was revealed or another seat has decided since: undo needs everybody's consent."""


class BadRecord(AstrariumError):
    """A record or position that is unreadable or breaks the rules."""


class Diverged(BadRecord):
    """A replay of the record led to another state than the recorded one."""


class Hidden(AstrariumError):
    """Hidden data was requested before the end of the game."""


class Unimaginable(AstrariumError):
    """No imagined world is consistent with the answers since the checkpoint."""


class RulesBroken(AstrariumError):
    """The rules did something impossible: a bug in a game, never a player's fault."""
