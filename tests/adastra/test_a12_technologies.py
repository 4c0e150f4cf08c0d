"""A12 Every technology: what it costs, what it changes, and that it changes nothing else."""

import pytest

from astrarium.games.adastra.components import TECHNOLOGIES

from .measure import changes, measure
from .table import HOME, NO_ABILITIES, lay_out, level, options, play, refused, why_not

HIT_6_FOR_2 = (0, 0, 0, 0, 1, 2)
HIT_4 = (0, 0, 0, 1, 1, 1)
HIT_5_FOR_2 = (0, 0, 0, 0, 2, 2)

#: Branch, level, cost, and what developing it changes.
EXPECTED = {
    "hydroponics": ("bio", 1, 3, {"income food": 1}),
    "soil_enrichment": ("bio", 1, 3, {"room farmer": 1, "food": 2}),
    "cell_regeneration": ("bio", 1, 3, {"growth price": -1}),
    "nutrient_fungi": ("bio", 1, 3, {"food": 5}),
    "cloning": ("bio", 2, 5, {"cards": ("cloning",)}),
    "death_spores": ("bio", 2, 5, {"invasion dice": 2}),
    "universal_antidote": ("bio", 2, 5, {"resistance": 2, "worker": 1, "income production": 1}),  # 9 people
    "subterranean_farms": ("bio", 2, 5, {"income food": 2}),
    "evolutionary_mutation": (
        "bio",
        3,
        8,
        {"growth price": -1, "room farmer": 1, "room worker": 1, "room scientist": 1},
    ),
    "gaia_transformation": ("bio", 3, 8, {"terraform price": -2, "points": 1}),
    "bio_terminator": ("bio", 3, 8, {"invasion": HIT_4, "invasion dice": 2}),
    "laser_cannon": ("phys", 1, 3, {"combat": HIT_6_FOR_2}),
    "electronic_computer": ("phys", 1, 3, {"income research": 1}),
    "space_scanner": ("phys", 1, 3, {"cards": ("space_scanner",), "credits": 1}),
    "deflector_shields": ("phys", 1, 3, {"titan shield": 1, "outpost shield": 1, "battle_station shield": 1}),
    "fusion_beam": ("phys", 2, 5, {"combat": HIT_4}),
    "optronic_computer": ("phys", 2, 5, {"income research": 2}),
    "class_iii_shields": ("phys", 2, 5, {"cruiser shield": 1, "titan shield": 1}),
    "tachyon_communications": ("phys", 2, 5, {"extra places": (0, 1), "credits": 2}),
    "phasors": ("phys", 3, 8, {"combat": HIT_5_FOR_2}),
    "class_v_shields": (
        "phys",
        3,
        8,
        {f"{unit} shield": 1 for unit in ("frigate", "cruiser", "titan", "outpost", "battle_station")},
    ),
    "star_gates": ("phys", 3, 8, {"rules": ("star_gate",), "points": 1}),
    "reinforced_hull": ("eng", 1, 3, {"frigate hull": 1}),
    "nuclear_drive": ("eng", 1, 3, {"frigate speed": 1, "cruiser speed": 1, "rules": ("ignore_asteroids",)}),
    "robotics": ("eng", 1, 3, {"income production": 1}),
    "prefabrication": ("eng", 1, 3, {"production": 3, "building price": -1}),
    "fusion_drive": (
        "eng",
        2,
        5,
        {"frigate speed": 1, "cruiser speed": 1, "titan speed": 1, "rules": ("micro_all",)},
    ),
    "zortrium_armor": ("eng", 2, 5, {"cruiser hull": 1, "titan hull": 1}),
    "assembly_lines": ("eng", 2, 5, {"cards": ("assembly_lines",)}),
    "battle_pods": ("eng", 2, 5, {"cruiser firepower": 1}),
    "adamantium_armor": (
        "eng",
        3,
        8,
        {f"{unit} hull": 1 for unit in ("frigate", "cruiser", "titan", "outpost", "battle_station")},
    ),
    "advanced_manufacturing": ("eng", 3, 8, {"income production": 3}),
    "heavy_shipyards": ("eng", 3, 8, {"titan cost": -3, "titan here": -3, "titan firepower": 1}),
    "propaganda": ("gov", 1, 3, {"discontent": -1, "upkeep": -1, "income credits": 1}),
    "mercantilism": ("gov", 1, 3, {"income credits": 2}),
    "xeno_relations": ("gov", 1, 3, {"embassy price": -1}),
    "imperial_archives": ("gov", 1, 3, {"hand": 2, "technologies": 1}),
    "central_command": ("gov", 2, 5, {"actions": 1}),
    "diplomatic_corps": ("gov", 2, 5, {"cards": ("diplomatic_corps",)}),
    "military_tactics": ("gov", 2, 5, {"cards": ("military_tactics",), "rules": ("safe_retreat",)}),
    "virtual_reality_network": ("gov", 2, 5, {"discontent": -2, "upkeep": -3}),
    "galactic_unification": ("gov", 3, 8, {"points": 1, "discontent": -2, "upkeep": -2}),
    "federation": ("gov", 3, 8, {"income credits": 3, "rules": ("quiet_colonies",)}),
    "galactic_cybernet": ("gov", 3, 8, {"actions": 1, "tech price": -1}),
}


def table(name, **more):
    """An empire without abilities that can develop the technology."""
    branch = EXPECTED[name][0]
    given = {
        "hand": {0: name},
        "levels": {0: {"gov": 0, branch: 2}},
        "resources": {0: (5, 20, 5, 5)},
        "discontent": {0: 8},
        "makeup": NO_ABILITIES,
    }
    return lay_out(**(given | more))


def test_A12_1_A12_2_A12_3_A12_4_the_list_is_whole():
    assert set(EXPECTED) == set(TECHNOLOGIES)
    counts = [
        sum(1 for row in EXPECTED.values() if row[:2] == (b, n)) for b in ("bio", "gov") for n in (1, 2, 3)
    ]
    assert counts == [4, 4, 3, 4, 4, 3]


@pytest.mark.parametrize("name", EXPECTED)
def test_A12_1_A12_2_A12_3_A12_4_A5_8_what_a_technology_changes(name):
    branch, _, cost, expected = EXPECTED[name]
    t = table(name)
    before = measure(t.state, 0, HOME)
    play(t, 0, ("play", "research"), ("develop", name))
    if name == "universal_antidote":
        play(t, 0, ("add", HOME, 1))
    if name == "imperial_archives":
        play(t, 0, ("keep", t.state.looking[0]))
    after = measure(t.state, 0, HOME)
    found = changes(before, after)
    found["research"] += cost
    found["technologies"] = found.get("technologies", 0) + 1
    assert {key: value for key, value in found.items() if value != 0} == expected
    assert level(t, 0, branch) == 3
    assert t.state.developed[0] == (name,)


@pytest.mark.parametrize("name", EXPECTED)
def test_A5_7_a_technology_that_is_one_research_too_dear(name):
    t = table(name, resources={0: (5, EXPECTED[name][2] - 1, 5, 5)})
    assert refused(t, 0, ("play", "research")) == ("barred-nowhere", "A5.1")


@pytest.mark.parametrize("name", [name for name, row in EXPECTED.items() if row[1] > 1])
def test_A5_7_a_technology_whose_branch_stands_too_low(name):
    branch, needed, _, _ = EXPECTED[name]
    t = table(name, levels={0: {"gov": 0, branch: needed - 2}})
    assert why_not(t, 0, "research", ("develop", name)) == ("barred-locked", "A5.7")
    assert ("play", "research") not in options(t)
