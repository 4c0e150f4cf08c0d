"""M1 The game and its words."""

import pytest

import astrarium
from astrarium.kernel import BadSetup

from .table import GAME, lay_out, money, options, play, played, refused, reserve, robots
from .witness import exercises


@pytest.mark.parametrize("seats", [0, 1, 3, True, "2"])
def test_M1_1_exactly_two_players(seats):
    with pytest.raises(BadSetup):
        astrarium.start("metallum", seats=seats)
    assert astrarium.start("metallum", seats=2).seats == 2


def test_M1_1_a_game_lasts_nine_rounds():
    t = astrarium.start("metallum", seed=1)
    rounds = set()
    while not t.over:
        rounds.add(t.state.round)
        for choice in t.pending:
            t.answer(choice.seat, choice.options[0])
    assert rounds == set(range(1, 10))
    assert GAME.rules["M1.1"]


def test_M1_2_more_credits_win_and_what_is_spent_is_lost():
    t = lay_out(phase="scoring", round=9, credits={"red": 20, "blue": 21})
    assert t.over
    assert t.result.ranking == [[1], [0]]

    t = lay_out(programs="move_1 deploy_1 buy_module", credits=5, market="- refinery", ships="beta")
    play(t, "red", "resolve buy_module")
    assert money(t) == (1, 0)
    assert GAME.standing(t.state)[0] == 1


def test_M1_3_credits_have_no_upper_limit():
    t = lay_out(
        phase="scoring", credits={"red": 199, "blue": 98}, robots={"red": {"alpha": 1}, "blue": {"beta": 1}}
    )
    assert money(t) == (202, 101)
    assert t.view(None)["players"][0]["credits"] == 202


def test_M1_3_credits_never_fall_below_0():
    t = lay_out(programs="move_1 deploy_1 buy_module", credits=3, market="- refinery barrier", ships="beta")
    play(t, "red", "resolve move_1", "to gamma", "resolve buy_module")
    assert money(t) == (2, 0), "only the Barrier can be paid, so it is taken"


@exercises("theta")
def test_M1_4_moving_does_not_touch_the_reserve():
    t = lay_out("alpha theta gamma delta epsilon zeta omega", ships="theta", robots={"delta": 2})
    play(t, "red", "use theta", "to zeta", "from delta", "from delta")
    assert robots(t, "red") == {"zeta": 2}
    assert reserve(t, "red") == 23


@exercises("deploy_2")
def test_M1_4_placing_takes_from_the_reserve():
    t = played("red", "resolve deploy_2", programs="move_1 deploy_2")
    assert robots(t, "red") == {"alpha": 2}
    assert reserve(t, "red") == 23


@exercises("gamma")
def test_M1_4_removing_returns_to_the_owners_reserve():
    t = played("red", "use gamma", ships="gamma", robots={"red": {"gamma": 1}, "blue": {"zeta": 1}})
    assert (reserve(t, "red"), reserve(t, "blue")) == (25, 25)


def test_M1_4_the_ships_planet_is_where_it_stands_at_that_moment():
    t = lay_out(programs="move_1 deploy_1", ships="gamma")
    play(t, "red", "resolve move_1", "to beta", "resolve deploy_1")
    assert robots(t, "red") == {"beta": 1}


def test_M1_4_an_active_tile_may_be_chosen_a_spent_one_not():
    t = lay_out(phase="programming", round=2, spent="move_1 deploy_2")
    assert refused(t, "red", "program move_1") == ("barred-spent", "M6.4")
    play(t, "red", "program move_2 deploy_1")
    assert "program move_1" in options(t), "blue has not spent it"
