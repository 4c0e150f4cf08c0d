"""M18 Variants, and what was designed."""

import re

import pytest

import astrarium
from astrarium.games.metallum.components import MODULES, PLANETS
from astrarium.kernel import BadSetup

from .rulebook import DATA
from .table import GAME, name_of

ROWS = {row["id"]: row for part in ("planets", "subprograms", "modules") for row in DATA[part]}


@pytest.mark.parametrize("seed", range(20))
def test_M18_1_the_extra_planet_joins_the_middle_ones(seed):
    g = astrarium.start("metallum", seed=seed, options={"extra_planet": True}).state
    row, box = g.cards.face[:7], g.cards.face[7:10]
    assert (row[0], row[6]) == ("alpha", "omega")
    assert sorted(row + box) == sorted(PLANETS)
    assert len(box) == 3


def test_M18_1_it_comes_into_the_row_sometimes_and_never_by_default():
    def row(seed, **options):
        return astrarium.start("metallum", seed=seed, options=options).state.cards.face[:9]

    assert 0 < sum("iota" in row(seed, extra_planet=True)[:7] for seed in range(40)) < 40
    assert not any("iota" in row(seed) for seed in range(40))


@pytest.mark.parametrize("options", [{"extra_planet": 1}, {"extra_planet": "yes"}, {"rounds": 8}])
def test_M18_1_there_are_no_other_variants(options):
    assert [setting.id for setting in GAME.variants] == ["extra_planet"]
    assert GAME.seats == (2, 2)
    with pytest.raises(BadSetup):
        astrarium.start("metallum", options=options)


def test_M18_2_the_connectors_are_designed():
    assert DATA["layout"]["source"] == "designed"
    assert DATA["layout"]["provenance"]["max_2x2"] == "public"
    for row in DATA["subprograms"]:
        assert row["source"] == "rulebook"
        assert row["provenance"] == {"connectors": "designed"}


def test_M18_3_nine_names_are_original_and_twelve_cards_are_ours():
    original = {m for m in MODULES if ROWS[m].get("provenance", {}).get("name") == "rulebook"}
    said = GAME.rules["M18.3"].replace("\n", " ")
    listed = said[: said.index("The other twelve")]
    assert {module for module in MODULES if f"*{name_of('module', module)}*" in listed} == original
    assert len(original) == 9
    for module in set(MODULES) - original:
        assert ROWS[module]["source"] == "designed"


def test_M18_3_all_prices_but_one_are_ours():
    inferred = {m for m in MODULES if ROWS[m].get("provenance", {}).get("cost") == "inferred"}
    assert inferred == {"mining_station"}
    ours = {m for m in MODULES if ROWS[m].get("provenance", {"cost": "designed"})["cost"] == "designed"}
    assert ours | inferred == set(MODULES)


def test_M18_4_the_tenth_planet_is_ours():
    iota = ROWS["iota"]
    assert iota["optional"]
    assert iota["provenance"] == {"existence": "public", "name": "designed", "effects": "designed"}
    assert all(ROWS[planet]["source"] == "rulebook" for planet in PLANETS if planet != "iota")


def test_M18_5_every_paragraph_that_is_named_exists():
    named = set(re.findall(r"\bM\d+\.\d+\b", " ".join(GAME.rules.values())))
    assert named <= set(GAME.rules)
    sections = set(re.findall(r"\bM\d+\b(?!\.\d)", " ".join(GAME.rules.values())))
    assert sections <= {number.split(".")[0] for number in GAME.rules}


def test_M18_5_sources_are_named():
    for row in ROWS.values():
        assert row["source"] in ("rulebook", "public", "designed")
        assert set(row.get("ref", ())) <= set(DATA["meta"]["refs"])
