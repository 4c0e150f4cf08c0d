"""Bots that play by a stored network without search, like `orion-learned`.

Every game with a folder in `networks/weights` has such a bot. If there is no network for the number of seats,
or if the layout of observations has changed since its training, the game's quick bot plays.
"""

from __future__ import annotations

from random import Random

from ..kernel import Answer, Window
from .bot_registry import Kind, make
from .networks.network import FOLDER, network_of
from .networks.player import Player
from .search_budget import Limit


class Learned:
    """A bot that answers with a network trained by self-play."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self._seed = seed
        self._rng = Random(str(seed))

    def choose(self, window: Window) -> Answer:
        world = window.imagine(self._rng)
        network = network_of(world.game, world.seats)
        if network is None:
            return make(f"{world.game.id}-basic", self._seed).choose(window)
        return Player(world.game, world.seats, network).answer(world.state, window.choice)


def _make(name: str, seed: int | str, limit: Limit) -> Learned:
    return Learned(name, seed)


#: One kind for each game that has a stored network.
KINDS = {
    f"{folder.name}-learned": Kind(_make, thinks=False, game=folder.name)
    for folder in sorted(FOLDER.iterdir())
    if folder.is_dir()
}
