"""components.toml as typed tables: planets, tiles, modules, and the numbers of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Effect:
    """One op of an effect list; effects.py says what each means."""

    op: str
    distance: int = 0
    count: int = 0
    at: str = ""
    to: str = ""
    source: str = ""
    owner: str = ""
    least: int = 0
    most: int = 0
    every: bool = False
    repeat: bool = False
    modes: tuple[str, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Modifier:
    """What a planetary module changes as long as it lies on a planet."""

    kind: str
    scope: str = "here"
    amount: int = 0
    when: str = ""
    against: str = ""
    actor: str = ""
    covers: tuple[str, ...] = ()
    below: int = 0
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    rule: str
    setup: str
    optional: bool
    source: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A subprogram: its place on the program board, its plug and its sockets, what it does."""

    id: str
    rule: str
    group: str
    complexity: int
    slot: int
    colour: str
    sockets: tuple[str, ...]
    source: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Module:
    id: str
    rule: str
    kind: str
    cost: int
    source: str
    timing: str
    phases: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    effects: tuple[Effect, ...]


def _effects(rows: Iterable[dict[str, Any]]) -> tuple[Effect, ...]:
    renamed = {"from": "source", "min": "least", "max": "most", "all": "every"}
    effects = []
    for row in rows:
        fields = {renamed.get(name, name): value for name, value in row.items()}
        fields["modes"] = tuple(fields.get("modes", ()))
        fields["options"] = tuple(_effects(option) for option in fields.get("options", ()))
        effects.append(Effect(**fields))
    return tuple(effects)


def _modifiers(rows: Iterable[dict[str, Any]]) -> tuple[Modifier, ...]:
    modifiers = []
    for row in rows:
        fields = {name: value for name, value in row.items() if name != "limit"}
        if "if_own_robots_below" in fields:
            fields["below"] = fields.pop("if_own_robots_below")
        fields["covers"] = tuple(fields.get("covers", ()))
        fields["effects"] = _effects(fields.get("effects", ()))
        modifiers.append(Modifier(**fields))
    return tuple(modifiers)


def _planet(row: dict[str, Any]) -> Planet:
    return Planet(
        row["id"],
        row["rule"],
        row["setup"],
        row.get("optional", False),
        row["source"],
        _effects(row["effects"]),
    )


def _tile(row: dict[str, Any]) -> Tile:
    return Tile(
        row["id"],
        row["rule"],
        row["group"],
        row["complexity"],
        row["tab"]["slot"],
        row["tab"]["colour"],
        tuple(row["sockets"]["colours"]),
        row["source"],
        _effects(row["effects"]),
    )


def _module(row: dict[str, Any]) -> Module:
    return Module(
        row["id"],
        row["rule"],
        row["kind"],
        row["cost"],
        row["source"],
        row.get("timing", ""),
        tuple(row.get("phases", ())),
        _modifiers(row.get("modifiers", ())),
        _effects(row.get("effects", ())),
    )


DATA: dict[str, Any] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
CONSTANTS: dict[str, Any] = DATA["constants"]

PLANETS: dict[str, Planet] = {row["id"]: _planet(row) for row in DATA["planets"]}
TILES: dict[str, Tile] = {row["id"]: _tile(row) for row in DATA["subprograms"]}
MODULES: dict[str, Module] = {row["id"]: _module(row) for row in DATA["modules"]}

ROUNDS: int = CONSTANTS["rounds"]
TERCE: int = CONSTANTS["rounds_per_terce"]
PLACES: int = CONSTANTS["system_size"]
ROBOTS: int = CONSTANTS["robots_per_player"]
EXPLORE_REWARD: int = CONSTANTS["explore_reward"]
#: Credits by deposit and result; who is not there gets nothing.
PAY: dict[str, dict[str, int]] = {side: {**row, "none": 0} for side, row in CONSTANTS["scoring"].items()}
SLOT_PRICES: tuple[int, ...] = tuple(slot["price_modifier"] for slot in DATA["market"]["slots"])

GROUPS: tuple[str, ...] = tuple(row["id"] for row in DATA["groups"])
ALL_TILES: tuple[str, ...] = tuple(TILES)
COLOURS: tuple[str, ...] = tuple(row["id"] for row in DATA["colours"])
