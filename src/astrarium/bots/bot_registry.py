"""Bots by name: `random`, `flat:0.5` (seconds a move), `ismcts:200i` (iterations a move), `1450` (rating)."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Protocol

from ..kernel import Answer, AstrariumError, Bits, Table, Window
from .flat import FlatBot
from .insight import Insight, Lead
from .ismcts import IsmctsBot
from .limits import BadLimit, Limit, checked, parse
from .uniform import RandomBot

log = logging.getLogger(__name__)
#: How long a bot thinks that was given no limit.
USUAL = Limit(seconds=0.5)
#: Bots that know one game: their module here, when it is there, has a `KIND`.
GAME_BOTS = (
    "adastra_basic",
    "captains_basic",
    "captains_learned",
    "metallum_basic",
    "orion_basic",
    "race_basic",
    "race_learned",
)
#: What they need beside the standard library; where it is not installed, they are not there.
NEEDS = {"race_learned": "numpy"}


class UnknownBot(AstrariumError):
    """No bot of that name is installed."""


class Bot(Protocol):
    """A player. It gets a seat's window on the table and nothing else."""

    name: str

    def choose(self, window: Window) -> Answer:
        """Answer the choice of the window's seat."""
        ...


@dataclass(frozen=True, slots=True)
class Novice:
    """How a bot is made that believes other things: its numbers, and those of them that stay as they are.

    `make` takes a name, a seed, other numbers, and how much of the usual is looked at; `insight` says how
    positions are compared by such numbers.
    """

    make: Callable[[str, int | str, Any, float], Bot]
    weights: Any
    insight: Callable[[Any], Insight]
    #: Numbers without which it would come to no end.
    steady: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot. `thinks` tells that it takes a limit; `game` names the only game it knows.

    `insight` says what positions are worth to it, `lead` how far a seat is ahead, where that is all it knows,
    `novice` how weaker ones of its kind are made; `words` may stand behind its name in place of a limit.
    """

    make: Callable[[str, int | str, Limit], Bot]
    thinks: bool = True
    game: str | None = None
    insight: Insight | None = None
    lead: Lead | None = None
    novice: Novice | None = None
    words: frozenset[str] = frozenset()


BUILT_IN = {
    "random": Kind(lambda name, seed, limit: RandomBot(name, seed), thinks=False),
    "flat": Kind(FlatBot),
    "ismcts": Kind(IsmctsBot),
}


@cache
def kinds(game: str | None = None) -> dict[str, Kind]:
    """All kinds of bots that are installed; packages add theirs by entry points `astrarium.bots`.

    With a game's id those that can play it: no other game is loaded for them. One that cannot be loaded (its
    game may be broken) is left out, with a warning; the others go on.
    """
    # Networks of bots are small, and games run in processes of their own: threads would only be in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    found = {**BUILT_IN, **import_module(".novices", __package__).KINDS}
    found["admiral"] = import_module(".admiral", __package__).KIND
    for module in GAME_BOTS:
        if game in (None, module.partition("_")[0]) and _is_there(module) and (kind := _kind_in(module)):
            found[module.replace("_", "-")] = kind
    if find_spec("numpy"):
        found |= import_module(".learned", __package__).KINDS
    characters = import_module(".characters", __package__).KINDS
    found |= {name: kind for name, kind in characters.items() if f"{kind.game}-basic" in found}
    found |= _of_packages()
    return {name: kind for name, kind in found.items() if None in (game, kind.game) or kind.game == game}


def _is_there(module: str) -> bool:
    return all(find_spec(name) for name in (f"{__package__}.{module}", NEEDS.get(module, __package__)))


@cache
def _kind_in(module: str) -> Kind | None:
    return _loaded(module.replace("_", "-"), lambda: import_module(f".{module}", __package__).KIND)


@cache
def _of_packages() -> dict[str, Kind]:
    loaded = {
        point.name: _loaded(point.name, point.load) for point in sorted(entry_points(group="astrarium.bots"))
    }
    return {name: kind for name, kind in loaded.items() if kind is not None}


def _loaded(name: str, load: Callable[[], Kind]) -> Kind | None:
    try:
        return load()
    except ModuleNotFoundError as error:
        # A learned player needs what only learners install.
        log.info("The bot %s is not there: %s is not installed", name, error.name)
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        log.warning("The bot %s cannot be loaded: %s", name, why)
    return None


def names(game: str | None = None) -> list[str]:
    """The names of the bots; with a game's id, of those that can play it."""
    return list(kinds(game))


def kind_of(name: str, game: str | None = None) -> Kind:
    """The kind of a bot by its name, with or without a limit behind it; raises UnknownBot or BadLimit."""
    kind, _ = _read(name)
    if game is not None and kind.game not in (None, game):
        raise UnknownBot("error-bot-other-game", bot=name, game=game)
    return kind


def make(name: str, seed: int | str, *, think: float | None = None, iterations: int | None = None) -> Bot:
    """A bot. `think` (seconds a move) and `iterations` count more than the limit in its name."""
    kind, limit = _read(name)
    if think is not None or iterations is not None:
        if not kind.thinks:
            raise BadLimit("error-no-limit", bot=name)
        limit = checked(name, think, iterations)
    return kind.make(name, seed, limit)


def answer(bot: Bot, table: Table, seat: int, chance: Bits) -> Answer:
    """What a bot answers at a table. Where one answer is left, nobody has to think."""
    choice = table.choice(seat)
    only = None if choice is None else choice.forced()
    return bot.choose(Window(table, seat, chance)) if only is None else only


def _read(name: str) -> tuple[Kind, Limit]:
    head, colon, word = str(name).partition(":")
    rated = import_module(".rated", __package__)
    if rated.is_rating(name):
        return rated.KIND, USUAL
    known = kinds(head.partition("-")[0])  # a bot that knows one game bears its name in front, as a rule
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
