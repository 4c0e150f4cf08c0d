"""Astrarium: a table for space board games, and a library for studying them.

>>> t = astrarium.start("metallum", seats=2, seed=7)
>>> t.pending, t.answer(0, option), t.view(0), t.fork(observer=0, chance=rng)
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import games as _folder  # imported first: `games` is redefined below
from . import kernel
from .extras import extra
from .game_registry import game as _find
from .game_registry import installed
from .kernel import (
    SPECTATOR,
    AstrariumError,
    Chance,
    Choice,
    Game,
    GameFacts,
    IllegalAnswer,
    Record,
    Result,
    Table,
    Text,
    Window,
)
from .moved_modules import install

install()

if TYPE_CHECKING:
    from . import bots as bots
    from .learn.batch import batch as batch
    from .text_environment.text_env import text_env as text_env

__version__ = "0.1.0"


class _Games:
    """The function `games()`, which also gives access to the modules of the package `astrarium.games`."""

    def __call__(self) -> Mapping[str, Game]:
        """The installed games by id (entry points of the group `astrarium.games`)."""
        return installed()

    def __getattr__(self, name: str) -> Any:
        return getattr(_folder, name)


games = _Games()


def game(id: str) -> Game:
    """One game by its id; raises UnknownGame, or BrokenGame if it fails to load."""
    known = games()
    return known[id] if id in known else _find(id)


def start(
    game_id: str,
    seats: int = 2,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    players: list[str] | None = None,
) -> Table:
    """A new game; the same seed and options always give the same deal."""
    return kernel.start(game(game_id), seats, seed, options, players)


def facts(game_id: str, seats: int | None = None) -> GameFacts:
    """Static facts about a game for learning: actions, lengths, rewards, shapes."""
    return kernel.facts(game(game_id), seats)


def replay(record: Record | Mapping[str, Any]) -> Table:
    """The table of a record, replayed with every answer and fingerprint checked."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    return kernel.replay(game(record.game), record)


def resume(game_id: str, state: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> Table:
    """A table from any position, as `table.state.to_json()` gives it."""
    return kernel.resume(game(game_id), state, options)


#: Parts of the library that are imported on first use.
PARTS = {
    "bots": ("astrarium.bots", ""),
    "batch": ("astrarium.learn.batch", "batch"),
    "text_env": ("astrarium.text_environment.text_env", "text_env"),
}


def __getattr__(name: str) -> Any:
    if name not in PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, inside = PARTS[name]
    with extra("learn"):
        loaded = import_module(module)
    return getattr(loaded, inside) if inside else loaded


def _phrase(text: Text, game: Game | None) -> str:
    """The English message of an error; its bare id if the Fluent library is not installed."""
    try:
        from .localization import say
    except ImportError:
        return text.id
    return say(text, "en", game=game)


def _sayable(text: Text, game: Game | None) -> bool:
    """Whether a text has a message in every language, with all arguments."""
    try:
        from .localization import LANGUAGES, TextError, say
    except ImportError:
        return False
    try:
        return all(say(text, language, game=game, strict=True) for language in LANGUAGES)
    except TextError:
        return False


AstrariumError.phrase = staticmethod(_phrase)
AstrariumError.sayable = staticmethod(_sayable)

__all__ = [
    "SPECTATOR",
    "AstrariumError",
    "Chance",
    "Choice",
    "Game",
    "GameFacts",
    "IllegalAnswer",
    "Record",
    "Result",
    "Table",
    "Text",
    "Window",
    "facts",
    "game",
    "games",
    "replay",
    "resume",
    "start",
]
