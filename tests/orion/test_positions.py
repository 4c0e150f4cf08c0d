"""Positions from outside: what is wrong with one is said, and a strange one never breaks the table."""

import pytest

from astrarium.kernel import BadRecord, BadSetup, resume
from common.positions import complaint, play_a_little, survivors

from .table import GAME, lay_out, play


@pytest.fixture
def position():
    t = lay_out(
        hands={0: "frigate titan", 1: "autolab"},
        systems={0: ["cloning_center", "biospheres destroyer"], 1: ["frigate"]},
        advisors={0: "fulcrum_sandebar", 1: "vale"},
        extra={0: "spaceport"},
        markers={0: "cloning_center"},
        discards="recyclotron",
        attacks={(0, 1): 1},
    )
    return t.state.to_json()


def why(position):
    return complaint(GAME, position)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("round", 9, "round 9"),
        ("round", 0, "round 0"),
        ("phase", "lunch", "phase 'lunch'"),
        ("first", 2, "first 2"),
        ("acting", -1, "acting -1"),
        ("ending", ["rounds"], "ending ['rounds']"),
        ("races", ["human"], "races: 1 entries for 2 seats"),
        ("races", ["human", "klackon"], "race of seat 1: 'klackon'"),
        ("races", ["psilon", "psilon"], "race psilon: 2 times"),
        ("stock", [[5, 5, 10], [5, 5, 5]], "resources of seat 0: [5, 5, 10]"),
        ("stock", [[5, 5], [5, 5, 5]], "stock: 2 entries, not 3"),
        ("morale", [11, 10], "morale of seat 0: 11"),
        ("vp", [-1, 0], "points of seat 0: -1"),
        ("development", ["", "top"], "development of seat 1: 'top'"),
        ("pool", [4, 3], "markers of seat 0: 11, not 10"),
        ("reserve", [4, 7], "markers of seat 0: 9, not 10"),
        ("attacks", [[0, 4], [0, 0]], "markers of seat 0: 13, not 10"),
        ("on_r", [0], "marker on card 0, which has no active slot R"),
        ("advisors", [-1, 92], "advisors: "),
        ("colour", "pink", "State.colour: 'pink'"),
        ("deck", [], "structures: "),
        ("systems", [[]], "systems: 1 entries for 2 seats"),
    ],
)
def test_O10_4_values_that_mean_nothing(position, field, value, said):
    position[field] = value
    assert why(position).startswith(said)


def test_O10_1_systems_that_cannot_be(position):
    own = position["systems"][0]
    own[1], own[2] = own[2], own[1]
    assert why(position) == "system 2 of seat 0: founded before the one beside it"


def test_O10_1_a_position_that_was_kept_with_all_systems_in_one_row(position):
    kept = {**position, "systems": [system for own in position["systems"] for system in own]}
    assert resume(GAME, kept).state.to_json() == position


def test_O10_7_an_additional_system_without_its_advisor(position):
    position["advisors"], position["middle"] = (
        [-1, position["advisors"][1]],
        [*position["middle"], position["advisors"][0]],
    )
    position["colour"] = None
    assert why(position) == "system 4 of seat 0: no advisor begins it"


def test_fields_that_are_missing_or_unknown_are_named(position):
    position["weather"] = "fine"
    assert why(position) == "State: unknown weather"
    del position["weather"], position["morale"]
    assert why(position) == "State: missing morale"


def test_O1_1_a_position_for_seven_seats(position):
    position["seats"] = 7
    with pytest.raises((BadRecord, BadSetup)):
        resume(GAME, position)


def test_a_position_in_the_middle_of_a_step_comes_back(position):
    table = resume(GAME, position)
    play(table, "build frigate")
    again = resume(GAME, table.state.to_json())
    assert again.pending[0].options == table.pending[0].options
    assert again.state == table.state


@pytest.mark.parametrize("value", [None, -1, 2, "gold", []])
def test_a_mangled_position_never_breaks_the_table(position, value):
    """Whatever stands in whatever place: it is refused, or it is a table that can be played on and seen."""
    taken = 0
    for table in survivors(GAME, position, value, every=3):
        taken += 1
        play_a_little(table, 6)
    assert taken < 150
