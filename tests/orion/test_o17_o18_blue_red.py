"""O17, O18 Blue and red structures, each at work and at its limits."""

import pytest

from .table import (
    asked,
    discards,
    hand,
    lay_out,
    marked,
    options,
    play,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits

# -- blue


@exercises("biospheres")
@limits("biospheres")
def test_O17_1_biospheres():
    t = lay_out(systems={0: ["biospheres"]}, discards="titan frigate", pool={0: 3, 1: 0})
    play(t, "activate biospheres")
    assert (hand(t, 0), discards(t)) == (["frigate"], ["titan"])
    assert refused(t, "activate biospheres") == ("barred-slot", "O8.1")


@exercises("cloning_center")
@limits("cloning_center")
def test_O17_2_cloning_center():
    t = lay_out(systems={0: ["cloning_center"]}, stock={0: (2, 0, 0)})
    play(t, "activate cloning_center")
    assert stock(t, 0) == (6, 0, 0)
    t = lay_out(systems={0: ["cloning_center frigate"]})
    assert refused(t, "activate cloning_center") == ("barred-covered", "O10.3")


@exercises("civil_transport")
@limits("civil_transport")
def test_O17_3_civil_transport_builds_at_the_usual_price():
    t = lay_out(hands={0: "civil_transport terraforming frigate"}, stock={0: (2, 2, 1)}, pool={0: 1, 1: 1})
    play(t, "build civil_transport")
    assert options(t) == ["build frigate", "skip"], "Terraforming is too dear"
    assert refused(t, "build terraforming") == ("barred-too-dear", "O6.3")
    play(t, "build frigate", "on 1")
    assert stock(t, 0) == (0, 0, 0)


@limits("civil_transport")
def test_O17_3_with_an_empty_hand_nothing_is_asked():
    t = lay_out(hands={0: "civil_transport"}, pool={0: 1, 1: 1})
    play(t, "build civil_transport")
    assert asked(t) == (1, "action")


@exercises("colony_ship")
@limits("colony_ship")
def test_O17_4_colony_ship_builds_on_its_own_system_only():
    t = lay_out(
        hands={0: "frigate"}, systems={0: ["autolab", "colony_ship"]}, stock={0: (0, 0, 0)}, pool={0: 2, 1: 0}
    )
    play(t, "activate colony_ship")
    assert systems(t, 0)[:2] == ["autolab", "colony_ship frigate"]
    assert marked(t, 0) == []
    t = lay_out(systems={0: ["colony_ship"]})
    assert refused(t, "activate colony_ship") == ("barred-empty-hand", "O8.4")


@exercises("soil_enrichment")
@limits("soil_enrichment")
def test_O17_5_soil_enrichment_plant():
    t = lay_out(
        hands={0: "soil_enrichment"}, systems={0: ["biospheres frigate", "biospheres"]}, stock={0: (2, 0, 1)}
    )
    play(t, "build soil_enrichment", "on 0")
    assert stock(t, 0) == (4, 0, 0), "two blue cards in this system; the other system does not count"


@exercises("pleasure_dome")
@limits("pleasure_dome")
def test_O17_6_pleasure_dome_is_not_propaganda():
    t = lay_out(systems={0: ["pleasure_dome"]}, morale={0: 4}, pool={0: 3, 1: 0})
    play(t, "activate pleasure_dome")
    assert t.state.morale[0] == 7
    play(t, "propaganda")
    assert t.state.morale[0] == 10
    assert refused(t, "activate pleasure_dome") == ("barred-slot", "O8.1")


@exercises("government_support")
@limits("government_support")
def test_E13_O17_7_government_support_agency():
    t = lay_out(systems={0: ["government_support"]}, stock={0: (1, 0, 0)})
    assert refused(t, "activate government_support") == ("barred-cost", "O11.4")
    t = lay_out(systems={0: ["government_support"]}, stock={0: (2, 0, 0)})
    play(t, "activate government_support")
    assert (stock(t, 0), t.state.morale[0], t.state.vp[0]) == ((0, 0, 0), 10, 2)


@exercises("hydroponic_farm")
@limits("hydroponic_farm")
def test_O17_8_hydroponic_farm():
    t = lay_out(hands={0: "hydroponic_farm"}, stock={0: (9, 0, 0)})
    play(t, "build hydroponic_farm")
    assert stock(t, 0) == (9, 0, 0)
    t = lay_out(hands={0: "hydroponic_farm"}, stock={0: (1, 9, 9)})
    assert refused(t, "build hydroponic_farm") == ("barred-too-dear", "O6.3")


@exercises("weather_controller")
@limits("weather_controller")
def test_O17_9_weather_control_station():
    t = lay_out(phase="start_effects", systems={0: ["weather_controller"], 1: ["weather_controller titan"]})
    assert options(t) == ["gain 0 1 0", "gain 1 0 0"], "food or fleet, no production; it cannot be declined"
    play(t, "gain 1 0 0")
    assert stock(t, 0) == (6, 5, 5)
    assert asked(t) == (0, "action"), "the covered one of the other player does not work"


@exercises("subterranean_farms")
@limits("subterranean_farms")
def test_O17_10_subterranean_farms():
    t = lay_out(
        hands={0: "biospheres frigate"},
        systems={0: ["subterranean_farms"]},
        stock={0: (0, 0, 0)},
        pool={0: 3, 1: 0},
    )
    play(t, "exploit biospheres")
    assert stock(t, 0) == (4, 0, 0)
    play(t, "exploit frigate")
    assert stock(t, 0) == (4, 2, 0), "blue cards only"


@exercises("terraforming")
@limits("terraforming")
def test_O17_11_terraforming():
    t = lay_out(hands={0: "terraforming"}, stock={0: (6, 0, 1)}, morale={0: 4})
    play(t, "build terraforming")
    assert t.state.morale[0] == 5
    t = lay_out(hands={0: "terraforming"}, stock={0: (6, 0, 1)})
    play(t, "build terraforming")
    assert t.state.morale[0] == 10


FORMULAS = {
    "gaia_transformation": "biospheres",
    "artemis_system_net": "frigate",
    "industrial_complex": "spaceport",
    "galactic_cybernet": "autolab",
}


@pytest.mark.parametrize(("card", "same"), FORMULAS.items())
def test_O17_12_O18_11_O19_11_O20_10_cards_that_count_their_colour(card, same):
    """Two VP for each card of the colour in the own system, the card itself included, wherever it lies."""
    other = "frigate" if same != "frigate" else "autolab"
    t = lay_out(
        phase="end_check", round=8, systems={0: [f"{same} {card} {other} {same}", other]}, morale={0: 0, 1: 0}
    )
    assert t.result.breakdown[0]["formulas"] == 6
    t = lay_out(phase="end_check", round=8, systems={0: [card, same]}, morale={0: 0, 1: 0})
    assert t.result.breakdown[0]["formulas"] == 2, "other systems do not count"


@exercises("gaia_transformation", "artemis_system_net", "industrial_complex", "galactic_cybernet")
@limits("gaia_transformation", "artemis_system_net", "industrial_complex", "galactic_cybernet")
def test_O17_12_O18_11_O19_11_O20_10_they_have_no_points_of_their_own():
    t = lay_out(phase="end_check", round=8, systems={0: list(FORMULAS)})
    assert t.result.breakdown[0]["structures"] == 0
    assert t.result.breakdown[0]["formulas"] == 8


@exercises("scout_ship")
@limits("scout_ship")
def test_O17_13_scout_ship():
    t = lay_out(hands={0: "scout_ship"}, deck="frigate titan autolab", pool={0: 2, 1: 0})
    play(t, "build scout_ship")
    assert hand(t, 0) == ["frigate", "titan"]
    t = lay_out(hands={0: "scout_ship"}, stock={0: (9, 0, 9)})
    assert refused(t, "build scout_ship") == ("barred-too-dear", "O6.3")


# -- red


@exercises("frigate")
@limits("frigate")
def test_O18_1_frigate_after_each_attack():
    t = lay_out(systems={0: ["frigate", "frigate"]}, stock={0: (0, 5, 0), 1: (0, 0, 0)}, pool={0: 2, 1: 0})
    play(t, "attack 1")
    assert stock(t, 0) == (0, 5, 0), "two fleet paid, one for each frigate"
    t = lay_out(systems={0: ["frigate autolab"]}, stock={0: (0, 5, 0), 1: (0, 0, 0)}, pool={0: 2, 1: 0})
    play(t, "attack 1")
    assert stock(t, 0) == (0, 3, 0)


@exercises("death_spores")
@limits("death_spores")
def test_O18_2_death_spores():
    t = lay_out(systems={0: ["death_spores"]}, pool={0: 3, 1: 0}, stock={0: (0, 6, 0), 1: (0, 0, 0)})
    play(t, "attack 1", "use death_spores")
    assert t.state.morale[1] == 8
    play(t, "attack 1")
    assert t.state.morale[1] == 7, "once a round"


@exercises("fighter_garrison")
@limits("fighter_garrison")
def test_O18_3_fighter_garrison():
    t = lay_out(
        hands={0: "fighter_garrison"},
        systems={0: ["frigate autolab destroyer", "titan"]},
        stock={0: (2, 1, 0)},
    )
    play(t, "build fighter_garrison", "on 0")
    assert stock(t, 0) == (0, 3, 0), "three red cards in this system, itself included"


@exercises("orbital_batteries")
@limits("orbital_batteries")
def test_O18_4_orbital_batteries():
    t = lay_out(
        systems={0: ["orbital_batteries"], 1: ["orbital_batteries"]}, stock={0: (0, 3, 0), 1: (0, 0, 0)}
    )
    play(t, "attack 1")
    assert stock(t, 0) == (0, 0, 0), "the attacker's own battery does not matter"


@exercises("dropship")
@limits("dropship")
def test_O18_5_dropship_of_each_opponent():
    t = lay_out(
        3,
        hands={0: "dropship"},
        systems={0: ["frigate titan"], 1: ["autolab frigate"], 2: ["biospheres titan"]},
    )
    play(t, "build dropship", "on 1")
    assert systems(t, 1)[0] == "frigate autolab"
    assert systems(t, 2)[0] == "titan biospheres"
    assert systems(t, 0)[0] == "frigate titan"


@exercises("star_fortress")
@limits("star_fortress")
def test_O18_6_star_fortress():
    t = lay_out(
        3,
        systems={1: ["star_fortress"], 2: ["star_fortress frigate"]},
        stock={0: (0, 9, 0)},
        pool={0: 3, 1: 0, 2: 0},
    )
    play(t, "attack 1", "attack 2")
    assert t.state.vp == [4, 1, 0]


@exercises("destroyer")
@limits("destroyer")
def test_O18_7_destroyer_may_be_declined():
    t = lay_out(systems={0: ["destroyer"]}, hands={1: "frigate titan"})
    play(t, "attack 1", "done")
    assert (hand(t, 1), t.state.morale[1], marked(t, 0)) == (["frigate", "titan"], 9, [])
    t = lay_out(systems={0: ["destroyer"]}, hands={1: "frigate titan"})
    play(t, "attack 1", "use destroyer", "suffer morale 2")
    assert (hand(t, 1), t.state.morale[1], marked(t, 0)) == (["frigate", "titan"], 7, ["destroyer R"])


@exercises("battleship")
@limits("battleship")
def test_O18_8_battleship_blocks_activations():
    t = lay_out(
        systems={0: ["battleship"], 1: ["cloning_center", "pleasure_dome frigate"]}, pool={0: 1, 1: 2}
    )
    play(t, "attack 1", "use battleship")
    assert marked(t, 1) == ["cloning_center A"], "the dome is covered"
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")


@exercises("titan")
def test_E6_O18_9_titan():
    t = lay_out(
        hands={0: "titan"}, systems={1: ["frigate titan", "autolab"]}, morale={1: 8}, pool={0: 2, 1: 1}
    )
    play(t, "build titan")
    assert t.state.morale == [10, 6]
    t = lay_out(
        hands={0: "titan"},
        systems={1: ["frigate titan", "autolab"]},
        advisors={1: "fulcrum_sandebar"},
        morale={1: 8},
        pool={0: 2, 1: 1},
    )
    play(t, "build titan")
    assert t.state.morale[1] == 5, "Fulcrum alone is a system"


@limits("titan")
def test_O18_9_titan_does_nothing_to_who_has_no_system():
    t = lay_out(hands={0: "titan"}, morale={1: 8})
    play(t, "build titan")
    assert t.state.morale == [10, 8]


@exercises("doom_star")
@limits("doom_star")
def test_O18_10_doom_star():
    t = lay_out(systems={0: ["doom_star"]}, pool={0: 1, 1: 1})
    play(t, "attack 1")
    assert (t.state.vp[0], t.state.morale[1]) == (3, 8)
    play(t, "research")
    assert t.state.vp[1] == 0
