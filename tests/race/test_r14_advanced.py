"""R14 The advanced game for two."""

import pytest

import astrarium
from astrarium.kernel import BadSetup

from .table import choice, held, lay_out, options, passing, play, state, tableau, told, unplaceable


def begun():
    return astrarium.start("race", seats=2, seed=5, options={"first_game": True, "advanced": True})


@pytest.mark.parametrize("seats", [3, 4])
def test_R14_1_only_for_two(seats):
    with pytest.raises(BadSetup) as caught:
        astrarium.start("race", seats=seats, seed=1, options={"advanced": True})
    assert caught.value.text.id == "refusal-advanced"
    assert str(caught.value) == f"Two actions is for exactly two players, not for {seats}."


def test_R14_1_R14_2_two_of_nine_cards():
    t = begun()
    assert len(options(t, 0)) == 23
    assert {
        "actions develop develop_2",
        "actions settle settle_2",
        "actions explore_5 explore_1_1",
    } < options(t, 0)
    assert not any(answer.count("produce") == 2 for answer in options(t, 0))


def both(first, second):
    t = begun()
    play(t, 0, f"actions {first}")
    play(t, 1, f"actions {second}")
    return t


def phases(t):
    return [(each["phase"], [who["seat"] for who in each["chosen_by"]]) for each in t.view(None)["phases"]]


def test_E66_R14_3_R14_4_two_develop_phases():
    t = both("develop develop_2", "develop produce")
    assert phases(t) == [
        ("develop", sorted([0, 1], key=t.view(None)["order"].index)),
        ("develop_2", [0]),
        ("produce", [1]),
    ]


def test_E67_R14_3_one_each_makes_one_phase():
    t = both("explore_5 settle", "explore_5 settle")
    assert [name for name, _ in phases(t)] == ["explore", "settle"]
    assert all(len(who) == 2 for _, who in phases(t))


def prices(t):
    """What Space Marines (2) cost each seat now."""
    return [
        next(
            card["sheet"]["price"]["total"]
            for card in t.view(seat)["players"][seat]["cards"]
            if card["design"] == "space_marines"
        )
        for seat in (0, 1)
    ]


def test_E66_R14_4_the_bonus_in_both_phases_or_in_the_first():
    t = lay_out(
        "old_earth",
        "rebel_base",
        hands=["space_marines 2", "space_marines 2"],
        actions=["develop develop_2", "develop produce"],
        phase="develop",
        then=["develop_2", "produce"],
        advanced=True,
    )
    assert prices(t) == [1, 1]
    passing(t)
    assert t.state.phase == "develop_2"
    assert prices(t) == [1, 2]


def test_E68_R14_5_what_was_placed_first_works_in_the_second_phase():
    t = lay_out(
        "old_earth interstellar_bank",
        "rebel_base",
        hands=["investment_credits space_marines"],
        actions=["develop develop_2", "produce explore_5"],
        phase="develop",
        then=["develop_2"],
        deck="gem_world comet_zone",
        advanced=True,
    )
    play(t, 0, "card investment_credits")
    assert t.state.phase == "develop_2"
    assert held(t, 0) == 3, "Interstellar Bank draws again"
    play(t, 0, "card space_marines")
    assert told(t, "developed")[-1]["price"] == 0, "2 - 1 - 1"
    assert tableau(t, 0)[2:] == ["investment_credits#1", "space_marines#1"]


def test_E69_R14_5_tactics_last_for_one_phase():
    t = lay_out(
        "new_sparta new_military_tactics",
        "rebel_base",
        hands=["malevolent_lifeforms pirate_world refugee_world"],
        actions=["settle settle_2", "produce explore_5"],
        phase="settle",
        then=["settle_2"],
        advanced=True,
    )
    play(t, 0, "card malevolent_lifeforms")
    assert tableau(t, 0) == ["new_sparta", "malevolent_lifeforms"]
    assert t.state.phase == "settle_2"
    assert unplaceable(t, 0, "pirate_world") == "barred-too-weak"


def test_E7_R14_6_both_explore_cards():
    t = lay_out("old_earth", "rebel_base", actions=["explore_5 explore_1_1"], phase="explore", advanced=True)
    assert (len(choice(t, 0).options), choice(t, 0).at_least) == (8, 2)


def test_R14_5_the_bonus_draw_of_settle_in_both_phases():
    t = lay_out(
        "old_earth",
        "rebel_base",
        hands=["refugee_world pilgrimage_world", "empath_world 1"],
        actions=["settle settle_2", "settle produce"],
        phase="settle",
        then=["settle_2", "produce"],
        deck="export_duties investment_credits mining_robots genetics_lab drop_ships",
        advanced=True,
    )
    play(t, 0, "card refugee_world")
    play(t, 1, "card empath_world")
    assert (held(t, 0), held(t, 1)) == (2, 1), "each has drawn a card for the first world"
    play(t, 0, "card pilgrimage_world")
    drawn = [(event.seat, event.args["count"]) for event in t.told if event.name == "drew"]
    assert drawn == [(0, 1), (1, 1), (0, 1)], "seat 1 has the bonus once"
    assert state(t).round == 2
