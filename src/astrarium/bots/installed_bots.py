"""Registers the bots of this package, and those of installed packages, by name."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from .bot_registry import Kind, register
from .flat_monte_carlo import FlatBot
from .ismcts import IsmctsBot
from .uniform import RandomBot

log = logging.getLogger(__name__)
#: Modules of bots for a single game, each with a `KIND`.
GAME_BOTS = {
    "adastra-basic": "adastra.basic",
    "captains-basic": "captains.basic",
    "captains-learned": "captains.learned",
    "metallum-basic": "metallum.basic",
    "orion-basic": "orion.basic",
    "race-basic": "race.basic",
    "race-learned": "race.learned",
}
#: Optional dependency of a bot; without it the bot is not offered.
NEEDS = {"race-learned": "numpy"}
BUILT_IN = {
    "random": Kind(lambda name, seed, limit: RandomBot(name, seed), thinks=False),
    "flat": Kind(FlatBot),
    "ismcts": Kind(IsmctsBot),
}


def installed(game: str | None) -> dict[str, Kind]:
    """All kinds of bots; packages add theirs by entry points `astrarium.bots`.

    With a game's id no other game's bots are loaded. A bot that cannot be loaded is left out, with a warning.
    """
    # The networks are small and games run in parallel processes: BLAS threads would only slow them down.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    found = {**BUILT_IN, **import_module(".novices", __package__).KINDS}
    found["admiral"] = import_module(".admiral", __package__).KIND
    for name in GAME_BOTS:
        if game in (None, name.partition("-")[0]) and _is_there(name) and (kind := _kind_of(name)):
            found[name] = kind
    if find_spec("numpy"):
        found |= import_module(".network_bots", __package__).KINDS
    characters = import_module(".characters", __package__).KINDS
    found |= {name: kind for name, kind in characters.items() if f"{kind.game}-basic" in found}
    return found | _of_packages()


def _is_there(name: str) -> bool:
    return all(find_spec(each) for each in (f"{__package__}.{GAME_BOTS[name]}", NEEDS.get(name, __package__)))


@cache
def _kind_of(name: str) -> Kind | None:
    return _loaded(name, lambda: import_module(f".{GAME_BOTS[name]}", __package__).KIND)


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
        log.info("The bot %s is not there: %s is not installed", name, error.name)
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())
        log.warning("The bot %s cannot be loaded: %s", name, why)
    return None


def _rated() -> Kind:
    kind: Kind = import_module(".bots_by_rating", __package__).KIND
    return kind


register(installed, _rated)
