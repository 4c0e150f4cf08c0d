"""Refusals on their way to the person: with the game, the names and the file they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ..kernel import AstrariumError, Game, Text
from ..localization import Name


class RefusalError(AstrariumError):
    """A refusal, and the game whose words it uses."""

    def __init__(self, text: Text, game: Game | None = None, names: Sequence[Name] = ()) -> None:
        super().__init__(text)
        self.game = game
        self.names = tuple(names)


@contextmanager
def about(
    game: Game | None = None, names: Sequence[Name] = (), file: Path | str | None = None
) -> Iterator[None]:
    """What is refused inside is about this game, or in this file."""
    try:
        yield
    except RefusalError:
        raise
    except AstrariumError as error:
        raise RefusalError(error.text if file is None else in_file(file, error), game, names) from error


def in_file(file: Path | str, error: AstrariumError) -> Text:
    """A refusal with the file it is about, unless it names the file itself."""
    return error.text if "file" in error.text.args else Text("error-in-file", file=str(file), why=error.text)
