"""What was seen of a system or a player a move ago is shown again only where it would be seen so again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from astrarium import bots
from astrarium.games.adastra import GAME
from astrarium.games.adastra.view import players, systems, view
from astrarium.kernel import Choice, new_state
from astrarium.kernel.play.playout import play_on

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (5, {"unknown": True, "custom": True}),
    (3, {"antarans": True}),
    (4, {"revenge": True}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_systems_and_players_are_shown_as_they_are(seats: int, options: dict[str, Any]) -> None:
    g: Any = new_state(GAME, seats, "systems", GAME.check_setup(seats, options))
    choose = bots.uniform(Random("systems"))

    def watched(choice: Choice) -> Any:
        seen = view(g, None)
        assert seen["systems"] == [systems.system_view(g, at) for at in range(len(g.coords))]
        assert seen["players"] == [players.player_view(g, seat) for seat in range(seats)]
        return choose(choice)

    assert play_on(GAME, g, watched) > 100
