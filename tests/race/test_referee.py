"""What the rules offer and count is what a second opinion, worked out from the view alone, finds."""

import pytest

from astrarium.games.race.view import view
from astrarium.kernel import new_state, play_on
from common.players import by_chance

from . import referee
from .played import placing
from .table import GAME, choice, lay_out


def agree(state, asked):
    """Compare one question with the second opinion; whether there was something to compare."""
    seen = view(state, asked.seat)
    player = seen["players"][asked.seat]
    offered = set(asked.options)
    if asked.prompt == "explore":
        draw, keep = referee.looks(player)
        assert len(offered) <= draw
        assert asked.at_least == min(keep, len(offered))
    elif asked.prompt in ("develop", "settle"):
        assert offered == {("pass",), *(("card", card) for card in referee.placeable(seen, asked.seat))}
    elif asked.prompt == "consume":
        assert offered == referee.consuming(player, set(state.unused))
    elif asked.prompt in ("trade", "sell"):
        for card in player["tableau"]:
            if card["good"] is not None:
                sale = {"trade": referee.sale(player, card, True), "plain": referee.sale(player, card, False)}
                assert card["sale"] == sale
    else:
        return False
    assert [each["score"]["total"] for each in seen["players"]] == [
        referee.points(each) for each in seen["players"]
    ]
    return True


@pytest.mark.parametrize("who", [by_chance, placing])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {}), (2, {"advanced": True})])
def test_R6_1_R7_4_R8_2_R9_3_R9_4_R12_1_whole_games(seats, options, who):
    compared = 0
    for seed in range(5):
        state = new_state(GAME, seats, f"referee {seed}", options)
        choose = who(seed)

        def look(asked, state=state, choose=choose):
            nonlocal compared
            compared += agree(state, asked)
            return choose(state, asked)

        play_on(GAME, state, look)
        assert [GAME.result(state).scores[seat] for seat in range(seats)] == [
            referee.points(player) for player in view(state, None)["players"]
        ]
    assert compared > 5 * 10 * seats


def test_the_referee_can_object():
    """It is no echo of the rules: a wrong offer is found."""
    t = lay_out("old_earth", "new_sparta", hands=["gem_world 2"], phase="settle")
    seen = t.view(0)
    offered = {option[1] for option in choice(t, 0).options if option[0] == "card"}
    assert offered == referee.placeable(seen, 0)
    seen["players"][0]["hand"] = 1
    assert offered != referee.placeable(seen, 0)
