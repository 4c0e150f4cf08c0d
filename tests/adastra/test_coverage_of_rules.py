"""Every worked example, component, op and end is shown by a test."""

import tomllib
from typing import get_args

import pytest

from astrarium.games.adastra import components
from astrarium.games.adastra.component_types import Metric
from astrarium.games.adastra.enumerations import EventName, FlagName, Stat
from astrarium.games.adastra.missions import METRICS
from astrarium.games.adastra.vocabulary import Effect, Instant
from astrarium.localization import has
from common import cover

from . import (
    test_a1_setup,
    test_a6_combat,
    test_a7_end,
    test_a10_effects,
    test_a12_technologies,
    test_a14_discoveries,
    test_b5_cards,
)
from .played import PLAYED
from .table import GAME

TESTS = cover.tests_of("adastra")
ENDS = ["points", "population", "resources", "order"]
DATA = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
#: Every kind of component, the tests' own list of it, and how its texts begin.
TABLES = {
    "technologies": (test_a12_technologies.EXPECTED, "technology"),
    "abilities": (test_a10_effects.ABILITY, "ability"),
    "buildings": (test_a10_effects.BUILDING, "building"),
    "foundations": (test_b5_cards.FOUNDATION, "foundation"),
    "discoveries": (test_a14_discoveries.COUNTS, "discovery"),
    "missions": (test_a7_end.MISSION, "mission"),
    "empires": (test_a1_setup.EMPIRE, "empire"),
    "enemies": (test_a6_combat.REWARDS, "enemy"),
}


def test_every_worked_example_is_a_test():
    assert cover.examples(TESTS) == set(range(1, 56))


@pytest.mark.parametrize("kind", TABLES)
def test_every_component_is_in_the_tests_own_list_and_has_its_texts(kind):
    listed, word = TABLES[kind]
    ids = [row["id"] for row in DATA[kind]]
    assert set(listed) == set(ids)
    for language in ("en", "pl"):
        assert [id for id in ids if not has(f"{word}-{id}", language, game=GAME)] == []


def test_every_component_says_where_it_comes_from():
    tables = {name: rows for name, rows in DATA.items() if isinstance(rows, list)}
    rows = [row for table in tables.values() for row in table] + [
        *DATA["units"]["standard"],
        *DATA["units"]["antaran"],
    ]
    assert {row["source"] for row in rows} == {"rulebook", "public", "designed"}


def test_the_box_of_the_expansion():
    counts = {row["id"]: row["count"] for row in DATA["box"]}
    assert counts["ar_star_tiles"] == len([star for star in components.STARS if star.startswith("ar_")])
    assert counts["ar_foundations"] == len(components.FOUNDATIONS)
    assert counts["ar_abilities"] == len(components.ABILITY_CARDS)
    assert counts["ar_actions"] == len(components.CUSTOM_CARDS)
    assert counts["ar_resistance"] == components.REVENGE.resistance_supply == 30
    assert counts["ar_boards"] == components.MAKING.boards + 1
    pieces = sum(unit.count for unit in components.UNIT_TABLES["antaran"] if unit)
    assert counts["ar_figures"] == pieces + counts["ar_flags"] == 32


def _ops(rows):
    for row in rows:
        yield row["op"], row
        yield from _ops(row.get("do", ()))


def _used():
    found = []
    for table in ("technologies", "abilities", "buildings", "discoveries"):
        for row in DATA[table]:
            found += _ops(row["effects"])
    for row in DATA["empires"]:
        found += _ops(row.get("diplomat", ()))
    for row in DATA["enemies"]:
        found += _ops(row["reward"])
    return found


def test_every_op_stat_flag_and_event_is_known_and_explained():
    assert {op for op, _ in _used()} == set(Effect.known)
    head = (GAME.folder / "components.toml").read_text(encoding="utf-8").split("[meta]")[0]
    words = (*get_args(Stat), *get_args(FlagName), *get_args(EventName))
    assert [word for word in words if word not in head] == []
    explained = {name: " ".join(kind.__doc__.split()) for name, kind in Effect.known.items()}
    lines = [" ".join(line.lstrip("# ").split()) for line in head.splitlines()]
    for name, words in explained.items():
        assert any(line.startswith(f"{name} ") and line.endswith(words) for line in lines), name
    assert {row["name"] for op, row in _used() if op == "flag"} == set(get_args(FlagName))
    metrics = {test["metric"] for row in DATA["missions"] for test in row["tests"]}
    assert set(METRICS) == set(get_args(Metric)) == metrics


def test_every_instant_op_runs_in_a_played_game(monkeypatch):
    instant = {name for name, kind in Effect.known.items() if issubclass(kind, Instant)}
    ran = PLAYED.deeds_run(Effect, monkeypatch, ("everything",))
    assert ran >= instant - {"place_unit", "add_population"}


def test_every_end_has_a_played_game():
    results = [PLAYED.data(name)["result"] for name in PLAYED.names]
    assert {result["decided_by"] for result in results} == set(ENDS)
    assert all(has(f"decided-{end}", "en", game=GAME) for end in ENDS)
