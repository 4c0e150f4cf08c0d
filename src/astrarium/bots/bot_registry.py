"""The interface of bots, and the registry of their kinds by name.

A name may end with a limit: `flat:0.5` (seconds a move), `ismcts:200i` (iterations a move). A number, `1450`,
is a rating. `installed_bots.py` registers the bots. Bots import this module; it imports none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from ..kernel import Answer, AstrariumError, Bits, Table, Window
from .evaluation import Evaluation, Lead
from .search_budget import BadLimit, Limit, checked, parse

#: The limit of a bot whose name has none.
USUAL = Limit(seconds=0.5)


class UnknownBot(AstrariumError):
    """No bot of that name is installed."""


class Bot(Protocol):
    """A player that sees only the window of its seat on the table."""

    name: str

    def choose(self, window: Window) -> Answer:
        """Answer the choice of the window's seat."""
        ...


@dataclass(frozen=True, slots=True)
class Novice:
    """The factory of weakened bots, with other weights.

    `make` takes a name, a seed, weights and a share of the usual search. `insight` makes the evaluation of
    positions by such weights.
    """

    make: Callable[[str, int | str, Any, float], Bot]
    weights: Any
    insight: Callable[[Any], Evaluation]
    #: Weights that are never changed, for example those that make the bot end its games.
    steady: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot. `thinks`: whether it takes a limit; `game`: the only game that it plays.

    `insight` is its evaluation of positions; a bot without one may have just the `lead` of a seat. `novice`
    makes weaker bots of the kind. `words` are allowed after its name in place of a limit.
    """

    make: Callable[[str, int | str, Limit], Bot]
    thinks: bool = True
    game: str | None = None
    insight: Evaluation | None = None
    lead: Lead | None = None
    novice: Novice | None = None
    words: frozenset[str] = frozenset()


#: Lists the installed kinds by name; with a game's id at least those that can play it.
Loader = Callable[[str | None], Mapping[str, Kind]]
_loaders: list[Loader] = []
#: Loads the kind behind a rating.
_rated: list[Callable[[], Kind]] = []
#: Bots from files that the command line named, by full name (bot_files.py).
FROM_FILES: dict[str, Kind] = {}


def register(loader: Loader, rated: Callable[[], Kind]) -> None:
    """Register a loader for `kinds`, and the loader of the kind that plays by rating."""
    _loaders.append(loader)
    _rated.append(rated)


@cache
def kinds(game: str | None = None) -> dict[str, Kind]:
    """All kinds of bots that are installed; with a game's id those that can play it."""
    found = {name: kind for loader in _loaders for name, kind in loader(game).items()}
    return {name: kind for name, kind in found.items() if None in (game, kind.game) or kind.game == game}


def names(game: str | None = None) -> list[str]:
    """The names of the bots; with a game's id, of those that can play it."""
    return list(kinds(game))


def is_rating(word: str) -> bool:
    """Whether a word is a rating."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def kind_of(name: str, game: str | None = None) -> Kind:
    """The kind of a bot by its name, with or without a limit; raises UnknownBot or BadLimit."""
    kind, _ = _read(name)
    if game is not None and kind.game not in (None, game):
        raise UnknownBot("error-bot-other-game", bot=name, game=game)
    return kind


def make(name: str, seed: int | str, *, think: float | None = None, iterations: int | None = None) -> Bot:
    """Create a bot. `think` (seconds a move) and `iterations` override the limit in its name."""
    kind, limit = _read(name)
    if think is not None or iterations is not None:
        if not kind.thinks:
            raise BadLimit("error-no-limit", bot=name)
        limit = checked(name, think, iterations)
    return kind.make(name, seed, limit)


def answer(bot: Bot, table: Table, seat: int, chance: Bits) -> Answer:
    """The answer of a bot at a table; the bot is not asked if the answer is forced."""
    choice = table.choice(seat)
    only = None if choice is None else choice.forced()
    return bot.choose(Window(table, seat, chance)) if only is None else only


def _read(name: str) -> tuple[Kind, Limit]:
    if name in FROM_FILES:
        return FROM_FILES[name], USUAL
    head, colon, word = str(name).partition(":")
    if is_rating(name):
        return _rated[0](), USUAL
    known = kinds(head.partition("-")[0])  # a bot for a single game usually has its id as a prefix
    if head not in known:
        known = kinds()
    if head not in known:
        raise UnknownBot("error-unknown-bot", name=str(name)[:60], bots=", ".join(known))
    kind = known[head]
    if not colon or word in kind.words:
        return kind, USUAL
    if not kind.thinks:
        raise BadLimit("error-no-limit", bot=name)
    return kind, parse(head, word)
