"""A10, A13, B5.2 Effects, units, buildings, abilities, diplomats."""

import pytest

from astrarium.games.adastra.components import (
    ABILITIES,
    ABILITY_CARDS,
    BUILDINGS,
    EMPIRES,
    UNIT_TABLES,
    UNLOCKED_BY,
)
from astrarium.games.adastra.effects import Execution, fire, splits
from astrarium.games.adastra.vocabulary import PlaceUnit

from .measure import changes, measure
from .table import (
    FOE,
    GREEN,
    HOME,
    WEST,
    Open,
    base,
    change,
    colony,
    lay_out,
    load,
    options,
    own,
    play,
    refused,
)
from .war import PLAIN

#: What each ability changes, and the start resources of its card (none: an ability of an empire alone).
ABILITY = {
    "charismatic": ({"embassy price": -1}, (0, 0, 1, 2)),
    "traders": ({"income credits": 1}, (0, 0, 1, 2)),  # with one embassy
    "creative": ({"picks": 1}, (0, 0, 1, 1)),
    "great_laboratories": ({"income research": 1}, (1, 0, 1, 1)),
    "prolific": ({"growth price": -1}, (0, 0, 1, 1)),
    "burrowers": ({"room farmer": 1}, (2, 1, 1, 1)),
    "cybernetic_builders": ({"building price": -1}, (1, 1, 1, 1)),
    "robotic_factories": ({"income production": 1}, (1, 1, 0, 1)),
    "warrior_gunners": ({"combat": (0, 0, 0, 0, 1, 2)}, (1, 0, 1, 1)),
    "plunderers": ({"triggers": ("win_battle",)}, (1, 1, 1, 1)),
    "ground_masters": ({"invasion": (0, 0, 0, 1, 1, 1)}, (1, 0, 2, 1)),
    "composite_armor": ({"cruiser hull": 1}, (1, 0, 2, 1)),
    "endless_farmlands": ({"income food": 1}, (0, 1, 1, 1)),
    "merchant_princes": ({"income credits": 1}, (1, 1, 1, 0)),
    "urban_sprawl": ({"room worker": 1}, (1, 1, 1, 1)),
    "scholars": ({"room scientist": 1}, (1, 1, 1, 1)),
    "nomads": ({"rules": ("quiet_colonies",)}, (1, 1, 1, 1)),
    "navigators": ({"frigate speed": 1, "cruiser speed": 1}, (1, 1, 1, 1)),
    "asteroid_born": ({"rules": ("ignore_asteroids", "micro_all")}, (1, 1, 2, 2)),
    "pathfinders": ({"rules": ("peek_discovery",)}, (1, 1, 1, 1)),
    "surveyors": ({"triggers": ("explore",)}, (1, 0, 1, 1)),
    "settlers": ({"triggers": ("colonise",)}, (0, 1, 1, 1)),
    "tyrants": ({"rules": ("settle_two",)}, (1, 0, 2, 1)),
    "bureaucrats": ({"upkeep": -1, "hand": 1}, (0, 1, 1, 1)),
    "stoics": ({"upkeep": -2}, (1, 1, 2, 1)),
    "defenders": (
        {
            "resistance": 1,
            "outpost cost": -1,
            "outpost here": -1,
            "battle_station cost": -1,
            "battle_station here": -1,
        },
        (1, 1, 2, 1),
    ),
    "shipwrights": (
        {"cruiser cost": -1, "cruiser here": -1, "titan cost": -1, "titan here": -1},
        (1, 0, 1, 0),
    ),
    "couriers": ({"extra places": (0, 1)}, (0, 0, 1, 1)),
    "alchemists": ({"once": ("alchemists",)}, (1, 1, 1, 1)),
    "visionaries": ({"triggers": ("develop",)}, (1, 1, 1, 1)),
    "thick_plating": ({"titan hull": 1, "outpost hull": 1, "battle_station hull": 1}, ()),
    "dimensional_weapons": ({"combat": (0, 0, 0, 0, 1, 2)}, ()),
    "xenocide": ({"rules": ("xenocide",)}, ()),
}
DIPLOMAT = {
    "humans": {"income credits": 1},
    "psilons": {"income research": 1},
    "sakkra": {"income food": 1},
    "meklar": {"income production": 1},
    "mrrshan": {"frigate speed": 1},
    "bulrathi": {"resistance": 1},
}


def test_B5_2_the_abilities_are_all_there():
    assert set(ABILITY) == set(ABILITIES)
    assert len(ABILITY_CARDS) == 30


@pytest.mark.parametrize("name", ABILITY)
def test_B5_2_A11_1_A11_2_A11_3_A11_4_A11_5_A11_6_what_an_ability_changes(name):
    expected, resources = ABILITY[name]
    g = base("sakkra psilons")
    change(g, makeup=PLAIN, embassies=((0, 1),))
    before = measure(g, 0, HOME)
    own(g, 0, name)
    assert changes(before, measure(g, 0, HOME)) == expected
    assert ABILITIES[name].resources == resources


@pytest.mark.parametrize("name", DIPLOMAT)
def test_A10_7_A11_1_A11_2_A11_3_A11_4_A11_5_A11_6_what_a_diplomat_brings(name):
    host = f"sakkra {name}" if name != "sakkra" else "humans sakkra"
    t = lay_out(host, makeup=PLAIN, resources={0: (0, 0, 0, 9)})
    before, theirs = measure(t.state, 0, HOME), measure(t.state, 1, FOE)
    play(t, 0, ("play", "diplomacy"), ("embassy", 1))
    found = changes(before, measure(t.state, 0, HOME))
    found["credits"] += 2
    found["income credits"] -= 1
    assert {key: value for key, value in found.items() if value} == DIPLOMAT[name]
    assert changes(theirs, measure(t.state, 1, FOE)) == {"income credits": 1}, (
        "its own empire has no more of it"
    )


def test_A10_7_the_antarans_have_no_diplomat():
    assert EMPIRES["antarans"].diplomat is None
    assert set(DIPLOMAT) == set(EMPIRES) - {"antarans"}


# -- triggers


@pytest.mark.parametrize(
    ("ability", "event", "expected"),
    [
        ("plunderers", "win_battle", (0, 0, 0, 2)),
        ("surveyors", "explore", (0, 0, 0, 1)),
        ("settlers", "colonise", (2, 0, 0, 0)),
        ("visionaries", "develop", (0, 0, 0, 1)),
    ],
)
def test_A10_5_whenever_something_happens(ability, event, expected):
    g = base("sakkra psilons")
    change(g, resources={0: (0, 0, 0, 0)}, abilities={0: ability})
    for other in ("win_battle", "explore", "colonise", "conquer", "develop", "destroy_unit"):
        if other != event:
            list(fire(g, 0, other))
    list(fire(g, 1, event))
    assert g.resources[0] == (0, 0, 0, 0)
    list(fire(g, 0, event))
    assert g.resources[0] == expected


def test_A10_1_effects_at_once_happen_once():
    t = lay_out(levels={0: {"gov": 2}}, resources={0: (0, 0, 9, 0)}, discontent={0: 5})
    play(t, 0, ("play", "build"), ("raise", "holo_simulator"), ("enough",))
    assert t.state.discontent[0] == 3


def test_A10_2_any_resources():
    assert len(splits(2)) == 10
    assert all(sum(option[1:]) == 2 for option in splits(2))


def test_A10_3_ships_that_join():
    g = base()
    effect = PlaceUnit(n=2, unit="frigate", where="here")
    change(g, systems={WEST: GREEN})
    effect.do(Execution(g, 0, WEST))
    assert g.fleets[WEST][0] == (2, 0, 0)
    effect.do(Execution(g, 1, WEST))
    assert g.fleet_owner[WEST] == 0, "not where somebody else is in control"
    change(g, systems={9: Open("core_004", 0, "green_2")}, enemies={9: {"pirate_raiders": 1}})
    effect.do(Execution(g, 0, 9))
    assert g.fleet_owner[9] == -1, "nor beside enemies"
    g.supply[0] = (1, *g.supply[0][1:])
    effect.do(Execution(g, 0, WEST))
    assert g.fleets[WEST][0] == (3, 0, 0), "what is missing is lost"


def test_A10_4_free_population_needs_room_and_people():
    t = lay_out(
        hand={0: "universal_antidote"},
        levels={0: {"bio": 1}},
        resources={0: (0, 9, 0, 0)},
        systems={WEST: GREEN},
        owners={WEST: 0},
        orbitals={WEST: (1, 0)},
        people={HOME: (4, 4, 3)},
    )
    play(t, 0, ("play", "research"))
    assert t.state.population[HOME] == (4, 4, 4), "the only room there is"
    assert t.state.population[WEST] == (0, 0, 0)


def test_A10_6_modifiers_add_up_and_stop_at_their_minimum():
    g = base()
    change(g, developed={0: "reinforced_hull adamantium_armor"})
    assert g.powers[0].hull[0] == 3
    own(g, 0, "xeno_relations")
    assert g.powers[0].diplomacy_cost == -2
    antaran = base("antarans humans", antarans=True)
    change(antaran, developed={0: "adamantium_armor heavy_shipyards fusion_drive"})
    power = antaran.powers[0]
    assert (power.firepower[3], power.hull[3], power.shield[3], power.speed[3], power.cost[3]) == (
        8,
        10,
        2,
        1,
        16,
    )
    assert power.firepower[2] == 6


# -- units and buildings

#: Firepower, hull, shield, speed, cost, pieces.
STANDARD = {
    "frigate": (1, 1, 0, 2, 2, 9),
    "cruiser": (2, 2, 0, 2, 4, 6),
    "titan": (4, 4, 1, 1, 8, 3),
    "outpost": (1, 1, 0, 0, 2, 3),
    "battle_station": (3, 3, 1, 0, 5, 4),
}
ANTARAN = {
    "frigate": (2, 1, 0, 2, 3, 9),
    "cruiser": (3, 3, 0, 2, 6, 6),
    "titan": (5, 5, 1, 2, 10, 3),
    "doom_star": (8, 10, 2, 1, 16, 1),
    "outpost": (1, 2, 0, 0, 2, 3),
    "battle_station": (4, 4, 1, 0, 6, 4),
}
NEEDS = {
    "cruiser": ("eng", 1),
    "battle_station": ("eng", 1),
    "titan": ("eng", 2),
    "doom_star": ("eng", 3),
    "terraforming": ("bio", 1),
    "advanced_terraforming": ("bio", 3),
}


@pytest.mark.parametrize(("table", "expected"), [("standard", STANDARD), ("antaran", ANTARAN)])
def test_A13_1_A13_5_the_unit_tables(table, expected):
    found = {
        unit.id: (unit.firepower, unit.hull, unit.shield, unit.speed, unit.cost, unit.count)
        for unit in UNIT_TABLES[table]
        if unit is not None
    }
    assert found == expected


@pytest.mark.parametrize("name", ["cruiser", "titan", "battle_station", "doom_star"])
def test_A13_1_A13_5_a_unit_needs_its_level(name):
    branch, needed = NEEDS[name]
    empires = "antarans humans" if name == "doom_star" else "humans psilons"
    word = "orbital" if name == "battle_station" else "ship"
    for have in (needed - 1, needed):
        t = lay_out(
            empires,
            antarans=name == "doom_star",
            levels={0: {"gov": 0, branch: have}},
            resources={0: (0, 0, 40, 0)},
        )
        play(t, 0, ("play", "build"), ("site", HOME))
        assert ((word, name) in options(t)) == (have == needed)


#: Branch, level, cost, and what it changes for the owner of the system.
BUILDING = {
    "hydroponic_farm": ("bio", 1, 3, {"income food": 1}),
    "cloning_center": ("bio", 2, 3, {"growth price": -1}),
    "biospheres": ("bio", 3, 4, {"room farmer": 1, "room worker": 1, "room scientist": 1}),
    "research_laboratory": ("phys", 1, 3, {"income research": 1}),
    "planetary_shield": ("phys", 2, 3, {"resistance": 2, "discontent": -1, "upkeep": -1}),
    "supercomputer": ("phys", 3, 5, {"income research": 2, "research": 2}),
    "automated_factory": ("eng", 1, 3, {"income production": 1}),
    "space_port": ("eng", 2, 4, {"frigate here": -1, "cruiser here": -1, "titan here": -1}),
    "deep_core_mine": ("eng", 3, 5, {"income production": 2, "production": 2}),
    "trade_center": ("gov", 1, 3, {"income credits": 2}),
    "holo_simulator": ("gov", 2, 4, {"discontent": -2, "upkeep": -2}),
    "monument": ("gov", 3, 6, {"points": 1}),
}


@pytest.mark.parametrize("name", BUILDING)
def test_A13_2_what_a_building_changes(name):
    branch, needed, cost, expected = BUILDING[name]
    levels = {"gov": 0, branch: needed, "eng": max(2, needed) if branch == "eng" else 2}
    t = lay_out(levels={0: levels}, resources={0: (0, 0, 20, 0)}, discontent={0: 8}, makeup=PLAIN)
    before = measure(t.state, 0, HOME)
    play(t, 0, ("play", "build"), ("site", HOME), ("raise", name), ("enough",))
    if name == "biospheres":  # and a scientist who comes at once: the ninth of the home's people
        play(t, 0, ("add", HOME, 2))
        expected = expected | {"scientist": 1, "income research": 1, "resistance": 1}
    found = changes(before, measure(t.state, 0, HOME))
    found["production"] += cost
    assert {key: value for key, value in found.items() if value} == expected
    low = lay_out(levels={0: {"gov": 0, branch: needed - 1}}, resources={0: (0, 0, 20, 0)})
    play(low, 0, ("play", "build"), ("site", HOME))
    assert refused(low, 0, ("raise", name)) == ("barred-locked", "A2.12")


def test_A13_2_A13_3_the_buildings_are_all_there():
    assert set(BUILDING) == set(BUILDINGS)
    assert [building.id for building in BUILDINGS.values() if building.limit] == ["monument"]
    assert UNLOCKED_BY["terraforming"] == (0, 1)
    assert UNLOCKED_BY["advanced_terraforming"] == (0, 3)


def test_A13_3_a_captured_building_gives_nothing_at_once():
    t = lay_out(
        **colony(1), buildings={WEST: "holo_simulator"}, ships={(0, WEST): "2 frigate"}, discontent={0: 4}
    )
    play(t, 0, ("play", "invasion"))
    load(t, 5, 5)
    play(t, 0, list(t.choice(0).options), ("settle", 0))
    assert t.state.owner[WEST] == 0
    assert t.state.discontent[0] == 5, "4 and 1 for the conquest; nothing is taken off"
