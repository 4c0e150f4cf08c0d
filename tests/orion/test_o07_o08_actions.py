"""O7, O8 Exploit, Research, Trade, Propaganda, Contract, Activate."""

import pytest

from astrarium.texts import say

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
    refused,
    stock,
    systems,
)
from .witness import exercises, limits

# -- exploit


@pytest.mark.parametrize(
    ("card", "gained"),
    [("biospheres", (3, 0, 0)), ("frigate", (0, 2, 0)), ("spaceport", (0, 0, 1))],
)
def test_O7_1_O7_2_the_bonus_by_colour(card, gained):
    t = lay_out(hands={0: card}, stock={0: (0, 0, 0)})
    play(t, f"exploit {card}")
    assert (stock(t, 0), discards(t), hand(t, 0)) == (gained, [card], [])


def test_O7_2_grey_draws_four_and_keeps_three():
    t = lay_out(hands={0: "autolab titan"}, deck="frigate destroyer battleship spaceport")
    play(t, "exploit autolab")
    assert asked(t) == (0, "discard-drawn")
    assert options(t) == ["discard battleship", "discard destroyer", "discard frigate", "discard spaceport"]
    assert refused(t, "titan") == ("error-not-an-option", "")
    play(t, "battleship")
    assert hand(t, 0) == ["titan", "frigate", "destroyer", "spaceport"]
    assert discards(t) == ["autolab", "battleship"]


def test_O7_3_with_fewer_than_four_cards_three_are_kept():
    t = lay_out(hands={0: "autolab"}, deck="frigate destroyer battleship", rest=1)
    play(t, "exploit autolab")
    assert hand(t, 0) == ["frigate", "destroyer", "battleship"]
    assert discards(t) == ["autolab"], "it lay on top before anything was drawn, and stays"


def test_O7_1_the_exploited_card_is_the_top_one_that_a_reshuffle_leaves():
    t = lay_out(hands={0: "autolab"}, discards="titan spaceport", rest=1)
    play(t, "exploit autolab")
    assert sorted(hand(t, 0)) == ["spaceport", "titan"]
    assert discards(t) == ["autolab"]


@exercises("subterranean_farms", "mrrshan")
@limits("robominer_plant")
def test_O7_4_what_cards_and_races_add():
    t = lay_out(
        races="mrrshan human",
        hands={0: "biospheres"},
        systems={0: ["subterranean_farms", "robominer_plant"]},
        stock={0: (0, 0, 0)},
    )
    play(t, "exploit biospheres")
    assert stock(t, 0) == (4, 1, 0)


@limits("subterranean_farms", "mrrshan")
def test_O7_4_a_card_discarded_for_another_reason_brings_nothing():
    t = lay_out(
        races="mrrshan human",
        hands={0: "biospheres hydroponic_farm terraforming"},
        systems={0: ["subterranean_farms"]},
        stock={0: (0, 0, 0)},
    )
    play(t, "hire victoria", "biospheres, terraforming, hydroponic_farm")
    assert stock(t, 0) == (0, 0, 0)


# -- research, trade, propaganda


def test_O7_5_research_draws_two():
    t = lay_out(deck="frigate titan autolab")
    play(t, "research")
    assert hand(t, 0) == ["frigate", "titan"]


def test_E2_O7_6_O7_7_one_exchange_at_the_rate():
    t = lay_out(stock={0: (6, 0, 0)})
    assert options(t, "trade") == ["trade food fleet", "trade food production"]
    play(t, "trade food fleet")
    assert stock(t, 0) == (3, 2, 0)
    t = lay_out(stock={0: (6, 0, 0)})
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
    t = lay_out(stock={0: before})
    play(t, f"trade {trade}")
    assert stock(t, 0) == after
    give = ("food", "fleet", "production").index(trade.split()[0])
    less = tuple(many - (number == give) for number, many in enumerate(before))
    if not less[give] >= (3, 2, 1)[give]:
        t = lay_out(stock={0: less})
        assert refused(t, f"trade {trade}") == ("barred-trade", "O7.6")


def test_O7_8_propaganda_once_a_round_also_at_ten():
    t = lay_out(morale={0: 6}, pool={0: 3, 1: 0})
    play(t, "propaganda")
    assert t.state.morale[0] == 9
    assert refused(t, "propaganda") == ("barred-propaganda", "O7.8")
    t = lay_out()
    play(t, "propaganda")
    assert t.state.morale[0] == 10


# -- contract


def test_H13_O7_9_O7_10_contract():
    t = lay_out(hands={0: "frigate titan"}, middle="quail vale")
    assert refused(t, "hire quail") == ("barred-contract", "O7.9")
    t = lay_out(
        hands={0: "frigate titan autolab"}, advisors={0: "victoria"}, middle="quail vale", pool={0: 1, 1: 1}
    )
    assert options(t, "hire") == ["hire quail", "hire vale"]
    play(t, "hire quail", "titan, autolab, frigate")
    assert discards(t) == ["titan", "autolab", "frigate"]
    assert (advisor(t, 0), middle(t)) == ("quail", {"vale", "victoria"})


def test_O7_9_the_order_of_discards_is_the_players():
    t = lay_out(hands={0: "frigate titan autolab biospheres"}, middle="quail")
    play(t, "hire quail")
    assert (pending(t).at_least, pending(t).at_most, pending(t).ordered) == (3, 3, True)
    assert refused(t, "frigate, titan") == ("error-wrong-count", "")
    play(t, "autolab, biospheres, frigate")
    assert discards(t) == ["autolab", "biospheres", "frigate"]


@limits("victoria")
def test_O7_10_the_old_advisors_marker_goes_to_the_reserve():
    t = lay_out(
        hands={0: "frigate titan autolab"},
        advisors={0: "victoria"},
        middle="quail",
        markers={0: "victoria"},
        pool={0: 1, 1: 1},
    )
    assert markers(t, 0) == (1, 8)
    play(t, "hire quail", "frigate, titan, autolab")
    assert markers(t, 0) == (0, 9)


def test_O7_9_without_an_advisor_in_the_middle_there_is_no_contract():
    t = lay_out(hands={0: "frigate titan autolab"}, middle="")
    assert options(t, "hire") == []


# -- activate


def test_O8_1_the_marker_lies_on_the_slot():
    t = lay_out(systems={0: ["cloning_center"]}, stock={0: (0, 0, 0)}, pool={0: 2, 1: 0})
    play(t, "activate cloning_center")
    assert (stock(t, 0), marked(t, 0)) == ((4, 0, 0), ["cloning_center A"])
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")


@exercises("biospheres")
@limits("biospheres")
def test_O8_2_what_an_activation_needs_has_to_be_there():
    t = lay_out(systems={0: ["biospheres"]})
    assert refused(t, "activate biospheres") == ("barred-discards", "O8.2")
    t = lay_out(systems={0: ["biospheres"]}, discards="frigate titan")
    play(t, "activate biospheres")
    assert (hand(t, 0), discards(t)) == (["titan"], ["frigate"])


@limits("planetary_stock_exchange")
def test_O8_3_morale_for_an_activation():
    t = lay_out(systems={0: ["planetary_stock_exchange"]}, morale={0: 5}, vp={0: 3})
    assert refused(t, "activate planetary_stock_exchange") == ("barred-morale", "O8.3")
    t = lay_out(systems={0: ["planetary_stock_exchange"]}, morale={0: 6}, vp={0: 3})
    play(t, "activate planetary_stock_exchange")
    assert t.state.vp[0] == 2


@limits("colony_ship", "spaceport")
def test_O8_4_an_activation_that_must_build_or_exchange():
    t = lay_out(systems={0: ["colony_ship"]}, hands={0: "titan"}, stock={0: (0, 0, 0)})
    assert refused(t, "activate colony_ship") == ("barred-nothing-to-build", "O8.4")
    t = lay_out(systems={0: ["frigate frigate autolab autolab colony_ship"]}, hands={0: "biospheres"})
    assert refused(t, "activate colony_ship") == ("barred-full", "O8.4")
    t = lay_out(systems={0: ["spaceport"]}, stock={0: (3, 2, 1)})
    assert refused(t, "activate spaceport") == ("barred-exchange", "O8.4")


@pytest.mark.parametrize(
    ("position", "english", "polish"),
    [
        (
            {"systems": {0: ["automated_factory"]}},
            "It costs 2 food, and you have 0.",
            "Kosztuje 2 sztuki żywności, a masz 0.",
        ),
        (
            {"systems": {0: ["planetary_stock_exchange"]}},
            "It costs 1 VP, and you have 0.",
            "Kosztuje 1 PZ, a masz 0.",
        ),
        (
            {"advisors": {0: "advia_osm"}},
            "It needs a card in the discard pile, which is empty.",
            "Wymaga karty w stosie kart odrzuconych, a jest on pusty.",
        ),
        (
            {"advisors": {0: "advia_osm"}, "discards": "titan", "morale": {0: 5}},
            "The top card of the discard pile is Titan. It needs morale 6, yours is 5.",
            "Wierzchnia karta stosu kart odrzuconych to Tytan. Wymaga morale 6, a twoje wynosi 5.",
        ),
        (
            {"advisors": {0: "advia_osm"}, "discards": "frigate"},
            "The top card of the discard pile is Frigate. "
            "You lack 2 fleet; the discount of 1 does not make up for that.",
            "Wierzchnia karta stosu kart odrzuconych to Fregata. "
            "Brakuje ci 2 jednostek floty, a zniżka pokryje tylko 1.",
        ),
    ],
)
def test_O8_2_O8_3_O8_4_the_reason_says_what_is_missing(position, english, polish):
    t = lay_out(**position, stock={0: (0, 0, 0)})
    (barred,) = (each for each in pending(t).barred() if each.option[0] == "activate")
    assert [say(barred.text, language, game=GAME) for language in ("en", "pl")] == [english, polish]


def test_O5_6_O7_6_what_does_not_fit_after_an_exchange_is_told():
    t = lay_out(stock={0: (8, 0, 1)})
    play(t, "trade production food")
    said = [say(event.text, "en", game=GAME, names=["Ann", "Ben"]) for event in t.events()]
    assert said == ["Ann gave 1 production for 3 food; 2 food did not fit and was lost."]


def test_O8_5_an_activation_whose_gain_is_lost():
    t = lay_out(systems={0: ["cloning_center", "pleasure_dome"]}, stock={0: (9, 5, 5)}, pool={0: 3, 1: 0})
    play(t, "activate cloning_center", "activate pleasure_dome")
    assert (stock(t, 0), t.state.morale[0]) == ((9, 5, 5), 10)


@exercises("moldred")
def test_O8_5_O10_6_with_an_empty_reserve():
    t = lay_out(advisors={0: "moldred"}, pool={0: 4, 1: 0}, spent={0: 6})
    play(t, "activate moldred")
    assert (markers(t, 0), t.state.morale[0]) == ((3, 0), 9), "the price is paid all the same"


@exercises("high_orbit_sonar", "cloning_center", "victoria")
def test_O8_6_activating_by_an_effect():
    t = lay_out(
        hands={0: "high_orbit_sonar"},
        systems={0: ["cloning_center", "pleasure_dome"]},
        advisors={0: "victoria"},
        stock={0: (2, 0, 2)},
        morale={0: 5},
        pool={0: 1, 1: 1},
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
        "hands": {0: "high_orbit_sonar"},
        "systems": {0: ["cloning_center", "government_support"]},
        "stock": {0: (2, 0, 2)},
        "markers": {0: "cloning_center"},
    }
    t = lay_out(**position, pool={0: 1, 1: 1})
    play(t, "build high_orbit_sonar", "on 2")
    assert asked(t) == (1, "action"), "one slot is taken, and no food is left for the other"
    position["stock"] = {0: (9, 0, 2)}
    t = lay_out(**position, pool={0: 1, 1: 1}, spent={0: 8})
    play(t, "build high_orbit_sonar", "on 2")
    assert asked(t) == (1, "action"), "no marker in reserve"


def test_O8_4_O8_6_a_card_with_nothing_to_build_cannot_be_activated_by_an_effect():
    t = lay_out(
        hands={0: "high_orbit_sonar titan"},
        systems={0: ["colony_ship", "cloning_center"]},
        stock={0: (2, 0, 2)},
        pool={0: 1, 1: 1},
    )
    play(t, "build high_orbit_sonar", "on 2")
    assert options(t) == ["activate cloning_center", "stop"]


def test_O8_6_a_card_that_becomes_active_meanwhile_may_follow():
    t = lay_out(
        hands={0: "high_orbit_sonar cloning_center"},
        systems={0: ["colony_ship"]},
        stock={0: (4, 0, 2)},
        pool={0: 1, 1: 1},
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
        hands={0: "high_orbit_sonar communications_satellite cloning_center"},
        systems={0: ["colony_ship"]},
        stock={0: (9, 0, 2)},
        pool={0: 1, 1: 1},
    )
    play(t, "build high_orbit_sonar", "on 1", "activate colony_ship", "build communications_satellite")
    play(t, "system 0", "communications_satellite, colony_ship")
    assert systems(t, 0)[0] == "communications_satellite colony_ship"
    assert marked(t, 0) == [], "its slot is empty again"
    assert asked(t) == (1, "action"), "but the sonar has activated it once"
