"""M7 Subprograms: what each tile does."""

import pytest

from astrarium.games.metallum.components import TILES

from .table import (
    GAME,
    deposit,
    explored,
    lay_out,
    market,
    module_at,
    money,
    options,
    play,
    played,
    positions,
    refused,
    reserve,
    robots,
    ship,
    why,
)
from .witness import exercises, limits


def flight(tile, start):
    """Where a movement tile can bring a ship from a position."""
    t = played("red", f"resolve {tile}", ships=start, programs=f"{tile} deploy_1")
    return [t.state.ships[0]] if t.state.ships[0] != start else positions(t)


@pytest.mark.parametrize(
    ("start", "ends"), [(0, [1]), (1, [0, 2]), (2, [1, 3]), (3, [2, 4]), (5, [4, 6]), (6, [5])]
)
@exercises("move_1")
def test_M7_1_move_1_goes_to_an_adjacent_planet(start, ends):
    assert flight("move_1", start) == ends


@limits("move_1")
def test_M7_1_move_1_goes_no_farther():
    t = played("red", "resolve move_1", ships="delta", programs="move_1 deploy_1")
    assert refused(t, "red", "to zeta") == ("barred-distance", "M7.1")
    assert refused(t, "red", "to delta") == ("barred-distance", "M7.1")


@pytest.mark.parametrize(
    ("tile", "start", "ends"),
    [("move_2", 1, [3]), ("move_2", 5, [3]), ("move_3", 3, [0, 6]), ("move_3", 2, [5])],
)
def test_E17_M7_2_M7_3_the_way_that_stays_in_the_row(tile, start, ends):
    assert flight(tile, start) == ends


@pytest.mark.parametrize(("start", "ends"), [*enumerate([[2], [3], [0, 4], [1, 5], [2, 6], [3], [4]])])
@exercises("move_2")
def test_M7_2_move_2_goes_exactly_two_planets(start, ends):
    assert flight("move_2", start) == ends


@limits("move_2")
def test_M7_2_move_2_does_not_turn_back_or_stop_short():
    t = played("red", "resolve move_2", ships="gamma", programs="move_2 deploy_1")
    assert refused(t, "red", "to gamma") == ("barred-distance", "M7.2")
    assert refused(t, "red", "to beta") == ("barred-distance", "M7.2")


@pytest.mark.parametrize(("start", "ends"), [*enumerate([[3], [4], [5], [0, 6], [1], [2], [3]])])
@exercises("move_3")
def test_M7_3_move_3_goes_exactly_three_planets(start, ends):
    assert flight("move_3", start) == ends


@limits("move_3")
def test_M7_3_move_3_does_not_stop_short():
    t = played("red", "resolve move_3", ships="delta", programs="move_3 deploy_1")
    assert refused(t, "red", "to zeta") == ("barred-distance", "M7.3")


@exercises("deploy_1")
def test_M7_4_one_robot():
    t = played("red", "resolve deploy_1", ships="zeta", programs="move_1 deploy_1")
    assert robots(t, "red") == {"zeta": 1}
    assert reserve(t, "red") == 24


@exercises("deploy_2")
def test_M7_5_two_robots():
    t = lay_out(programs="move_1 deploy_2", robots={"red": {"alpha": 1}, "blue": {"alpha": 3}})
    play(t, "red", "resolve deploy_2")
    assert robots(t, "red") == {"alpha": 3}


@exercises("deploy_3")
def test_M7_6_three_robots():
    t = played("red", "resolve deploy_3", ships="omega", programs="move_1 deploy_3")
    assert robots(t, "red") == {"omega": 3}


@limits("deploy_1", "deploy_2", "deploy_3")
def test_M7_4_M7_5_M7_6_neither_planet_nor_number_can_be_chosen():
    """Nothing is asked, and with too few in reserve all have to be placed (M15.4)."""
    for count, tile in enumerate(("deploy_1", "deploy_2", "deploy_3"), 1):
        t = lay_out(programs=f"move_1 {tile} deposit_report", robots={"zeta": 12, "beta": 13})
        play(t, "red", f"resolve {tile}")
        for _ in range(count):
            assert options(t) == {"from zeta", "from beta"}
            play(t, "red", "from zeta")
        assert robots(t, "red", "alpha") == count
        assert "resolve move_1" in options(t)


@exercises("deposit_report")
def test_M7_7_a_report_marks_any_planet_rich_or_poor():
    t = played("red", "resolve deposit_report", explored="alpha", programs="move_1 deploy_1 deposit_report")
    assert options(t) == {
        f"mark {place} {side}" for place in ("alpha", 1, 2, 3, 4, 5, "omega") for side in ("rich", "poor")
    }
    play(t, "red", "mark 3 poor")
    assert deposit(t, "delta") == "poor"
    assert explored(t) == {"alpha"}


@exercises("deposit_report")
def test_M7_7_a_report_takes_a_marker_away():
    t = lay_out(programs="move_1 deposit_report", deposits={"zeta": "rich"})
    play(t, "red", "resolve deposit_report", "unmark zeta")
    assert deposit(t, "zeta") == "none"


@limits("deposit_report")
def test_M7_7_a_report_neither_turns_over_nor_doubles_a_marker():
    t = played("red", "resolve deposit_report", programs="move_1 deposit_report", deposits={"zeta": "rich"})
    assert {option for option in options(t) if "zeta" in option} == {"unmark zeta"}
    assert refused(t, "red", "flip zeta").text == "error-not-an-option"
    assert refused(t, "red", "mark zeta poor").text == "barred-marked"


@exercises("overload")
def test_M7_8_overload_places_or_moves():
    t = played("red", "resolve overload", ships="delta", programs="move_1 overload")
    assert options(t) == {"do place", "do move_ship"}
    play(t, "red", "do place")
    assert robots(t, "red") == {"delta": 1}
    assert ship(t, "red") == "delta"

    t = lay_out(explored="alpha delta", ships="delta", programs="move_1 overload")
    play(t, "red", "resolve overload", "do move_ship", "to 4")
    assert robots(t, "red") == {}
    assert money(t) == (1, 0), "this move explores as well"


@limits("overload")
def test_M7_8_overload_does_not_do_both_and_does_not_replace_movement():
    t = played("red", "resolve overload", "do move_ship", ships="delta", programs="move_1 deploy_1 overload")
    assert positions(t) == [2, 4]
    play(t, "red", "to gamma")
    assert robots(t, "red") == {}
    assert refused(t, "red", "end") == ("barred-movement-first", "M6.2")


@exercises("intensive_mining")
@pytest.mark.parametrize(
    ("deposit", "mine", "theirs", "pay"),
    [
        ("none", 2, 1, 3),
        ("rich", 1, 0, 5),
        ("poor", 1, 0, 1),
        ("none", 1, 2, 1),
        ("rich", 1, 2, 2),
        ("poor", 1, 2, 0),
        ("rich", 2, 2, 0),
        ("none", 0, 2, 0),
    ],
)
def test_M7_9_intensive_mining_pays_the_player_alone(deposit, mine, theirs, pay):
    t = lay_out(
        programs="move_1 deploy_1 intensive_mining",
        robots={"red": {"alpha": mine}, "blue": {"alpha": theirs}},
        deposits={"alpha": deposit},
    )
    play(t, "red", "resolve intensive_mining")
    assert money(t) == (pay, 0)


@limits("intensive_mining")
def test_M7_9_intensive_mining_pays_for_the_ships_planet_only():
    t = lay_out(programs="move_1 deploy_1 intensive_mining", robots={"beta": 3})
    play(t, "red", "resolve intensive_mining")
    assert money(t) == (0, 0)


@exercises("buy_module")
def test_M7_10_buy_module_buys_one_card():
    t = lay_out(
        ships="zeta",
        programs="move_1 deploy_1 buy_module",
        credits=9,
        market="barrier refinery relay optimiser",
    )
    play(t, "red", "resolve buy_module")
    assert options(t) == {"buy barrier", "buy refinery", "buy relay", "buy optimiser"}
    play(t, "red", "buy refinery")
    assert market(t) == "barrier - relay optimiser"
    assert "resolve buy_module" not in options(t)


@limits("buy_module")
def test_M7_10_nothing_to_pay_for_nothing_to_buy():
    tiles = {"programs": "move_1 deploy_1 buy_module"}
    t = lay_out(credits=2, market="- refinery relay", **tiles)
    assert refused(t, "red", "resolve buy_module") == ("barred-cannot-pay", "M9.4")
    assert why(t, "resolve buy_module") == "The cheapest module costs 3 $; you have 2 $."
    t = lay_out(credits=9, **tiles)
    assert refused(t, "red", "resolve buy_module") == ("barred-market-empty", "M9.6")


@limits("buy_or_move_module")
def test_M7_11_neither_to_pay_for_nor_to_move():
    tiles = {"programs": "move_1 deploy_1 buy_or_move_module"}
    t = lay_out(credits=2, market="- refinery relay", **tiles)
    assert refused(t, "red", "resolve buy_or_move_module") == ("barred-neither", "M6.6")
    both = "The cheapest module costs 3 $; you have 2 $. You have no module on a planet."
    assert why(t, "resolve buy_or_move_module") == both


@exercises("buy_or_move_module", "refinery")
def test_M7_11_buy_or_move():
    position = {
        "programs": "move_1 deploy_1 buy_or_move_module",
        "credits": 9,
        "market": "- relay",
        "installed": {"refinery": "beta"},
    }
    t = played("red", "resolve buy_or_move_module", **position)
    assert options(t) == {"do buy_module", "do move_module"}
    play(t, "red", "do buy_module", "buy relay")
    assert module_at(t, "relay") == ("red", "alpha")
    t = played("red", "resolve buy_or_move_module", "do move_module", "carry refinery omega", **position)
    assert module_at(t, "refinery") == ("red", "omega")
    assert money(t) == (9, 0)


@limits("buy_or_move_module", "refinery")
def test_M7_11_the_opponents_module_cannot_be_moved():
    t = lay_out(
        programs="move_1 deploy_1 buy_or_move_module", credits=0, installed={"refinery": ("blue", "beta")}
    )
    assert refused(t, "red", "resolve buy_or_move_module") == ("barred-neither", "M6.6")


@exercises("extra_activation", "eta", "epsilon")
def test_M7_12_extra_activation_uses_one_more_installation():
    t = lay_out(
        "alpha eta gamma delta epsilon zeta omega",
        ships="epsilon",
        programs="move_1 deploy_2 extra_activation",
    )
    play(t, "red", "use epsilon", "to eta", "resolve extra_activation", "at zeta")
    assert robots(t, "red") == {"zeta": 1}
    assert refused(t, "red", "use eta") == ("barred-installation-used", "M8.1")


@limits("extra_activation", "omega")
def test_M7_12_extra_activation_reaches_the_ships_planet_when_it_is_resolved():
    t = lay_out(ships="zeta", programs="move_1 deploy_2 extra_activation")
    assert refused(t, "red", "resolve extra_activation") == ("barred-no-own-robots", "M8.11"), (
        "Zeta has nothing to swap"
    )
    play(t, "red", "resolve move_1", "to omega", "resolve extra_activation")
    assert robots(t, "red") == {"omega": 3}


@pytest.mark.parametrize("tile", TILES)
def test_M7_1_the_rules_print_the_group_and_complexity_of_each_tile(tile):
    row = TILES[tile]
    assert f"({row.group}, complexity {row.complexity})" in GAME.rules[row.rule].replace("\n", " ")
