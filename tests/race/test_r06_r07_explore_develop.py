"""R6 and R7: Explore and Develop."""

import pytest

from .table import (
    choice,
    held,
    lay_out,
    options,
    passing,
    pay,
    play,
    refused,
    state,
    tableau,
    told,
    unplaceable,
)


def looks(row, action=""):
    """How many cards seat 0 looks at and keeps."""
    t = lay_out(row, "rebel_base", actions=[action], phase="explore")
    drawn = t.view(0)["players"][0]["drawn"] or told(t, "explored", 0)[0]["draw"]
    kept = choice(t, 0).at_least if t.choice(0) and t.choice(0).prompt == "explore" else drawn
    return drawn, kept


@pytest.mark.parametrize(
    ("row", "action", "expected"),
    [
        ("old_earth galactic_renaissance", "", (4, 2)),
        ("old_earth", "explore_5", (7, 1)),
        ("old_earth", "explore_1_1", (3, 2)),
        ("old_earth", "", (2, 1)),
        (
            "old_earth research_labs galactic_renaissance galactic_survey_seti expedition_force",
            "explore_1_1",
            (8, 4),
        ),
    ],
    ids=["E1", "E2", "E3", "E4", "E6"],
)
def test_E1_E2_E3_E4_E6_R6_1_R6_2_how_many_cards(row, action, expected):
    assert looks(row, action) == expected


def test_E5_R6_3_who_may_keep_all_has_nothing_to_choose():
    t = lay_out("old_earth research_labs", "rebel_base", phase="explore")
    assert t.choice(0) is None
    passing(t)
    assert held(t, 0) == 2
    assert told(t, "explored", 0) == [{"draw": 2, "keep": 2}]


def test_R6_3_all_draw_before_anybody_discards():
    t = lay_out("old_earth", "rebel_base", actions=["explore_5", ""], phase="explore", supply=9)
    assert (t.view(0)["players"][0]["drawn"], t.view(0)["players"][1]["drawn"]) == (7, 2)
    assert len(told(t, "reshuffled")) == 1, (
        "the supply is used up, and what they discard is not in the new one"
    )
    old = len(state(t).supply)
    passing(t)
    assert (len(state(t).supply), len(state(t).discards)) == (old, 6 + 1)


def test_R6_3_only_the_cards_looked_at_can_be_chosen():
    t = lay_out("old_earth", hands=["gem_world 2"], phase="explore", deck="mining_world comet_zone")
    assert options(t, 0) == {"card mining_world", "card comet_zone"}
    play(t, 0, "card comet_zone")
    passing(t)
    assert held(t, 0) == 4
    assert "mining_world" in {card["design"] for card in t.view(0)["known_discards"]}


def test_R6_3_with_few_cards_left_everybody_gets_what_there_is():
    t = lay_out("old_earth", hands=[0, 109], actions=["explore_1_1", ""], phase="explore", supply=3)
    assert (t.view(None)["players"][0]["drawn"], t.view(None)["players"][1]["drawn"]) == (3, 0)
    play(t, 0, " & ".join(sorted(options(t, 0))[:2]))
    assert held(t, 0) == 2


# -- develop


def test_E9_R7_5_public_works_draws_after_the_payment():
    t = lay_out("old_earth public_works", hands=["investment_credits 1"], phase="develop")
    play(t, 0, "card investment_credits")
    assert held(t, 0) == 1
    assert [event.name for event in t.told if event.name in ("developed", "drew")] == ["developed", "drew"]


def test_E10_R7_4_discounts_and_bonus_add_up():
    t = lay_out(
        "old_earth investment_credits galactic_federation", hands=["replicant_robots"], actions=["develop"]
    )
    sheet = t.view(0)["players"][0]["cards"][0]["sheet"]
    assert sheet["price"]["base"] == 4
    assert [each["amount"] for each in sheet["price"]["less"]] == [1, 2, 1]
    assert sheet["price"]["less"][-1]["action"] == "develop"
    assert sheet["price"]["total"] == 0
    play(t, 0, "card replicant_robots")
    assert tableau(t, 0)[-1] == "replicant_robots#1"


def test_E11_R7_4_a_price_never_falls_below_nothing():
    row = "old_earth investment_credits galactic_federation"
    t = lay_out(row, hands=["expedition_force 2"], actions=["develop"])
    play(t, 0, "card expedition_force")
    assert held(t, 0) == 2, "nothing is paid, nothing is paid back"


def test_E12_R7_3_no_development_twice():
    t = lay_out("old_earth mining_robots", hands=["mining_robots 3 export_duties"], phase="develop")
    assert refused(t, 0, "card mining_robots") == ("barred-duplicate", "R7.3")


def test_R7_3_after_the_first_was_discarded_a_second_may_come():
    t = lay_out(
        "old_earth colony_ship",
        "rebel_base",
        hands=["distant_world colony_ship 2"],
        phase="settle",
        then=["develop"],
    )
    play(t, 0, "card distant_world")
    play(t, 0, "card colony_ship")
    assert tableau(t, 0) == ["old_earth", "distant_world", "colony_ship#2"]


def test_E13_R7_1_interstellar_bank_draws_first():
    t = lay_out(
        "old_earth interstellar_bank",
        hands=["drop_ships export_duties"],
        actions=["develop"],
        deck="gem_world",
    )
    assert held(t, 0) == 3
    assert refused(t, 0, "card drop_ships") == ("barred-too-dear", "R7.4")
    assert options(t, 0) == {"pass", "card export_duties#1"}


def test_R7_1_in_player_order_and_only_once():
    t = lay_out(
        "old_earth interstellar_bank", "rebel_base interstellar_bank", hands=["export_duties 1", "gem_world"]
    )
    assert [event.seat for event in t.told if event.name == "drew"] == [0, 1]
    passing(t)
    assert [held(t, 0), held(t, 1)] == [3, 2]


def test_E14_R7_4_a_price_of_nothing_needs_no_other_card():
    t = lay_out("old_earth", hands=["export_duties"], actions=["develop"])
    play(t, 0, "card export_duties")
    assert (tableau(t, 0)[-1], held(t, 0)) == ("export_duties#1", 0)


def test_R7_2_choices_are_secret_until_all_have_chosen():
    t = lay_out("old_earth", "rebel_base", hands=["export_duties 1", "export_duties 1"])
    before = t.view(1)
    play(t, 0, "card export_duties")
    assert t.view(1) == before
    play(t, 1, "pass")
    assert (tableau(t, 0)[-1], tableau(t, 1)) == ("export_duties#1", ["rebel_base"])
    assert [event.seat for event in t.told if event.name == "developed-nothing"] == [1]


def test_R7_2_only_developments():
    t = lay_out("old_earth", hands=["export_duties gem_world 1"])
    assert refused(t, 0, "card gem_world") == ("barred-world", "R7.2")
    t = lay_out("old_earth", hands=["export_duties refugee_world 1"], phase="settle")
    assert refused(t, 0, "card export_duties") == ("barred-development", "R8.2")


def test_R7_5_payments_come_in_player_order():
    t = lay_out("old_earth", "rebel_base", hands=["export_duties 2", "investment_credits 2"])
    play(t, 1, "card investment_credits")
    play(t, 0, "card export_duties")
    assert [asked.seat for asked in t.pending] == [0]
    assert tableau(t, 1) == ["rebel_base", "investment_credits#1"], "all are revealed before anybody pays"
    assert pay(t, 0) == 1
    assert [asked.seat for asked in t.pending] == [1]


def test_R7_4_what_cannot_be_paid_is_not_chosen():
    t = lay_out("old_earth", hands=["merchant_guild export_duties 3"], phase="develop")
    assert unplaceable(t, 0, "merchant_guild") == "barred-too-dear"
    barred = {each.text.id: each.text.args for each in choice(t, 0).barred()}
    assert barred["barred-too-dear"] == {"price": 6, "others": 4}
