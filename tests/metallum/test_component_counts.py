"""How many there are: programs, pairs, components. Counted again from the printed connectors."""

from collections import Counter
from itertools import combinations, permutations, product

import pytest

import astrarium
from astrarium.games.metallum.components import MODULES, PLANETS, TILES

from .rulebook import DATA, STATED

LETTERS = {"M": "movement", "D": "deployment", "S": "special", "I": "improvement"}
TOUCHING = [("M", "D"), ("D", "I"), ("I", "S"), ("S", "M")]  # tab, sockets
COUNTED = STATED["programs"]

ROWS = {row["id"]: row for row in DATA["subprograms"]}
BY_LETTER = {
    letter: [id for id, row in ROWS.items() if row["group"] == group] for letter, group in LETTERS.items()
}


def fits(tab, sockets):
    """Whether the tab of a tile enters the sockets of another, straight from the data."""
    tab_of = ROWS[tab]["tab"]
    return ROWS[sockets]["sockets"]["colours"][tab_of["slot"] - 1] == tab_of["colour"]


def sets(shape):
    return [
        dict(zip(shape, tiles, strict=True)) for tiles in product(*(BY_LETTER[letter] for letter in shape))
    ]


def legal(program):
    joined = "I" not in program or "D" in program or "S" in program
    return joined and all(fits(program[a], program[b]) for a, b in TOUCHING if a in program and b in program)


SHAPES = ["M", "MD", "MS", "MI", "MDS", "MDI", "MSI", "MDSI"]
LEGAL = {shape: [program for program in sets(shape) if legal(program)] for shape in SHAPES}


@pytest.mark.parametrize("shape", SHAPES)
def test_M4_6_legal_programs_by_shape(shape):
    assert len(LEGAL[shape]) == COUNTED["by_shape"][shape]
    assert len(sets(shape)) == COUNTED["possible_by_shape"][shape]


def test_M4_1_ninety_five_programs_are_offered():
    offered = {frozenset(option[1:]) for option in astrarium.start("metallum").pending[0].options}
    counted = {frozenset(program.values()) for programs in LEGAL.values() for program in programs}
    assert offered == counted
    assert len(offered) == COUNTED["legal_programs_total"] == 95
    assert sum(COUNTED["possible_by_shape"].values()) == 192


def test_M4_7_pairs_that_match():
    groups = {(a, b): [(x, y) for x in BY_LETTER[a] for y in BY_LETTER[b] if fits(x, y)] for a, b in TOUCHING}
    assert {f"{LETTERS[a]}_{LETTERS[b]}": len(pairs) for (a, b), pairs in groups.items()} == COUNTED[
        "matching_contacts"
    ]
    assert sum(len(pairs) for pairs in groups.values()) == 27
    strongest = {
        letter: max(tiles, key=lambda tile: ROWS[tile]["complexity"]) for letter, tiles in BY_LETTER.items()
    }
    assert not any(fits(strongest[a], strongest[b]) for a, b in TOUCHING)


PER_TILE = {  # legal programs with the tile, four-tile programs among them
    "move_1": (40, 12),
    "move_2": (31, 9),
    "move_3": (24, 6),
    "deploy_1": (26, 10),
    "deploy_2": (26, 10),
    "deploy_3": (18, 7),
    "deposit_report": (36, 16),
    "overload": (16, 5),
    "intensive_mining": (16, 6),
    "buy_module": (27, 14),
    "buy_or_move_module": (18, 8),
    "extra_activation": (13, 5),
}


@pytest.mark.parametrize("tile", TILES)
def test_M4_6_programs_of_each_tile(tile):
    programs = [program for shape in LEGAL.values() for program in shape if tile in program.values()]
    assert (len(programs), len([program for program in programs if len(program) == 4])) == PER_TILE[tile]


def test_M5_1_complexity_of_the_four_tile_programs():
    sums = Counter(sum(ROWS[tile]["complexity"] for tile in program.values()) for program in LEGAL["MDSI"])
    assert sums == {2: 1, 3: 2, 4: 5, 5: 4, 6: 6, 7: 6, 8: 2, 9: 1}


def test_M4_8_ways_to_use_all_twelve_tiles_in_a_terce():
    full = {frozenset(program.values()) for program in LEGAL["MDSI"]}
    terces = [trio for trio in combinations(full, 3) if len(frozenset().union(*trio)) == 12]
    assert len(terces) == COUNTED["full_terce_partitions"] == 9
    partners = Counter()
    for trio in terces:
        program = next(each for each in trio if "deploy_3" in each)
        partners.update(tile for tile in program if tile.startswith("move_"))
    assert partners == {"move_1": 4, "move_2": 5}
    assert len(list(permutations(terces[0]))) == 6, "the order of the rounds is not counted"


def test_M2_1_component_totals():
    totals = STATED["totals"]
    assert totals["planets"] == len([planet for planet in PLANETS.values() if not planet.optional])
    assert totals["subprograms"] == 2 * len(ROWS)
    assert totals["subprograms_per_player"] == len(TILES)
    assert Counter(row["group"] for row in ROWS.values()) == STATED["groups"]
    kinds = Counter(module.kind for module in MODULES.values())
    assert (totals["planetary_modules"], totals["action_modules"]) == (kinds["planetary"], kinds["action"])
    assert totals["module_cards"] == len(MODULES)
    pieces = STATED["pieces"]
    assert totals["robots"] == pieces["robot"]["count"] == 2 * DATA["constants"]["robots_per_player"]
    assert totals["ships"] == pieces["factory_ship"]["count"]
    assert totals["screens"] == pieces["screen"]["count"]
    assert totals["score_dials"] == pieces["score_dial"]["count"]
    assert totals["tokens_100"] == pieces["token_100"]["count"]
    assert totals["deposit_markers"] == pieces["deposit_markers"]["count"]
    assert totals["deposit_markers"] == DATA["constants"]["system_size"], "one for each planet"
    assert pieces["planet_tiles"]["count"] == totals["planets"]
    assert pieces["module_cards"]["count"] == totals["module_cards"]
    assert pieces["subprogram_set"]["count"] == totals["subprograms"]
    assert all(row["each"] * 2 == row["count"] for row in pieces.values() if "each" in row)


def test_M9_4_printed_costs():
    costs = {kind: [m.cost for m in MODULES.values() if m.kind == kind] for kind in ("planetary", "action")}
    assert (min(costs["planetary"]), max(costs["planetary"]), sum(costs["planetary"])) == (1, 5, 33)
    assert (min(costs["action"]), max(costs["action"]), sum(costs["action"])) == (1, 3, 19)


def test_M2_1_ids_are_unique():
    ids = [row["id"] for part in ("planets", "subprograms", "modules") for row in DATA[part]]
    assert len(ids) == len(set(ids))
