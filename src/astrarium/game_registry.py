"""The games that are installed: those of this project, and those of other packages."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points

from .kernel import AstrariumError, BrokenGame, Game, components

log = logging.getLogger(__name__)


class Installed(Mapping[str, Game]):
    """The games by their ids, each loaded when it is first asked for: who plays one does not wait for all.

    One that cannot be loaded is left out, with a warning; the others go on.
    """

    def __init__(self) -> None:
        self._points = {point.name: point for point in sorted(entry_points(group="astrarium.games"))}
        self._loaded: dict[str, Game] = {}
        #: What is wrong with those that cannot be loaded.
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
            if isinstance(error, AstrariumError) and components.replaced(id):
                raise  # whoever gave a file of components is told what is wrong with it
            self.broken[id] = BrokenGame.because(id, error)
            log.warning("%s", self.broken[id])

    def __iter__(self) -> Iterator[str]:
        return (id for id in self._points if id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"Installed({', '.join(self)})"
