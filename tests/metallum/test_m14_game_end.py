"""M14 The end of the game: who has won."""

import pytest

from .table import lay_out, play
from .witness import exercises, limits

EIGHTEEN = {"red": {"beta": 18}, "blue": {"beta": 18}}


def final(**position):
    t = lay_out(phase="scoring", round=9, **position)
    return t.result


def test_M14_1_more_credits_win():
    result = final(credits={"red": 40, "blue": 41}, robots={"red": {"beta": 3}, "blue": {"beta": 3}})
    assert (result.ranking, result.decided_by) == ([[1], [0]], "credits")
    assert result.scores == {0: 40, 1: 41}


def test_M14_1_the_last_scoring_counts():
    result = final(credits={"red": 40, "blue": 41}, robots={"red": {"beta": 2}, "blue": {"beta": 1}})
    assert (result.scores, result.ranking) == ({0: 43, 1: 42}, [[0], [1]])


@pytest.mark.parametrize(("red", "blue", "ranking"), [(4, 3, [[0], [1]]), (3, 4, [[1], [0]])])
def test_M14_2_then_more_robots_on_planets(red, blue, ranking):
    """Red and blue earn 3 $ each: red alone on Beta, blue alone on Zeta."""
    result = final(robots={"red": {"beta": red}, "blue": {"zeta": blue}})
    assert (result.scores, result.ranking, result.decided_by) == ({0: 3, 1: 3}, ranking, "robots")


@limits("mining_station")
def test_M14_2_a_mining_station_is_no_robot():
    result = final(credits=3, robots={"blue": {"zeta": 1}}, installed={"mining_station": "zeta"})
    assert result.scores == {0: 3, 1: 0}
    result = final(
        credits={"blue": 0, "red": 0},
        robots={"red": {"zeta": 1}, "blue": {"zeta": 2}},
        installed={"mining_station": "zeta"},
    )
    assert (result.scores, result.decided_by, result.ranking) == ({0: 0, 1: 0}, "robots", [[1], [0]])


def test_E47_M14_3_then_the_printed_cost_of_what_was_bought():
    result = final(
        credits={"red": 84, "blue": 84},
        robots=EIGHTEEN,
        bought={"red": "conglomerate mining_station", "blue": "refinery jump_gate"},
    )
    assert (result.ranking, result.decided_by) == ([[0], [1]], "purchases")


def test_E48_M14_4_all_equal_is_a_draw():
    result = final(credits={"red": 84, "blue": 84}, robots=EIGHTEEN)
    assert (result.ranking, result.decided_by) == ([[0, 1]], "draw")
    result = final(
        credits={"red": 84, "blue": 84}, robots=EIGHTEEN, bought={"red": "relay", "blue": "jump_gate"}
    )
    assert (result.ranking, result.decided_by) == ([[0, 1]], "draw")


@exercises("sabotage")
def test_M14_3_destroyed_modules_count():
    t = lay_out(
        round=9,
        credits={"red": 10, "blue": 10},
        hand={"blue": "sabotage"},
        installed={"refinery": "zeta"},
        bought="refinery",
        programs={"red": "move_1", "blue": "move_1 deploy_1"},
    )
    play(t, "red", "resolve move_1", "end")
    play(t, "blue", "play sabotage", "resolve move_1", "end")
    assert (t.result.ranking, t.result.decided_by) == ([[0], [1]], "purchases")


@limits("module_acquisition")
def test_M14_3_taken_modules_do_not_count():
    t = lay_out(round=9, hand="module_acquisition", programs={"blue": "move_1"})
    play(t, "red", "play module_acquisition", "take relay", "resolve move_1", "end")
    assert t.over
    assert t.result.decided_by == "draw"


@limits("orbital_drop")
def test_M14_3_action_modules_do_not_count_and_the_printed_cost_does():
    """Red bought a Barrier (1 $) for nothing; blue an Orbital Drop for 3 $."""
    t = lay_out(
        round=9,
        programs={"red": "move_1", "blue": "move_1 deposit_report buy_module"},
        credits={"red": 0, "blue": 3},
        market="- orbital_drop",
        bought="barrier",
        first="blue",
    )
    play(t, "blue", "resolve buy_module", "resolve move_1", "end")
    assert t.over
    assert (t.result.ranking, t.result.decided_by) == ([[0], [1]], "purchases")


def test_M14_4_the_result_tells_where_the_credits_came_from():
    result = final(credits={"red": 5, "blue": 5}, robots={"beta": 1})
    assert result.breakdown[0] == {"exploring": 0, "scoring": 8, "extra": 0, "purchases": 0}
    assert all(sum(rows.values()) == result.scores[seat] for seat, rows in result.breakdown.items())
