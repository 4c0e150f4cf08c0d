"""Adds context to refusals: the game, the player names and the file they concern."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..kernel import AstrariumError, Game, Text
from ..localization import Name


class RefusalError(AstrariumError):
    """A refusal with the game and player names that its message needs."""

    def __init__(self, text: Text, game: Game | None = None, names: Sequence[Name] = ()) -> None:
        super().__init__(text)
        self.game = game
        self.names = tuple(names)


@contextmanager
def about(
    game: Game | None = None, names: Sequence[Name] = (), file: Path | str | None = None
) -> Iterator[None]:
    """Context manager: adds the game, names and file to refusals raised inside."""
    try:
        yield
    except RefusalError:
        raise
    except AstrariumError as error:
        raise RefusalError(error.text if file is None else in_file(file, error), game, names) from error


def in_file(file: Path | str, error: AstrariumError) -> Text:
    """The text of a refusal with its file, unless it already names one."""
    return error.text if "file" in error.text.args else Text("error-in-file", file=str(file), why=error.text)
