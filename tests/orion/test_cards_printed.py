"""What is printed on the cards and sheets, written down once more: a number that slipped is found here."""

from collections import Counter

import pytest

import astrarium
from astrarium.games.orion.components import (
    ADVISORS,
    CONSTANTS,
    DEVELOPMENT,
    EXPLOITATION,
    PIECES,
    RACES,
    STRUCTURES,
    TRADES,
)
from astrarium.games.orion.vocabulary import DrawKeep, Gain

from .table import lay_out, pending, played, stock, systems

# id, colour, cost (food fleet production), income (likewise), VP, morale to build, moment and slot
STRUCTURES_PRINTED = """
biospheres                blue    300  200  1  -  activation A
cloning_center            blue    400  100  2  -  activation A
civil_transport           blue    201  100  2  -  after_build
colony_ship               blue    210  100  1  -  activation A
soil_enrichment           blue    201  100  2  -  after_build
pleasure_dome             blue    301  100  3  -  activation A
government_support        blue    201  100  2  -  activation A
hydroponic_farm           blue    200  100  1  -  after_build
weather_controller        blue    301  100  3  -  start_of_round
subterranean_farms        blue    400  200  2  -  always
terraforming              blue    601  200  4  -  after_build
gaia_transformation       blue    302  000  ?  6  end_game
scout_ship                blue    110  100  1  -  after_build
frigate                   red     020  010  1  -  after_attack
death_spores              red     120  010  2  -  after_attack R
fighter_garrison          red     210  010  1  -  after_build
orbital_batteries         red     101  010  2  -  always
dropship                  red     011  010  2  -  after_build
star_fortress             red     211  010  3  -  always
destroyer                 red     121  010  3  -  after_attack R
battleship                red     032  010  5  -  after_attack R
titan                     red     032  010  5  6  after_build
doom_star                 red     043  000  9  6  after_attack
artemis_system_net        red     022  000  ?  6  end_game
trade_goods               yellow  300  100  1  -  activation A
colonial_treasury         yellow  210  100  1  -  after_build
automated_factory         yellow  510  001  1  -  activation A
spaceport                 yellow  420  001  1  -  activation A
planetary_stock_exchange  yellow  401  010  2  -  activation A
robominer_plant           yellow  311  001  2  -  always
recyclotron               yellow  003  001  2  -  after_build
space_elevator            yellow  302  100  3  -  always
orbital_shipyard          yellow  302  010  3  -  activation A
deep_core_mine            yellow  521  001  3  -  start_of_round
industrial_complex        yellow  003  000  ?  6  end_game
communications_satellite  grey    200  100  1  -  after_build
autolab                   grey    300  100  1  -  after_build
spy_training_complex      grey    120  010  1  -  after_build
holosimulator             grey    210  100  2  -  after_build
advanced_data_center      grey    400  100  2  -  after_build
research_laboratory       grey    400  100  2  -  activation A
astro_university          grey    311  100  3  -  start_of_round
high_orbit_sonar          grey    202  010  3  -  after_build
planetary_supercomputer   grey    013  100  3  -  after_build
galactic_cybernet         grey    211  000  ?  6  end_game
"""
ROWS = [line.split(maxsplit=6) for line in STRUCTURES_PRINTED.strip().splitlines()]

RACES_PRINTED = {
    "human": ((6, 5, 2), 0, 6),
    "alkari": ((4, 4, 1), 3, 1),
    "bulrathi": ((6, 3, 2), 0, 1),
    "darlok": ((6, 2, 1), 0, 1),
    "meklar": ((5, 4, 2), 0, 1),
    "mrrshan": ((5, 4, 1), 0, 1),
    "psilon": ((4, 1, 2), 0, 1),
}
ADVISORS_PRINTED = {
    "fulcrum_sandebar": ["always"],
    "harrava": ["after_attack R", "start_of_round"],
    "vale": ["always", "after_attack R"],
    "advia_osm": ["activation A"],
    "victoria": ["activation A"],
    "moldred": ["activation A"],
    "quail": ["start_of_round"],
    "emissary_sola": ["activation A"],
}


def digits(text):
    return tuple(int(digit) for digit in text)


def moments(card):
    return [f"{ability.when} {ability.slot or ''}".strip() for ability in card.abilities]


@pytest.mark.parametrize(
    ("id", "colour", "cost", "income", "vp", "gate", "moment"), ROWS, ids=[row[0] for row in ROWS]
)
def test_O6_3_O6_5_every_structure_as_printed(id, colour, cost, income, vp, gate, moment):
    card = STRUCTURES[id]
    assert (card.colour, card.count) == (colour, 2)
    assert (card.cost, card.produces) == (digits(cost), digits(income))
    assert card.vp == (None if vp == "?" else int(vp))
    assert card.gate == (None if gate == "-" else int(gate))
    assert moments(card) == [moment]


@pytest.mark.parametrize(("id", "colour", "cost"), [row[:3] for row in ROWS], ids=[row[0] for row in ROWS])
def test_O6_3_every_structure_is_paid_to_the_unit(id, colour, cost):
    """With exactly the cost in stock it can be built, with one unit less of anything it cannot."""
    food, fleet, production = digits(cost)
    t = played(f"build {id}", hands=id, stock=(food, fleet, production))
    assert systems(t, 0)[0] == id
    for short in range(3):
        held = list(digits(cost))
        if held[short]:
            held[short] -= 1
            t = lay_out(hands=id, stock=tuple(held))
            assert not any(option[0] == "build" for option in pending(t).options)


def test_O2_1_O2_2_the_box_is_complete():
    assert len(ROWS) == len(STRUCTURES) == 45
    assert sum(card.count for card in STRUCTURES.values()) == PIECES["structure_card"] == 90
    colours = Counter(card.colour for card in STRUCTURES.values() for _ in range(card.count))
    assert colours == {"blue": 26, "red": 22, "yellow": 22, "grey": 20}
    assert len(ADVISORS) == PIECES["advisor_card"] == 8
    assert (
        sum(race.sheets for id, race in RACES.items() if id != "human") == PIECES["civilization_sheet"] == 6
    )
    assert PIECES["cube"] == 4 * (5 + CONSTANTS.action_markers) == 60
    assert (PIECES["morale_token"], PIECES["vp_token"]) == (10, 4)


@pytest.mark.parametrize("race", RACES_PRINTED)
def test_O2_4_O15_1_every_race_as_printed(race):
    start, vp, sheets = RACES_PRINTED[race]
    assert (RACES[race].start, RACES[race].vp, RACES[race].sheets) == (start, vp, sheets)
    t = astrarium.start("orion", 2, seed=1, options={"civilizations": [race, "human"]})
    assert stock(t, 0) == start
    assert (t.state.vp[0], t.state.morale[0], t.state.reserve[0]) == (vp, 10, 10)


def test_O16_1_every_advisor_as_printed():
    assert {id: moments(card) for id, card in ADVISORS.items()} == ADVISORS_PRINTED


def test_O4_3_O7_2_O7_6_the_sheet_as_printed():
    levels = [(level.id, level.least, level.actions, level.morale, level.draw) for level in DEVELOPMENT]
    assert levels == [("high", 7, 5, -1, 0), ("medium", 4, 4, 0, 0), ("low", 0, 3, 1, 1)]
    assert {
        "blue": (Gain(goods=(3, 0, 0)),),
        "red": (Gain(goods=(0, 2, 0)),),
        "yellow": (Gain(goods=(0, 0, 1)),),
        "grey": (DrawKeep(draw=4, keep=3),),
    } == EXPLOITATION
    assert TRADES == {
        ("food", "fleet"): ((3, 0, 0), (0, 2, 0)),
        ("fleet", "food"): ((0, 2, 0), (3, 0, 0)),
        ("fleet", "production"): ((0, 2, 0), (0, 0, 1)),
        ("production", "fleet"): ((0, 0, 1), (0, 2, 0)),
        ("production", "food"): ((0, 0, 1), (3, 0, 0)),
        ("food", "production"): ((3, 0, 0), (0, 0, 1)),
    }


def test_O13_1_O13_2_O9_2_the_numbers_of_the_game():
    assert (CONSTANTS.rounds, CONSTANTS.hand_limit, CONSTANTS.starting_hand) == (8, 5, 5)
    assert (CONSTANTS.resource_max, CONSTANTS.morale_max, CONSTANTS.morale_start) == (9, 10, 10)
    assert (CONSTANTS.systems, CONSTANTS.cards_in_system, CONSTANTS.advisors_on_table) == (4, 5, 5)
    assert (CONSTANTS.contract_cards, CONSTANTS.research_draw, CONSTANTS.propaganda_morale) == (3, 2, 3)
    assert (CONSTANTS.attack_fleet, CONSTANTS.attack_vp, CONSTANTS.attack_morale) == (2, 2, 1)
    assert CONSTANTS.attacks_on_one == {2: 3, 3: 2, 4: 1}
