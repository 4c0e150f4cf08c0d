"""What the rules offer in a turn is what a second opinion, worked out from the view alone, finds."""

import pytest

from astrarium.games.orion.view import view
from astrarium.kernel import new_state, play_on
from common.players import by_chance

from . import referee
from .played import builder
from .table import GAME, lay_out, pending


@pytest.mark.parametrize("who", [by_chance, builder])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_O5_2_O6_3_O8_2_O9_3_the_offers_of_whole_games(seats, who):
    compared = 0
    for seed in range(6):
        state = new_state(GAME, seats, f"referee {seed}", {"random_races": True})
        choose = who(seed)

        def look(choice, state=state, choose=choose):
            nonlocal compared
            if choice.prompt == "action":
                compared += 1
                offered = set(choice.options)
                assert len(offered) == len(choice.options)
                assert offered == referee.actions(view(state, choice.seat), choice.seat)
            return choose(state, choice)

        play_on(GAME, state, look)
    assert compared > 6 * 20 * seats


def test_the_referee_can_object():
    """It is no echo of the rules: a wrong offer is found."""
    t = lay_out(hands="frigate", systems=["space_elevator"], stock=(0, 1, 0))
    seen = t.view(0)
    assert set(pending(t).options) == referee.actions(seen, 0)
    seen["players"][0]["systems"][0]["cards"] = []
    assert set(pending(t).options) != referee.actions(seen, 0)
