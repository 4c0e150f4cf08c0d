"""R8 Settle."""

import pytest

from astrarium.games.race.placing import bar_placing
from astrarium.games.race.words import WORDS
from astrarium.kernel import Text

from .table import (
    choice,
    goods,
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


def settle(row, hand, *more, other="rebel_base", **rest):
    return lay_out(row, other, hands=[hand, *more], phase="settle", **rest)


def test_E15_R8_7_contact_specialist_pays_for_a_military_world():
    t = settle("old_earth contact_specialist", "pirate_world 2")
    assert t.view(0)["players"][0]["military"] == -1
    play(t, 0, "card pirate_world")
    assert (tableau(t, 0)[-1], held(t, 0), goods(t, 0)) == ("pirate_world", 0, {"pirate_world"})
    assert told(t, "settled")[0]["price"] == 2


def test_E16_R8_7_discounts_help_contact_specialist():
    t = settle("old_earth contact_specialist replicant_robots", "pirate_world")
    play(t, 0, "card pirate_world")
    assert told(t, "settled")[0]["price"] == 0


def test_E17_R8_7_discounts_of_the_kind_too():
    t = settle("old_earth contact_specialist mining_robots", "rebel_miners")
    play(t, 0, "card rebel_miners")
    assert told(t, "settled")[0]["price"] == 0
    t = settle("old_earth contact_specialist mining_robots", "pirate_world 1")
    assert unplaceable(t, 0, "pirate_world") == "barred-too-weak-too-dear"


def test_E18_R8_8_colony_ship_works_through_contact_specialist():
    t = settle("old_earth contact_specialist colony_ship", "rebel_homeworld")
    play(t, 0, "card rebel_homeworld")
    assert tableau(t, 0) == ["old_earth", "contact_specialist#1", "rebel_homeworld"]


def test_E19_R8_7_R8_8_neither_works_for_alien_worlds():
    t = settle("old_earth contact_specialist colony_ship", "alien_robot_sentry refugee_world 5")
    assert refused(t, 0, "card alien_robot_sentry") == ("barred-too-weak", "R8.5")


def test_E20_R8_8_alien_rosetta_stone_world_is_of_no_kind():
    t = settle("old_earth colony_ship", "alien_rosetta_stone_world")
    play(t, 0, "card alien_rosetta_stone_world")
    assert tableau(t, 0) == ["old_earth", "alien_rosetta_stone_world"]


def test_E21_R8_8_a_windfall_of_the_aliens_is_an_alien_world():
    t = settle("old_earth colony_ship", "deserted_alien_outpost refugee_world 2")
    assert refused(t, 0, "card deserted_alien_outpost") == ("barred-too-dear", "R8.4")


def test_E22_R8_6_new_military_tactics():
    t = settle("new_sparta space_marines new_military_tactics", "rebel_base", other="rebel_outpost")
    sheet = t.view(0)["players"][0]["cards"][0]["sheet"]
    assert (sheet["military"]["strength"], sheet["military"]["defence"], sheet["tactics"]["amount"]) == (
        4,
        6,
        3,
    )
    play(t, 0, "card rebel_base")
    assert tableau(t, 0) == ["new_sparta", "space_marines#1", "rebel_base"]
    assert told(t, "conquered")[0] == {"card": state(t).players[0].tableau[2], "strength": 7, "defence": 6}


def test_R8_6_it_may_be_discarded_without_need():
    t = settle("new_sparta new_military_tactics", "avian_uplift_race")
    play(t, 0, "card avian_uplift_race")
    assert options(t, 0) == {"conquer", "tactics new_military_tactics#1"}
    play(t, 0, "tactics new_military_tactics")
    assert tableau(t, 0) == ["new_sparta", "avian_uplift_race"]


def test_R8_6_a_refusal_says_that_tactics_are_counted_in():
    t = settle("new_sparta new_military_tactics", "rebel_homeworld")
    assert unplaceable(t, 0, "rebel_homeworld") == "barred-too-weak"
    reason = bar_placing(state(t), 0, state(t).players[0].hand[0])
    assert reason is not None
    said = WORDS.reason(state(t), reason)
    assert said.args["defence"] == 7
    assert said.args["military"] == Text("strength-with-tactics", strength=5, tactics=3)


def test_R8_6_it_is_not_for_worlds_that_are_paid():
    t = settle("new_sparta new_military_tactics", "gem_world 2")
    play(t, 0, "card gem_world")
    assert tableau(t, 0) == ["new_sparta", "new_military_tactics#1", "gem_world"], (
        "there was nothing to choose"
    )


def test_E23_R8_5_galactic_imperium_helps_against_rebels_only():
    t = settle("old_earth galactic_imperium", "rebel_underground pirate_world")
    assert refused(t, 0, "card pirate_world") == ("barred-too-weak", "R8.5")
    play(t, 0, "card rebel_underground")
    assert told(t, "conquered")[0]["strength"] == 4


def test_E24_R8_5_alpha_centauri_helps_against_rare_worlds():
    t = settle("alpha_centauri", "runaway_robots outlaw_world")
    assert refused(t, 0, "card outlaw_world") == ("barred-too-weak", "R8.5")
    play(t, 0, "card runaway_robots")
    assert goods(t, 0) == {"runaway_robots"}


def test_E25_R8_5_negative_military_counts():
    t = settle("epsilon_eridani refugee_world", "outlaw_world pilgrimage_world")
    assert t.view(0)["players"][0]["military"] == 0
    assert refused(t, 0, "card outlaw_world") == ("barred-too-weak", "R8.5")


def test_E26_R8_4_discounts_of_a_kind_add_up():
    t = settle("alpha_centauri mining_robots", "comet_zone 2")
    sheet = t.view(0)["players"][0]["cards"][0]["sheet"]
    assert [each["amount"] for each in sheet["price"]["less"]] == [1, 1]
    play(t, 0, "card comet_zone")
    assert pay(t, 0) == 1


def test_E27_R8_10_the_bonus_and_terraforming_robots():
    row = "new_sparta terraforming_robots"
    t = settle(row, "avian_uplift_race", 0, actions=["settle", "settle"])
    play(t, 0, "card avian_uplift_race")
    assert (held(t, 0), held(t, 1)) == (2, 0), "nothing paid; a card for the bonus, one for the robots"
    t = settle(row, "avian_uplift_race", 0, actions=["", "settle"])
    play(t, 0, "pass")
    assert (held(t, 0), held(t, 1)) == (1, 0), "who places nothing draws nothing"


def test_E29_R8_4_R8_5_what_works_for_alien_worlds():
    row = "old_earth alien_tech_institute alien_rosetta_stone_world"
    t = settle(row, "deserted_alien_library 2")
    play(t, 0, "card deserted_alien_library")
    assert told(t, "settled")[0]["price"] == 2
    assert unplaceable(
        settle(f"{row} epsilon_eridani", "lost_alien_battle_fleet"), 0, "lost_alien_battle_fleet"
    )
    t = settle(f"{row} space_marines", "lost_alien_battle_fleet")
    play(t, 0, "card lost_alien_battle_fleet")
    assert told(t, "conquered")[0]["strength"] == 6


def test_R8_1_choices_are_secret_until_all_have_chosen():
    t = settle("old_earth", "refugee_world", "pilgrimage_world")
    before = t.view(1)
    play(t, 0, "card refugee_world")
    assert t.view(1) == before
    play(t, 1, "card pilgrimage_world")
    assert (tableau(t, 0)[-1], tableau(t, 1)[-1]) == ("refugee_world", "pilgrimage_world")


def test_R8_2_a_world_needs_a_way():
    t = settle("old_earth", "refugee_world outlaw_world distant_world")
    assert options(t, 0) == {"pass", "card refugee_world"}
    assert unplaceable(t, 0, "outlaw_world") == "barred-too-weak"
    assert unplaceable(t, 0, "distant_world") == "barred-too-dear"


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
    t = settle("old_earth colony_ship", "refugee_world")
    play(t, 0, "card refugee_world")
    assert options(t, 0) == {"pay 0", "ship colony_ship#1"}


def test_R8_8_colony_ship_does_not_conquer():
    t = settle("new_sparta colony_ship", "avian_uplift_race rebel_underground")
    assert refused(t, 0, "card rebel_underground") == ("barred-too-weak", "R8.5")
    play(t, 0, "card avian_uplift_race")
    assert tableau(t, 0) == ["new_sparta", "colony_ship#1", "avian_uplift_race"]


@pytest.mark.parametrize(
    ("world", "good"), [("asteroid_belt", True), ("gem_world", False), ("black_market_trading_world", False)]
)
def test_R8_9_only_windfall_worlds_come_with_a_good(world, good):
    t = settle("old_earth", f"{world} 3")
    play(t, 0, f"card {world}")
    pay(t, 0)
    assert goods(t, 0) == ({world} if good else set())


def test_R8_11_military_and_payment_are_not_combined():
    """Pirate World, defence 3: with Military 1 and one card neither conquest nor payment suffices."""
    row = "epsilon_eridani expedition_force contact_specialist"
    t = settle(row, "pirate_world refugee_world")
    assert t.view(0)["players"][0]["military"] == 1
    assert refused(t, 0, "card pirate_world") == ("barred-too-weak-too-dear", "R8.7")
    t = settle(row, "pirate_world 2")
    play(t, 0, "card pirate_world")
    assert told(t, "settled")[0]["price"] == 2, "Military takes nothing off"


def test_R8_5_R8_7_who_can_do_both_chooses():
    t = settle("new_sparta space_marines contact_specialist", "pirate_world 3")
    play(t, 0, "card pirate_world")
    assert options(t, 0) == {"conquer", "pay 2"}
    assert {option[0]: t.cite(choice(t, 0), option) for option in choice(t, 0).options} == {
        "conquer": "R8.5",
        "pay": "R8.7",
    }
    play(t, 0, "conquer")
    assert held(t, 0) == 3


def test_R8_4_R8_7_what_is_paid_cites_its_paragraph():
    t = settle("old_earth contact_specialist", "pirate_world 3")
    play(t, 0, "card pirate_world")
    assert (choice(t, 0).prompt, choice(t, 0).rule) == ("pay", "R8.7")
    t = settle("old_earth contact_specialist", "gem_world 3")
    play(t, 0, "card gem_world")
    assert (choice(t, 0).prompt, choice(t, 0).rule) == ("pay", "R8.4")


def test_R8_9_a_windfall_world_finds_no_card_for_its_good():
    t = settle("old_earth", "refugee_world", 111, supply=0)
    play(t, 0, "card refugee_world")
    passing(t)
    assert tableau(t, 0)[-1] == "refugee_world"
    assert goods(t, 0) == set()
    assert told(t, "good") == []
