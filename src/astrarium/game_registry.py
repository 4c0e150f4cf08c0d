"""Registry of installed games, from this project and from other packages."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from .kernel import AstrariumError, BrokenGame, Game, UnknownGame
from .kernel.data import component_files

log = logging.getLogger(__name__)


class Installed(Mapping[str, Game]):
    """The games by id, loaded on first use.

    A game that fails to load is left out with a warning.
    """

    def __init__(self) -> None:
        self._points = {point.name: point for point in sorted(entry_points(group="astrarium.games"))}
        self._loaded: dict[str, Game] = {}
        #: The errors of games that failed to load.
        self.broken: dict[str, BrokenGame] = {}

    def __getitem__(self, id: str) -> Game:
        if id not in self._loaded and id not in self.broken:
            self._load(id)
        return self._loaded[id]

    def _load(self, id: str) -> None:
        point = self._points[id]
        try:
            self._loaded[id] = point.load()
        except Exception as error:
            if isinstance(error, AstrariumError) and component_files.replaced(id):
                raise  # report faults of a replaced component file
            self.broken[id] = BrokenGame.because(id, error)
            log.warning("%s", self.broken[id])

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._points if id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"Installed({', '.join(self)})"


@cache
def installed() -> Installed:
    """The games of this environment."""
    return Installed()


def game(id: str) -> Game:
    """One game by its id; raises UnknownGame, or BrokenGame if it fails to load."""
    known = installed()
    if id not in known:
        if id in known.broken:
            raise known.broken[id]
        raise UnknownGame("error-unknown-game", game=str(id), games=", ".join(known))
    return known[id]
