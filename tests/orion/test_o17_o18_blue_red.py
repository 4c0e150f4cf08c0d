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
    played,
    refused,
    stock,
    systems,
)
from .witness import exercises, limits, shows

# -- blue


@shows("biospheres")
def test_O17_1_biospheres():
    t = played("activate biospheres", systems=["biospheres"], discards="titan frigate", pool=(3, 0))
    assert (hand(t, 0), discards(t)) == (["frigate"], ["titan"])
    assert refused(t, "activate biospheres") == ("barred-slot", "O8.1")


@shows("cloning_center")
def test_O17_2_cloning_center():
    t = played("activate cloning_center", systems=["cloning_center"], stock=(2, 0, 0))
    assert stock(t, 0) == (6, 0, 0)
    t = lay_out(systems=["cloning_center frigate"])
    assert refused(t, "activate cloning_center") == ("barred-covered", "O10.3")


@shows("civil_transport")
def test_O17_3_civil_transport_builds_at_the_usual_price():
    t = lay_out(hands="civil_transport terraforming frigate", stock=(2, 2, 1), pool=(1, 1))
    play(t, "build civil_transport")
    assert options(t) == ["build frigate", "skip"], "Terraforming is too dear"
    assert refused(t, "build terraforming") == ("barred-too-dear", "O6.3")
    play(t, "build frigate", "on 1")
    assert stock(t, 0) == (0, 0, 0)


@limits("civil_transport")
def test_O17_3_with_an_empty_hand_nothing_is_asked():
    t = played("build civil_transport", hands="civil_transport", pool=(1, 1))
    assert asked(t) == (1, "action")


@shows("colony_ship")
def test_O17_4_colony_ship_builds_on_its_own_system_only():
    t = lay_out(hands="frigate", systems=["autolab", "colony_ship"], stock=(0, 0, 0), pool=(2, 0))
    play(t, "activate colony_ship")
    assert systems(t, 0)[:2] == ["autolab", "colony_ship frigate"]
    assert marked(t, 0) == []
    t = lay_out(systems=["colony_ship"])
    assert refused(t, "activate colony_ship") == ("barred-empty-hand", "O8.4")


@shows("soil_enrichment")
def test_O17_5_soil_enrichment_plant():
    t = lay_out(hands="soil_enrichment", systems=["biospheres frigate", "biospheres"], stock=(2, 0, 1))
    play(t, "build soil_enrichment", "on 0")
    assert stock(t, 0) == (4, 0, 0), "two blue cards in this system; the other system does not count"


@shows("pleasure_dome")
def test_O17_6_pleasure_dome_is_not_propaganda():
    t = played("activate pleasure_dome", systems=["pleasure_dome"], morale=4, pool=(3, 0))
    assert t.state.morale[0] == 7
    play(t, "propaganda")
    assert t.state.morale[0] == 10
    assert refused(t, "activate pleasure_dome") == ("barred-slot", "O8.1")


@shows("government_support")
def test_E13_O17_7_government_support_agency():
    t = lay_out(systems=["government_support"], stock=(1, 0, 0))
    assert refused(t, "activate government_support") == ("barred-cost", "O11.4")
    t = played("activate government_support", systems=["government_support"], stock=(2, 0, 0))
    assert (stock(t, 0), t.state.morale[0], t.state.vp[0]) == ((0, 0, 0), 10, 2)


@shows("hydroponic_farm")
def test_O17_8_hydroponic_farm():
    t = played("build hydroponic_farm", hands="hydroponic_farm", stock=(9, 0, 0))
    assert stock(t, 0) == (9, 0, 0)
    t = lay_out(hands="hydroponic_farm", stock=(1, 9, 9))
    assert refused(t, "build hydroponic_farm") == ("barred-too-dear", "O6.3")


@shows("weather_controller")
def test_O17_9_weather_control_station():
    t = lay_out(phase="start_effects", systems={0: ["weather_controller"], 1: ["weather_controller titan"]})
    assert options(t) == ["gain 0 1 0", "gain 1 0 0"], "food or fleet, no production; it cannot be declined"
    play(t, "gain 1 0 0")
    assert stock(t, 0) == (6, 5, 5)
    assert asked(t) == (0, "action"), "the covered one of the other player does not work"


@shows("subterranean_farms")
def test_O17_10_subterranean_farms():
    t = lay_out(hands="biospheres frigate", systems=["subterranean_farms"], stock=(0, 0, 0), pool=(3, 0))
    play(t, "exploit biospheres")
    assert stock(t, 0) == (4, 0, 0)
    play(t, "exploit frigate")
    assert stock(t, 0) == (4, 2, 0), "blue cards only"


@shows("terraforming")
def test_O17_11_terraforming():
    t = played("build terraforming", hands="terraforming", stock=(6, 0, 1), morale=4)
    assert t.state.morale[0] == 5
    t = played("build terraforming", hands="terraforming", stock=(6, 0, 1))
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
    t = lay_out(phase="end_check", round=8, systems=[f"{same} {card} {other} {same}", other], morale=(0, 0))
    assert t.result.breakdown[0]["formulas"] == 6
    t = lay_out(phase="end_check", round=8, systems=[card, same], morale=(0, 0))
    assert t.result.breakdown[0]["formulas"] == 2, "other systems do not count"


@shows("gaia_transformation", "artemis_system_net", "industrial_complex", "galactic_cybernet")
def test_O17_12_O18_11_O19_11_O20_10_they_have_no_points_of_their_own():
    t = lay_out(phase="end_check", round=8, systems=list(FORMULAS))
    assert t.result.breakdown[0]["structures"] == 0
    assert t.result.breakdown[0]["formulas"] == 8


@shows("scout_ship")
def test_O17_13_scout_ship():
    t = played("build scout_ship", hands="scout_ship", deck="frigate titan autolab", pool=(2, 0))
    assert hand(t, 0) == ["frigate", "titan"]
    t = lay_out(hands="scout_ship", stock=(9, 0, 9))
    assert refused(t, "build scout_ship") == ("barred-too-dear", "O6.3")


# -- red


@shows("frigate")
def test_O18_1_frigate_after_each_attack():
    t = played("attack 1", systems=["frigate", "frigate"], stock={0: (0, 5, 0), 1: (0, 0, 0)}, pool=(2, 0))
    assert stock(t, 0) == (0, 5, 0), "two fleet paid, one for each frigate"
    t = played("attack 1", systems=["frigate autolab"], stock={0: (0, 5, 0), 1: (0, 0, 0)}, pool=(2, 0))
    assert stock(t, 0) == (0, 3, 0)


@shows("death_spores")
def test_O18_2_death_spores():
    t = lay_out(systems=["death_spores"], pool=(3, 0), stock={0: (0, 6, 0), 1: (0, 0, 0)})
    play(t, "attack 1", "use death_spores")
    assert t.state.morale[1] == 8
    play(t, "attack 1")
    assert t.state.morale[1] == 7, "once a round"


@shows("fighter_garrison")
def test_O18_3_fighter_garrison():
    t = lay_out(hands="fighter_garrison", systems=["frigate autolab destroyer", "titan"], stock=(2, 1, 0))
    play(t, "build fighter_garrison", "on 0")
    assert stock(t, 0) == (0, 3, 0), "three red cards in this system, itself included"


@shows("orbital_batteries")
def test_O18_4_orbital_batteries():
    t = lay_out(
        systems={0: ["orbital_batteries"], 1: ["orbital_batteries"]}, stock={0: (0, 3, 0), 1: (0, 0, 0)}
    )
    play(t, "attack 1")
    assert stock(t, 0) == (0, 0, 0), "the attacker's own battery does not matter"


@shows("dropship")
def test_O18_5_dropship_of_each_opponent():
    t = lay_out(
        3, hands="dropship", systems={0: ["frigate titan"], 1: ["autolab frigate"], 2: ["biospheres titan"]}
    )
    play(t, "build dropship", "on 1")
    assert systems(t, 1)[0] == "frigate autolab"
    assert systems(t, 2)[0] == "titan biospheres"
    assert systems(t, 0)[0] == "frigate titan"


@shows("star_fortress")
def test_O18_6_star_fortress():
    t = lay_out(
        3, systems={1: ["star_fortress"], 2: ["star_fortress frigate"]}, stock=(0, 9, 0), pool=(3, 0, 0)
    )
    play(t, "attack 1", "attack 2")
    assert t.state.vp == [4, 1, 0]


@shows("destroyer")
def test_O18_7_destroyer_may_be_declined():
    t = played("attack 1", "done", systems=["destroyer"], hands={1: "frigate titan"})
    assert (hand(t, 1), t.state.morale[1], marked(t, 0)) == (["frigate", "titan"], 9, [])
    t = lay_out(systems=["destroyer"], hands={1: "frigate titan"})
    play(t, "attack 1", "use destroyer", "suffer morale 2")
    assert (hand(t, 1), t.state.morale[1], marked(t, 0)) == (["frigate", "titan"], 7, ["destroyer R"])


@shows("battleship")
def test_O18_8_battleship_blocks_activations():
    t = lay_out(systems={0: ["battleship"], 1: ["cloning_center", "pleasure_dome frigate"]}, pool=(1, 2))
    play(t, "attack 1", "use battleship")
    assert marked(t, 1) == ["cloning_center A"], "the dome is covered"
    assert refused(t, "activate cloning_center") == ("barred-slot", "O8.1")


@exercises("titan")
def test_E6_O18_9_titan():
    t = lay_out(hands="titan", systems={1: ["frigate titan", "autolab"]}, morale={1: 8}, pool=(2, 1))
    play(t, "build titan")
    assert t.state.morale == [10, 6]
    t = lay_out(
        hands="titan",
        systems={1: ["frigate titan", "autolab"]},
        advisors={1: "fulcrum_sandebar"},
        morale={1: 8},
        pool=(2, 1),
    )
    play(t, "build titan")
    assert t.state.morale[1] == 5, "Fulcrum alone is a system"


@limits("titan")
def test_O18_9_titan_does_nothing_to_who_has_no_system():
    t = played("build titan", hands="titan", morale={1: 8})
    assert t.state.morale == [10, 8]


@shows("doom_star")
def test_O18_10_doom_star():
    t = played("attack 1", systems=["doom_star"], pool=(1, 1))
    assert (t.state.vp[0], t.state.morale[1]) == (3, 8)
    play(t, "research")
    assert t.state.vp[1] == 0
