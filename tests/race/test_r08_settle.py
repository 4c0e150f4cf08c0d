"""R8 Settle."""

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.option_texts import WORDS
from astrarium.games.race.placement import bar_placing
from astrarium.kernel import Text
from astrarium.localization import say

from .table import choice, goods, held, lay_out, options, passing, pay, play, refused, state, tableau, told


def settle(row, hand, *more, other="rebel_base", **rest):
    return lay_out(row, other, hands=[hand, *more], phase="settle", **rest)


def placed(row, hand, **rest):
    """The table after the first card of the hand was chosen."""
    t = settle(row, hand, **rest)
    play(t, 0, f"card {hand.split()[0]}")
    assert hand.split()[0] in tableau(t, 0)
    return t


@pytest.mark.parametrize(
    ("row", "hand", "price"),
    [
        ("old_earth contact_specialist", "pirate_world 2", 2),
        ("old_earth contact_specialist replicant_robots", "pirate_world", 0),
        ("old_earth contact_specialist mining_robots", "rebel_miners", 0),
        ("alpha_centauri mining_robots", "comet_zone 2", 1),
        ("old_earth alien_tech_institute alien_rosetta_stone_world", "deserted_alien_library 2", 2),
        ("epsilon_eridani expedition_force contact_specialist", "pirate_world 2", 2),
    ],
    ids=["E15", "E16", "E17", "E26", "E29", "Military takes nothing off"],
)
def test_E15_E16_E17_E26_E29_R8_4_R8_7_R8_11_what_is_paid(row, hand, price):
    before = int(hand.partition(" ")[2] or 0)
    t = placed(row, hand)
    pay(t, 0)
    assert (told(t, "settled")[0]["price"], held(t, 0)) == (price, before - price)


@pytest.mark.parametrize(
    ("row", "hand", "strength"),
    [
        ("new_sparta space_marines new_military_tactics", "rebel_base", 7),
        ("old_earth galactic_imperium", "rebel_underground", 4),
        ("alpha_centauri", "runaway_robots", 1),
        (
            "old_earth alien_tech_institute alien_rosetta_stone_world space_marines",
            "lost_alien_battle_fleet",
            6,
        ),
    ],
    ids=["E22", "E23", "E24", "E29"],
)
def test_E22_E23_E24_E29_R8_5_R8_6_what_is_conquered(row, hand, strength):
    t = placed(row, hand, other="rebel_outpost")
    assert told(t, "conquered")[0]["strength"] == strength


@pytest.mark.parametrize(
    ("row", "worlds"),
    [
        ("old_earth contact_specialist colony_ship", "rebel_homeworld"),
        ("old_earth colony_ship", "alien_rosetta_stone_world"),
    ],
    ids=["E18", "E20"],
)
def test_E18_E20_R8_8_colony_ship_is_discarded_for_a_world(row, worlds):
    """Also through Contact Specialist; Alien Rosetta Stone World is of no kind."""
    t = placed(row, worlds)
    assert "colony_ship" not in " ".join(tableau(t, 0))
    assert held(t, 0) == 0


TOO_WEAK, TOO_DEAR, IN_VAIN = "barred-too-weak", "barred-too-dear", "barred-in-vain"


@pytest.mark.parametrize(
    ("row", "hand", "reason", "rule"),
    [
        ("old_earth contact_specialist mining_robots", "pirate_world", "barred-too-weak-too-dear", "R8.7"),
        ("old_earth contact_specialist colony_ship", "alien_robot_sentry 5", IN_VAIN, "R8.5"),
        ("old_earth colony_ship", "deserted_alien_outpost 2", IN_VAIN, "R8.4"),
        ("old_earth", "deserted_alien_outpost 2", TOO_DEAR, "R8.4"),
        ("old_earth galactic_imperium", "pirate_world", TOO_WEAK, "R8.5"),
        ("alpha_centauri", "outlaw_world", TOO_WEAK, "R8.5"),
        ("epsilon_eridani empath_world", "outlaw_world", TOO_WEAK, "R8.5"),
        (
            "old_earth alien_tech_institute alien_rosetta_stone_world epsilon_eridani",
            "lost_alien_battle_fleet",
            TOO_WEAK,
            "R8.5",
        ),
        ("new_sparta colony_ship", "rebel_underground", TOO_WEAK, "R8.5"),
        (
            "epsilon_eridani expedition_force contact_specialist",
            "pirate_world",
            "barred-too-weak-too-dear",
            "R8.7",
        ),
        ("old_earth", "outlaw_world", TOO_WEAK, "R8.5"),
        ("old_earth", "distant_world", TOO_DEAR, "R8.4"),
    ],
)
def test_E17_E19_E21_E23_E24_E25_E29_R8_2_R8_4_R8_5_R8_7_R8_8_R8_11_a_world_needs_a_way(
    row, hand, reason, rule
):
    """A world that can always be placed is in the hand as well: without it nobody is asked."""
    t = settle(row, f"{hand} refugee_world")
    assert options(t, 0) == {"pass", "card refugee_world"}
    assert refused(t, 0, f"card {hand.split()[0]}") == (reason, rule)


def test_E19_R8_7_R8_8_a_refusal_says_what_does_not_help():
    t = settle("old_earth contact_specialist colony_ship", "alien_robot_sentry refugee_world 5")
    why = next(each.text for each in t.choice(0).barred() if each.text.id == "barred-in-vain")
    said = say(why, game=GAME)
    assert said.endswith("is −1. Contact Specialist doesn't work for Alien worlds."), said


def test_E22_R8_6_new_military_tactics():
    t = settle("new_sparta space_marines new_military_tactics", "rebel_base", other="rebel_outpost")
    sheet = t.view(0)["players"][0]["cards"][0]["sheet"]
    assert (sheet["military"]["strength"], sheet["military"]["defence"]) == (4, 6)
    assert sheet["tactics"]["amount"] == 3
    play(t, 0, "card rebel_base")
    assert tableau(t, 0) == ["new_sparta", "space_marines#1", "rebel_base"]
    assert told(t, "conquered")[0] == {"card": state(t).players[0].tableau[2], "strength": 7, "defence": 6}


def test_R8_6_it_may_be_discarded_without_need():
    t = placed("new_sparta new_military_tactics", "avian_uplift_race")
    assert options(t, 0) == {"conquer", "tactics new_military_tactics#1"}
    play(t, 0, "tactics new_military_tactics")
    assert tableau(t, 0) == ["new_sparta", "avian_uplift_race"]


def test_R8_6_a_refusal_says_that_tactics_are_counted_in():
    t = settle("new_sparta new_military_tactics", "rebel_homeworld")
    reason = bar_placing(state(t), 0, state(t).players[0].hand[0])
    assert reason is not None
    said = WORDS.reason(state(t), reason)
    assert said.id == "barred-too-weak"
    assert said.args["defence"] == 7
    assert said.args["military"] == Text("strength-with-tactics", strength=5, tactics=3)


def test_R8_6_it_is_not_for_worlds_that_are_paid():
    t = placed("new_sparta new_military_tactics", "gem_world 2")
    assert tableau(t, 0) == ["new_sparta", "new_military_tactics#1", "gem_world"], "there was no choice"


def test_E25_R8_5_negative_military_counts():
    t = settle("epsilon_eridani refugee_world", "outlaw_world pilgrimage_world")
    assert t.view(0)["players"][0]["military"] == 0


def test_E26_R8_4_discounts_of_a_kind_add_up():
    sheet = settle("alpha_centauri mining_robots", "comet_zone 2").view(0)["players"][0]["cards"][0]["sheet"]
    assert [each["amount"] for each in sheet["price"]["less"]] == [1, 1]


def test_E27_R8_10_the_bonus_and_terraforming_robots():
    row = "new_sparta terraforming_robots"
    t = settle(row, "avian_uplift_race", 0, actions=["settle", "settle"])
    play(t, 0, "card avian_uplift_race")
    assert (held(t, 0), held(t, 1)) == (2, 0), "nothing paid; a card for the bonus, one for the robots"
    t = settle(row, "avian_uplift_race", 0, actions=["", "settle"])
    play(t, 0, "pass")
    assert (held(t, 0), held(t, 1)) == (1, 0), "who places nothing draws nothing"


def test_R8_1_choices_are_secret_until_all_have_chosen():
    t = settle("old_earth", "refugee_world", "pilgrimage_world")
    before = t.view(1)
    play(t, 0, "card refugee_world")
    assert t.view(1) == before
    play(t, 1, "card pilgrimage_world")
    assert (tableau(t, 0)[-1], tableau(t, 1)[-1]) == ("refugee_world", "pilgrimage_world")


def test_R8_3_ways_are_chosen_openly_in_player_order():
    row, other = "old_earth colony_ship", "rebel_base colony_ship"
    t = settle(row, "gem_world 3", "spice_world 3", other=other)
    play(t, 1, "card spice_world")
    play(t, 0, "card gem_world")
    assert [asked.seat for asked in t.pending] == [0]
    play(t, 0, "ship colony_ship")
    assert "colony_ship" not in " ".join(tableau(t, 0))
    assert [entry["design"] for entry in t.view(1)["players"][0]["tableau"]] == ["old_earth", "gem_world"]
    assert options(t, 1) == {"pay 2", "ship colony_ship#2"}
    play(t, 1, "pay 2")
    assert pay(t, 1) == 2


def test_R8_8_colony_ship_may_be_used_where_the_price_is_nothing():
    t = placed("old_earth colony_ship", "refugee_world")
    assert options(t, 0) == {"pay 0", "ship colony_ship#1"}


def test_R8_8_colony_ship_does_not_conquer():
    t = placed("new_sparta colony_ship", "avian_uplift_race")
    assert tableau(t, 0) == ["new_sparta", "colony_ship#1", "avian_uplift_race"]


@pytest.mark.parametrize(
    ("world", "good"),
    [
        ("asteroid_belt", True),
        ("gem_world", False),
        ("black_market_trading_world", False),
        ("pirate_world", True),
        ("runaway_robots", True),
    ],
)
def test_R8_9_only_windfall_worlds_come_with_a_good(world, good):
    t = placed("alpha_centauri contact_specialist", f"{world} 3")
    pay(t, 0)
    assert goods(t, 0) == ({world} if good else set())


def test_R8_5_R8_7_who_can_do_both_chooses():
    t = placed("new_sparta space_marines contact_specialist", "pirate_world 3")
    assert options(t, 0) == {"conquer", "pay 2"}
    cited = {option[0]: t.cite(choice(t, 0), option) for option in choice(t, 0).options}
    assert cited == {"conquer": "R8.5", "pay": "R8.7"}
    play(t, 0, "conquer")
    assert held(t, 0) == 3


@pytest.mark.parametrize(("world", "rule"), [("pirate_world", "R8.7"), ("gem_world", "R8.4")])
def test_R8_4_R8_7_what_is_paid_cites_its_paragraph(world, rule):
    t = placed("old_earth contact_specialist", f"{world} 3")
    assert (choice(t, 0).prompt, choice(t, 0).rule) == ("pay", rule)


def test_R8_9_a_windfall_world_finds_no_card_for_its_good():
    t = settle("old_earth", "refugee_world", 111, supply=0)
    play(t, 0, "card refugee_world")
    passing(t)
    assert tableau(t, 0)[-1] == "refugee_world"
    assert goods(t, 0) == set()
    assert told(t, "good") == []
