"""components.toml as typed tables: planets, tiles, modules, and the numbers of the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.components import Row, read

FOLDER = Path(__file__).parent
Kind = TypeVar("Kind")


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


def _effects(rows: list[Row]) -> tuple[Effect, ...]:
    return tuple([_effect(row) for row in rows])


def _effect(row: Row) -> Effect:
    renamed = {"from": "source", "min": "least", "max": "most", "all": "every"}
    fields = {renamed.get(name, name): value for name, value in row.data.items()}
    fields["modes"] = row.texts("modes", ())
    fields["options"] = tuple(
        [
            _effects([Row(each, row.file, row.where) for each in option])
            for option in row.data.get("options", ())
        ]
    )
    return _made(Effect, fields, row)


def _modifier(row: Row) -> Modifier:
    fields = {name: value for name, value in row.data.items() if name != "limit"}
    if "if_own_robots_below" in fields:
        fields["below"] = fields.pop("if_own_robots_below")
    fields["covers"] = row.texts("covers", ())
    fields["effects"] = _effects(row.rows("effects", optional=True))
    return _made(Modifier, fields, row)


def _made(kind: type[Kind], fields: dict[str, Any], row: Row) -> Kind:
    """A record of these fields; a field it does not have, or misses, is a fault of the file."""
    try:
        return kind(**fields)
    except TypeError as error:
        raise row.fault(kind.__name__.lower(), str(error)) from None


def _planet(row: Row) -> Planet:
    return Planet(
        row.text("id"),
        row.text("rule"),
        row.text("setup", one_of=("fixed_first", "fixed_last", "pool")),
        row.flag("optional"),
        row.text("source"),
        _effects(row.rows("effects")),
    )


def _tile(row: Row) -> Tile:
    tab = row.row("tab")
    return Tile(
        row.text("id"),
        row.text("rule"),
        row.text("group"),
        row.number("complexity", least=0),
        tab.number("slot", least=0),
        tab.text("colour"),
        row.row("sockets").texts("colours"),
        row.text("source"),
        _effects(row.rows("effects")),
    )


def _module(row: Row) -> Module:
    return Module(
        row.text("id"),
        row.text("rule"),
        row.text("kind", one_of=("planetary", "action")),
        row.number("cost", least=0),
        row.text("source"),
        row.text("timing", ""),
        row.numbers("phases", ()),
        tuple([_modifier(each) for each in row.rows("modifiers", optional=True)]),
        _effects(row.rows("effects", optional=True)),
    )


FILE = read("metallum", FOLDER)
DATA: dict[str, Any] = FILE.data
CONSTANTS: dict[str, Any] = DATA["constants"]

PLANETS: dict[str, Planet] = {row.text("id"): _planet(row) for row in FILE.rows("planets")}
TILES: dict[str, Tile] = {row.text("id"): _tile(row) for row in FILE.rows("subprograms")}
MODULES: dict[str, Module] = {row.text("id"): _module(row) for row in FILE.rows("modules")}

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
