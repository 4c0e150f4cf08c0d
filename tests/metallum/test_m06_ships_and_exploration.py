"""M6.7–M6.10 Explored planets, ships and robots on the move."""

from astrarium import start
from astrarium.localization import say

from .table import (
    GAME,
    explored,
    lay_out,
    money,
    options,
    play,
    played,
    refused,
    reserve,
    ship,
)
from .witness import exercises, limits


@limits("eta", "orbital_drop", "alpha", "relay")
def test_M6_7_only_on_explored_planets():
    t = lay_out(
        "alpha eta gamma delta epsilon zeta omega",
        explored="alpha eta gamma",
        ships="eta",
        hand="orbital_drop government_audit",
        robots={"gamma": 1},
    )
    assert refused(t, "red", "use 3") == ("barred-unexplored", "M6.7")
    play(t, "red", "play orbital_drop")
    assert options(t) == {"at alpha", "at eta", "at gamma"}
    assert refused(t, "red", "at 3") == ("barred-unexplored", "M6.7")
    play(t, "red", "at alpha", "use eta")
    assert refused(t, "red", "at omega") == ("barred-unexplored", "M6.7")
    play(t, "red", "at alpha", "play government_audit")
    assert refused(t, "red", "at 5") == ("barred-unexplored", "M6.7")

    t = lay_out(explored="alpha beta", robots={"alpha": 2}, programs="move_1 deploy_1")
    play(t, "red", "use alpha", "from alpha", "to beta")
    assert options(t) == {"to beta", "enough"}
    assert refused(t, "red", "to 2") == ("barred-unexplored", "M6.7")

    t = lay_out(
        explored="alpha beta zeta",
        installed={"relay": "beta"},
        credits=0,
        programs="move_1 deposit_report buy_or_move_module",
    )
    play(t, "red", "resolve buy_or_move_module")
    assert options(t) == {"carry relay alpha", "carry relay zeta"}


@exercises("move_3")
def test_E18_M6_8_only_the_planet_where_the_ship_ends_is_explored():
    t = played("red", "resolve move_3", explored="alpha", programs="move_3 deploy_1")
    assert ship(t, "red") == "delta"
    assert explored(t) == {"alpha", "delta"}
    assert money(t) == (1, 0)


@exercises("overload")
def test_E19_M6_8_omega_is_explored_like_the_others():
    t = lay_out(explored="alpha zeta", ships="zeta", programs="move_1 overload")
    play(t, "red", "resolve overload", "do move_ship", "to omega")
    assert explored(t) == {"alpha", "zeta", "omega"}
    assert money(t) == (1, 0)


@exercises("hyperspace_jump")
def test_M6_8_it_does_not_matter_what_moved_the_ship():
    t = played("red", "play hyperspace_jump", "to 4", explored="alpha", hand="hyperspace_jump")
    assert explored(t) == {"alpha", "epsilon"}
    assert money(t) == (1, 0)


def test_M6_8_nothing_for_a_planet_that_is_explored():
    t = played("red", "resolve move_1", "to beta", explored="alpha beta", programs="move_1 deploy_1")
    assert money(t) == (0, 0)


def test_M6_8_the_other_player_finds_it_explored():
    t = played("red", "resolve move_1", "end", explored="alpha")
    play(t, "blue", "resolve move_1", "end")
    assert money(t) == (1, 0)


def test_M6_9_both_ships_may_share_a_planet():
    t = lay_out(ships={"red": "beta", "blue": "gamma"}, programs="move_1 deploy_1", first="blue")
    play(t, "blue", "resolve move_1", "to beta", "end")
    assert t.view(None)["planets"][1]["ships"] == [0, 1]
    play(t, "red", "resolve deploy_1", "resolve move_1", "to gamma")
    assert ship(t, "blue") == "beta"


def test_M6_9_a_ship_has_no_strength():
    t = lay_out(phase="scoring", ships={"red": "beta", "blue": "gamma"}, robots={"gamma": 1})
    assert money(t) == (3, 0)


@limits("epsilon", "hyperspace_jump", "jump_gate")
def test_M6_9_a_jump_leads_to_another_planet():
    t = lay_out(ships="epsilon", hand="hyperspace_jump", installed={"jump_gate": "epsilon"})
    assert refused(t, "red", "run jump_gate") == ("barred-ship-there", "M6.9")
    play(t, "red", "use epsilon")
    assert refused(t, "red", "to epsilon") == ("barred-ship-there", "M6.9")
    play(t, "red", "to zeta", "play hyperspace_jump")
    assert refused(t, "red", "to zeta") == ("barred-ship-there", "M6.9")


@limits("delta")
def test_M6_10_a_moved_robot_ends_on_another_planet():
    t = played("red", "use delta", "from zeta", ships="delta", robots={"blue": {"zeta": 2}})
    assert refused(t, "red", "to zeta") == ("barred-comes-from", "M6.10")


def test_M6_10_robots_of_one_colour_on_a_planet_are_alike():
    t = played("red", "use delta", ships="delta", robots={"blue": {"zeta": 3, "beta": 1}})
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
    assert say(t.consequence(choice, ("to", 1)), game=GAME).endswith("gain 1 $.")
    assert t.undoable(0) == 2, "the steps before can still be taken back"
    t.undo()
    assert "resolve deploy_1" in options(t)


def test_M6_6_what_would_do_nothing_says_so():
    t = lay_out(programs="move_1 intensive_mining", hand="nuclear_explosion")
    (choice,) = t.pending
    said = {option[0]: t.consequence(choice, option) for option in choice.options}
    assert say(said["play"], game=GAME) == "No robots would leave Alpha."
    mine = t.consequence(choice, ("resolve", "intensive_mining"))
    assert say(mine, game=GAME) == "Alpha would pay you nothing now."
