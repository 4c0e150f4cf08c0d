"""O7, O8 Exploit, Research, Trade, Propaganda, Contract, Activate."""

import pytest

from astrarium.localization import say

from .table import (
    GAME,
    advisor,
    asked,
    discards,
    hand,
    lay_out,
    marked,
    markers,
    middle,
    options,
    pending,
    play,
    played,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits, shows

# -- exploit


@pytest.mark.parametrize(
    ("card", "gained"),
    [("biospheres", (3, 0, 0)), ("frigate", (0, 2, 0)), ("spaceport", (0, 0, 1))],
)
def test_O7_1_O7_2_the_bonus_by_colour(card, gained):
    t = played(f"exploit {card}", hands=card, stock=(0, 0, 0))
    assert (stock(t, 0), discards(t), hand(t, 0)) == (gained, [card], [])


def test_O7_2_grey_draws_four_and_keeps_three():
    t = played("exploit autolab", hands="autolab titan", deck="frigate destroyer battleship spaceport")
    assert asked(t) == (0, "discard-drawn")
    assert options(t) == ["discard battleship", "discard destroyer", "discard frigate", "discard spaceport"]
    assert refused(t, "titan") == ("error-not-an-option", "")
    play(t, "battleship")
    assert hand(t, 0) == ["titan", "frigate", "destroyer", "spaceport"]
    assert discards(t) == ["autolab", "battleship"]


def test_O7_3_with_fewer_than_four_cards_three_are_kept():
    t = played("exploit autolab", hands="autolab", deck="frigate destroyer battleship", rest=1)
    assert hand(t, 0) == ["frigate", "destroyer", "battleship"]
    assert discards(t) == ["autolab"], "it lay on top before anything was drawn, and stays"


def test_O7_1_the_exploited_card_is_the_top_one_that_a_reshuffle_leaves():
    t = played("exploit autolab", hands="autolab", discards="titan spaceport", rest=1)
    assert sorted(hand(t, 0)) == ["spaceport", "titan"]
    assert discards(t) == ["autolab"]


@exercises("subterranean_farms", "mrrshan")
@limits("robominer_plant")
def test_O7_4_what_cards_and_races_add():
    t = lay_out(
        races="mrrshan human",
        hands="biospheres",
        systems=["subterranean_farms", "robominer_plant"],
        stock=(0, 0, 0),
    )
    play(t, "exploit biospheres")
    assert stock(t, 0) == (4, 1, 0)


@limits("subterranean_farms", "mrrshan")
def test_O7_4_a_card_discarded_for_another_reason_brings_nothing():
    t = lay_out(
        races="mrrshan human",
        hands="biospheres hydroponic_farm terraforming",
        systems=["subterranean_farms"],
        stock=(0, 0, 0),
    )
    play(t, "hire victoria", "biospheres, terraforming, hydroponic_farm")
    assert stock(t, 0) == (0, 0, 0)


# -- research, trade, propaganda


def test_O7_5_research_draws_two():
    t = played("research", deck="frigate titan autolab")
    assert hand(t, 0) == ["frigate", "titan"]


def test_E2_O7_6_O7_7_one_exchange_at_the_rate():
    t = lay_out(stock=(6, 0, 0))
    assert options(t, "trade") == ["trade food fleet", "trade food production"]
    play(t, "trade food fleet")
    assert stock(t, 0) == (3, 2, 0)
    t = lay_out(stock=(6, 0, 0))
    assert refused(t, "trade 6 4") == ("error-not-an-option", "")


@pytest.mark.parametrize(
    ("trade", "before", "after"),
    [
        ("food fleet", (3, 0, 0), (0, 2, 0)),
        ("food production", (3, 0, 0), (0, 0, 1)),
        ("fleet food", (0, 2, 0), (3, 0, 0)),
        ("fleet production", (0, 2, 0), (0, 0, 1)),
        ("production food", (0, 0, 1), (3, 0, 0)),
        ("production fleet", (0, 0, 1), (0, 2, 0)),
        ("production food", (8, 0, 1), (9, 0, 0)),
    ],
)
def test_O7_6_all_trades_and_their_limits(trade, before, after):
    t = played(f"trade {trade}", stock=before)
    assert stock(t, 0) == after
    give = ("food", "fleet", "production").index(trade.split()[0])
    less = tuple(many - (number == give) for number, many in enumerate(before))
    if not less[give] >= (3, 2, 1)[give]:
        t = lay_out(stock=less)
        assert refused(t, f"trade {trade}") == ("barred-trade", "O7.6")


def test_O7_8_propaganda_once_a_round_also_at_ten():
    t = played("propaganda", morale=6, pool=(3, 0))
    assert t.state.morale[0] == 9
    assert refused(t, "propaganda") == ("barred-propaganda", "O7.8")
    t = played("propaganda")
    assert t.state.morale[0] == 10


# -- contract


def test_H13_O7_9_O7_10_contract():
    t = lay_out(hands="frigate titan", middle="quail vale")
    assert refused(t, "hire quail") == ("barred-contract", "O7.9")
    t = lay_out(hands="frigate titan autolab", advisors="victoria", middle="quail vale", pool=(1, 1))
    assert options(t, "hire") == ["hire quail", "hire vale"]
    play(t, "hire quail", "titan, autolab, frigate")
    assert discards(t) == ["titan", "autolab", "frigate"]
    assert (advisor(t, 0), middle(t)) == ("quail", {"vale", "victoria"})


def test_O7_9_the_order_of_discards_is_the_players():
    t = played("hire quail", hands="frigate titan autolab biospheres", middle="quail")
    assert (pending(t).at_least, pending(t).at_most, pending(t).ordered) == (3, 3, True)
    assert refused(t, "frigate, titan") == ("error-wrong-count", "")
    play(t, "autolab, biospheres, frigate")
    assert discards(t) == ["autolab", "biospheres", "frigate"]


@limits("victoria")
def test_O7_10_the_old_advisors_marker_goes_to_the_reserve():
    t = lay_out(
        hands="frigate titan autolab", advisors="victoria", middle="quail", markers="victoria", pool=(1, 1)
    )
    assert markers(t, 0) == (1, 8)
    play(t, "hire quail", "frigate, titan, autolab")
    assert markers(t, 0) == (0, 9)


def test_O7_9_without_an_advisor_in_the_middle_there_is_no_contract():
    t = lay_out(hands="frigate titan autolab", advisors={0: "vale", 1: "quail"}, middle="")
    assert options(t, "hire") == []
    why = {(each.text.id, each.rule) for each in pending(t).barred() if each.option[0] == "hire"}
    assert why == {("barred-hired", "O7.9"), ("barred-hired", "O7.10")}


# -- activate


def test_O8_1_the_marker_lies_on_the_slot():
    t = played("activate cloning_center", systems=["cloning_center"], stock=(0, 0, 0), pool=(2, 0))
    assert (stock(t, 0), marked(t, 0)) == ((4, 0, 0), ["cloning_center A"])
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")


@shows("biospheres")
def test_O8_2_what_an_activation_needs_has_to_be_there():
    t = lay_out(systems=["biospheres"])
    assert refused(t, "activate biospheres") == ("barred-discards", "O8.2")
    t = played("activate biospheres", systems=["biospheres"], discards="frigate titan")
    assert (hand(t, 0), discards(t)) == (["titan"], ["frigate"])


@limits("planetary_stock_exchange")
def test_O8_3_morale_for_an_activation():
    t = lay_out(systems=["planetary_stock_exchange"], morale=5, vp=3)
    assert refused(t, "activate planetary_stock_exchange") == ("barred-morale", "O8.3")
    t = played("activate planetary_stock_exchange", systems=["planetary_stock_exchange"], morale=6, vp=3)
    assert t.state.vp[0] == 2


@limits("colony_ship", "spaceport")
def test_O8_4_an_activation_that_must_build_or_exchange():
    t = lay_out(systems=["colony_ship"], hands="titan", stock=(0, 0, 0))
    assert refused(t, "activate colony_ship") == ("barred-nothing-to-build", "O8.4")
    t = lay_out(systems=["frigate frigate autolab autolab colony_ship"], hands="biospheres")
    assert refused(t, "activate colony_ship") == ("barred-full", "O8.4")
    t = lay_out(systems=["spaceport"], stock=(3, 2, 1))
    assert refused(t, "activate spaceport") == ("barred-exchange", "O8.4")


@pytest.mark.parametrize(
    ("position", "english", "polish"),
    [
        (
            {"systems": ["automated_factory"]},
            "It costs 2 food; you have 0.",
            "Kosztuje 2 żywności, a masz 0.",
        ),
        (
            {"systems": ["planetary_stock_exchange"]},
            "It costs 1 VP; you have 0.",
            "Kosztuje 1 PZ, a masz 0.",
        ),
        (
            {"advisors": "advia_osm"},
            "It needs a card in the discard pile, which is empty.",
            "Wymaga karty w stosie kart odrzuconych, a jest on pusty.",
        ),
        (
            {"advisors": "advia_osm", "discards": "titan", "morale": 5},
            "The top card of the discard pile is Titan. It needs morale 6; yours is 5.",
            "Wierzchnia karta stosu kart odrzuconych to Tytan. Wymaga morale 6, a twoje wynosi 5.",
        ),
        (
            {"advisors": "advia_osm", "discards": "frigate"},
            "The top card of the discard pile is Frigate. "
            "You lack 2 fleet; the discount of 1 doesn't make up for that.",
            "Wierzchnia karta stosu kart odrzuconych to Fregata. "
            "Brakuje ci 2 flot, a zniżka pokryje tylko 1.",
        ),
    ],
)
def test_O8_2_O8_3_O8_4_the_reason_says_what_is_missing(position, english, polish):
    t = lay_out(**position, stock=(0, 0, 0))
    (barred,) = (each for each in pending(t).barred() if each.option[0] == "activate")
    assert [say(barred.text, language, game=GAME) for language in ("en", "pl")] == [english, polish]


def test_O5_6_O7_6_what_does_not_fit_after_an_exchange_is_told():
    t = played("trade production food", stock=(8, 0, 1))
    said = [say(event.text, "en", game=GAME, names=["Ann", "Ben"]) for event in t.events()]
    assert said == ["Ann gave 1 production for 3 food; 2 food didn't fit and was lost."]


def test_O8_5_an_activation_whose_gain_is_lost():
    t = lay_out(systems=["cloning_center", "pleasure_dome"], stock=(9, 5, 5), pool=(3, 0))
    play(t, "activate cloning_center", "activate pleasure_dome")
    assert (stock(t, 0), t.state.morale[0]) == ((9, 5, 5), 10)


@exercises("moldred")
def test_O8_5_O10_6_with_an_empty_reserve():
    t = played("activate moldred", advisors="moldred", pool=(4, 0), spent=6)
    assert (markers(t, 0), t.state.morale[0]) == ((3, 0), 9), "the price is paid all the same"


@exercises("high_orbit_sonar", "cloning_center", "victoria")
def test_O8_6_activating_by_an_effect():
    t = lay_out(
        hands="high_orbit_sonar",
        systems=["cloning_center", "pleasure_dome"],
        advisors="victoria",
        stock=(2, 0, 2),
        morale=5,
        pool=(1, 1),
    )
    play(t, "build high_orbit_sonar", "on 2")
    assert options(t) == ["activate cloning_center", "activate pleasure_dome", "activate victoria", "stop"]
    play(t, "activate pleasure_dome", "activate victoria", "gain 0 0 2")
    assert options(t) == ["activate cloning_center", "stop"]
    play(t, "stop")
    assert (t.state.morale[0], stock(t, 0)) == (8, (0, 0, 2))
    assert marked(t, 0) == ["pleasure_dome A", "victoria A"]
    assert markers(t, 0) == (0, 7)


@limits("high_orbit_sonar")
def test_O8_6_a_taken_slot_a_cost_and_an_empty_reserve_stop_it():
    position = {
        "hands": "high_orbit_sonar",
        "systems": ["cloning_center", "government_support"],
        "stock": (2, 0, 2),
        "markers": "cloning_center",
    }
    t = played("build high_orbit_sonar", "on 2", **position, pool=(1, 1))
    assert asked(t) == (1, "action"), "one slot is taken, and no food is left for the other"
    position["stock"] = {0: (9, 0, 2)}
    t = played("build high_orbit_sonar", "on 2", **position, pool=(1, 1), spent=8)
    assert asked(t) == (1, "action"), "no marker in reserve"


def test_O8_4_O8_6_a_card_with_nothing_to_build_cannot_be_activated_by_an_effect():
    t = lay_out(
        hands="high_orbit_sonar titan",
        systems=["colony_ship", "cloning_center"],
        stock=(2, 0, 2),
        pool=(1, 1),
    )
    play(t, "build high_orbit_sonar", "on 2")
    assert options(t) == ["activate cloning_center", "stop"]


def test_O8_6_a_card_that_becomes_active_meanwhile_may_follow():
    t = lay_out(
        hands="high_orbit_sonar cloning_center", systems=["colony_ship"], stock=(4, 0, 2), pool=(1, 1)
    )
    play(t, "build high_orbit_sonar", "on 1", "activate colony_ship")
    assert systems(t, 0)[0] == "colony_ship cloning_center"
    assert options(t) == ["activate cloning_center", "stop"]
    play(t, "activate cloning_center")
    assert stock(t, 0) == (4, 0, 0)
    assert marked(t, 0) == ["cloning_center A"]
    assert markers(t, 0) == (0, 8), "one marker came back when the ship was covered"


def test_O8_6_no_card_is_activated_twice_by_one_effect():
    t = lay_out(
        hands="high_orbit_sonar communications_satellite cloning_center",
        systems=["colony_ship"],
        stock=(9, 0, 2),
        pool=(1, 1),
    )
    play(t, "build high_orbit_sonar", "on 1", "activate colony_ship", "build communications_satellite")
    play(t, "system 0", "communications_satellite, colony_ship")
    assert systems(t, 0)[0] == "communications_satellite colony_ship"
    assert marked(t, 0) == [], "its slot is empty again"
    assert asked(t) == (1, "action"), "but the sonar has activated it once"
