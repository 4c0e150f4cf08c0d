"""B5, A5.1 Action cards and foundations."""

import pytest

from astrarium.games.adastra.components import BASIC_CARDS, CARDS, CUSTOM_CARDS, FOUNDATIONS
from astrarium.games.adastra.rules.turn import turn_options

from .table import GREEN, HOME, WEST, Open, base, lay_out

# -- cards

#: Actions, free places, discount, and start resources where it is a card for empires of one's own.
CARD = {
    **{name: ((name,), 1, 0, ()) for name in BASIC_CARDS},
    "galactic_envoys": (("diplomacy", "growth"), 1, 0, ()),
    "breakthrough": (("research",), 2, 1, ()),
    "great_hatching": (("growth",), 3, 0, ()),
    "mass_assembly": (("build",), 2, 1, ()),
    "pounce": (("flight", "attack"), 1, 0, ()),
    "ground_assault": (("attack", "invasion"), 1, 0, ()),
    "annihilation": (("attack", "invasion"), 2, 0, ()),
    "envoys": (("diplomacy", "growth"), 1, 0, (1, 0, 0, 2)),
    "eureka": (("research",), 2, 1, (0, 1, 1, 1)),
    "population_boom": (("growth",), 3, 0, (2, 0, 1, 0)),
    "industrial_surge": (("build",), 2, 1, (0, 0, 2, 1)),
    "lightning_raid": (("flight", "attack"), 1, 0, (1, 0, 1, 1)),
    "shock_troops": (("attack", "invasion"), 1, 0, (1, 0, 1, 1)),
    "expedition": (("exploration", "flight"), 1, 0, (1, 1, 1, 1)),
    "colony_ships": (("flight", "growth"), 1, 0, (1, 0, 1, 0)),
    "field_research": (("exploration", "research"), 1, 0, (1, 1, 1, 1)),
    "war_economy": (("build", "attack"), 1, 0, (1, 0, 1, 0)),
    "golden_age": (("growth", "research"), 1, 0, (0, 0, 1, 1)),
    "public_works": (("growth", "build"), 1, 0, (0, 0, 1, 1)),
    "embassy_network": (("diplomacy",), 2, 1, (1, 1, 1, 0)),
    "grand_fleet": (("flight",), 3, 0, (1, 1, 1, 1)),
    "think_tank": (("research", "diplomacy"), 1, 0, (1, 1, 0, 1)),
    "cloning": (("growth",), 2, 0, ()),
    "space_scanner": (("exploration",), 2, 0, ()),
    "assembly_lines": (("build",), 2, 0, ()),
    "diplomatic_corps": (("diplomacy",), 2, 0, ()),
    "military_tactics": (("attack",), 1, 0, ()),
}


def test_B5_3_the_action_cards_are_all_there():
    assert set(CARD) == set(CARDS)
    assert len(CUSTOM_CARDS) == 15
    assert len(BASIC_CARDS) == 8


#: A position in which every action is possible.
BUSY = {
    "systems": {WEST: GREEN, 9: Open("core_004", 0, "green_2")},
    "owners": {WEST: 1},
    "people": {WEST: (1, 0, 0), HOME: (2, 2, 2)},
    "ships": {(0, WEST): "1 frigate", (0, HOME): "2 frigate", (1, 9): "1 frigate"},
    "resources": {0: (9, 9, 9, 9)},
    "hand": {0: "hydroponics"},
    "discontent": {0: 2},
}


@pytest.mark.parametrize("name", CARD)
def test_B5_3_A5_1_what_a_card_lets_its_player_do(name):
    actions, free, discount, resources = CARD[name]
    card = CARDS[name]
    assert (card.actions, card.free_places, card.discount, card.resources) == (
        actions,
        free,
        discount,
        resources,
    )
    g = lay_out(**BUSY).state.copy()
    g.hand[0] = (name,)
    assert ("play", name) in turn_options(g, 0)
    idle = lay_out(resources={0: (0, 0, 0, 0)}, ships={(0, HOME): ""}).state.copy()
    idle.hand[0] = (name,)
    idle.doors = [() for _ in idle.doors]
    assert turn_options(idle, 0) == [("pass",)], "with nothing to pay and nowhere to go"


#: Branch, people, resources, combat and invasion by face.
FIVE = (0, 0, 0, 0, 1, 1)
FOUNDATION = {
    "agrarian_world": ("bio", (3, 3, 2), (3, 1, 1, 2), FIVE, FIVE),
    "garden_world": ("bio", (3, 2, 2), (4, 1, 2, 2), FIVE, FIVE),
    "jungle_world": ("bio", (3, 2, 3), (2, 2, 1, 2), FIVE, FIVE),
    "ocean_world": ("bio", (3, 3, 2), (2, 2, 1, 2), FIVE, FIVE),
    "academy_world": ("phys", (2, 2, 3), (2, 3, 2, 2), FIVE, FIVE),
    "crystal_world": ("phys", (2, 3, 3), (1, 3, 1, 2), FIVE, FIVE),
    "observatory_world": ("phys", (3, 2, 3), (1, 3, 1, 2), FIVE, FIVE),
    "storm_world": ("phys", (3, 3, 2), (1, 2, 2, 2), (0, 0, 0, 0, 0, 2), FIVE),
    "forge_world": ("eng", (2, 3, 3), (2, 1, 2, 2), FIVE, FIVE),
    "mining_world": ("eng", (2, 3, 2), (1, 1, 5, 2), FIVE, FIVE),
    "fortress_world": ("eng", (3, 3, 2), (1, 1, 3, 2), FIVE, FIVE),
    "clan_world": ("eng", (3, 3, 2), (1, 1, 1, 2), FIVE, (0, 0, 0, 1, 1, 1)),
    "republic": ("gov", (3, 3, 2), (1, 2, 1, 3), FIVE, FIVE),
    "guild_world": ("gov", (3, 2, 2), (1, 2, 1, 5), FIVE, FIVE),
    "theocracy": ("gov", (3, 3, 2), (2, 1, 1, 3), FIVE, FIVE),
}


@pytest.mark.parametrize("name", FOUNDATION)
def test_B5_1_foundations(name):
    branch, folk, resources, combat, landing = FOUNDATION[name]
    found = FOUNDATIONS[name]
    assert ("bio", "phys", "eng", "gov")[found.branch] == branch
    assert found.population == folk
    assert max(folk) <= 3, "fits every home"
    assert found.resources == resources
    g = base()
    g.make_up(0, (name, "standard", ()))
    assert g.powers[0].combat[1:] == combat
    assert g.powers[0].invasion[1:] == landing


def test_B5_1_the_foundations_are_all_there():
    assert set(FOUNDATION) == set(FOUNDATIONS)
    assert len(FOUNDATIONS) == 15
