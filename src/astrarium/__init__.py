"""Astrarium: a table for space board games, and a library for studying them.

>>> t = astrarium.start("metallum", seats=2, seed=7)
>>> t.pending, t.answer(0, option), t.view(0), t.fork(observer=0, chance=rng)
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from . import games as _folder  # noqa: F401  (bound first: the function `games` below takes its name)
from . import kernel
from .extras import extra
from .kernel import (
    SPECTATOR,
    AstrariumError,
    BrokenGame,
    Chance,
    Choice,
    Game,
    GameFacts,
    IllegalAnswer,
    Record,
    Result,
    Table,
    Text,
    UnknownGame,
    Window,
    components,
)

__version__ = "0.1.0"
log = logging.getLogger(__name__)


@cache
def games() -> dict[str, Game]:
    """The games that are installed, by id (entry points of the group `astrarium.games`).

    One that cannot be loaded is left out, with a warning; the others go on.
    """
    loaded = {id: _loaded(id) for id in _installed()}
    return {id: found for id, found in loaded.items() if not isinstance(found, BrokenGame)}


def game(id: str) -> Game:
    """One game by its id; no other is loaded. Raises UnknownGame, or BrokenGame where it cannot be loaded."""
    if id not in _installed():
        raise UnknownGame("error-unknown-game", game=str(id), games=", ".join(games()))
    found = _loaded(id)
    if isinstance(found, BrokenGame):
        raise found
    return found


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="astrarium.games"))}


@cache
def _loaded(id: str) -> Game | BrokenGame:
    """A game that is installed, or what is wrong with it."""
    try:
        found: Game = _installed()[id].load()
    except Exception as error:
        if isinstance(error, AstrariumError) and components.replaced(id):
            raise  # whoever gave a file of components is told what is wrong with it
        broken = BrokenGame.because(id, error)
        log.warning("%s", broken)
        return broken
    return found


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
    """What is to be known of a game before one learns it: actions, lengths, rewards, shapes."""
    return kernel.facts(game(game_id), seats)


def replay(record: Record | Mapping[str, Any]) -> Table:
    """The table of a record again, every answer and fingerprint checked."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    return kernel.replay(game(record.game), record)


def resume(game_id: str, state: Mapping[str, Any], options: Mapping[str, Any] | None = None) -> Table:
    """A table from any position, as `table.state.to_json()` gives it."""
    return kernel.resume(game(game_id), state, options)


#: Parts of the library that are loaded when they are first asked for.
PARTS = {"bots": ("astrarium.bots", ""), "batch": ("astrarium.learn.batch", "batch")}


def __getattr__(name: str) -> Any:
    if name not in PARTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, inside = PARTS[name]
    with extra("learn"):
        loaded = import_module(module)
    return getattr(loaded, inside) if inside else loaded


def _phrase(text: Text, game: Game | None) -> str:
    """An error in English; its bare id where the texts' library is not installed."""
    try:
        from .texts import say
    except ImportError:
        return text.id
    return say(text, "en", game=game)


def _sayable(text: Text, game: Game | None) -> bool:
    """Whether a text can be said in every language, to its last argument."""
    try:
        from .texts import LANGUAGES, TextError, say
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
