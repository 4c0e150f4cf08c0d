"""M8 Installations, planet by planet."""

import pytest

from .table import asked, deposit, explored, lay_out, options, play, played, refused, reserve, robots
from .witness import exercises, limits

ETA = "alpha eta gamma delta epsilon zeta omega"
THETA = "alpha theta gamma delta eta beta omega"


@exercises("alpha")
def test_E34_M8_6_alpha_spreads_robots_of_one_planet():
    t = lay_out("alpha delta eta gamma zeta theta omega", robots={"delta": 3})
    play(t, "red", "use alpha", "from delta", "to eta", "to eta")
    assert refused(t, "red", "to delta") == ("barred-comes-from", "M6.10")
    play(t, "red", "to alpha")
    assert robots(t, "red") == {"eta": 2, "alpha": 1}


@limits("alpha")
def test_M8_6_alpha_takes_own_robots_from_one_planet_only():
    t = played("red", "use alpha", robots={"red": {"delta": 2, "beta": 2}, "blue": {"zeta": 2}})
    assert options(t) == {"from delta", "from beta"}
    assert refused(t, "red", "from zeta") == ("barred-no-own-robot", "M6.10")
    play(t, "red", "from delta", "to omega", "to omega")
    assert asked(t)[1] == "action", "the other two stand elsewhere"
    assert robots(t, "red") == {"beta": 2, "omega": 2}


@exercises("beta")
def test_E31_M8_7_beta_replaces_an_enemy_robot():
    t = lay_out("alpha beta eta gamma zeta theta omega", ships="beta", robots={"blue": {"eta": 1}})
    play(t, "red", "use beta", "from eta")
    assert robots(t, "blue") == {}
    assert robots(t, "red") == {"eta": 1}
    assert (reserve(t, "red"), reserve(t, "blue")) == (24, 25)


@limits("beta")
def test_M8_7_beta_needs_an_enemy_robot_and_places_on_that_same_planet():
    t = lay_out(ships="beta", robots={"zeta": 2})
    assert refused(t, "red", "use beta") == ("barred-no-enemy-robots", "M8.7")
    t = played("red", "use beta", ships="beta", robots={"red": {"zeta": 2}, "blue": {"delta": 2, "omega": 1}})
    assert options(t) == {"from delta", "from omega"}
    assert refused(t, "red", "from zeta") == ("barred-no-enemy-robot", "M8.7")
    play(t, "red", "from delta")
    assert robots(t, "red") == {"zeta": 2, "delta": 1}
    assert robots(t, "blue") == {"delta": 1, "omega": 1}


@limits("gamma")
def test_E30_M8_8_gamma_needs_an_own_robot_there():
    t = lay_out(ships="gamma", robots={"red": {"zeta": 3}, "blue": {"zeta": 3}})
    assert refused(t, "red", "use gamma") == ("barred-no-own-robot", "M8.8")


@exercises("gamma")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["from zeta", "from zeta"], {"zeta": 1, "beta": 1}),
        (["from zeta", "from beta"], {"zeta": 2}),
        (["from beta", "enough"], {"zeta": 3}),
    ],
)
def test_M8_8_gamma_gives_one_robot_for_up_to_two(answers, left):
    t = lay_out(ships="gamma", robots={"red": {"gamma": 2}, "blue": {"zeta": 3, "beta": 1}})
    play(t, "red", "use gamma", *answers)
    assert robots(t, "red") == {"gamma": 1}
    assert robots(t, "blue") == left
    assert reserve(t, "red") == 24


@limits("gamma")
def test_M8_8_gamma_removes_at_least_one_enemy_and_at_most_two():
    t = lay_out(ships="gamma", robots={"red": {"gamma": 2}, "blue": {"zeta": 3, "beta": 1}})
    play(t, "red", "use gamma")
    assert options(t) == {"from zeta", "from beta"}
    assert refused(t, "red", "enough").text == "barred-not-enough"
    play(t, "red", "from zeta", "from zeta")
    assert asked(t)[1] == "action"


@exercises("delta")
def test_M8_9_delta_moves_up_to_two_enemy_robots():
    position = {"ships": "delta", "robots": {"blue": {"zeta": 3}}}
    t = played("red", "use delta", "from zeta", "to alpha", "to omega", **position)
    assert robots(t, "blue") == {"zeta": 1, "alpha": 1, "omega": 1}
    t = played("red", "use delta", "from zeta", "to alpha", "to alpha", **position)
    assert robots(t, "blue") == {"zeta": 1, "alpha": 2}
    t = played("red", "use delta", "from zeta", "to alpha", "enough", **position)
    assert robots(t, "blue") == {"zeta": 2, "alpha": 1}
    assert reserve(t, "blue") == 22


@limits("delta")
def test_M8_9_delta_does_not_move_own_robots_nor_from_two_planets():
    t = lay_out(ships="delta", robots={"red": {"beta": 1}, "blue": {"zeta": 1, "alpha": 1}})
    play(t, "red", "use delta")
    assert options(t) == {"from zeta", "from alpha"}
    assert refused(t, "red", "from beta") == ("barred-no-enemy-robot", "M6.10")
    play(t, "red", "from zeta", "to gamma")
    assert asked(t)[1] == "action"


@exercises("epsilon")
def test_M8_10_epsilon_jumps_to_any_other_explored_planet():
    t = played("red", "use epsilon", explored="alpha epsilon omega", ships="epsilon")
    assert options(t) == {"to alpha", "to omega"}
    play(t, "red", "to omega", "resolve deploy_1")
    assert robots(t, "red") == {"omega": 1}


@limits("epsilon")
def test_M8_10_epsilon_reaches_no_unexplored_planet():
    t = played("red", "use epsilon", explored="alpha epsilon omega", ships="epsilon")
    assert refused(t, "red", "to 2") == ("barred-unexplored", "M6.7")
    assert explored(t) == {"alpha", "epsilon", "omega"}


@exercises("zeta")
def test_M8_11_zeta_swaps_robots_of_two_planets():
    t = lay_out(ships="zeta", robots={"red": {"beta": 2, "gamma": 1}, "blue": {"gamma": 2, "omega": 1}})
    play(t, "red", "use zeta", "from beta", "with gamma")
    assert robots(t, "red") == {"beta": 1, "gamma": 2}
    assert robots(t, "blue") == {"beta": 1, "gamma": 1, "omega": 1}
    assert (reserve(t, "red"), reserve(t, "blue")) == (22, 22)


@limits("zeta")
def test_M8_11_zeta_needs_two_different_planets():
    position = {"ships": "zeta"}
    t = lay_out(robots={"red": {"beta": 2}, "blue": {"beta": 2}}, **position)
    assert refused(t, "red", "use zeta") == ("barred-no-partner", "M8.11")
    t = lay_out(robots={"red": {"beta": 2, "delta": 1}, "blue": {"beta": 2, "omega": 1}}, **position)
    play(t, "red", "use zeta", "from beta")
    assert robots(t, "red") == {"omega": 1, "beta": 1, "delta": 1}, "the one on Omega was the only other"
    t = lay_out(
        robots={"red": {"beta": 2, "delta": 1}, "blue": {"beta": 1, "omega": 1, "gamma": 1}}, **position
    )
    play(t, "red", "use zeta", "from beta")
    assert refused(t, "red", "with beta") == ("barred-same-planet", "M8.11")
    assert refused(t, "red", "with delta") == ("barred-no-enemy-robot", "M8.11")


@exercises("eta")
def test_M8_12_eta_places_one_robot_anywhere():
    t = played("red", "use eta", row=ETA, ships="eta", explored="alpha eta zeta")
    assert options(t) == {"at alpha", "at eta", "at zeta"}
    play(t, "red", "at zeta")
    assert robots(t, "red") == {"zeta": 1}


@limits("eta")
def test_M8_12_eta_does_not_reach_unexplored_planets():
    t = played("red", "use eta", row=ETA, ships="eta", explored="alpha eta zeta")
    assert refused(t, "red", "at omega") == ("barred-unexplored", "M6.7")


@exercises("theta")
def test_E35_M8_13_theta_gathers_on_one_planet():
    t = lay_out(THETA, ships="theta", robots={"alpha": 1, "delta": 1})
    play(t, "red", "use theta", "to omega", "from alpha", "from delta")
    assert robots(t, "red") == {"omega": 2}


@limits("theta")
def test_E35_M8_13_theta_does_not_spread():
    """The target is chosen once; both robots go there."""
    t = lay_out(THETA, ships="theta", robots={"alpha": 1, "delta": 2})
    play(t, "red", "use theta", "to omega", "from delta")
    assert options(t) == {"from alpha", "from delta", "enough"}
    assert refused(t, "red", "to gamma").text == "error-not-an-option"


@exercises("theta")
@pytest.mark.parametrize(
    ("answers", "after"),
    [
        (["from delta", "from delta"], {"alpha": 2, "delta": 1}),
        (["from delta", "enough"], {"alpha": 1, "delta": 2}),
    ],
)
def test_M8_13_theta_takes_one_or_two_also_from_one_planet(answers, after):
    t = lay_out(THETA, ships="theta", robots={"delta": 3, "beta": 1})
    play(t, "red", "use theta", "to alpha", *answers)
    assert robots(t, "red") == {**after, "beta": 1}


@limits("theta")
def test_M8_13_theta_takes_none_from_its_target_and_no_enemy():
    t = lay_out(THETA, ships="theta", robots={"red": {"delta": 3, "beta": 1}, "blue": {"eta": 1}})
    play(t, "red", "use theta", "to delta")
    assert robots(t, "red") == {"delta": 4}, "the one on Beta was the only other"
    t = lay_out(THETA, ships="theta", robots={"red": {"delta": 3, "beta": 1, "gamma": 1}, "blue": {"eta": 1}})
    play(t, "red", "use theta", "to delta")
    assert refused(t, "red", "from delta") == ("barred-comes-from", "M6.10")
    assert refused(t, "red", "from eta") == ("barred-no-own-robot", "M6.10")


@exercises("omega")
def test_M8_14_omega_places_exactly_three_there():
    t = played("red", "use omega", ships="omega", robots={"omega": 1})
    assert robots(t, "red") == {"omega": 4}
    assert reserve(t, "red") == 21


@limits("omega")
def test_M8_14_omega_never_places_fewer():
    """With one robot in reserve the two others are recycled; there is no stopping."""
    t = played("red", "use omega", ships="omega", robots={"zeta": 12, "beta": 12})
    assert options(t) == {"from zeta", "from beta"}
    play(t, "red", "from zeta")
    assert refused(t, "red", "enough").text == "error-not-an-option"
    play(t, "red", "from beta")
    assert robots(t, "red") == {"omega": 3, "zeta": 11, "beta": 11}


IOTA = "alpha iota gamma delta epsilon zeta omega"


@exercises("iota")
@pytest.mark.parametrize(
    ("answer", "delta", "omega"), [("flip delta", "poor", "none"), ("shift delta omega", "none", "rich")]
)
def test_M8_15_iota_turns_over_or_shifts_a_marker(answer, delta, omega):
    t = lay_out(IOTA, explored="alpha iota", ships="iota", deposits={"delta": "rich"})
    play(t, "red", "use iota", answer)
    assert (deposit(t, "delta"), deposit(t, "omega")) == (delta, omega)


@limits("iota")
def test_M8_15_iota_needs_a_marker_and_a_planet_without_one_to_shift():
    t = lay_out(IOTA, ships="iota")
    assert refused(t, "red", "use iota") == ("barred-no-marker", "M15.6")
    t = played("red", "use iota", row=IOTA, ships="iota", deposits=dict.fromkeys(IOTA.split(), "poor"))
    assert options(t) == {f"flip {planet}" for planet in IOTA.split()}
    t = played("red", "use iota", row=IOTA, ships="iota", deposits={"delta": "rich", "zeta": "poor"})
    assert refused(t, "red", "shift delta zeta").text == "barred-marked"
    assert refused(t, "red", "unmark delta").text == "error-not-an-option"


def test_M8_15_iota_can_shift_to_and_from_unexplored_planets():
    t = played("red", "use iota", row=IOTA, explored="alpha iota", ships="iota", deposits={"delta": "rich"})
    free = ("alpha", "iota", 2, 4, 5, "omega")
    assert options(t) == {"flip 3", *(f"shift 3 {place}" for place in free)}
