"""M6 The action phase: steps, arrival, what can be started."""

import pytest

from .table import (
    asked,
    explored,
    lay_out,
    market,
    module_at,
    money,
    options,
    play,
    played,
    refused,
    robots,
    told,
)
from .witness import exercises, limits

BLUE = "move_2 deploy_2 intensive_mining buy_module"
RED = "move_1 deploy_2 overload extra_activation"


def example(phase="order", **changes):
    """The position of the rulebook's example of an action phase."""
    return lay_out(
        "alpha delta eta gamma zeta theta omega",
        **{
            "explored": "alpha delta eta",
            "ships": {"red": "delta", "blue": "delta"},
            "robots": {"red": {"delta": 2}, "blue": {"eta": 2}},
            "credits": {"red": 4, "blue": 6},
            "market": "- mining_station",
            "programs": {"red": RED, "blue": BLUE},
            "phase": phase,
            **changes,
        },
    )


@exercises("gamma", "eta", "mining_station", "overload", "extra_activation", "intensive_mining", "buy_module")
def test_E13_M6_1_the_example_of_an_action_phase():
    t = example()
    assert asked(t) == ("red", "order"), "7 against 7, and red has fewer credits"
    play(t, "red", "first blue")

    play(t, "blue", "resolve move_2", "to gamma")
    assert "gamma" in explored(t)
    assert money(t) == (4, 7)
    play(t, "blue", "resolve deploy_2", "use gamma", "from gamma", "from delta", "from delta")
    assert robots(t, "blue") == {"eta": 2, "gamma": 1}
    assert robots(t, "red") == {}
    play(t, "blue", "resolve intensive_mining")
    assert money(t) == (4, 10)
    play(t, "blue", "resolve buy_module", "buy mining_station")
    assert money(t) == (4, 7)
    assert module_at(t, "mining_station") == ("blue", "gamma")
    assert market(t) == "- - - -"
    play(t, "blue", "end")

    play(t, "red", "resolve move_1", "to eta", "use eta", "at delta")
    assert robots(t, "red") == {"delta": 1}
    play(t, "red", "resolve overload", "do move_ship", "to gamma")
    assert money(t) == (4, 7), "Gamma was explored already"
    play(t, "red", "resolve deploy_2", "resolve extra_activation", "from gamma", "from gamma", "from eta")
    assert robots(t, "red") == {"delta": 1, "gamma": 1}
    assert robots(t, "blue") == {"eta": 1}
    play(t, "red", "end")

    paid = [(e.seat, t.state.planet(e.args["at"]), e.args["credits"]) for e in t.events() if e.name == "paid"]
    assert paid == [(0, "delta", 3), (1, "eta", 3)], "Gamma is a tie: a robot against the station"
    assert money(t) == (7, 10)


@limits("extra_activation", "eta")
def test_E14_M7_12_M8_3_no_extra_activation_of_the_installation_just_used():
    t = example("actions", first="red", programs=RED)
    play(t, "red", "resolve move_1", "to eta", "use eta", "at delta")
    assert "resolve extra_activation" not in options(t)
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3")


@exercises("eta", "deploy_1", "buy_module", "deposit_report")
def test_E15_M6_1_tiles_and_installation_in_any_order():
    position = {
        "row": "alpha eta theta gamma zeta beta omega",
        "programs": "move_1 deploy_1 deposit_report buy_module",
        "credits": 5,
        "market": "- barrier relay",
    }
    t = played("red", "resolve move_1", "to eta", "resolve deploy_1", "use eta", "at zeta", **position)
    play(t, "red", "resolve buy_module", "buy relay", "resolve deposit_report", "mark eta rich", "end")
    assert asked(t) == ("blue", "action")
    t = lay_out(ships="eta", **position)
    play(
        t,
        "red",
        "use eta",
        "at zeta",
        "resolve buy_module",
        "buy relay",
        "resolve deposit_report",
        "mark eta rich",
    )
    play(t, "red", "resolve deploy_1", "resolve move_1", "to theta", "end")
    assert asked(t) == ("blue", "action")


@limits("move_1")
def test_E16_M6_2_M6_3_only_the_movement_tile_is_compulsory():
    t = lay_out(programs="move_1 deploy_2", ships="beta")
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2")
    play(t, "red", "resolve move_1", "to gamma", "end")
    assert asked(t) == ("blue", "action")
    assert "deploy_2" in t.state.spent(0)
    assert robots(t, "red") == {}


# -- M6.1


def test_M6_1_the_first_player_acts_wholly_before_the_second():
    t = lay_out(first="blue", programs={"red": "move_1 deploy_1", "blue": "move_1 deploy_1"})
    assert asked(t) == ("blue", "action")
    assert refused(t, "red", "resolve deploy_1") == ("error-not-your-choice", "")
    play(t, "blue", "resolve deploy_1", "resolve move_1", "end")
    assert asked(t) == ("red", "action")
    assert refused(t, "blue", "resolve deploy_1") == ("error-not-your-choice", "")


@exercises("jump_gate", "sabotage", "hyperspace_jump", "eta")
def test_M6_1_all_kinds_of_steps_are_offered():
    t = lay_out(
        "alpha eta gamma delta epsilon zeta omega",
        ships="eta",
        programs="move_1 deploy_1",
        hand="sabotage hyperspace_jump",
        installed={"jump_gate": "zeta"},
    )
    steps = {
        "resolve move_1",
        "resolve deploy_1",
        "use eta",
        "play sabotage",
        "play hyperspace_jump",
        "run jump_gate",
    }
    assert options(t) == steps
    play(t, "red", "use eta", "at eta", "play hyperspace_jump", "to alpha", "run jump_gate")
    assert options(t) == {"resolve move_1", "resolve deploy_1", "play sabotage"}
    play(t, "red", "play sabotage", "resolve move_1", "to omega")
    assert options(t) == {"resolve deploy_1", "end"}


def test_M6_1_each_tile_at_most_once():
    t = lay_out(programs="move_1 deploy_1", ships="gamma", robots={"blue": {"zeta": 1}})
    play(t, "red", "resolve deploy_1")
    assert refused(t, "red", "resolve deploy_1") == ("barred-resolved", "M6.4")


def test_M6_1_one_installation():
    t = lay_out("alpha eta gamma delta epsilon zeta omega", ships="eta", programs="move_1 deploy_1")
    play(t, "red", "use eta", "at eta")
    assert refused(t, "red", "use eta") == ("barred-installation-used", "M8.1")


def test_M6_1_any_number_of_action_modules():
    t = lay_out(hand="orbital_drop government_audit hyperspace_jump nuclear_explosion", robots={"zeta": 1})
    play(
        t,
        "red",
        "play orbital_drop",
        "at zeta",
        "play government_audit",
        "at zeta",
        "play hyperspace_jump",
        "to zeta",
    )
    play(t, "red", "play nuclear_explosion")
    assert t.state.hand[0] == ()
    assert money(t) == (3, 0)


# -- M6.2 to M6.4


MOVE, DEPLOY, REPORT = (
    ["resolve move_1", "to beta"],
    ["resolve deploy_1"],
    ["resolve deposit_report", "mark beta poor"],
)


@pytest.mark.parametrize("steps", [MOVE + DEPLOY + REPORT, DEPLOY + MOVE + REPORT, DEPLOY + REPORT + MOVE])
def test_M6_2_movement_first_between_or_last(steps):
    t = lay_out(programs="move_1 deploy_1 deposit_report", ships="gamma")
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2")
    play(t, "red", *steps, "end")
    assert asked(t) == ("blue", "action")


def test_M6_3_everything_else_is_voluntary_and_spent_all_the_same():
    t = played("red", "resolve move_1", "end", programs="move_1 deploy_3 deposit_report")
    spent = t.view(1)["players"][0]["spent"]
    assert {"move_1", "deploy_3", "deposit_report"} <= set(spent)
    assert robots(t, "red") == {}


def test_M6_4_a_resolved_tile_is_turned_over_at_once():
    t = played("red", "resolve deploy_1", programs="move_1 deploy_1 deposit_report")
    red = t.view(1)["players"][0]
    assert red["unresolved"] == ["move_1", "deposit_report"]
    assert red["spent"] == ["deploy_1"]


def test_M6_4_a_spent_tile_is_inactive_until_the_end_of_the_terce():
    t = lay_out(programs="move_1 deploy_1", phase="scoring", round=1)
    assert refused(t, "red", "program move_2 deploy_1") == ("barred-spent", "M6.4")
    assert refused(t, "red", "program move_1") == ("barred-spent", "M6.4")
    t = played("red", "program move_1 deploy_1", programs="move_1 deploy_1", phase="scoring", round=3)


# -- M6.5, M6.6


def test_M6_5_a_step_is_finished_before_the_next_begins():
    t = lay_out(programs="move_1 deploy_1", robots={"alpha": 4, "beta": 1})
    play(t, "red", "use alpha", "from alpha", "to beta")
    assert options(t) == {
        "enough",
        *(f"to {planet}" for planet in ("beta", "gamma", "delta", "epsilon", "zeta", "omega")),
    }
    assert refused(t, "red", "resolve deploy_1") == ("error-not-an-option", "")
    play(t, "red", "enough", "resolve deploy_1")
    assert robots(t, "red") == {"alpha": 4, "beta": 2}


def test_M6_5_the_present_state_counts_for_the_next_step():
    """A robot placed by one step can be moved by the next."""
    t = lay_out(programs="move_1 deploy_1")
    assert "use alpha" not in options(t)
    play(t, "red", "resolve deploy_1", "use alpha", "to zeta")
    assert robots(t, "red") == {"zeta": 1}


@limits("gamma")
def test_M6_6_every_part_must_be_possible():
    """Gamma needs an own robot there and an enemy robot anywhere."""
    here = {"ships": "gamma", "programs": "move_1 deploy_1"}
    t = lay_out(robots={"blue": {"zeta": 1}}, **here)
    assert refused(t, "red", "use gamma") == ("barred-no-own-robot", "M8.8")
    play(t, "red", "resolve deploy_1", "use gamma")
    t = lay_out(robots={"gamma": 1}, **here)
    assert refused(t, "red", "use gamma") == ("barred-no-enemy-robots", "M8.8")


@limits("sabotage", "activation")
def test_M6_6_a_card_that_can_do_nothing_is_not_playable():
    t = lay_out(hand="sabotage activation", programs="move_1 deploy_1")
    assert refused(t, "red", "play sabotage") == ("barred-no-module", "M11.2")
    assert refused(t, "red", "play activation") == ("barred-no-own-robots", "M6.10"), "Alpha has none to move"
    play(t, "red", "resolve deploy_1")
    assert "play activation" in options(t), "Alpha can move the robot now"


@exercises("intensive_mining", "government_audit", "nuclear_explosion")
def test_M6_6_three_things_may_be_used_for_nothing():
    t = lay_out(programs="move_1 intensive_mining", hand="government_audit nuclear_explosion")
    play(t, "red", "resolve intensive_mining", "play government_audit", "at zeta", "play nuclear_explosion")
    assert money(t) == (0, 0)
    assert told(t).count("mined") == 2
