"""A5.1–A5.8, A5.13–A5.15, A5.31, A5.32 Cards, places, growth, research, diplomacy, free actions."""

import pytest

from .table import (
    BLUE,
    GREEN,
    HOME,
    NO_ABILITIES,
    NORTH,
    SOUTH,
    WEST,
    WORLDS,
    begin,
    colony,
    lay_out,
    level,
    options,
    people,
    play,
    prompt,
    refused,
    tokens,
    told,
    why_not,
)

# -- cards and places


def test_A5_1_a_card_needs_a_place_and_rests_when_played():
    t = lay_out(resources={0: (0, 0, 0, 0)})
    assert options(t, "play") == {("play", "flight"), ("play", "exploration")}
    assert refused(t, 0, ("play", "growth")) == ("barred-nowhere", "A5.1")
    t = lay_out(resources={0: (9, 0, 0, 0)})
    play(t, 0, ("play", "growth"), ("grow", HOME, 2))
    play(t, 1, ("pass",))
    assert refused(t, 0, ("play", "growth")) == ("barred-played", "A5.1")


def test_E2_A5_2_extra_places_cost_one_and_two_credits():
    worlds = {WEST: GREEN}
    t = lay_out(
        systems=worlds, ships={(0, WEST): "1 frigate"}, resources={0: (20, 0, 0, 6)}, makeup=NO_ABILITIES
    )
    play(t, 0, ("play", "growth"), ("grow", HOME, 0), ("grow", HOME, 1))
    assert refused(t, 0, ("grow", HOME, 0)) == ("barred-used", "A5.2")
    assert tokens(t, 0)[3] == 5, "1 credit for the first extra place"
    play(t, 0, ("grow", HOME, 2))
    assert tokens(t, 0)[3] == 3, "2 more for the second"
    assert t.pending[0].seat == 1, "a fourth place is not to be had"
    cheap = lay_out(
        developed={0: "tachyon_communications"}, resources={0: (20, 0, 0, 6)}, makeup=NO_ABILITIES
    )
    play(cheap, 0, ("play", "growth"), ("grow", HOME, 0), ("grow", HOME, 1), ("grow", HOME, 2))
    assert tokens(cheap, 0)[3] == 5
    many = lay_out(
        "sakkra humans", systems=worlds, ships={(0, WEST): "1 frigate"}, resources={0: (40, 0, 0, 6)}
    )
    play(many, 0, ("play", "great_hatching"), ("grow", HOME, 0), ("grow", HOME, 1), ("grow", HOME, 2))
    assert tokens(many, 0)[3] == 6
    play(many, 0, ("grow", WEST, 0), ("grow", WEST, 1))
    assert tokens(many, 0)[3] == 3
    assert many.pending[0].seat == 1


def test_A2_13_an_extra_place_costs_nothing_at_least():
    t = lay_out(
        developed={0: "tachyon_communications"},
        abilities={0: "couriers"},
        resources={0: (20, 0, 0, 4)},
        makeup=NO_ABILITIES,
    )
    play(t, 0, ("play", "growth"), ("grow", HOME, 0), ("grow", HOME, 1), ("grow", HOME, 2))
    assert tokens(t, 0)[3] == 4, "nobody is paid for an extra place"


def test_A5_2_an_extra_place_that_cannot_be_paid_is_not_offered():
    t = lay_out(resources={0: (20, 0, 0, 0)})
    play(t, 0, ("play", "growth"), ("grow", HOME, 0))
    assert t.pending[0].seat == 1


def test_E53_A5_3_an_action_without_a_place_is_skipped_and_the_last_one_must_be_used():
    t = lay_out(resources={0: (9, 0, 0, 0)})
    play(t, 0, ("play", "galactic_envoys"))
    assert prompt(t) == "growth"
    assert ("stop",) not in options(t)
    nothing = lay_out(resources={0: (0, 0, 0, 0)})
    assert refused(nothing, 0, ("play", "galactic_envoys")) == ("barred-nowhere-both", "A5.1")


def test_A5_3_an_earlier_action_may_be_skipped():
    t = lay_out(resources={0: (9, 0, 0, 9)})
    play(t, 0, ("play", "galactic_envoys"))
    assert prompt(t) == "diplomacy"
    play(t, 0, ("stop",))
    assert prompt(t) == "growth"
    assert ("stop",) not in options(t)


def test_E11_A5_4_a_discount_counts_for_every_place():
    t = lay_out("psilons humans", hand={0: "laser_cannon deflector_shields"}, resources={0: (0, 4, 0, 0)})
    play(t, 0, ("play", "breakthrough"), ("develop", "laser_cannon"), ("develop", "deflector_shields"))
    assert tokens(t, 0) == (0, 0, 0, 0)


def test_E13_A5_4_mass_assembly_makes_each_place_cheaper():
    t = lay_out("meklar humans", **colony(), resources={0: (0, 0, 2, 0)})
    play(t, 0, ("play", "mass_assembly"), ("site", HOME), ("ship", "frigate"))
    play(t, 0, ("site", WEST), ("ship", "frigate"))
    assert tokens(t, 0)[2] == 0


# -- growth


def test_E1_A5_5_growth_costs_as_much_food_as_there_will_be_of_the_kind():
    t = lay_out(people={HOME: (2, 0, 0)}, resources={0: (3, 0, 0, 0)}, makeup=NO_ABILITIES)
    play(t, 0, ("play", "growth"), ("grow", HOME, 0))
    assert tokens(t, 0)[0] == 0
    assert people(t, HOME) == (3, 0, 0)
    cheap = lay_out("sakkra humans", people={HOME: (2, 0, 0)}, resources={0: (2, 0, 0, 0)})
    play(cheap, 0, ("play", "growth"), ("grow", HOME, 0))
    assert tokens(cheap, 0)[0] == 0
    first = lay_out(people={HOME: (2, 0, 0)}, resources={0: (1, 0, 0, 0)})
    play(first, 0, ("play", "growth"), ("grow", HOME, 2))
    assert tokens(first, 0)[0] == 0


def test_A5_5_growth_needs_room_food_and_control():
    t = lay_out(
        people={HOME: (4, 3, 1), WEST: (1, 0, 0)},
        systems={WEST: GREEN},
        owners={WEST: 0},
        resources={0: (3, 0, 0, 3)},
        ships={(1, WEST): "1 frigate"},
    )
    assert why_not(t, 0, "growth", ("grow", HOME, 0)) == ("barred-capacity", "A5.5")
    assert why_not(t, 0, "growth", ("grow", HOME, 1)) == ("barred-food", "A5.5")
    assert why_not(t, 0, "growth", ("grow", WEST, 0)) == ("barred-besieged", "A5.5")


def test_E3_A5_6_the_first_population_colonises():
    given = {"systems": {WEST: BLUE}, "ships": {(0, WEST): "1 frigate"}, "resources": {0: (9, 0, 0, 9)}}
    t = lay_out(**given)
    play(t, 0, ("play", "growth"), ("grow", WEST, 2), ("stop",))
    assert tokens(t, 0)[0] == 8
    assert t.state.owner[WEST] == 0
    assert t.state.discontent[0] == 1
    quiet = lay_out(**given, developed={0: "federation"})
    play(quiet, 0, ("play", "growth"), ("grow", WEST, 2), ("stop",))
    assert quiet.state.discontent[0] == 0
    play(t, 1, ("pass",))
    play(t, 0, ("play", "galactic_envoys"), ("stop",), ("grow", WEST, 2), ("stop",))
    assert tokens(t, 0)[0] == 6, "the second costs 2 food"
    assert t.state.discontent[0] == 1, "and no discontent"


def test_A5_6_people_beside_an_outpost_colonise_too():
    t = lay_out(systems={WEST: GREEN}, owners={WEST: 0}, orbitals={WEST: (1, 0)}, resources={0: (9, 0, 0, 0)})
    play(t, 0, ("play", "growth"), ("grow", WEST, 0))
    assert t.state.discontent[0] == 1


def test_E4_A2_7_an_empire_owns_its_home_and_six_systems():
    full = dict.fromkeys((3, 4, 5, 6, 7, 8), 0)
    t = lay_out(
        systems=WORLDS,
        owners=full,
        people=dict.fromkeys(full, (1, 0, 0)) | {5: (0, 0, 1), 6: (0, 0, 1), 7: (0, 1, 0), 8: (0, 1, 0)},
        ships={(0, NORTH): "1 frigate"},
        resources={0: (9, 0, 9, 9)},
    )
    play(t, 0, ("play", "growth"))
    assert refused(t, 0, ("grow", NORTH, 0)) == ("barred-no-flag", "A2.7")


# -- research


def test_E10_A5_7_a_card_needs_its_branch_at_one_level_less():
    t = lay_out(
        hand={0: "fusion_beam phasors"},
        levels={0: {"phys": 1}},
        resources={0: (0, 30, 0, 9)},
        makeup=NO_ABILITIES,
    )
    assert why_not(t, 0, "research", ("develop", "phasors")) == ("barred-locked", "A5.7")
    play(t, 0, ("play", "research"), ("develop", "fusion_beam"))
    assert level(t, 0, "phys") == 2
    assert tokens(t, 0)[1] == 25
    assert ("develop", "phasors") in options(t)


def test_A5_8_a_branch_stops_at_level_6_and_a_card_joins_the_hand_at_once():
    t = lay_out(hand={0: "cloning"}, levels={0: {"bio": 6}}, resources={0: (9, 9, 0, 0)})
    play(t, 0, ("play", "research"), ("develop", "cloning"))
    assert level(t, 0, "bio") == 6
    play(t, 1, ("pass",))
    assert ("play", "cloning") in options(t)


# -- whenever something happens


def test_A10_5_settlers_visionaries_and_surveyors_are_paid_when_it_happens():
    world = {"systems": {WEST: GREEN}, "ships": {(0, WEST): "1 frigate"}}
    t = lay_out(**world, abilities={0: "settlers"}, resources={0: (5, 0, 0, 0)}, makeup=NO_ABILITIES)
    play(t, 0, ("play", "growth"), ("grow", WEST, 0))
    assert tokens(t, 0) == (6, 0, 0, 0), "1 paid, 2 received"
    t = lay_out(abilities={0: "visionaries"}, hand={0: "robotics"}, resources={0: (0, 3, 0, 0)})
    play(t, 0, ("play", "research"))
    assert tokens(t, 0) == (0, 0, 0, 1)
    for ability, more in (("surveyors", 1), ("plunderers", 0)):
        t = lay_out(abilities={0: ability}, resources={0: (0, 0, 0, 0)})
        g = t.state.copy()
        g.colours[WEST] = "white"
        t = begin(g)
        play(t, 0, ("play", "exploration"), ("survey", WEST, HOME))
        while prompt(t) == "rotation":
            t.answer(0, t.pending[0].options[0])
        assert tokens(t, 0)[3] == more
        assert t.state.ground[WEST] == ("", "", 0, 0, 0), "white: no planet, no discovery (A5.21)"
        assert len(t.state.discoveries) == 32


# -- diplomacy


def test_A5_13_an_embassy_brings_the_diplomats_effect():
    t = lay_out("meklar psilons", resources={0: (0, 0, 0, 5)})
    play(t, 0, ("play", "diplomacy"), ("embassy", 1))
    assert tokens(t, 0)[3] == 3
    assert "diplomat_psilons" in t.state.makeup[0][2]
    assert refused(t, 0, ("embassy", 1)) == ("barred-embassy", "A5.13")


def test_E8_A5_14_influence_grows_dearer():
    t = lay_out("meklar psilons", influence=[2, 0], resources={0: (0, 0, 0, 4)})
    play(t, 0, ("play", "diplomacy"), ("influence",))
    assert tokens(t, 0)[3] == 0
    assert t.state.influence[0] == 3
    humans = lay_out(influence=[2, 0], resources={0: (0, 0, 0, 3)})
    play(humans, 0, ("play", "diplomacy"), ("influence",))
    assert tokens(humans, 0)[3] == 0
    all_placed = lay_out(influence=[6, 0], resources={0: (0, 0, 0, 30)})
    assert why_not(all_placed, 0, "diplomacy", ("influence",)) == ("barred-influence", "A5.14")
    poor = lay_out("meklar psilons", influence=[2, 0], resources={0: (0, 0, 0, 3)}, discontent={0: 1})
    assert why_not(poor, 0, "diplomacy", ("influence",)) == ("barred-credits", "A5.14")


def test_A5_2_A5_14_what_an_extra_place_costs_is_missing_for_the_rest():
    t = lay_out(resources={0: (0, 0, 0, 3)})
    play(t, 0, ("play", "diplomacy"), ("influence",))
    assert tokens(t, 0)[3] == 2
    assert options(t) == {("embassy", 1), ("stop",)}, "one credit for the place, one is left"
    assert refused(t, 0, ("influence",)) == ("barred-credits-place", "A5.14")
    why = next(each.text for each in t.pending[0].barred() if each.option == ("influence",))
    assert why.args == {"price": 2, "place_price": 1, "have": 2}


def test_E52_A5_15_calm_needs_discontent():
    t = lay_out("meklar psilons", resources={0: (0, 0, 0, 2)})
    play(t, 0, ("play", "diplomacy"))
    assert refused(t, 0, ("calm",)) == ("barred-calm", "A5.15")
    t = lay_out("meklar psilons", resources={0: (0, 0, 0, 2)}, discontent={0: 3})
    play(t, 0, ("play", "diplomacy"), ("calm",))
    assert t.state.discontent[0] == 2
    nothing = lay_out("meklar psilons", resources={0: (0, 0, 0, 1)}, discontent={0: 3})
    assert refused(nothing, 0, ("play", "diplomacy")) == ("barred-nowhere", "A5.1")


# -- free actions


def test_A5_31_an_exchange_once_a_turn():
    t = lay_out(resources={0: (3, 0, 2, 2)})
    play(t, 0, ("exchange",))
    assert options(t) == {("swap", 3, to) for to in (0, 1, 2)} | {("swap", 0, to) for to in (1, 2, 3)}
    play(t, 0, ("swap", 0, 3))
    assert tokens(t, 0) == (0, 0, 2, 3)
    assert refused(t, 0, ("exchange",)) == ("barred-exchanged", "A5.31")
    poor = lay_out(resources={0: (2, 2, 2, 1)})
    assert refused(poor, 0, ("exchange",)) == ("barred-nothing-to-exchange", "A5.31")


def test_A5_31_the_next_turn_has_an_exchange_of_its_own():
    t = lay_out(resources={0: (9, 0, 0, 9)})
    play(t, 0, ("exchange",), ("swap", 0, 3), ("play", "growth"), ("grow", HOME, 2))
    assert t.pending[0].seat == 1
    assert ("exchange",) in options(t), "the other player's"
    play(t, 1, ("pass",))
    assert ("exchange",) in options(t)


def test_A5_32_once_a_round():
    t = lay_out(abilities={0: "alchemists"}, resources={0: (0, 0, 1, 0)})
    play(t, 0, ("use", "alchemists"))
    assert len(options(t)) == 10
    play(t, 0, ("split", 1, 0, 0, 1))
    assert tokens(t, 0) == (1, 0, 0, 1)
    assert ("use", "alchemists") not in options(t)
    assert "used-once" in told(t)
    poor = lay_out(abilities={0: "alchemists"}, resources={0: (0, 0, 0, 0)})
    assert ("use", "alchemists") not in options(poor)


@pytest.mark.parametrize("at", [NORTH, SOUTH])
def test_A5_2_growth_may_return_to_a_system_for_another_kind(at):
    t = lay_out(systems={at: GREEN}, ships={(0, at): "1 frigate"}, resources={0: (9, 0, 0, 9)})
    play(t, 0, ("play", "growth"), ("grow", at, 0))
    assert {("grow", at, 1), ("grow", at, 2)} <= options(t)


def test_A5_2_diplomacy_may_use_the_same_way_again():
    t = lay_out(discontent={0: 5}, resources={0: (0, 0, 0, 30)})
    play(t, 0, ("play", "diplomacy"), ("influence",), ("influence",), ("calm",))
    assert (t.state.influence[0], t.state.discontent[0]) == (2, 4)
