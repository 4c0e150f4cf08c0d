"""Positions that are none: each is refused in one clear line that names what is wrong."""

import copy

import pytest

import astrarium
from astrarium.kernel import BadRecord, BadSetup, resume
from common.positions import complaint, play_a_little, survivors

from .table import GAME, lay_out


@pytest.fixture
def position():
    """A sound position in the middle of a game, as plain data."""
    table = lay_out(
        phase="actions",
        robots={"zeta": 2},
        installed={"relay": "beta"},
        hand={"blue": "sabotage"},
        market="activation orbital_drop",
        credits=3,
    )
    return copy.deepcopy(table.record.position)


def why(position):
    return complaint(GAME, position)


def test_a_sound_position_is_taken(position):
    assert resume(GAME, position).state.credits == [3, 0]
    assert astrarium.resume("metallum", position).pending


def test_M15_1_lost_and_doubled_robots(position):
    position["reserve"][0] -= 1
    assert why(position).startswith("robots of seat 0")
    position["robots"][0][0] += 2
    assert why(position).startswith("robots of seat 0")
    position["reserve"] = [-1, 25]
    position["robots"][0] = [24, 0, 0, 0, 0, 2, 0]
    assert why(position).startswith("robots of seat 0")


def test_M6_7_robots_ships_and_modules_on_unexplored_planets(position):
    position["explored"] = [0, 1]
    assert "robots of seat 0 on an unexplored planet" in why(position)
    position["explored"] = [0, 5]
    assert why(position) == "relay of seat 0 on position 1"
    position["installed"]["relay"] = [0, 5]
    position["ships"] = [0, 3]
    assert why(position) == "a ship on position 3"


def test_M9_1_a_doubled_module(position):
    position["hand"][0] = ["sabotage"]
    assert why(position).startswith("modules [")
    assert "'sabotage', 'sabotage'" in why(position)


def test_M9_1_a_lost_module(position):
    position["installed"] = {}
    assert "'relay'" not in why(position)
    assert why(position).startswith("modules [")


def test_M9_1_a_module_where_its_kind_does_not_belong(position):
    position["hand"][1], position["installed"] = ["relay"], {"sabotage": [0, 1]}
    assert why(position) == "sabotage is no planetary module"
    position["installed"], position["hand"][1] = {"relay": [2, 1]}, ["sabotage"]
    assert why(position) == "relay of seat 2 on position 1"


def test_M2_2_a_row_that_is_none(position):
    faces = position["cards"]["face"]
    faces[0], faces[1] = faces[1], faces[0]
    assert why(position).startswith("the row")
    faces[0] = faces[1]
    assert why(position).startswith("planets")


def test_M1_3_credits_that_came_from_nowhere(position):
    position["credits"][0] = 50
    assert why(position) == "credits of seat 0: 50 are not [0, 3, 0, 0]"
    position["credits"][0] = position["ledger"][0][1] = -3
    assert why(position).startswith("credits of seat 0: -3")


def test_M4_6_tiles_and_programs_that_are_none(position):
    position["program"][0] = ["move_1", "buy_module"]
    position["unresolved"][0] = ["move_1"]
    assert why(position) == "program of seat 0: ['move_1', 'buy_module']"
    position["program"][0] = position["unresolved"][0] = []
    assert why(position) == "program of seat 0: []"
    position["program"][0] = ["move_1"]
    position["unresolved"][0] = ["deploy_1"]
    assert why(position) == "unresolved of seat 0: ['deploy_1']"
    position["unresolved"][0] = ["move_7"]
    assert why(position).startswith("tiles of seat 0")
    position["unresolved"][0], position["active"][0] = ["move_1"], ["move_1", "move_2"]
    assert why(position).startswith("tiles of seat 0")


def test_M4_8_too_few_movement_tiles_for_the_terce(position):
    position["active"][1] = ["move_2"]
    assert why(position).startswith("active of seat 1: too few movement tiles")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("phase", "lunch", "phase 'lunch'"),
        ("round", 10, "round 10"),
        ("round", 0, "round 0"),
        ("acting", -1, "acting -1"),
        ("acting", 2, "acting 2"),
        ("first", -1, "first -1"),
        ("deposits", ["gold"] + ["none"] * 6, "deposits: 'gold'"),
        ("deposits", ["none"] * 6, "deposits: 6 entries, not 7"),
        ("robots", [[0] * 7], "robots: 1 entries for 2 seats"),
        ("robots", [[0] * 7, [0] * 6], "robots: 6 entries, not 7"),
        ("market", [-1, -1], "market: 2 entries, not 4"),
        ("deck", [999], "deck: no such card in [999]"),
        ("deck", [-1], "deck: no such card in [-1]"),
        ("explored", [0, 0, 1, 5], "explored [0, 0, 1, 5]"),
        ("explored", [1, 5], "explored [1, 5]"),
        ("explored", [0, 1, 5, 7], "explored [0, 1, 5, 7]"),
        ("uses", [["magic", 0]], "uses: magic at 0"),
    ],
)
def test_M3_2_values_that_mean_nothing(position, field, value, said):
    position[field] = value
    assert why(position) == said


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("round", "seven", "State.round: 'seven' does not fit"),
        ("round", True, "State.round: True does not fit"),
        ("credits", 5, "State.credits: 5 does not fit"),
        ("robots", [[0, "1"]], "State.robots[0][1]: '1' does not fit"),
        ("installed", {"relay": [0]}, "State.installed.relay: [0] does not fit"),
        ("hand", None, "State.hand: None does not fit"),
    ],
)
def test_values_of_a_wrong_type_are_named(position, field, value, said):
    position[field] = value
    assert why(position) == said


def test_fields_that_are_missing_or_unknown_are_named(position):
    position["weather"] = "fine"
    assert why(position) == "State: unknown weather"
    del position["weather"], position["market"]
    assert why(position) == "State: missing market"


def test_M1_1_a_position_for_three_seats(position):
    position["seats"] = 3
    with pytest.raises((BadRecord, BadSetup), match="3"):
        resume(GAME, position)


@pytest.mark.parametrize("thing", [None, [], "state", 7])
def test_something_that_is_no_position(thing):
    with pytest.raises(BadRecord):
        resume(GAME, thing)


def test_answers_since_that_do_not_follow_the_rules(position):
    position["since"] = [[0, ["resolve", "move_3"]]]
    with pytest.raises(BadRecord) as caught:
        resume(GAME, position)
    assert caught.value.text.id == "error-record-illegal"
    position["since"] = [[1, ["resolve", "move_1"]]]
    with pytest.raises(BadRecord) as caught:
        resume(GAME, position)
    assert caught.value.text.id == "error-record-wrong-seat"


def test_a_position_in_the_middle_of_a_step_comes_back(position):
    table = resume(GAME, position)
    table.answer(0, ("use", 0))
    again = resume(GAME, table.state.to_json())
    assert again.pending[0].options == table.pending[0].options
    assert again.state == table.state


@pytest.mark.parametrize("value", [None, -1, 2, 99, "gold", [], {}])
def test_a_mangled_position_never_breaks_the_table(position, value):
    """Whatever stands in whatever place: it is refused, or it is a table that can be played on and seen."""
    taken = 0
    for table in survivors(GAME, position, value):
        taken += 1
        play_a_little(table, 12)
    assert taken < 150
