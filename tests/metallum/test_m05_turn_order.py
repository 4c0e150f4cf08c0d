"""M5 Order of play."""

import pytest

from .table import asked, lay_out, options, pending, play, played, told
from .witness import exercises, limits

SUMS = {  # a program for a sum of complexity
    0: "move_1 deploy_1",
    2: "move_1 deploy_2",
    4: "move_1 deploy_3 deposit_report",
    5: "move_1 deploy_2 intensive_mining",
    6: "move_1 deploy_3 intensive_mining",
    7: "move_2 deploy_2 intensive_mining buy_module",
}


def order(red, blue, **position):
    return lay_out(phase="order", programs={"red": SUMS[red], "blue": SUMS[blue]}, **position)


@pytest.mark.parametrize("credits", [{"red": 0, "blue": 30}, {"red": 30, "blue": 0}, {}])
def test_E25_M5_2_the_lower_sum_chooses_whatever_the_credits(credits):
    assert asked(order(5, 6, credits=credits)) == ("red", "order")
    assert asked(order(6, 5, credits=credits)) == ("blue", "order")


def test_E26_M5_3_equal_sums_fewer_credits_choose():
    assert asked(order(6, 6, credits={"red": 10, "blue": 8})) == ("blue", "order")
    assert asked(order(6, 6, credits={"red": 8, "blue": 10})) == ("red", "order")


def test_E27_M5_4_all_equal_chance_decides_and_nobody_chooses():
    t = order(6, 6, credits={"red": 8, "blue": 8})
    assert told(t) == ["order-drawn"]
    assert asked(t) == (("red", "blue")[t.state.first], "action")


@exercises("optimiser")
def test_E28_M5_1_M10_9_the_optimiser_lowers_the_sum_by_one():
    mine = {"optimiser": ("blue", "alpha")}
    for credits in ({"red": 0, "blue": 9}, {"red": 9, "blue": 0}, {}):
        assert asked(order(6, 6, installed=mine, credits=credits)) == ("blue", "order")
    assert asked(order(6, 7, installed=mine, credits={"red": 3, "blue": 2})) == ("blue", "order")
    assert asked(order(6, 7, installed=mine, credits={"red": 2, "blue": 3})) == ("red", "order")
    assert "order-drawn" in told(order(6, 7, installed=mine, credits={"red": 2, "blue": 2}))


def test_M5_1_all_tiles_count():
    t = played("red", "program move_3 deploy_2 overload extra_activation", phase="programming")
    play(t, "blue", "program move_2 deploy_1")
    assert [event.args["complexity"] for event in t.events()[:2]] == [9, 1]
    assert asked(t) == ("blue", "order")


@exercises("optimiser")
def test_M5_1_the_sum_may_fall_below_0():
    t = lay_out(phase="programming", installed={"optimiser": ("blue", "alpha")}, credits={"blue": 5})
    play(t, "red", "program move_1 deploy_1")
    play(t, "blue", "program move_1")
    assert t.events()[1].args["complexity"] == -1
    assert asked(t) == ("blue", "order")


@limits("optimiser")
def test_M5_1_M10_9_the_optimiser_lowers_only_its_owners_sum():
    t = order(5, 5, installed={"optimiser": "zeta"}, credits=9)
    assert asked(t) == ("red", "order")


def test_M5_2_M5_3_M5_5_the_question_cites_why_this_player_chooses():
    for rule, t in {
        "M5.2": order(5, 6),
        "M5.3": order(6, 6, credits=1),
        "M5.5": play(order(6, 6, hand="priority_override"), "red", "play priority_override"),
    }.items():
        assert asked(t)[1] == "order"
        assert {t.cite(pending(t), option) for option in pending(t).options} == {rule}


@pytest.mark.parametrize("first", ["red", "blue"])
def test_M5_2_the_chooser_may_name_either(first):
    t = order(2, 4)
    assert options(t) == {"first red", "first blue"}
    play(t, "red", f"first {first}")
    assert asked(t) == (first, "action")
    assert t.events()[-1].name == "order-chosen"


def test_M5_3_what_counts_is_what_is_left_after_spending():
    """Red earned more and spent it: red chooses."""
    t = lay_out(
        programs="move_1 deposit_report buy_module",
        credits={"red": 10, "blue": 8},
        market="- conglomerate",
        robots={},
    )
    play(t, "red", "resolve buy_module", "resolve move_1", "end")
    play(t, "blue", "resolve move_1", "end")
    assert t.state.credits == [5, 8]
    play(t, "red", "program move_2")
    play(t, "blue", "program move_2")
    assert asked(t) == ("red", "order")


def test_M5_4_each_player_is_as_likely_to_act_first():
    drawn = [order(4, 4, seed=f"flip {n}").state.first for n in range(400)]
    assert 160 < sum(drawn) < 240


def test_M5_4_the_same_seed_draws_the_same():
    assert order(4, 4, seed="x").state.first == order(4, 4, seed="x").state.first


@exercises("priority_override")
@pytest.mark.parametrize(("red", "blue", "credits"), [(0, 7, {}), (5, 5, {"blue": 4}), (5, 5, {})])
@pytest.mark.parametrize("first", ["red", "blue"])
def test_M5_5_priority_override_replaces_the_rules_of_order(red, blue, credits, first):
    t = order(red, blue, credits=credits, hand={"blue": "priority_override"})
    assert asked(t) == ("blue", "window")
    play(t, "blue", "play priority_override")
    assert asked(t) == ("blue", "order")
    assert "order-drawn" not in told(t)
    play(t, "blue", f"first {first}")
    assert asked(t) == (first, "action")


@limits("priority_override")
def test_M5_5_a_card_that_is_kept_changes_nothing():
    t = order(0, 7, hand={"blue": "priority_override"})
    play(t, "blue", "pass")
    assert asked(t) == ("red", "order")
    assert t.state.hand[1] == ("priority_override",)
