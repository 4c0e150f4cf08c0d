"""Corrected components: what does not fit together is refused with the thing and the field."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrarium.games.adastra import components, fit, reading
from astrarium.games.adastra.components import DISCOVERIES, FLEETS, GALAXIES, PLANETS, UNKNOWN, N
from astrarium.kernel import BadComponents, Row
from program import astrarium

from .table import GAME


def laid(galaxy, at, **changes):
    """A layout with one tile changed."""
    tiles = list(galaxy.tiles)
    tiles[at] = replace(tiles[at], **changes)
    return replace(galaxy, tiles=tuple(tiles))


def more(galaxy, **colours):
    return replace(galaxy, colours=galaxy.colours | colours)


WHALE = replace(
    DISCOVERIES["space_eel"], effects=(replace(DISCOVERIES["space_eel"].effects[0], enemy="whale"),)
)
#: What is changed, to what, and how the complaint begins.
FAULTS = {
    "a tile that is not there": (
        GALAXIES,
        2,
        laid(GALAXIES[2], 1, tile="core_099"),
        "galaxies 2, field tile",
    ),
    "a tile laid twice": (UNKNOWN, 3, laid(UNKNOWN[3], 0, tile="core_002"), "unknown 3, field tile"),
    "a white one that is not there": (
        GALAXIES,
        4,
        replace(GALAXIES[4], always=("core_077",)),
        "galaxies 4, field tile",
    ),
    "too few homes": (UNKNOWN, 2, laid(UNKNOWN[2], 2, home=False), "unknown 2, field home"),
    "too few tiles of a colour": (GALAXIES, 3, more(GALAXIES[3], blue=7), "galaxies 3, field colours"),
    "too few micro-wormholes": (UNKNOWN, 6, more(UNKNOWN[6], white=3), "unknown 6, field colours"),
    "a die that counts wrong": (UNKNOWN, 5, replace(UNKNOWN[5], die=3), "unknown 5, field die"),
    "an enemy whom nobody knows": (DISCOVERIES, "space_eel", WHALE, "space_eel, field enemy"),
    "a round without a fleet": (FLEETS, 33, (1, 0, 0), "fleets, field round"),
}


def test_the_own_components_fit_together():
    fit.check()


@pytest.mark.parametrize("name", FAULTS)
def test_what_does_not_fit_is_named(name, monkeypatch):
    table, key, thing, complaint = FAULTS[name]
    monkeypatch.setitem(table, key, thing)
    with pytest.raises(BadComponents) as caught:
        fit.check()
    assert complaint in str(caught.value)


def test_orion_and_enough_cards_are_needed(monkeypatch):
    with monkeypatch.context() as patch:
        patch.delitem(PLANETS, "orion")
        with pytest.raises(BadComponents, match="planets, field id"):
            fit.check()
    with monkeypatch.context() as patch:
        patch.setattr(N, "missions_dealt", 5)
        with pytest.raises(BadComponents, match="missions_dealt"):
            fit.check()
    with monkeypatch.context() as patch:
        patch.setattr(N, "boards", 6)
        with pytest.raises(BadComponents, match="custom, field draw"):
            fit.check()


def test_the_numbers_and_the_tokens_of_the_box_agree():
    assert N.flags == components.TOKENS["empire_flag"]
    assert N.most_influence == components.TOKENS["influence_token"]
    assert REVENGE.resistance_supply == components.TOKENS["resistance_token"]


@pytest.mark.parametrize(
    ("read", "row", "complaint"),
    [
        (
            reading.read_star,
            {"id": "core_001", "edges": [0] * 6, "colour": "white", "features": []},
            "core_001, field edges",
        ),
        (reading.read_card, {"id": "idle", "actions": [], "free_places": 1}, "idle, field actions"),
        (
            reading.read_ability,
            {"id": "slow", "cards": 0, "effects": [{"op": "mod", "stat": "speed", "n": -1}]},
            "slow, mod, field n",
        ),
    ],
)
def test_things_that_could_never_be_used_are_refused(read, row, complaint):
    with pytest.raises(BadComponents) as caught:
        read(Row(row | {"source": "designed"}, "components.toml", row["id"]))
    assert complaint in str(caught.value)


def test_a_corrected_file_is_played_and_a_broken_one_is_refused_in_one_line(tmp_path):
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("rounds = 6\n", "rounds = 2\n"), encoding="utf-8")
    words = ("simulate", "adastra", "--seats", "2", "--games", "1", "--bot", "random", "--seed", "1")
    assert astrarium(tmp_path, *words, "--components", str(own)).returncode == 0
    own.write_text(text.replace('enemy = "space_eel"', 'enemy = "whale"'), encoding="utf-8")
    done = astrarium(tmp_path, *words, "--components", str(own))
    assert done.returncode == 2
    assert done.stderr.startswith("own.toml: space_eel, field enemy")
    assert done.stderr.count("\n") == 1
