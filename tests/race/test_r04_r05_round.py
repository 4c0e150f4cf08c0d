"""R4 and R5: choosing actions, the phases of a round, and how powers work."""

import pytest

import astrarium

from .table import (
    chips,
    choice,
    goods,
    hand,
    held,
    lay_out,
    options,
    passing,
    pay,
    play,
    state,
    tableau,
    through,
    told,
    unplaceable,
)


def begun(seats=2, **more):
    """A table where the first actions are chosen."""
    t = astrarium.start("race", seats=seats, seed=5, options={"first_game": True, **more})
    assert t.state.phase == "choose"
    return t


def test_R4_1_R4_2_actions_are_chosen_in_secret_and_revealed_together():
    t = begun()
    before = t.view(1)
    t.answer(0, ("action", "develop"))
    assert t.view(1) == before, "nobody sees what was chosen"
    assert t.view(1)["players"][0]["actions"] == []
    t.answer(1, ("action", "produce"))
    assert [player["actions"] for player in t.view(1)["players"]] == [["develop"], ["produce"]]
    through(t)
    assert t.state.round == 2
    assert options(t, 0) == options(begun(), 0), "any card may be chosen again"


@pytest.mark.parametrize(
    ("chosen", "phases"),
    [
        (("explore_5", "explore_1_1"), ["explore"]),
        (("produce", "explore_5"), ["explore", "produce"]),
        (("consume_trade", "consume_x2"), ["consume"]),
        (("settle", "develop"), ["develop", "settle"]),
        (("develop", "develop"), ["develop"]),
        (("produce", "settle", "explore_1_1", "consume_x2"), ["explore", "settle", "consume", "produce"]),
    ],
)
def test_R4_3_the_phases_chosen_happen_once_and_in_order(chosen, phases):
    t = begun(len(chosen))
    for seat, action in enumerate(chosen):
        t.answer(seat, ("action", action))
    shown = [event.args["phase"] for event in t.told if event.name == "phase"]
    through(t)
    shown = [event.args["phase"] for event in t.told if event.name == "phase"]
    assert shown == phases


def test_R4_3_the_strip_of_phases_says_who_chose_what():
    t = begun(3)
    for seat, action in enumerate(("produce", "explore_5", "develop")):
        t.answer(seat, ("action", action))
    order = t.view(None)["order"]
    strip = t.view(None)["phases"]
    assert [(each["phase"], each["state"]) for each in strip] == [
        ("explore", "now"),
        ("develop", "coming"),
        ("produce", "coming"),
    ]
    assert strip[1]["chosen_by"] == [{"seat": 2, "action": "develop"}]
    passing(t)
    assert t.view(None)["phases"][0]["state"] == "past"
    assert sorted(order) == [0, 1, 2]


def test_R4_4_everybody_acts_and_those_who_chose_have_the_bonus():
    t = lay_out("old_earth", "rebel_base", actions=["explore_5", "explore_1_1"], phase="explore")
    assert (len(choice(t, 0).options), choice(t, 0).at_least) == (7, 1)
    assert (len(choice(t, 1).options), choice(t, 1).at_least) == (3, 2)


def test_R4_5_what_is_done_one_after_another_is_done_in_player_order():
    t = astrarium.start(
        "race", seats=3, seed=1, options={"start_worlds": ["new_sparta", "old_earth", "alpha_centauri"]}
    )
    passing(t)
    for seat in range(3):
        t.answer(seat, ("action", "explore_5"))
    explorers = [event.seat for event in t.told if event.name == "explored"]
    assert explorers == [], "all have drawn, nobody has chosen"
    passing(t)
    assert [event.seat for event in t.told if event.name == "explored"] == [1, 2, 0]


# -- powers


def test_R5_1_equal_powers_of_several_cards_add_up():
    t = lay_out(
        "old_earth galactic_engineers export_duties avian_uplift_race+",
        actions=["consume_trade"],
        phase="consume",
    )
    assert told(t, "sold") == [{"world": state(t).players[0].tableau[3], "count": 7}]


def test_E8_R5_2_R7_5_a_card_does_not_reward_itself():
    t = lay_out("old_earth", hands=["public_works 1"], phase="develop")
    play(t, 0, "card public_works")
    assert held(t, 0) == 0, "one card paid, none drawn"
    assert told(t, "developed") == [{"card": state(t).players[0].tableau[1], "price": 1}]


def test_E28_R5_2_military_of_this_rounds_develop_phase_counts_in_settle():
    t = lay_out("old_earth", hands=["space_marines avian_uplift_race 2"], phase="develop", then=["settle"])
    play(t, 0, "card space_marines")
    pay_with(t, 0, keep="avian_uplift_race")
    play(t, 0, "card avian_uplift_race")
    assert tableau(t, 0) == ["old_earth", "space_marines#1", "avian_uplift_race"]


def test_E28_R5_2_military_of_a_world_counts_from_the_next_phase():
    """In the advanced game: Blaster Gem Mines in the first Settle phase, Outlaw World in the second."""
    t = lay_out(
        "old_earth",
        "rebel_base",
        hands=["blaster_gem_mines outlaw_world 3"],
        actions=["settle settle_2", "produce explore_5"],
        phase="settle",
        then=["settle_2", "produce"],
        advanced=True,
    )
    assert unplaceable(t, 0, "outlaw_world") == "barred-too-weak"
    play(t, 0, "card blaster_gem_mines")
    assert t.view(0)["players"][0]["tableau"][1]["active"] is False
    assert t.view(0)["players"][0]["military"] == 0
    pay_with(t, 0, keep="outlaw_world")
    assert t.view(0)["players"][0]["military"] == 1
    play(t, 0, "card outlaw_world")
    assert tableau(t, 0) == ["old_earth", "blaster_gem_mines", "outlaw_world"]


def pay_with(t, seat, keep):
    """Pay with any cards but one."""
    asked = choice(t, seat)
    assert asked.prompt == "pay"
    others = [option for option in asked.options if t.say(asked, option).args["card"].id != f"card-{keep}"]
    t.answer(seat, others[: asked.at_least])


def test_R5_3_a_card_discarded_from_the_tableau_is_gone_at_once():
    t = lay_out("old_earth colony_ship", hands=["distant_world"], phase="settle")
    assert t.view(0)["players"][0]["score"]["total"] == 3
    play(t, 0, "card distant_world")
    assert tableau(t, 0) == ["old_earth", "distant_world"]
    assert t.view(0)["players"][0]["score"]["total"] == 4
    assert [card["design"] for card in t.view(1)["known_discards"]] == ["colony_ship"]


def test_R5_4_a_power_that_is_needed_for_what_was_revealed_is_used():
    t = lay_out("old_earth colony_ship", hands=["distant_world 1"], phase="settle")
    play(t, 0, "card distant_world")
    assert "colony_ship" not in " ".join(tableau(t, 0)), "nobody is asked"
    t = lay_out("old_earth colony_ship", hands=["distant_world 4"], phase="settle")
    play(t, 0, "card distant_world")
    assert options(t, 0) == {"pay 4", "ship colony_ship#1"}


def test_R5_4_consuming_is_not_optional():
    t = lay_out("earths_lost_colony+", phase="consume")
    assert (chips(t, 0), goods(t, 0)) == (1, set())


def test_R11_3_R12_2_cards_in_hand_are_worth_nothing():
    t = lay_out("old_earth gem_world+", hands=[9], phase="choose")
    assert t.view(0)["players"][0]["score"]["total"] == 3
    assert hand(t, 0) != []
    assert pay(t, 0) == 0
