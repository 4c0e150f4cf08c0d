"""M10 Planetary modules, one by one."""

import pytest

from astrarium.games.metallum.components import MODULES

from .table import (
    GAME,
    asked,
    lay_out,
    module_at,
    money,
    options,
    play,
    played,
    refused,
    reserve,
    robots,
    ship,
)
from .witness import exercises, limits


def paid(**position):
    """What a scoring pays red and blue."""
    return money(lay_out(phase="scoring", **position))


def on(planet, red, blue):
    return {"red": {planet: red}, "blue": {planet: blue}}


# -- M10.1 Mining Station


@exercises("mining_station")
@pytest.mark.parametrize(
    ("red", "blue", "pay"), [(0, 0, (3, 0)), (0, 1, (0, 0)), (1, 1, (3, 1)), (0, 2, (1, 3))]
)
def test_M10_1_the_mining_station_adds_one_to_strength(red, blue, pay):
    assert paid(robots=on("beta", red, blue), installed={"mining_station": "beta"}) == pay


@limits("mining_station")
def test_M10_1_it_counts_on_its_planet_and_for_its_owner_only():
    assert paid(robots=on("beta", 1, 1), installed={"mining_station": "zeta"}) == (3, 0)
    assert paid(robots=on("beta", 1, 1), installed={"mining_station": ("blue", "beta")}) == (1, 3)


@exercises("mining_station", "intensive_mining")
def test_M10_1_also_for_intensive_mining():
    t = lay_out(programs="move_1 deploy_1 intensive_mining", installed={"mining_station": "alpha"})
    play(t, "red", "resolve intensive_mining")
    assert money(t) == (3, 0)


# -- M10.2 Research Station


@exercises("research_station", "conglomerate")
@pytest.mark.parametrize("place", ["alpha", "omega"])
def test_M10_2_the_research_station_takes_two_off_every_purchase(place):
    t = lay_out(
        programs="move_1 deploy_1 buy_module",
        credits=3,
        market="- conglomerate refinery",
        installed={"research_station": place},
    )
    play(t, "red", "resolve buy_module", "buy conglomerate")
    assert money(t) == (0, 0)


@limits("research_station")
def test_M10_2_it_does_nothing_for_the_opponent():
    t = lay_out(
        programs="move_1 deploy_1 buy_module",
        credits=2,
        market="- relay",
        installed={"research_station": ("blue", "alpha")},
    )
    assert refused(t, "red", "resolve buy_module") == ("barred-cannot-pay", "M9.4")


@exercises("research_station")
def test_M10_2_it_serves_action_modules_too():
    t = lay_out(
        programs="move_1 deploy_1 buy_module",
        credits=1,
        market="- orbital_drop",
        installed={"research_station": "alpha"},
    )
    play(t, "red", "resolve buy_module")
    assert (money(t), t.state.hand[0]) == ((0, 0), ("orbital_drop",))


# -- M10.5 to M10.7 what scoring changes


@exercises("conglomerate")
@pytest.mark.parametrize(("side", "pay"), [("rich", 3), ("none", 2), ("poor", 1)])
def test_E39_M10_5_the_conglomerate_adds_one_to_a_minority(side, pay):
    position = {
        "robots": on("beta", 1, 2),
        "deposits": {"beta": side},
        "installed": {"conglomerate": "omega"},
    }
    assert paid(**position)[0] == pay


@limits("conglomerate")
def test_M10_5_nothing_for_majority_tie_or_absence_and_nothing_for_the_opponent():
    mine = {"conglomerate": ("red", "omega")}
    assert paid(robots=on("beta", 2, 1), installed=mine) == (3, 1)
    assert paid(robots=on("beta", 1, 1), installed=mine) == (0, 0)
    assert paid(robots=on("beta", 0, 1), installed=mine) == (0, 3)


@exercises("conglomerate")
def test_M10_5_each_planet_counts():
    robots = {"red": {"beta": 1, "zeta": 1, "omega": 1}, "blue": {"beta": 2, "zeta": 2, "omega": 2}}
    assert paid(robots=robots, installed={"conglomerate": "alpha"}) == (6, 9)


@exercises("refinery")
def test_E41_M10_6_the_refinery_adds_two_to_a_majority():
    mine = {"refinery": ("red", "beta")}
    assert paid(robots=on("beta", 2, 1), deposits={"beta": "poor"}, installed=mine) == (1 + 2, 0)
    assert paid(robots=on("beta", 1, 1), deposits={"beta": "poor"}, installed=mine) == (0, 0)


@limits("refinery")
def test_M10_6_nothing_for_a_minority_or_on_another_planet():
    assert paid(robots=on("beta", 1, 2), installed={"refinery": "beta"}) == (1, 3)
    assert paid(robots=on("beta", 2, 1), installed={"refinery": "zeta"}) == (3, 1)
    assert paid(robots=on("beta", 1, 2), installed={"refinery": "zeta"}) == (1, 3)


@exercises("refinery", "intensive_mining")
def test_E42_M10_6_M12_6_intensive_mining_counts_the_refinery():
    t = lay_out(
        programs="move_1 deploy_1 intensive_mining",
        robots=on("alpha", 2, 1),
        deposits={"alpha": "rich"},
        installed={"refinery": "alpha"},
    )
    play(t, "red", "resolve intensive_mining")
    assert money(t) == (5 + 2, 0)


@exercises("arbitration_board", "conglomerate")
def test_E40_M10_7_a_tie_is_paid_as_a_minority():
    position = {"robots": on("beta", 2, 2), "deposits": {"beta": "rich"}}
    board = {"arbitration_board": ("red", "omega")}
    assert paid(installed=board, **position) == (2, 0)
    assert paid(installed={**board, "conglomerate": ("red", "alpha")}, **position) == (3, 0)


@limits("arbitration_board")
def test_M10_7_no_tie_no_effect():
    board = {"arbitration_board": ("red", "omega")}
    assert paid(robots=on("beta", 2, 1), installed=board) == (3, 1)
    assert paid(robots={}, installed=board) == (0, 0), "no tie with nobody there"
    assert paid(robots=on("beta", 1, 1), deposits={"beta": "poor"}, installed=board) == (0, 0)
    assert paid(robots=on("beta", 1, 1), installed={**board, "conglomerate": ("blue", "omega")}) == (1, 0)


# -- M10.9 to M10.12


@exercises("optimiser")
def test_M10_9_the_optimiser_works_from_wherever_it_lies():
    for place in ("alpha", "omega"):
        t = lay_out(phase="order", installed={"optimiser": ("blue", place)}, credits={"red": 0, "blue": 9})
        assert asked(t) == ("blue", "order")


@limits("optimiser")
def test_M10_9_it_does_not_touch_the_comparison_of_credits():
    programs = {"red": "move_1 deploy_2", "blue": "move_1 deploy_2 deposit_report"}
    position = {"phase": "order", "programs": programs, "installed": {"optimiser": ("blue", "alpha")}}
    assert asked(lay_out(credits={"red": 4, "blue": 5}, **position)) == ("red", "order")
    assert asked(lay_out(credits={"red": 5, "blue": 4}, **position)) == ("blue", "order")


@exercises("relay", "omega")
def test_E43_M10_10_the_relay_reaches_its_planet_from_afar():
    position = {"robots": {"zeta": 1}, "installed": {"relay": "omega"}}
    t = lay_out(**position)
    assert {"use alpha", "use omega"} <= options(t)
    play(t, "red", "use omega")
    assert robots(t, "red") == {"zeta": 1, "omega": 3}
    assert ship(t, "red") == "alpha"
    assert refused(t, "red", "use alpha") == ("barred-installation-used", "M8.1")
    t = played("red", "use alpha", "to beta", **position)
    assert refused(t, "red", "use omega") == ("barred-installation-used", "M8.1")


ETA = "alpha eta gamma delta epsilon zeta omega"


@exercises("relay", "extra_activation", "activation")
def test_E49_M10_10_the_relay_serves_the_regular_use_and_activation_not_extra_activation():
    position = {
        "row": ETA,
        "ships": "eta",
        "programs": "move_1 deploy_2 extra_activation",
        "installed": {"relay": "omega"},
        "hand": "activation",
    }
    t = played("red", "use omega", "resolve extra_activation", "at zeta", **position)
    assert robots(t, "red") == {"omega": 3, "zeta": 1}
    t = played("red", "use eta", "at zeta", **position)
    assert refused(t, "red", "resolve extra_activation") == ("barred-installation-used", "M8.3"), (
        "only Eta is there"
    )
    play(t, "red", "play activation", "use omega")
    assert robots(t, "red") == {"omega": 3, "zeta": 1}
    t = played("red", "use omega", "play activation", "use omega", **position)
    assert robots(t, "red") == {"omega": 6}


@limits("relay")
def test_M10_10_the_opponents_relay_serves_nobody_else():
    t = lay_out(installed={"relay": ("blue", "omega")})
    assert refused(t, "red", "use omega") == ("barred-ship-elsewhere", "M8.1")


@limits("relay", "extra_activation")
def test_M10_10_M16_2_extra_activation_from_afar_is_never_offered():
    t = lay_out(programs="move_1 deploy_2 extra_activation", installed={"relay": "omega"})
    assert refused(t, "red", "resolve extra_activation") == ("barred-no-own-robots", "M6.10")


@exercises("relay", "gamma")
def test_M10_10_the_ships_planet_is_still_where_the_ship_is():
    t = lay_out(installed={"relay": "gamma"}, robots={"red": {"gamma": 1}, "blue": {"zeta": 1}}, ships="zeta")
    play(t, "red", "use gamma", "resolve deploy_1")
    assert robots(t, "red") == {"zeta": 1}, "Gamma gave up its own robot, the tile placed on Zeta"


@exercises("jump_gate")
def test_M10_11_the_jump_gate_takes_the_ship_there_once():
    t = played("red", "run jump_gate", installed={"jump_gate": "zeta"})
    assert ship(t, "red") == "zeta"
    assert refused(t, "red", "run jump_gate") == ("barred-freed", "M10.11")
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2"), (
        "it does not replace the movement tile"
    )
    play(t, "red", "resolve move_1", "to omega")
    assert refused(t, "red", "run jump_gate") == ("barred-freed", "M10.11")


@limits("jump_gate")
def test_M10_11_not_for_the_opponent_and_not_where_the_ship_is():
    t = lay_out(installed={"jump_gate": ("blue", "zeta")})
    assert refused(t, "red", "run jump_gate").text == "error-not-an-option"
    t = lay_out(installed={"jump_gate": "alpha"})
    assert refused(t, "red", "run jump_gate") == ("barred-ship-there", "M6.9")
    play(t, "red", "resolve move_1", "run jump_gate")
    assert ship(t, "red") == "alpha", "later in the phase there is something to use"


@exercises("jump_gate")
def test_M10_11_once_in_each_action_phase():
    t = played("red", "run jump_gate", "resolve move_1", "to omega", "end", installed={"jump_gate": "zeta"})
    play(t, "blue", "resolve move_1", "end")
    play(t, "red", "program move_2")
    play(t, "blue", "program move_3")
    play(t, "red", "first red")
    assert "run jump_gate" in options(t)


@exercises("robot_factory")
def test_E45_M10_12_the_factory_asks_below_two_robots():
    position = {"phase": "scoring", "installed": {"robot_factory": "beta"}}
    t = lay_out(robots={"beta": 2}, **position)
    assert t.state.phase == "programming", "with two robots there the owner is not asked"
    for answer, there, left in (("run robot_factory", 2, 4), ("pass", 1, 5)):
        t = lay_out(robots={"beta": 1, "zeta": 19}, **position)
        assert options(t) == {"run robot_factory", "pass"}
        play(t, "red", answer)
        assert (robots(t, "red", "beta"), reserve(t, "red")) == (there, left)


@limits("robot_factory")
def test_M10_12_only_its_owner_and_only_his_robots_count():
    t = lay_out(phase="scoring", robots=on("beta", 2, 5), installed={"robot_factory": ("blue", "beta")})
    assert t.state.phase == "programming"
    t = lay_out(phase="scoring", robots=on("beta", 5, 0), installed={"robot_factory": ("blue", "beta")})
    assert asked(t) == ("blue", "end-round")


@exercises("robot_factory", "buy_or_move_module")
def test_M10_12_it_works_where_it_lies_now():
    t = lay_out(programs="move_1 deploy_1 buy_or_move_module", installed={"robot_factory": "beta"})
    play(t, "red", "resolve buy_or_move_module", "carry robot_factory omega", "resolve move_1", "end")
    play(t, "blue", "resolve move_1", "end")
    play(t, "red", "run robot_factory")
    assert robots(t, "red") == {"omega": 1}
    assert module_at(t, "robot_factory") == ("red", "omega")


@pytest.mark.parametrize("module", [module.id for module in MODULES.values() if module.kind == "planetary"])
def test_M10_1_the_rules_print_the_cost_of_each_module(module):
    assert f"({MODULES[module].cost} $)" in GAME.rules[MODULES[module].rule].replace("\u00a0", " ")
