"""What was seen of a system or a player a move ago is shown again only where it would be seen so again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from astrarium import bots
from astrarium.games.adastra import GAME, players, systems
from astrarium.games.adastra.view import view
from astrarium.kernel import Choice, new_state
from astrarium.kernel.play import play_on

MODULES: list[dict[str, Any]] = [
    {},
    {"unknown": True, "custom": True},
    {"antarans": True},
    {"revenge": True, "long_game": True},
]


@pytest.mark.parametrize("options", MODULES)
@pytest.mark.parametrize("seats", [2, 5])
def test_systems_and_players_are_shown_as_they_are(seats: int, options: dict[str, Any]) -> None:
    g: Any = new_state(GAME, seats, "systems", GAME.check_setup(seats, options))
    choose = bots.uniform(Random("systems"))

    def watched(choice: Choice) -> Any:
        seen = view(g, None)
        assert seen["systems"] == [systems.looked_at(g, at) for at in range(len(g.coords))]
        assert seen["players"] == [players.looked_at(g, seat) for seat in range(seats)]
        return choose(choice)

    assert play_on(GAME, g, watched) > 100
