"""M15 Robots and markers: the limit of 25, recycling, one marker a planet."""

from dataclasses import replace

import pytest

from astrarium.games.metallum import components
from astrarium.games.metallum.effects import installations
from astrarium.games.metallum.vocabulary import Place, Remove

from .table import ROW, deposit, explored, lay_out, money, options, play, played, refused, reserve, robots
from .witness import exercises, limits

ETA = "alpha delta eta gamma zeta theta omega"


def total(table, colour):
    return reserve(table, colour) + sum(robots(table, colour).values())


@exercises("deploy_3")
def test_E29_M15_2_one_from_the_reserve_two_recycled():
    t = played("red", "resolve deploy_3", programs="move_1 deploy_3", robots={"beta": 10, "zeta": 14})
    assert robots(t, "red", "alpha") == 1, "the reserve goes first"
    play(t, "red", "from beta", "from zeta")
    assert robots(t, "red") == {"alpha": 3, "beta": 9, "zeta": 13}
    assert total(t, "red") == 25


@exercises("deploy_2")
def test_E50_M15_3_what_the_effect_put_down_cannot_be_recycled_by_it():
    position = {
        "row": ETA,
        "ships": "eta",
        "programs": "move_1 deploy_2",
        "robots": {"delta": 1, "alpha": 24},
    }
    t = played("red", "resolve deploy_2", "from delta", "from alpha", **position)
    assert robots(t, "red") == {"eta": 2, "alpha": 23}
    t = played("red", "resolve deploy_2", "from alpha", "from alpha", **position)
    assert robots(t, "red") == {"eta": 2, "alpha": 22, "delta": 1}
    t = lay_out(**{**position, "robots": {"delta": 1, "alpha": 23, "omega": 1}})
    play(t, "red", "resolve deploy_2", "from delta")
    assert refused(t, "red", "from eta") == ("barred-just-placed", "M15.3")


def test_M15_1_reserve_and_planets_always_make_25():
    t = lay_out(ships="gamma", robots={"red": {"gamma": 3, "zeta": 2}, "blue": {"zeta": 4}})
    for steps in (
        ["resolve deploy_1"],
        ["use gamma", "from zeta", "from zeta"],
        ["resolve move_1", "to beta"],
    ):
        play(t, "red", *steps)
        assert (total(t, "red"), total(t, "blue")) == (25, 25)


@exercises("gamma")
def test_M15_1_a_removed_robot_can_be_used_again_at_once():
    t = lay_out(
        ships="gamma",
        programs="move_1 deploy_1",
        robots={"red": {"gamma": 1, "zeta": 24}, "blue": {"beta": 1}},
    )
    play(t, "red", "use gamma", "resolve deploy_1")
    assert robots(t, "red") == {"gamma": 1, "zeta": 24}, "no robot had to be recycled"


@limits("deploy_1")
def test_M15_2_no_recycling_while_the_reserve_has_robots():
    t = played("red", "resolve deploy_1", programs="move_1 deploy_1", robots={"zeta": 24})
    assert robots(t, "red") == {"zeta": 24, "alpha": 1}


def test_M15_2_robot_by_robot_from_planets_of_choice():
    t = lay_out(programs="move_1 deploy_2", robots={"zeta": 20, "beta": 3, "omega": 2})
    play(t, "red", "resolve deploy_2")
    assert options(t) == {"from zeta", "from beta", "from omega"}
    play(t, "red", "from omega")
    assert options(t) == {"from zeta", "from beta", "from omega"}
    play(t, "red", "from omega")
    assert robots(t, "red") == {"zeta": 20, "beta": 3, "alpha": 2}


@pytest.mark.parametrize("planet", ["alpha", "beta"])
def test_M15_3_a_robot_may_come_from_the_planet_it_is_placed_on(planet):
    t = lay_out(programs="move_1 deploy_1", robots={"alpha": 5, "beta": 20})
    play(t, "red", "resolve deploy_1", f"from {planet}")
    assert robots(t, "red", "alpha") == (5 if planet == "alpha" else 6)


def test_M15_3_each_planet_gives_at_most_what_stood_there_before():
    """Two robots stood on Alpha: the third has to come from elsewhere."""
    t = lay_out(programs="move_1 deploy_3", robots={"alpha": 2, "beta": 20, "zeta": 3})
    play(t, "red", "resolve deploy_3", "from alpha", "from alpha")
    assert options(t) == {"from beta", "from zeta"}
    assert refused(t, "red", "from alpha") == ("barred-just-placed", "M15.3")
    play(t, "red", "from zeta")
    assert robots(t, "red") == {"alpha": 3, "beta": 20, "zeta": 2}


@exercises("omega", "activation")
def test_M15_3_the_next_effect_may_take_them():
    """Each use is an effect of its own: Activation may recycle what the regular use placed."""
    t = lay_out(ships="omega", hand="activation", robots={"alpha": 13, "zeta": 12})
    play(t, "red", "use omega", "from alpha", "from alpha", "from alpha")
    play(t, "red", "play activation", "from omega", "from omega", "from omega")
    assert robots(t, "red") == {"alpha": 10, "zeta": 12, "omega": 3}


def test_M15_3_what_the_effect_took_away_is_not_there_to_recycle(monkeypatch):
    """No effect of the game removes an own robot and then places several, so Gamma does it here."""
    effects = (
        Remove(owner="self", least=1, most=1, at="here"),
        Place(count=2, at="here"),
    )
    monkeypatch.setitem(components.PLANETS, "gamma", replace(components.PLANETS["gamma"], effects=effects))
    monkeypatch.setattr(installations, "_conditions", installations._conditions.__wrapped__)
    t = played("red", "use gamma", ships="gamma", robots={"gamma": 1, "alpha": 12, "zeta": 12})
    assert robots(t, "red", "gamma") == 1, "the one removed was placed again, from the reserve"
    assert options(t) == {"from alpha", "from zeta"}
    assert refused(t, "red", "from gamma") == ("barred-just-placed", "M15.3")


@exercises("beta")
def test_M15_3_beta_may_recycle_any_own_robot():
    t = played("red", "use beta", ships="beta", robots={"red": {"alpha": 20, "zeta": 5}, "blue": {"zeta": 1}})
    assert options(t) == {"from alpha", "from zeta"}
    play(t, "red", "from zeta")
    assert robots(t, "red") == {"alpha": 20, "zeta": 5}, "no net change"
    assert robots(t, "blue") == {}


@limits("jamming", "barrier", "force_field")
def test_M15_4_recycling_is_stopped_by_no_module():
    """The robots on Zeta are recycled though blue jams Zeta, and red's shields cover them."""
    full = {"red": {"zeta": 25}}
    t = played("red", "resolve deploy_1", "from zeta", robots=full, installed={"jamming": ("blue", "zeta")})
    assert robots(t, "red") == {"zeta": 24, "alpha": 1}
    shields = {"force_field": ("red", "zeta"), "barrier": ("red", "zeta")}
    t = lay_out(robots=full, installed=shields, hand="orbital_drop")
    play(t, "red", "play orbital_drop", "at omega", "from zeta", "from zeta")
    assert robots(t, "red") == {"zeta": 23, "omega": 2}


@limits("deploy_3")
def test_M15_4_placing_is_done_in_full():
    t = lay_out(programs="move_1 deploy_3", robots={"zeta": 15, "beta": 10})
    play(t, "red", "resolve deploy_3", "from zeta")
    assert refused(t, "red", "enough").text == "error-not-an-option"


@limits("mining_station", "gamma")
def test_M15_5_a_mining_station_cannot_be_removed_or_moved_as_a_robot():
    position = {"robots": {"gamma": 1}, "installed": {"mining_station": ("blue", "zeta")}}
    for planet in ("beta", "gamma", "delta", "zeta"):
        t = lay_out(ships=planet, **position)
        assert refused(t, "red", f"use {planet}").text == "barred-no-enemy-robots"


@limits("mining_station", "robot_factory")
def test_M15_5_it_does_not_count_for_the_factory_nor_against_the_25():
    modules = {"mining_station": ("red", "beta"), "robot_factory": ("red", "beta")}
    t = lay_out(phase="scoring", robots={"beta": 1, "zeta": 24}, installed=modules)
    assert options(t) == {"run robot_factory", "pass"}
    assert reserve(t, "red") == 0


def test_M15_6_a_marker_stays_when_the_planet_is_turned_up():
    t = lay_out(explored="alpha", deposits={"beta": "rich"})
    play(t, "red", "resolve move_1", "resolve deploy_1", "end")
    assert explored(t) >= {"alpha", "beta"}
    assert deposit(t, "beta") == "rich"
    play(t, "blue", "resolve deploy_1", "resolve move_1", "end")
    assert money(t) == (1 + 5, 3)


@limits("deposit_report")
def test_M15_6_at_most_one_marker_a_planet_and_seven_are_enough():
    t = lay_out(programs="move_1 deposit_report", deposits=dict.fromkeys(ROW.split(), "rich"))
    play(t, "red", "resolve deposit_report")
    assert options(t) == {f"unmark {planet}" for planet in ROW.split()}
