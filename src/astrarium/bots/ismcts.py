"""The bot `ismcts`: strong in any game, without knowing any."""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Window
from .limits import Limit
from .search import Manner, Search


class IsmctsBot:
    """Searches a tree of imagined worlds for each decision; limited by iterations, always in the same way."""

    def __init__(self, name: str, seed: int | str, limit: Limit, manner: Manner | None = None) -> None:
        self.name = name
        self._limit = limit
        self._rng = Random(str(seed))
        self._manner = Manner() if manner is None else manner

    def choose(self, window: Window) -> Answer:
        clock = self._limit.clock()
        search = Search(window, self._rng, self._manner)
        search.run(clock)
        return search.best()
