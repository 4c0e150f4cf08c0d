"""O6 Building: cards, places, prices, discounts, and what happens afterwards."""

import pytest

from .table import (
    asked,
    discards,
    hand,
    in_english,
    lay_out,
    marked,
    markers,
    options,
    pending,
    play,
    played,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits


def test_O6_1_a_card_a_place_a_payment():
    t = played("build frigate", hands="frigate autolab", systems=["biospheres"])
    assert asked(t) == (0, "place")
    assert hand(t, 0) == ["frigate", "autolab"], "nothing has happened yet"
    play(t, "on 0")
    assert (systems(t, 0)[0], hand(t, 0), stock(t, 0)) == ("biospheres frigate", ["autolab"], (5, 3, 5))


def test_O6_1_what_was_begun_can_be_taken_back_until_the_card_is_shown():
    t = played("build frigate", hands="frigate autolab", systems=["biospheres"])
    t.undo(0)
    assert asked(t) == (0, "action")
    assert markers(t, 0) == (3, 7)


def test_O6_2_on_a_system_or_as_a_new_one():
    t = played("build frigate", hands="frigate", systems=["biospheres", "autolab"])
    assert options(t) == ["on 0", "on 1", "on 2"]
    play(t, "on 2")
    assert systems(t, 0)[:3] == ["biospheres", "autolab", "frigate"]


@limits("frigate")
def test_O6_3_paid_in_full():
    t = lay_out(hands="frigate", stock=(9, 1, 9))
    assert refused(t, "build frigate") == ("barred-too-dear", "O6.3")


def test_O6_3_only_what_is_missing_is_said():
    t = lay_out(races="meklar human", hands="doom_star spaceport", stock=(2, 3, 9))
    said = [in_english(barred.text) for barred in pending(t).barred() if barred.option[0] == "build"]
    assert said == ["You lack 1 fleet.", "You lack 2 food; the discount of 1 doesn't make up for that."]


@exercises("frigate")
def test_O6_4_copies_are_allowed():
    t = played("build frigate", "on 0", hands="frigate", systems=["frigate"])
    assert systems(t, 0)[0] == "frigate frigate"


GATED = [
    "titan",
    "doom_star",
    "artemis_system_net",
    "gaia_transformation",
    "industrial_complex",
    "galactic_cybernet",
]


@limits(
    "titan",
    "doom_star",
    "artemis_system_net",
    "gaia_transformation",
    "industrial_complex",
    "galactic_cybernet",
    "orbital_shipyard",
)
def test_H11_O6_5_O8_3_morale_five():
    t = lay_out(
        hands=" ".join([*GATED, "planetary_stock_exchange"]),
        systems=["planetary_stock_exchange", "orbital_shipyard"],
        stock=(9, 9, 9),
        morale=5,
        vp=2,
    )
    assert options(t, "build") == ["build planetary_stock_exchange"]
    for card in GATED:
        assert refused(t, f"build {card}") == ("barred-morale", "O6.5")
    for card in ("planetary_stock_exchange", "orbital_shipyard"):
        assert ("activate", t.state.systems[0][0 if card.startswith("planetary") else 1][0]) not in pending(
            t
        ).options
    play(t, "build planetary_stock_exchange", "on 0")
    assert systems(t, 0)[0] == "planetary_stock_exchange planetary_stock_exchange"


def test_O6_5_at_six_they_can_be_built_and_what_is_built_stays():
    t = lay_out(hands=" ".join(GATED), stock=(9, 9, 9), morale=6)
    assert options(t, "build") == sorted(f"build {card}" for card in GATED)
    t = lay_out(systems=["titan"], morale=0)
    assert systems(t, 0)[0] == "titan"


@pytest.mark.parametrize("morale", [-1, -4, -11])
def test_O6_5_O6_10_below_zero_they_cannot_be_built_either(morale):
    t = lay_out(hands="titan frigate civil_transport", stock=(9, 9, 9), morale=morale)
    assert refused(t, "build titan") == ("barred-morale", "O6.5")
    play(t, "build civil_transport")
    assert options(t) == ["build frigate", "skip"]
    t = lay_out(advisors="advia_osm", discards="titan", stock=(9, 9, 9), morale=morale)
    assert options(t, "activate") == []


# -- discounts


@exercises("fulcrum_sandebar", "colony_ship")
def test_E1_O6_6_O6_7_the_discounts_of_fulcrum_and_colony_ship():
    t = lay_out(hands="planetary_stock_exchange", extra="colony_ship", advisors="fulcrum_sandebar")
    play(t, "activate colony_ship")
    assert asked(t) == (0, "pay")
    assert options(t) == ["pay 1 0 1", "pay 2 0 0"]
    play(t, "pay 1 0 1")
    assert (stock(t, 0), systems(t, 0)[4]) == ((4, 5, 4), "colony_ship planetary_stock_exchange")


@exercises("space_elevator", "colony_ship", "terraforming")
def test_H7_O6_6_two_discounts():
    t = lay_out(hands="terraforming", systems=["space_elevator", "colony_ship"], stock=(9, 0, 5))
    play(t, "activate colony_ship")
    assert options(t) == ["pay 3 0 1", "pay 4 0 0"]
    play(t, "pay 4 0 0")
    assert stock(t, 0) == (5, 0, 5)


@exercises("meklar", "spaceport")
def test_H17_O6_7_the_discount_covers_what_is_missing():
    t = played("build spaceport", races="meklar human", hands="spaceport", stock=(5, 1, 0))
    assert stock(t, 0) == (1, 0, 0), "4 food and 1 fleet, the only way"
    t = played("build spaceport", races="meklar human", hands="spaceport", stock=(5, 2, 0))
    assert options(t) == ["pay 3 2 0", "pay 4 1 0"]
    t = lay_out(hands="spaceport", stock=(5, 1, 0))
    assert refused(t, "build spaceport") == ("barred-too-dear", "O6.3")


@exercises("space_elevator")
def test_O6_6_a_covered_discount_counts_once_more_and_a_new_one_not_for_itself():
    t = played("build space_elevator", hands="space_elevator", stock=(3, 0, 2))
    assert stock(t, 0) == (0, 0, 0)
    t = lay_out(hands="hydroponic_farm", systems=["space_elevator"], stock=(1, 0, 0), pool=(3, 0))
    play(t, "build hydroponic_farm", "on 0")
    assert stock(t, 0) == (2, 0, 0), "1 paid, 2 gained by the farm"
    assert t.view(0)["players"][0]["discounts"] == []


@limits("space_elevator")
def test_O6_7_nothing_below_zero_and_surplus_is_lost():
    t = lay_out(
        hands="frigate",
        systems=["space_elevator", "space_elevator"],
        advisors="fulcrum_sandebar",
        stock=(0, 0, 0),
    )
    play(t, "build frigate", "on 2")
    assert stock(t, 0) == (0, 0, 0)
    t = lay_out(hands="frigate", systems=["space_elevator", "space_elevator"], advisors="fulcrum_sandebar")
    play(t, "build frigate", "on 4")
    assert stock(t, 0) == (5, 5, 5), "2 fleet less 3: nothing to pay, nothing gained"


@limits("fulcrum_sandebar")
def test_O6_2_O6_6_a_discount_in_one_system_only():
    t = lay_out(hands="frigate", systems=["autolab"], advisors="fulcrum_sandebar", stock=(5, 1, 5))
    play(t, "build frigate")  # on 4 is the only place where one fleet is enough, and so it is taken
    assert systems(t, 0)[4] == "frigate"
    t = lay_out(hands="frigate", systems=["autolab"], advisors="fulcrum_sandebar", stock=(5, 2, 5))
    play(t, "build frigate")
    assert options(t) == ["on 0", "on 1", "on 4"]


# -- afterwards


@exercises("cloning_center")
def test_H8_O6_8_O10_5_the_marker_of_a_covered_card_returns():
    t = lay_out(hands="hydroponic_farm", systems=["cloning_center"], markers="cloning_center", pool=(2, 0))
    assert markers(t, 0) == (2, 7)
    play(t, "build hydroponic_farm", "on 0")
    assert markers(t, 0) == (1, 8)
    assert marked(t, 0) == []


@exercises("civil_transport", "hydroponic_farm", "frigate", "autolab")
def test_E7_O6_9_O11_8_two_transports_five_structures_one_action():
    t = lay_out(
        hands="civil_transport civil_transport hydroponic_farm frigate autolab", stock=(9, 2, 2), pool=(1, 1)
    )
    play(t, "build civil_transport")
    assert asked(t) == (0, "build")
    play(t, "build civil_transport", "on 0")
    play(t, "build hydroponic_farm", "on 0")
    play(t, "build frigate", "on 0")  # the farm was blue: the second transport goes on
    assert asked(t) == (0, "build"), "the second transport was blue: the first one goes on, though covered"
    play(t, "build autolab", "on 1")
    assert systems(t, 0)[:2] == ["civil_transport civil_transport hydroponic_farm frigate", "autolab"]
    assert stock(t, 0) == (9 - 2 - 2 - 2 + 2 - 3, 0, 0)
    assert t.view(0)["players"][0]["boxes"]["build"] == 1


@limits("civil_transport")
def test_O6_9_a_transport_stops_after_another_colour_or_when_declined():
    t = lay_out(hands="civil_transport frigate autolab", pool=(1, 1))
    play(t, "build civil_transport", "build frigate", "on 0")
    assert asked(t) == (1, "action"), "red: nothing follows"
    t = played("build civil_transport", "skip", hands="civil_transport frigate autolab", pool=(1, 1))
    assert asked(t) == (1, "action")


def test_O6_10_building_by_an_effect_follows_all_rules_of_building():
    t = lay_out(hands="civil_transport titan doom_star frigate", stock=(2, 2, 9), morale=5)
    play(t, "build civil_transport")
    assert options(t) == ["build frigate", "skip"]
    assert refused(t, "build titan") == ("barred-morale", "O6.5")
    assert t.view(0)["players"][0]["boxes"]["build"] == 1


@limits("orbital_shipyard")
def test_O6_10_an_effect_may_ask_for_a_colour():
    t = lay_out(hands="hydroponic_farm frigate destroyer", systems=["orbital_shipyard"])
    play(t, "activate orbital_shipyard")
    assert options(t) == ["build destroyer", "build frigate"]
    assert refused(t, "build hydroponic_farm") == ("barred-colour", "O6.10")


def test_O6_2_a_full_system_is_barred():
    five = "frigate frigate autolab autolab biospheres"
    t = lay_out(hands="cloning_center", systems=[five])
    assert discards(t) == []
    play(t, "build cloning_center")  # a new system is the only place
    assert systems(t, 0)[1] == "cloning_center"
    t = played("build cloning_center", hands="cloning_center", systems=[five, "titan"])
    assert options(t) == ["on 1", "on 2"]
    assert refused(t, "on 0") == ("barred-full", "O10.2")
