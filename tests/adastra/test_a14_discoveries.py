"""A14.1 What an explorer discovers."""

import pytest

from astrarium.games.adastra.components import DISCOVERIES
from astrarium.games.adastra.enumerations import FRIGATE

from .full_view import sees
from .table import HOME, WEST, explorer, fleet, options, play, prompt, tokens

#: What a discovery does for an explorer: tokens at once, or what the system becomes.
FOUND = {
    "food_cache": (3, 0, 0, 0),
    "derelict_laboratory": (0, 3, 0, 0),
    "salvage": (0, 0, 3, 0),
    "treasure": (0, 0, 0, 3),
}
TRAITS = {
    "red_fungus": ("income", (1, 0, 0, 0)),
    "rich_minerals": ("income", (0, 0, 1, 0)),
    "ancient_library": ("income", (0, 1, 0, 0)),
    "gem_deposits": ("income", (0, 0, 0, 1)),
    "high_gravity": ("resistance", 1),
    "fertile_plains": ("capacity", (4, 1, 1)),
    "deep_caverns": ("capacity", (3, 2, 1)),
    "quiet_skies": ("capacity", (3, 1, 2)),
    "hostile_life": ("growth_cost", 1),
}
FOES = {
    "pirate_raiders": {"pirate_raiders": 1},
    "pirate_squadron": {"pirate_raiders": 2},
    "space_eel": {"space_eel": 1},
}
OTHERS = {"artifacts", "drifting_frigates", "friendly_natives"}
COUNTS = {
    **dict.fromkeys(
        [
            "red_fungus",
            "rich_minerals",
            "ancient_library",
            "gem_deposits",
            "high_gravity",
            "food_cache",
            "derelict_laboratory",
            "salvage",
            "treasure",
            "pirate_squadron",
            "space_eel",
        ],
        2,
    ),
    **dict.fromkeys(
        [
            "fertile_plains",
            "deep_caverns",
            "quiet_skies",
            "hostile_life",
            "artifacts",
            "drifting_frigates",
            "friendly_natives",
        ],
        1,
    ),
    "pirate_raiders": 3,
}


def surveyed(discovery):
    t = explorer(discovery=discovery)
    play(t, 0, ("play", "exploration"), ("survey", WEST, HOME), ("turn", 0))
    return t


def test_A14_1_the_discoveries_are_all_there():
    assert {tile.id: tile.count for tile in DISCOVERIES.values()} == COUNTS
    assert sum(COUNTS.values()) == 32
    assert {*FOUND, *TRAITS, *FOES, *OTHERS} == set(COUNTS)


@pytest.mark.parametrize("name", FOUND)
def test_A14_1_discoveries_that_are_taken_at_once(name):
    before = tokens(explorer(), 0)
    t = surveyed(name)
    assert tokens(t, 0) == tuple(have + more for have, more in zip(before, FOUND[name], strict=True))
    assert t.state.ground[WEST][1] == "", "nothing stays"


@pytest.mark.parametrize("name", TRAITS)
def test_A14_1_discoveries_that_stay(name):
    t = surveyed(name)
    assert t.state.ground[WEST] == ("green_1", name, 0, 0, 0)
    plain, site = surveyed("food_cache").state.site(WEST), t.state.site(WEST)
    field, value = TRAITS[name]
    for each in ("income", "resistance", "capacity", "growth_cost", "unit_cost", "orbital", "free_slots"):
        assert getattr(site, each) == (value if each == field else getattr(plain, each))
    assert tokens(t, 0) == tokens(explorer(), 0), "nothing at once"


@pytest.mark.parametrize("name", FOES)
def test_A14_1_discoveries_that_are_enemies(name):
    t = surveyed(name)
    assert sees(t, 0)["systems"][WEST]["enemies"] == FOES[name]
    assert t.state.ground[WEST][1] == ""
    assert t.state.holder(WEST) == -1


def test_A14_1_the_other_discoveries():
    t = surveyed("artifacts")
    assert prompt(t) == "keep-technology"
    assert len(options(t)) == 3
    t = surveyed("friendly_natives")
    assert prompt(t) == "split"
    assert {sum(option[1:]) for option in options(t)} == {2}
    t = surveyed("drifting_frigates")
    assert fleet(t, WEST) == {"frigate": 1}
    assert t.state.supply[0][FRIGATE] == 6
