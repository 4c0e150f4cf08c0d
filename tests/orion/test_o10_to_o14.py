"""O10–O14 Systems and markers, effects, piles, the end of the round and of the game, scoring."""

import pytest

from .table import (
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

FIVE = "frigate frigate autolab autolab biospheres"
FULL = [
    FIVE,
    "biospheres cloning_center cloning_center titan titan",
    "terraforming terraforming spaceport spaceport recyclotron",
    "recyclotron destroyer destroyer battleship battleship",
]

# -- O10


def test_O10_1_four_systems_and_no_fifth():
    t = lay_out(hands={0: "cloning_center"}, systems={0: ["frigate", "frigate", "autolab", "autolab"]})
    play(t, "build cloning_center")
    assert options(t) == ["on 0", "on 1", "on 2", "on 3"]
    t = lay_out(hands={0: "cloning_center"})
    play(t, "build cloning_center")
    assert systems(t, 0) == ["cloning_center", "", "", "", ""]


def test_O10_2_five_cards_in_a_system():
    t = lay_out(hands={0: "trade_goods"}, systems={0: FULL})
    assert refused(t, "build trade_goods") == ("barred-no-room", "O10.2")


@limits("cloning_center", "frigate", "space_elevator")
def test_O10_3_covered_cards_do_not_work():
    t = lay_out(
        hands={0: "trade_goods"},
        systems={0: ["cloning_center autolab", "frigate autolab", "space_elevator titan"]},
        stock={0: (3, 5, 5), 1: (0, 0, 0)},
    )
    assert refused(t, "activate cloning_center") == ("barred-covered", "O10.3")
    play(t, "build trade_goods", "on 3")
    assert stock(t, 0) == (0, 5, 5), "no discount"
    play(t, "research", "attack 1")
    assert stock(t, 0) == (0, 3, 5), "no fleet from the frigate"


def test_O10_3_covered_cards_score_and_bring_income():
    t = lay_out(phase="income", systems={0: ["gaia_transformation biospheres"]}, stock={0: (0, 0, 0)})
    assert stock(t, 0) == (2, 0, 0)
    assert t.view(0)["players"][0]["score"]["formulas"] == 4


def test_O10_4_a_marker_blocks_its_slot_and_nothing_else():
    t = lay_out(systems={0: ["cloning_center"]}, markers={0: "cloning_center"}, hands={0: "frigate"})
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")
    play(t, "build frigate", "on 0")
    assert systems(t, 0)[0] == "cloning_center frigate"


@exercises("colony_ship")
def test_O10_5_a_card_covered_by_its_own_effect_gives_its_marker_back():
    t = lay_out(systems={0: ["colony_ship"]}, hands={0: "frigate"}, pool={0: 2, 1: 0})
    play(t, "activate colony_ship")
    assert (markers(t, 0), marked(t, 0)) == ((1, 9 - 1 + 1), [])


@exercises("autolab")
def test_O10_6_what_the_reserve_cannot_give_is_lost():
    t = lay_out(hands={0: "autolab"}, systems={0: ["trade_goods"]}, pool={0: 1, 1: 1}, spent={0: 8})
    play(t, "build autolab", "on 1")
    assert markers(t, 0) == (1, 0), "one of two"


@exercises("fulcrum_sandebar")
def test_O10_7_the_additional_system():
    t = lay_out(hands={0: "frigate titan autolab"}, middle="fulcrum_sandebar quail", pool={0: 2, 1: 0})
    play(t, "hire fulcrum_sandebar", "frigate, titan, autolab")
    assert asked(t) == (0, "colour")
    play(t, "colour red")
    assert (advisor(t, 0), t.state.colour) == ("fulcrum_sandebar", "red")
    t = lay_out(
        hands={0: "frigate"},
        systems={0: ["titan", "autolab", "autolab", "titan"]},
        advisors={0: "fulcrum_sandebar"},
        extra={0: "biospheres biospheres spaceport"},
    )
    play(t, "build frigate", "on 4")
    assert systems(t, 0)[4] == "biospheres biospheres spaceport frigate"


@exercises("fulcrum_sandebar", "fighter_garrison", "autolab", "colonial_treasury")
def test_O10_7_his_colour_counts():
    t = lay_out(
        hands={0: "fighter_garrison"}, advisors={0: "fulcrum_sandebar"}, colour="red", stock={0: (5, 0, 0)}
    )
    play(t, "build fighter_garrison")  # his discount pays the fleet: there is no other place
    assert stock(t, 0) == (3, 2, 0), "two red cards"
    t = lay_out(hands={0: "autolab"}, advisors={0: "fulcrum_sandebar"}, colour="yellow", pool={0: 1, 1: 1})
    play(t, "build autolab", "on 0")
    assert t.state.pool[0] == 2, "he is an active yellow card"
    t = lay_out(hands={0: "autolab"}, advisors={0: "fulcrum_sandebar"}, colour="yellow", pool={0: 1, 1: 1})
    play(t, "build autolab", "on 4")
    assert t.state.pool[0] == 1, "covered, he is not active"
    t = lay_out(
        hands={0: "colonial_treasury"}, advisors={0: "fulcrum_sandebar"}, colour="red", stock={0: (2, 0, 0)}
    )
    play(t, "build colonial_treasury", "use colonial_treasury")
    assert stock(t, 0) == (0, 4, 0)


@limits("fulcrum_sandebar")
def test_O10_7_four_structures_fit_on_him():
    t = lay_out(
        hands={0: "frigate"},
        advisors={0: "fulcrum_sandebar"},
        extra={0: "biospheres biospheres spaceport titan"},
    )
    play(t, "build frigate")
    assert systems(t, 0)[0] == "frigate"


@exercises("dropship")
def test_H15_O10_8_dropship():
    t = lay_out(
        hands={0: "dropship"},
        systems={1: ["biospheres frigate cloning_center"]},
        markers={1: "cloning_center"},
        pool={0: 1, 1: 1},
    )
    assert markers(t, 1) == (1, 8)
    play(t, "build dropship")
    assert systems(t, 1)[0] == "cloning_center biospheres frigate"
    assert (marked(t, 1), markers(t, 1)) == ([], (1, 9))


@exercises("dropship")
@limits("dropship")
def test_O10_8_one_structure_of_each_opponent_and_a_lonely_one_stays():
    t = lay_out(
        4,
        hands={0: "dropship"},
        systems={1: ["frigate titan", "cloning_center"], 2: ["autolab"]},
        markers={1: "cloning_center"},
        pool={0: 1, 1: 1, 2: 1, 3: 1},
    )
    play(t, "build dropship")
    assert (asked(t), pending(t).args) == ((0, "bury"), {"player": 1})
    assert options(t) == ["bury cloning_center", "bury titan"]
    play(t, "bury cloning_center")
    assert systems(t, 1)[:2] == ["frigate titan", "cloning_center"]
    assert marked(t, 1) == ["cloning_center A"], "nothing has changed"
    assert asked(t) == (1, "action"), "whatever is chosen of seat 2, nothing changes; seat 3 has no structure"


@limits("dropship", "fulcrum_sandebar")
def test_O10_8_an_advisor_stays_at_the_bottom_and_cannot_be_chosen():
    t = lay_out(
        hands={0: "dropship"},
        advisors={1: "fulcrum_sandebar"},
        extra={1: "frigate titan"},
        pool={0: 1, 1: 1},
    )
    play(t, "build dropship")
    assert systems(t, 1)[4] == "titan frigate"
    assert advisor(t, 1) == "fulcrum_sandebar"
    t = lay_out(hands={0: "dropship"}, advisors={1: "vale"}, pool={0: 1, 1: 1})
    play(t, "build dropship")
    assert advisor(t, 1) == "vale"


@exercises("communications_satellite", "cloning_center")
def test_O10_9_rearranging():
    t = lay_out(
        hands={0: "communications_satellite"},
        systems={0: ["frigate titan cloning_center", "autolab"]},
        markers={0: "cloning_center"},
        pool={0: 1, 1: 1},
    )
    play(t, "build communications_satellite", "on 1")
    assert options(t) == ["skip", "system 0", "system 1"]
    play(t, "system 0", "cloning_center, titan, frigate")
    assert systems(t, 0)[0] == "cloning_center titan frigate"
    assert (marked(t, 0), markers(t, 0)) == ([], (0, 9))


@limits("communications_satellite")
def test_O10_9_the_top_card_keeps_its_marker_and_nothing_is_built_again():
    t = lay_out(
        hands={0: "communications_satellite"},
        systems={0: ["autolab titan cloning_center", "frigate"]},
        markers={0: "cloning_center"},
        morale={1: 9},
        pool={0: 1, 1: 1},
    )
    play(t, "build communications_satellite", "on 1", "system 0", "titan, autolab, cloning_center")
    assert (marked(t, 0), t.state.morale[1], t.state.pool[0]) == (["cloning_center A"], 9, 0)
    t = lay_out(hands={0: "communications_satellite"}, systems={0: ["autolab"]}, pool={0: 1, 1: 1})
    play(t, "build communications_satellite", "on 1")
    assert asked(t) == (1, "action"), "no system has two cards"
    t = lay_out(hands={0: "communications_satellite"}, systems={0: ["autolab"]}, pool={0: 1, 1: 1})
    play(t, "build communications_satellite", "on 0", "skip")
    assert systems(t, 0)[0] == "autolab communications_satellite"


# -- O11


@exercises("hydroponic_farm")
def test_O11_1_after_build_only_once():
    t = lay_out(hands={0: "hydroponic_farm"}, stock={0: (2, 0, 0)}, pool={0: 2, 1: 0})
    play(t, "build hydroponic_farm")
    assert stock(t, 0) == (2, 0, 0)
    assert options(t, "activate") == []


def test_O11_2_as_far_as_possible():
    t = lay_out(hands={0: "scout_ship"}, deck="frigate", rest=1)
    play(t, "build scout_ship")
    assert hand(t, 0) == ["frigate"], "one of two cards"


@exercises("deep_core_mine")
def test_O11_3_what_may_be_done_may_be_declined():
    t = lay_out(phase="start_effects", systems={0: ["deep_core_mine"]})
    assert options(t) == ["done", "use deep_core_mine"]
    play(t, "done")
    assert (stock(t, 0), t.state.morale[0]) == ((5, 5, 5), 10)


@exercises("planetary_supercomputer")
@limits("planetary_supercomputer")
def test_H6_O11_4_the_cost_comes_first():
    t = lay_out(
        hands={0: "planetary_supercomputer frigate"},
        systems={0: ["autolab research_laboratory"]},
        stock={0: (0, 1, 3)},
    )
    play(t, "build planetary_supercomputer", "on 0", "use planetary_supercomputer")
    assert (stock(t, 0), discards(t)) == ((0, 0, 6), ["frigate"])
    t = lay_out(hands={0: "planetary_supercomputer"}, stock={0: (0, 1, 3)}, pool={0: 1, 1: 1})
    play(t, "build planetary_supercomputer")
    assert asked(t) == (1, "action"), "no card to discard"


@exercises("moldred")
def test_H18_O11_4_moldred_and_morale_as_a_cost():
    t = lay_out(advisors={0: "moldred"}, morale={0: 4}, pool={0: 1, 1: 1})
    play(t, "activate moldred")
    assert (t.state.morale[0], t.state.pool[0], len(hand(t, 0))) == (3, 2, 1)
    t = lay_out(advisors={0: "moldred"}, morale={0: -3}, pool={0: 1, 1: 1})
    play(t, "activate moldred")
    assert t.state.morale[0] == -4


@exercises("alkari")
def test_O11_5_a_race_works_like_an_active_card_and_is_no_card():
    t = lay_out(races="alkari human", phase="start_effects", vp={0: 1}, systems={0: ["deep_core_mine"]})
    assert options(t) == ["done", "use -1", "use deep_core_mine"]
    play(t, "use -1", "use deep_core_mine")
    assert (t.state.vp[0], t.state.pool[0], stock(t, 0)) == (0, 4, (5, 5, 6))


@exercises("weather_controller", "deep_core_mine", "astro_university")
def test_O11_6_the_owner_chooses_the_order_where_it_can_matter():
    t = lay_out(
        phase="start_effects",
        systems={0: ["weather_controller", "deep_core_mine", "astro_university"]},
        deck="frigate",
    )
    assert hand(t, 0) == ["frigate"], "drawing comes first: it can only help to know the card"
    assert options(t) == ["use deep_core_mine", "use weather_controller"]
    play(t, "use deep_core_mine", "gain 1 0 0")
    assert (stock(t, 0), t.state.morale[0]) == ((6, 5, 6), 9)


@exercises("weather_controller")
def test_O11_6_equal_effects_are_not_put_in_order():
    t = lay_out(phase="start_effects", systems={0: ["weather_controller", "weather_controller"]})
    assert asked(t) == (0, "gain")
    play(t, "gain 1 0 0", "gain 0 1 0")
    assert (stock(t, 0), asked(t)) == ((6, 6, 5), (0, "action"))


@exercises("victoria")
def test_E8_O11_7_victoria_gives_two_of_one_kind():
    t = lay_out(advisors={0: "victoria"}, stock={0: (0, 0, 0)})
    play(t, "activate victoria")
    assert options(t) == ["gain 0 0 2", "gain 0 2 0", "gain 2 0 0"]
    play(t, "gain 0 2 0")
    assert stock(t, 0) == (0, 2, 0)


def test_O11_8_an_effect_goes_on_when_its_card_is_covered():
    t = lay_out(hands={0: "civil_transport hydroponic_farm frigate"}, pool={0: 1, 1: 1})
    play(t, "build civil_transport", "build hydroponic_farm", "on 0", "build frigate", "on 0")
    assert systems(t, 0)[0] == "civil_transport hydroponic_farm frigate"


# -- O12


def test_O12_1_the_discard_pile_is_open_to_all():
    t = lay_out(discards="frigate titan")
    for seat in (0, 1, None):
        assert [each["structure"] for each in t.view(seat)["discards"]] == ["titan", "frigate"]


def test_O12_2_the_order_of_several_discards():
    t = lay_out(
        phase="hand_limit", hands={0: "frigate titan autolab biospheres spaceport destroyer battleship"}
    )
    assert asked(t) == (0, "hand-limit")
    play(t, "titan, frigate")
    assert discards(t) == ["titan", "frigate"]


def test_H4_O12_3_reshuffle():
    t = lay_out(deck="frigate", discards="titan autolab spaceport", rest=1)
    play(t, "research")
    assert hand(t, 0)[0] == "frigate"
    assert hand(t, 0)[1] in ("titan", "autolab")
    assert discards(t) == ["spaceport"]
    assert len(t.state.deck) == 1
    assert not t.state.cards.knows(0, t.state.deck[0])


def test_H5_O12_3_no_cards():
    t = lay_out(discards="titan", rest=1, pool={0: 2, 1: 1})
    play(t, "research")
    assert (hand(t, 0), discards(t), t.state.pool[0]) == ([], ["titan"], 1)
    t = lay_out(rest=1)
    play(t, "research")
    assert hand(t, 0) == []


def test_O12_3_an_empty_deck_alone_changes_nothing():
    t = lay_out(deck="frigate autolab", discards="titan spaceport", rest=1)
    play(t, "research")
    assert (t.state.deck, discards(t)) == ([], ["titan", "spaceport"])


@exercises("advanced_data_center")
def test_O12_4_the_others_keep_their_order():
    t = lay_out(hands={0: "advanced_data_center"}, discards="frigate titan autolab spaceport")
    play(t, "build advanced_data_center", "take titan")
    assert (hand(t, 0), discards(t)) == (["titan"], ["frigate", "autolab", "spaceport"])


@exercises("darlok")
def test_O12_5_clockwise_from_the_left_and_all_where_there_are_too_few():
    t = lay_out(
        4,
        races="human darlok human human",
        first=1,
        hands={0: "frigate titan", 2: "autolab biospheres", 3: "spaceport"},
    )
    play(t, "propaganda")
    assert asked(t) == (2, "discard")
    play(t, "autolab")
    assert asked(t) == (0, "discard"), "seat 3 had one card only"
    play(t, "titan")
    assert discards(t) == ["autolab", "spaceport", "titan"]


# -- O13


def test_O13_1_after_the_eighth_round():
    t = lay_out(phase="end_check", round=8, hands={0: " ".join(["frigate"] * 2)})
    assert t.over
    assert t.state.ending == ("rounds",)
    assert not lay_out(phase="end_check", round=7).over


def test_E18_O13_1_O14_3_negative_morale_ends_the_game_and_may_win():
    t = lay_out(phase="end_check", round=5, morale={0: -2}, vp={0: 20})
    assert (t.over, t.state.ending) == (True, ("morale",))
    assert (t.result.scores[0], t.result.ranking) == (18, [[0], [1]])
    assert lay_out(phase="end_check", round=5, morale={0: 0}).over
    assert not lay_out(phase="end_check", round=5, morale={0: 1}).over


def test_O13_1_morale_is_looked_at_only_when_the_round_ends():
    t = lay_out(morale={1: 1}, pool={0: 2, 1: 2})
    play(t, "attack 1")
    assert t.state.morale[1] == 0
    assert not t.over
    play(t, "propaganda", "research", "research")
    assert not t.over
    assert t.state.round == 2


def test_H14_O13_1_a_full_board():
    t = lay_out(phase="end_check", round=6, systems={0: FULL})
    assert (t.over, t.state.ending) == (True, ("systems",))


@limits("fulcrum_sandebar")
def test_O13_1_the_additional_system_is_neither_needed_nor_counted():
    short = [*FULL[:3], "recyclotron destroyer destroyer battleship"]
    t = lay_out(
        phase="end_check",
        round=6,
        systems={0: short},
        advisors={0: "fulcrum_sandebar"},
        extra={0: "scout_ship"},
    )
    assert not t.over


def test_O13_2_the_hand_limit_comes_after_the_end_check():
    seven = "frigate titan autolab biospheres spaceport destroyer battleship"
    t = lay_out(phase="end_check", round=8, hands={0: seven})
    assert len(hand(t, 0)) == 7
    t = lay_out(phase="end_check", round=7, hands={1: seven})
    assert asked(t) == (1, "hand-limit")
    play(t, "frigate, titan")
    assert len(hand(t, 1)) == 5


def test_O13_3_all_markers_return():
    t = lay_out(
        phase="end_check",
        systems={0: ["cloning_center", "death_spores"]},
        markers={0: "cloning_center death_spores"},
        attacks={(0, 1): 2},
        spent={0: 3},
        pool={0: 0, 1: 0},
    )
    assert marked(t, 0) == []
    assert markers(t, 0) == (4, 6)
    assert t.state.attacks == [[0, 0], [0, 0]]
    assert t.state.boxes == [[0] * 6, [0] * 6]


def test_O13_4_the_first_player_moves_on():
    t = lay_out(3, phase="end_check", first=2)
    assert (t.state.first, t.state.round, asked(t)) == (0, 2, (0, "action"))


# -- O14


@exercises("gaia_transformation", "artemis_system_net", "scout_ship", "spaceport")
def test_H9_O14_1_scoring():
    t = lay_out(
        phase="end_check",
        round=8,
        systems={
            0: ["hydroponic_farm scout_ship gaia_transformation", "frigate artemis_system_net spaceport"]
        },
        vp={0: 7},
        morale={0: 6},
    )
    assert t.result.scores[0] == 27
    assert t.result.breakdown[0] == {
        "attacks": 0,
        "effects": 7,
        "morale": 6,
        "structures": 4,
        "formulas": 10,
    }


def test_O14_1_attacks_and_effects_are_told_apart():
    t = lay_out(stock={0: (2, 5, 5), 1: (0, 0, 0)}, systems={0: ["government_support"]}, pool={0: 3, 1: 0})
    play(t, "attack 1", "activate government_support")
    score = t.view(0)["players"][0]["score"]
    assert (score["attacks"], score["effects"], score["morale"]) == (2, 2, 10)


def test_H10_O14_2_ties():
    t = lay_out(
        phase="end_check", round=8, vp={0: 3, 1: 3}, stock={0: (2, 1, 0), 1: (0, 0, 4)}, morale={0: 7, 1: 7}
    )
    assert (t.result.ranking, t.result.decided_by) == ([[1], [0]], "resources")
    t = lay_out(phase="end_check", round=8, vp={0: 3, 1: 4}, morale={0: 8, 1: 7})
    assert (t.result.scores, t.result.ranking) == ({0: 11, 1: 11}, [[0], [1]])
    assert t.result.decided_by == "morale"
    t = lay_out(3, phase="end_check", round=8, vp={2: 1})
    assert (t.result.ranking, t.result.decided_by) == ([[2], [0, 1]], "points")
    t = lay_out(phase="end_check", round=8)
    assert (t.result.ranking, t.result.decided_by) == ([[0, 1]], "shared")


@pytest.mark.parametrize("morale", [-7, -1])
def test_O14_3_morale_below_zero_is_taken_off(morale):
    t = lay_out(phase="end_check", round=3, morale={0: morale}, vp={0: 2})
    assert t.result.scores[0] == 2 + morale


def test_O10_5_an_advisor_sent_back_gives_the_marker_back():
    t = lay_out(
        hands={0: "spy_training_complex"},
        advisors={1: "victoria"},
        markers={1: "victoria"},
        middle="quail",
        pool={0: 1, 1: 1},
    )
    play(t, "build spy_training_complex")
    assert (advisor(t, 1), middle(t), markers(t, 1)) == ("", {"quail", "victoria"}, (1, 9))
