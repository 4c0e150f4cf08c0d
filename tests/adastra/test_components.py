"""Corrected components: what does not fit is refused with the thing and the field."""

from __future__ import annotations

import pytest

from astrarium.games.adastra import components
from astrarium.games.adastra.components import N
from common import mutants
from common.corrections import complaint, faults, is_named

FAULTS = faults(
    """
technologies space_scanner | id = "space_skanner" | space_skanner, id
empires humans | card.id = "envoyz" | card.id
galaxies 2 | always = ["core_099"] | galaxies 2, tile
galaxies 2 | always = ["core_001", "core_001"] | galaxies 2, always
unknown 2 | tiles = [{ tile = "core_001", q = 0, r = 0, rotation = 0, home = true }, { tile = "core_001", q = 1, r = 0, rotation = 0, home = true }, { tile = "core_001", q = 2, r = 0, rotation = 0, home = false }] | unknown 2, tile
unknown 5 | die = 3 | unknown[3], die
discoveries space_eel | effects = [{ op = "spawn", enemy = "whale", n = 1, where = "here" }] | effects[0].enemy
fleets | 0 = "gone" | fleets: round = 1 is missing.
stars core_001 | edges = [0, 0, 0, 0, 0, 0] | edges
basic_cards build | actions = [] | actions
technologies robotics | effects = [{ op = "incom", res = "food", n = 1 }] | effects[0].op
technologies robotics | effects = [{ op = "income", res = "food", n = 1, stat = "hull" }] | effects[0].stat
technologies robotics | effects = [{ op = "income", res = "food" }] | effects[0].n
technologies robotics | effects = [{ op = "income", res = "food", n = 1, scope = "system" }] | effects[0].scope
technologies robotics | effects = [{ op = "place_unit", unit = "frigate", n = 1, where = "here" }] | effects[0].where
abilities stoics | effects = [{ op = "mod", stat = "speed", n = -1 }] | effects[0].n
abilities stoics | effects = [{ op = "mod", stat = "upkeep", n = -1, filter = ["frigate"] }] | effects[0].filter
buildings space_port | effects = [{ op = "income", res = "food", n = 1 }] | effects[0].scope
abilities plunderers | effects = [{ op = "on", event = "win_battle", do = [{ op = "gain", res = "gold", n = 1 }] }] | effects[0].do[0].res
levels 0 | unlocks = ["moon"] | levels[0], unlocks
empires humans | abilities = ["charismatic", "lazy"] | abilities
empires humans | with_unknown = [0, 0, -7, 0] | with_unknown
empires humans | with_revenge = [0, 0, 0, 0, 1] | with_revenge
empires humans | with_revenge = [0, 0, 0, 100] | with_revenge
empires humans | with_custom = [0, 0, 0, 1] | with_custom
missions armada | tests = [{ metric = "techs", type = "worker", least = 3 }] | tests[0].type
numbers | missions_dealt = 5 | numbers, missions_dealt
numbers | rounds = 0 | numbers, rounds
numbers | roundz = 6 | numbers, roundz
custom | boards = 6 | custom, draw
"""  # noqa: E501
)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_what_does_not_fit_is_named(fault):
    is_named("adastra", fault)


def test_a_table_of_fleets_is_not_empty():
    assert "fleets: round" in complaint("adastra", lambda data: data["fleets"].clear())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda rows: rows.pop(), "levels: gov 3 is missing"),
        (lambda rows: rows.pop(3), "levels: phys 1 is missing"),
        (
            lambda rows: rows.append({**rows[4], "unlocks": []}),
            "levels[12], level is 2; phys 2 appears twice",
        ),
        (lambda rows: rows[4]["unlocks"].append("hydroponic_farm"), "hydroponic_farm appears twice"),
        (lambda rows: rows[0]["unlocks"].pop(0), "levels: hydroponic_farm is missing"),
    ],
)
def test_every_level_is_there_once_and_unlocks_what_no_other_does(change, said):
    assert said in complaint("adastra", lambda data: change(data["levels"]))


def test_the_numbers_and_the_tokens_of_the_box_agree():
    assert N.flags == components.TOKENS["empire_flag"]
    assert N.most_influence == components.TOKENS["influence_token"]
    assert components.REVENGE.resistance_supply == components.TOKENS["resistance_token"]


def test_an_empire_may_begin_without_a_ship_and_a_game_be_short():
    data = mutants.own_file("adastra")
    data["numbers"]["rounds"] = 2
    for empire in data["empires"]:
        empire["frigates"] = 0
    assert mutants.try_out("adastra", data, 3) == ("played", "")
