"""M6 The action phase: steps, arrival, what can be started."""

import pytest

from astrarium import start
from astrarium.texts import say

from .table import (
    GAME,
    asked,
    explored,
    lay_out,
    market,
    module_at,
    money,
    options,
    play,
    refused,
    reserve,
    robots,
    ship,
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
    t = example("actions", first="red", programs={"red": RED})
    play(t, "red", "resolve move_1", "to eta", "use eta", "at delta")
    assert "resolve extra_activation" not in options(t)
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3")


@exercises("eta", "deploy_1", "buy_module", "deposit_report")
def test_E15_M6_1_tiles_and_installation_in_any_order():
    position = {
        "row": "alpha eta theta gamma zeta beta omega",
        "programs": {"red": "move_1 deploy_1 deposit_report buy_module"},
        "credits": {"red": 5},
        "market": "- barrier relay",
    }
    t = lay_out(**position)
    play(t, "red", "resolve move_1", "to eta", "resolve deploy_1", "use eta", "at zeta")
    play(t, "red", "resolve buy_module", "buy relay", "resolve deposit_report", "mark eta rich", "end")
    assert asked(t) == ("blue", "action")
    t = lay_out(ships={"red": "eta"}, **position)
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
    t = lay_out(programs={"red": "move_1 deploy_2"}, ships={"red": "beta"})
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
        ships={"red": "eta"},
        programs={"red": "move_1 deploy_1"},
        hand={"red": "sabotage hyperspace_jump"},
        installed={"jump_gate": ("red", "zeta")},
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
    t = lay_out(programs={"red": "move_1 deploy_1"}, ships={"red": "gamma"}, robots={"blue": {"zeta": 1}})
    play(t, "red", "resolve deploy_1")
    assert refused(t, "red", "resolve deploy_1") == ("barred-resolved", "M6.4")


def test_M6_1_one_installation():
    t = lay_out(
        "alpha eta gamma delta epsilon zeta omega", ships={"red": "eta"}, programs={"red": "move_1 deploy_1"}
    )
    play(t, "red", "use eta", "at eta")
    assert refused(t, "red", "use eta") == ("barred-installation-used", "M8.1")


def test_M6_1_any_number_of_action_modules():
    t = lay_out(
        hand={"red": "orbital_drop government_audit hyperspace_jump nuclear_explosion"},
        robots={"red": {"zeta": 1}},
    )
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
    t = lay_out(programs={"red": "move_1 deploy_1 deposit_report"}, ships={"red": "gamma"})
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2")
    play(t, "red", *steps, "end")
    assert asked(t) == ("blue", "action")


def test_M6_3_everything_else_is_voluntary_and_spent_all_the_same():
    t = lay_out(programs={"red": "move_1 deploy_3 deposit_report"})
    play(t, "red", "resolve move_1", "end")
    spent = t.view(1)["players"][0]["spent"]
    assert {"move_1", "deploy_3", "deposit_report"} <= set(spent)
    assert robots(t, "red") == {}


def test_M6_4_a_resolved_tile_is_turned_over_at_once():
    t = lay_out(programs={"red": "move_1 deploy_1 deposit_report"})
    play(t, "red", "resolve deploy_1")
    red = t.view(1)["players"][0]
    assert red["unresolved"] == ["move_1", "deposit_report"]
    assert red["spent"] == ["deploy_1"]


def test_M6_4_a_spent_tile_is_inactive_until_the_end_of_the_terce():
    t = lay_out(programs={"red": "move_1 deploy_1"}, phase="scoring", round=1)
    assert refused(t, "red", "program move_2 deploy_1") == ("barred-spent", "M6.4")
    assert refused(t, "red", "program move_1") == ("barred-spent", "M6.4")
    t = lay_out(programs={"red": "move_1 deploy_1"}, phase="scoring", round=3)
    play(t, "red", "program move_1 deploy_1")


# -- M6.5, M6.6


def test_M6_5_a_step_is_finished_before_the_next_begins():
    t = lay_out(programs={"red": "move_1 deploy_1"}, robots={"red": {"alpha": 4, "beta": 1}})
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
    t = lay_out(programs={"red": "move_1 deploy_1"})
    assert "use alpha" not in options(t)
    play(t, "red", "resolve deploy_1", "use alpha", "to zeta")
    assert robots(t, "red") == {"zeta": 1}


@limits("gamma")
def test_M6_6_every_part_must_be_possible():
    """Gamma needs an own robot there and an enemy robot anywhere."""
    here = {"ships": {"red": "gamma"}, "programs": {"red": "move_1 deploy_1"}}
    t = lay_out(robots={"blue": {"zeta": 1}}, **here)
    assert refused(t, "red", "use gamma") == ("barred-no-own-robot", "M8.5")
    play(t, "red", "resolve deploy_1", "use gamma")
    t = lay_out(robots={"red": {"gamma": 1}}, **here)
    assert refused(t, "red", "use gamma") == ("barred-no-enemy-robots", "M8.5")


@limits("sabotage", "activation")
def test_M6_6_a_card_that_can_do_nothing_is_not_playable():
    t = lay_out(hand={"red": "sabotage activation"}, programs={"red": "move_1 deploy_1"})
    assert refused(t, "red", "play sabotage") == ("barred-no-module", "M11.2")
    assert refused(t, "red", "play activation") == ("barred-no-own-robots", "M6.10"), "Alpha has none to move"
    play(t, "red", "resolve deploy_1")
    assert "play activation" in options(t), "Alpha can move the robot now"


@exercises("intensive_mining", "government_audit", "nuclear_explosion")
def test_M6_6_three_things_may_be_used_for_nothing():
    t = lay_out(
        programs={"red": "move_1 intensive_mining"}, hand={"red": "government_audit nuclear_explosion"}
    )
    play(t, "red", "resolve intensive_mining", "play government_audit", "at zeta", "play nuclear_explosion")
    assert money(t) == (0, 0)
    assert told(t).count("mined") == 2


# -- M6.7 to M6.10


@limits("eta", "orbital_drop", "alpha", "relay")
def test_M6_7_only_on_explored_planets():
    t = lay_out(
        "alpha eta gamma delta epsilon zeta omega",
        explored="alpha eta gamma",
        ships={"red": "eta"},
        hand={"red": "orbital_drop government_audit"},
        robots={"red": {"gamma": 1}},
    )
    assert refused(t, "red", "use 3") == ("barred-unexplored", "M6.7")
    play(t, "red", "play orbital_drop")
    assert options(t) == {"at alpha", "at eta", "at gamma"}
    assert refused(t, "red", "at 3") == ("barred-unexplored", "M6.7")
    play(t, "red", "at alpha", "use eta")
    assert refused(t, "red", "at omega") == ("barred-unexplored", "M6.7")
    play(t, "red", "at alpha", "play government_audit")
    assert refused(t, "red", "at 5") == ("barred-unexplored", "M6.7")

    t = lay_out(explored="alpha beta", robots={"red": {"alpha": 2}}, programs={"red": "move_1 deploy_1"})
    play(t, "red", "use alpha", "from alpha", "to beta")
    assert options(t) == {"to beta", "enough"}
    assert refused(t, "red", "to 2") == ("barred-unexplored", "M6.7")

    t = lay_out(
        explored="alpha beta zeta",
        installed={"relay": ("red", "beta")},
        credits={"red": 0},
        programs={"red": "move_1 deposit_report buy_or_move_module"},
    )
    play(t, "red", "resolve buy_or_move_module")
    assert options(t) == {"carry relay alpha", "carry relay zeta"}


@exercises("move_3")
def test_E18_M6_8_only_the_planet_where_the_ship_ends_is_explored():
    t = lay_out(explored="alpha", programs={"red": "move_3 deploy_1"})
    play(t, "red", "resolve move_3")
    assert ship(t, "red") == "delta"
    assert explored(t) == {"alpha", "delta"}
    assert money(t) == (1, 0)


@exercises("overload")
def test_E19_M6_8_omega_is_explored_like_the_others():
    t = lay_out(explored="alpha zeta", ships={"red": "zeta"}, programs={"red": "move_1 overload"})
    play(t, "red", "resolve overload", "do move_ship", "to omega")
    assert explored(t) == {"alpha", "zeta", "omega"}
    assert money(t) == (1, 0)


@exercises("hyperspace_jump")
def test_M6_8_it_does_not_matter_what_moved_the_ship():
    t = lay_out(explored="alpha", hand={"red": "hyperspace_jump"})
    play(t, "red", "play hyperspace_jump", "to 4")
    assert explored(t) == {"alpha", "epsilon"}
    assert money(t) == (1, 0)


def test_M6_8_nothing_for_a_planet_that_is_explored():
    t = lay_out(explored="alpha beta", programs={"red": "move_1 deploy_1"})
    play(t, "red", "resolve move_1", "to beta")
    assert money(t) == (0, 0)


def test_M6_8_the_other_player_finds_it_explored():
    t = lay_out(explored="alpha")
    play(t, "red", "resolve move_1", "end")
    play(t, "blue", "resolve move_1", "end")
    assert money(t) == (1, 0)


def test_M6_9_both_ships_may_share_a_planet():
    t = lay_out(ships={"red": "beta", "blue": "gamma"}, programs={"red": "move_1 deploy_1"}, first="blue")
    play(t, "blue", "resolve move_1", "to beta", "end")
    assert t.view(None)["planets"][1]["ships"] == [0, 1]
    play(t, "red", "resolve deploy_1", "resolve move_1", "to gamma")
    assert ship(t, "blue") == "beta"


def test_M6_9_a_ship_has_no_strength():
    t = lay_out(phase="scoring", ships={"red": "beta", "blue": "gamma"}, robots={"red": {"gamma": 1}})
    assert money(t) == (3, 0)


@limits("epsilon", "hyperspace_jump", "jump_gate")
def test_M6_9_a_jump_leads_to_another_planet():
    t = lay_out(
        ships={"red": "epsilon"},
        hand={"red": "hyperspace_jump"},
        installed={"jump_gate": ("red", "epsilon")},
    )
    assert refused(t, "red", "run jump_gate") == ("barred-ship-there", "M6.9")
    play(t, "red", "use epsilon")
    assert refused(t, "red", "to epsilon") == ("barred-ship-there", "M6.9")
    play(t, "red", "to zeta", "play hyperspace_jump")
    assert refused(t, "red", "to zeta") == ("barred-ship-there", "M6.9")


@limits("delta")
def test_M6_10_a_moved_robot_ends_on_another_planet():
    t = lay_out(ships={"red": "delta"}, robots={"blue": {"zeta": 2}})
    play(t, "red", "use delta", "from zeta")
    assert refused(t, "red", "to zeta") == ("barred-comes-from", "M6.10")


def test_M6_10_robots_of_one_colour_on_a_planet_are_alike():
    t = lay_out(ships={"red": "delta"}, robots={"blue": {"zeta": 3, "beta": 1}})
    play(t, "red", "use delta")
    assert options(t) == {"from zeta", "from beta"}
    assert reserve(t, "blue") == 21


def test_M6_8_nobody_is_flown_to_an_unexplored_planet_unasked():
    """The only way on is asked for where it explores, and what it would bring is said."""
    t = start("metallum", seats=2, seed=4)
    t.answer(0, ("program", "move_1", "deploy_1"))
    t.answer(1, ("program", "move_1", "deploy_1", "deposit_report"))
    t.answer(0, ("first", 0))
    t.answer(0, ("resolve", "deploy_1"))
    (choice,) = t.pending
    assert (choice.seat, choice.prompt, list(choice.options)) == (0, "move-ship", [("to", 1)])
    assert say(t.say(choice, ("to", 1)), game=GAME) == "Fly to unexplored planet 2"
    assert say(t.consequence(choice, ("to", 1)), game=GAME).endswith("brings you 1 $.")
    t.undo()
    assert "resolve deploy_1" in options(t), "the step before can still be taken back"


def test_M6_6_what_would_do_nothing_says_so():
    t = lay_out(programs={"red": "move_1 intensive_mining"}, hand={"red": "nuclear_explosion"})
    (choice,) = t.pending
    said = {option[0]: t.consequence(choice, option) for option in choice.options}
    assert say(said["play"], game=GAME) == "No robot would leave Alpha."
    mine = t.consequence(choice, ("resolve", "intensive_mining"))
    assert say(mine, game=GAME) == "Alpha would pay you nothing now."
