"""M10 Planetary modules that forbid: Jamming, Force Field, Barrier."""

import pytest

from .table import lay_out, options, play, played, refused, reserve, robots
from .witness import exercises, limits

DELTA = "alpha delta eta gamma zeta theta omega"


def on(planet, red, blue):
    return {"red": {planet: red}, "blue": {planet: blue}}


# -- M10.3 Jamming


@exercises("jamming", "delta")
def test_E32_M10_3_jamming_stops_moves_off_and_onto_its_planet():
    t = lay_out(
        DELTA,
        ships="delta",
        robots={"blue": {"gamma": 2, "zeta": 1}},
        installed={"jamming": ("blue", "gamma")},
    )
    play(t, "red", "use delta", "from zeta")
    assert refused(t, "red", "to gamma") == ("barred-jammed", "M10.3")
    t = lay_out(
        DELTA,
        ships="delta",
        robots={"blue": {"gamma": 2, "zeta": 1, "alpha": 1}},
        installed={"jamming": ("blue", "gamma")},
    )
    play(t, "red", "use delta")
    assert refused(t, "red", "from gamma") == ("barred-jammed", "M10.3")


@limits("jamming", "eta")
def test_E32_M10_3_eta_may_still_place_there():
    t = lay_out(DELTA, ships="eta", installed={"jamming": ("blue", "gamma")})
    play(t, "red", "use eta", "at gamma", "resolve deploy_1")
    assert robots(t, "red", "gamma") == 1


@limits("jamming", "gamma", "beta")
def test_M10_3_placing_and_removing_stay_possible():
    t = lay_out(
        ships="gamma",
        robots={"red": {"gamma": 1}, "blue": {"zeta": 1}},
        installed={"jamming": ("blue", "zeta")},
    )
    play(t, "red", "use gamma", "from zeta")
    assert robots(t, "blue") == {}
    t = lay_out(ships="beta", robots={"blue": {"zeta": 1}}, installed={"jamming": ("blue", "zeta")})
    play(t, "red", "use beta", "from zeta")
    assert robots(t, "red") == {"zeta": 1}


@exercises("jamming")
@pytest.mark.parametrize("planet", ["alpha", "delta", "zeta", "theta"])
def test_M10_3_all_four_moving_installations_are_stopped(planet):
    """Robots of both colours stand on the jammed planet alone."""
    row = "alpha delta zeta theta eta gamma omega"
    position = {"row": row, "ships": planet, "robots": {"red": {"omega": 2}, "blue": {"omega": 2}}}
    t = lay_out(installed={"jamming": ("blue", "omega")}, **position)
    assert refused(t, "red", f"use {planet}") == ("barred-jammed", "M10.3")
    t = lay_out(installed={"jamming": "omega"}, **position)
    assert (f"use {planet}" in options(t)) == (planet != "zeta"), "one's own moves are free"


@limits("jamming", "zeta")
def test_M10_3_no_swap_with_a_jammed_planet_on_either_side():
    row = "alpha delta zeta theta eta gamma omega"
    position = {"row": row, "ships": "zeta", "installed": {"jamming": ("blue", "omega")}}
    t = lay_out(robots={"red": {"omega": 1}, "blue": {"gamma": 1}}, **position)
    assert refused(t, "red", "use zeta") == ("barred-jammed", "M10.3"), "the own robot stands there"
    t = lay_out(robots={"red": {"gamma": 1}, "blue": {"omega": 1}}, **position)
    assert refused(t, "red", "use zeta") == ("barred-jammed", "M10.3"), "the enemy robot stands there"
    t = lay_out(robots={"red": {"gamma": 1}, "blue": {"omega": 1, "eta": 1}}, **position)
    play(t, "red", "use zeta", "from gamma", "with eta")
    assert robots(t, "red") == {"eta": 1}


@exercises("jamming")
def test_M10_3_the_owner_moves_freely():
    t = lay_out(DELTA, robots={"gamma": 2}, installed={"jamming": "gamma"})
    play(t, "red", "use alpha", "from gamma", "to eta", "enough")
    assert robots(t, "red") == {"gamma": 1, "eta": 1}


@limits("jamming")
def test_M10_3_alpha_cannot_bring_robots_there():
    t = played("red", "use alpha", row=DELTA, robots={"zeta": 2}, installed={"jamming": ("blue", "gamma")})
    assert refused(t, "red", "to gamma") == ("barred-jammed", "M10.3")
    t = lay_out(DELTA, ships="theta", robots={"zeta": 2, "eta": 1}, installed={"jamming": ("blue", "gamma")})
    play(t, "red", "use theta")
    assert refused(t, "red", "to gamma") == ("barred-jammed", "M10.3")


# -- M10.4 Force Field


@exercises("force_field", "nuclear_explosion")
def test_E36_M10_4_the_opponents_field_saves_his_robots():
    t = lay_out(
        hand="nuclear_explosion", robots=on("alpha", 2, 4), installed={"force_field": ("blue", "alpha")}
    )
    play(t, "red", "play nuclear_explosion")
    assert robots(t, "red") == {}
    assert robots(t, "blue") == {"alpha": 4}
    assert reserve(t, "red") == 25


@exercises("force_field", "nuclear_explosion")
def test_E37_M10_4_ones_own_field_guards_against_ones_own_card():
    t = lay_out(hand="nuclear_explosion", robots=on("alpha", 2, 4), installed={"force_field": "alpha"})
    play(t, "red", "play nuclear_explosion")
    assert robots(t, "red") == {"alpha": 2}
    assert robots(t, "blue") == {}


@exercises("force_field", "sabotage")
def test_E38_M10_4_sabotage_cannot_choose_what_the_field_covers():
    t = lay_out(
        hand="sabotage",
        installed={"force_field": ("blue", "beta"), "refinery": "beta", "relay": ("blue", "zeta")},
    )
    play(t, "red", "play sabotage")
    assert options(t) == {"destroy refinery", "destroy relay"}
    assert refused(t, "red", "destroy force_field") == ("barred-shielded", "M10.4")
    t = lay_out(hand="sabotage", installed={"force_field": ("blue", "beta"), "refinery": "beta"})
    play(t, "red", "play sabotage")
    assert "refinery" not in t.state.installed, "the only one that could be chosen"


@limits("force_field", "sabotage")
def test_M10_4_the_field_covers_itself_also_from_its_owner():
    for owner in ("red", "blue"):
        t = lay_out(hand="sabotage", installed={"force_field": (owner, "beta"), "refinery": (owner, "beta")})
        assert refused(t, "red", "play sabotage") == ("barred-shielded", "M10.4")


@limits("force_field")
def test_M10_4_the_field_covers_its_planet_only():
    t = lay_out(
        hand="nuclear_explosion", robots=on("alpha", 0, 4), installed={"force_field": ("blue", "beta")}
    )
    play(t, "red", "play nuclear_explosion")
    assert robots(t, "blue") == {}


@limits("force_field", "gamma", "delta")
def test_M10_4_installations_are_not_stopped():
    t = lay_out(
        ships="gamma",
        robots={"red": {"gamma": 1}, "blue": {"zeta": 1}},
        installed={"force_field": ("blue", "zeta")},
    )
    play(t, "red", "use gamma")
    assert robots(t, "blue") == {}


@limits("force_field", "test_drilling")
def test_M10_4_markers_are_not_covered():
    t = lay_out(phase="scoring", hand="test_drilling", installed={"force_field": ("blue", "beta")})
    play(t, "red", "play test_drilling", "mark beta poor")
    assert t.state.deposits[1] == "poor"


# -- M10.8 Barrier


@exercises("barrier", "gamma")
def test_E33_M10_8_the_barrier_stops_removal_by_an_installation():
    t = lay_out(
        "alpha gamma eta delta zeta theta omega",
        ships={"blue": "gamma"},
        robots={"blue": {"gamma": 1}, "red": {"eta": 2, "zeta": 1, "omega": 1}},
        installed={"barrier": "eta"},
        first="blue",
    )
    play(t, "blue", "use gamma")
    assert refused(t, "blue", "from eta") == ("barred-shielded", "M10.8")
    play(t, "blue", "from zeta", "from omega")
    assert robots(t, "red") == {"eta": 2}


@exercises("barrier")
@pytest.mark.parametrize("planet", ["beta", "gamma", "delta", "zeta"])
def test_M10_8_all_installations_that_touch_enemy_robots_are_stopped(planet):
    row = "alpha beta gamma delta zeta theta omega"
    position = {"row": row, "ships": planet, "robots": {"red": {"gamma": 2}, "blue": {"omega": 2}}}
    t = lay_out(installed={"barrier": ("blue", "omega")}, **position)
    assert refused(t, "red", f"use {planet}") == ("barred-shielded", "M10.8")
    assert f"use {planet}" in options(lay_out(installed={"barrier": ("blue", "alpha")}, **position))


@limits("barrier")
def test_M10_8_own_installations_action_modules_and_placing_are_not_stopped():
    t = lay_out(hand="nuclear_explosion", robots=on("alpha", 0, 3), installed={"barrier": ("blue", "alpha")})
    play(t, "red", "play nuclear_explosion", "resolve deploy_1")
    assert robots(t, "blue") == {}
    t = lay_out(robots={"zeta": 2}, installed={"barrier": "zeta"})
    play(t, "red", "use alpha", "from zeta", "to omega", "to omega")
    assert robots(t, "red") == {"omega": 2}, "one's own installation moves one's own robots"
    t = lay_out(robots={"zeta": 1}, installed={"barrier": ("blue", "zeta")})
    play(t, "red", "use alpha", "from zeta", "to omega")
    assert robots(t, "red") == {"omega": 1}, "the opponent's Barrier does not cover red's robots"


@exercises("barrier", "extra_activation")
def test_M10_8_also_through_extra_activation_and_activation():
    position = {
        "ships": "gamma",
        "robots": {"red": {"gamma": 2}, "blue": {"omega": 2, "zeta": 1, "beta": 1}},
        "installed": {"barrier": ("blue", "omega")},
    }
    t = played("red", "resolve extra_activation", programs="move_1 deploy_2 extra_activation", **position)
    assert refused(t, "red", "from omega") == ("barred-shielded", "M10.8")
    t = played("red", "play activation", hand="activation", **position)
    assert refused(t, "red", "from omega") == ("barred-shielded", "M10.8")
