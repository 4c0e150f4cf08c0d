"""Corrected components: what does not fit is refused with the thing and the field."""

from __future__ import annotations

from copy import deepcopy

import pytest

from astrarium.games.adastra import components
from astrarium.games.adastra.component_schema import ComponentFile
from astrarium.games.adastra.components import N
from astrarium.kernel import BadComponents, Row, read_box, read_thing
from common import mutants
from common.amount import sample

from .table import GAME

FILE = mutants.own_file("adastra")


def thing(data, table, id):
    """An entry of a table by its id, by the number of players, or by its place."""
    rows = data[table]
    return (
        rows[id]
        if table == "levels"
        else next(row for row in rows if id in (row.get("id"), row.get("players")))
    )


def op(**fields):
    return {"effects": [fields]}


#: Which thing gets which fields (None: the whole table), and how the complaint goes.
FAULTS = {
    "a thing without a name": ("technologies", "space_scanner", {"id": "space_skanner"}, "space_skanner, id"),
    "a card of an empire without a name": (
        "empires",
        "humans",
        {"card": {"id": "envoyz", "actions": ["diplomacy", "growth"], "free_places": 1}},
        "humans, card.id",
    ),
    "a tile that is not there": ("galaxies", 2, {"always": ["core_099"]}, "galaxies 2, tile"),
    "a tile twice in a galaxy": ("galaxies", 2, {"always": ["core_001", "core_001"]}, "galaxies 2, always"),
    "a tile laid twice": (
        "unknown",
        2,
        {"tiles": [{"tile": "core_001", "q": q, "r": 0, "rotation": 0, "home": q < 2} for q in range(3)]},
        "unknown 2, tile",
    ),
    "a die that counts wrong": ("unknown", 5, {"die": 3}, "unknown[3], die"),
    "an enemy whom nobody knows": (
        "discoveries",
        "space_eel",
        op(op="spawn", enemy="whale", n=1, where="here"),
        "space_eel, effects[0].enemy",
    ),
    "a round without a fleet": ("fleets", None, FILE["fleets"][1:], "fleets: round"),
    "no fleet at all": ("fleets", None, [], "fleets: round"),
    "no jump point": ("stars", "core_001", {"edges": [0] * 6}, "core_001, edges"),
    "no action": ("basic_cards", "build", {"actions": []}, "build, actions"),
    "a mistyped op": ("technologies", "robotics", op(op="incom", res="food", n=1), "robotics, effects[0].op"),
    "a field of another op": (
        "technologies",
        "robotics",
        op(op="income", res="food", n=1, stat="hull"),
        "robotics, effects[0].stat",
    ),
    "a missing field": ("technologies", "robotics", op(op="income", res="food"), "robotics, effects[0].n"),
    "a ship that could not move": (
        "abilities",
        "stoics",
        op(op="mod", stat="speed", n=-1),
        "stoics, effects[0].n",
    ),
    "a filter that means nothing": (
        "abilities",
        "stoics",
        op(op="mod", stat="upkeep", n=-1, filter=["frigate"]),
        "stoics, effects[0].filter",
    ),
    "a technology of one system": (
        "technologies",
        "robotics",
        op(op="income", res="food", n=1, scope="system"),
        "robotics, effects[0].scope",
    ),
    "a building of all systems": (
        "buildings",
        "space_port",
        op(op="income", res="food", n=1),
        "space_port, effects[0].scope",
    ),
    "nowhere to appear": (
        "technologies",
        "robotics",
        op(op="place_unit", unit="frigate", n=1, where="here"),
        "robotics, effects[0].where",
    ),
    "an inner op": (
        "abilities",
        "plunderers",
        op(op="on", event="win_battle", do=[{"op": "gain", "res": "gold", "n": 1}]),
        "plunderers, effects[0].do[0].res",
    ),
    "an unlocked thing that is not there": ("levels", 0, {"unlocks": ["moon"]}, "levels[0], unlocks"),
    "an ability that is not there": (
        "empires",
        "humans",
        {"abilities": ["charismatic", "lazy"]},
        "humans, abilities",
    ),
    "a start below nothing": ("empires", "humans", {"with_unknown": [0, 0, -7, 0]}, "humans, with_unknown"),
    "a start with five kinds": (
        "empires",
        "humans",
        {"with_revenge": [0, 0, 0, 0, 1]},
        "humans, with_revenge",
    ),
    "a start beyond all tokens": (
        "empires",
        "humans",
        {"with_revenge": [0, 0, 0, 100]},
        "humans, with_revenge",
    ),
    "a start with a module that is none": (
        "empires",
        "humans",
        {"with_custom": [0, 0, 0, 1]},
        "humans, with_custom",
    ),
    "a mission about nothing": (
        "missions",
        "armada",
        {"tests": [{"metric": "techs", "type": "worker", "least": 3}]},
        "armada, tests[0].type",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_does_not_fit_is_named(name):
    table, id, fields, complaint = FAULTS[name]
    data = deepcopy(FILE)
    if id is None:
        data[table] = fields
    else:
        thing(data, table, id).update(fields)
    with pytest.raises(BadComponents) as caught:
        read_box(ComponentFile, Row(data, "components.toml"), GAME.folder)
    assert f"components.toml: {complaint}" in str(caught.value)


@pytest.mark.parametrize(
    ("table", "field", "value", "complaint"),
    [
        ("numbers", "missions_dealt", 5, "numbers, missions_dealt"),
        ("custom", "boards", 6, "custom, draw"),
        ("numbers", "rounds", 0, "numbers, rounds"),
        ("numbers", "roundz", 6, "numbers, roundz"),
    ],
)
def test_numbers_that_cannot_be(table, field, value, complaint):
    data = deepcopy(FILE)
    data[table][field] = value
    with pytest.raises(BadComponents, match=complaint):
        read_thing(ComponentFile, Row(data, "components.toml"))


@pytest.mark.parametrize(
    ("change", "complaint"),
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
def test_every_level_is_there_once_and_unlocks_what_no_other_does(change, complaint):
    data = deepcopy(FILE)
    change(data["levels"])
    with pytest.raises(BadComponents) as caught:
        read_thing(ComponentFile, Row(data, "mine.toml"))
    assert complaint in str(caught.value)


def test_the_numbers_and_the_tokens_of_the_box_agree():
    assert N.flags == components.TOKENS["empire_flag"]
    assert N.most_influence == components.TOKENS["influence_token"]
    assert components.REVENGE.resistance_supply == components.TOKENS["resistance_token"]


def test_random_changes_are_refused_or_played():
    fared = list(mutants.tried("adastra", sample(4, 300), games=sample(1, 2)))
    assert [f"{made.change}: {outcome.words}" for made, outcome in fared if outcome.how == "broken"] == []
    assert {outcome.how for _, outcome in fared} == {"refused", "played"}


def test_an_empire_may_begin_without_a_ship_and_a_game_be_short():
    data = deepcopy(FILE)
    data["numbers"]["rounds"] = 2
    for empire in data["empires"]:
        empire["frigates"] = 0
    assert mutants.try_out("adastra", data, 3) == ("played", "")
