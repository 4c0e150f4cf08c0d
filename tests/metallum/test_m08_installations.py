"""M8 Installations: how often, from where, under which conditions."""

import pytest

from astrarium.games.metallum.components import PLANETS

from .table import asked, lay_out, money, options, play, played, refused, robots, ship, why
from .witness import exercises, limits

ETA = "alpha eta gamma delta epsilon zeta omega"


def row_with(planet):
    """A row that has the planet, at position 1 if it is one of the middle ones."""
    others = [each for each in ("beta", "gamma", "delta", "epsilon", "zeta", "eta") if each != planet]
    middle = others[:5] if planet in ("alpha", "omega") else [planet, *others[:4]]
    return " ".join(["alpha", *middle, "omega"])


def test_M8_1_the_installation_of_the_ships_planet_at_any_moment():
    for steps in (["use eta", "at eta", "resolve deploy_1"], ["resolve deploy_1", "use eta", "at eta"]):
        t = played("red", *steps, row=ETA, ships="eta")
        assert robots(t, "red") == {"eta": 2}
    t = played("red", "resolve move_1", "to eta", "resolve deploy_1", "use eta", "at zeta", row=ETA)
    assert robots(t, "red") == {"eta": 1, "zeta": 1}


def test_M8_1_not_that_of_another_planet():
    t = lay_out(ETA, ships={"red": "zeta", "blue": "eta"})
    assert refused(t, "red", "use eta") == ("barred-ship-elsewhere", "M8.1")


def test_M8_1_only_one_in_an_action_phase():
    t = played("red", "use eta", "at alpha", "resolve move_1", "to alpha", row=ETA, ships="eta")
    assert refused(t, "red", "use alpha") == ("barred-installation-used", "M8.1")


def test_M8_1_nobody_is_obliged():
    t = played("red", "resolve move_1", "to alpha", "end", row=ETA, ships="eta")
    assert asked(t) == ("blue", "action")


def test_M8_2_no_robot_is_needed_and_the_opponent_blocks_nothing():
    t = lay_out(ETA, ships={"red": "eta", "blue": "eta"}, robots={"blue": {"eta": 5}})
    play(t, "red", "use eta", "at eta", "resolve move_1", "to alpha", "end")
    play(t, "blue", "use eta", "at zeta")
    assert robots(t, "red") == {"eta": 1}
    assert robots(t, "blue") == {"eta": 5, "zeta": 1}


@limits("extra_activation", "eta")
def test_M8_3_regular_use_and_extra_activation_must_differ_in_either_order():
    position = {"row": ETA, "ships": "eta", "programs": "move_1 deploy_2 extra_activation"}
    t = played("red", "use eta", "at eta", **position)
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3")
    t = played("red", "resolve extra_activation", "at eta", **position)
    assert refused(t, "red", "use eta") == ("barred-extra-used", "M8.3")
    play(t, "red", "resolve move_1", "to alpha", "use alpha", "to omega")
    assert robots(t, "red") == {"omega": 1}


@limits("activation", "extra_activation")
def test_M8_3_extra_activation_does_not_repeat_what_activation_used():
    t = lay_out(ETA, ships="eta", programs="move_1 deploy_2 extra_activation", hand="activation")
    play(t, "red", "play activation", "at eta")
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3")


@exercises("activation", "eta")
def test_E44_M8_3_M8_4_activation_repeats_extra_activation_does_not():
    t = lay_out(ETA, ships="eta", programs="move_1 deploy_2 extra_activation", hand="activation")
    play(t, "red", "use eta", "at eta", "play activation", "at eta")
    assert robots(t, "red") == {"eta": 2}
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3")


@exercises("activation")
def test_M8_4_the_regular_use_may_repeat_what_activation_used():
    t = lay_out(ETA, ships="eta", hand="activation")
    play(t, "red", "play activation", "at zeta", "use eta", "at zeta")
    assert robots(t, "red") == {"zeta": 2}


@exercises("activation", "extra_activation")
def test_M8_4_activation_may_repeat_what_extra_activation_used():
    t = lay_out(ETA, ships="eta", programs="move_1 deploy_2 extra_activation", hand="activation")
    play(t, "red", "resolve extra_activation", "at zeta", "play activation", "at zeta")
    assert robots(t, "red") == {"zeta": 2}


@limits("activation")
def test_M8_4_activation_reaches_no_other_planet():
    t = lay_out(ETA, ships="eta", hand="activation", installed={"relay": ("blue", "omega")})
    play(t, "red", "play activation")
    assert asked(t)[1] == "place-robots", "Eta was the only one: the opponent's Relay does not serve"


def test_M8_4_the_limits_end_with_the_action_phase():
    t = lay_out(ETA, ships={"red": "eta", "blue": "eta"})
    play(t, "red", "use eta", "at eta", "resolve move_1", "to alpha", "end")
    assert "use eta" in options(t)
    assert t.view(None)["uses"] == []


NEEDS = {  # planet: a position in which it cannot be used, and why not
    "alpha": ({}, "You have no robot on any planet."),
    "beta": ({"robots": {"zeta": 3}}, "Your opponent has no robot on any planet."),
    "gamma": ({"robots": {"blue": {"zeta": 3}}}, "You have no robot on Gamma."),
    "delta": ({"robots": {"zeta": 3}}, "Your opponent has no robot on any planet."),
    "zeta": (
        {"robots": {"red": {"zeta": 1}, "blue": {"zeta": 1}}},
        "No enemy robot on another planet can swap with your robot on Zeta.",
    ),
    "theta": ({"robots": {"blue": {"delta": 2}}}, "You have no robot on any planet."),
    "iota": ({}, "No planet has a deposit marker."),
}


@pytest.mark.parametrize("planet", NEEDS)
def test_M8_5_an_installation_without_effect_cannot_be_used(planet):
    position, reason = NEEDS[planet]
    t = lay_out(row_with(planet), ships=planet, **position)
    refused(t, "red", f"use {planet}")
    assert why(t, f"use {planet}") == reason


@pytest.mark.parametrize("planet", ["eta", "omega", "epsilon"])
def test_M8_5_placing_and_jumping_are_always_possible(planet):
    t = lay_out(row_with(planet), ships=planet, robots={"alpha": 25})
    assert f"use {planet}" in options(t)


def test_M8_5_up_to_means_from_one_to_the_limit():
    t = played("red", "use alpha", "from delta", robots={"delta": 6})
    assert refused(t, "red", "enough").text == "barred-not-enough", "at least one"
    play(t, "red", "to zeta")
    assert "enough" in options(t)
    play(t, "red", "to zeta", "to zeta", "to zeta")
    assert robots(t, "red") == {"delta": 2, "zeta": 4}
    assert asked(t)[1] == "action", "four at most"


@pytest.mark.parametrize("planet", PLANETS)
def test_M8_2_the_second_player_may_use_what_the_first_has_used(planet):
    t = lay_out(
        row_with(planet),
        ships={"red": planet, "blue": planet},
        robots={"red": {planet: 3, "omega": 3}, "blue": {planet: 3, "alpha": 4}},
        deposits={"alpha": "rich"},
        acting="blue",
    )
    play(t, "blue", f"use {planet}")
    assert money(t) == (0, 0)
    assert ship(t, "red") == planet
