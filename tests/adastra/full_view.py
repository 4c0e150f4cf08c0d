"""A view as a person reads the table: what it leaves out is none, rows of numbers have their names."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import Table

View = dict[str, Any]
RESOURCES = ("food", "research", "production", "credits")
BRANCHES = ("bio", "phys", "eng", "gov")
STATES = ("ready", "exhausted", "overloaded")
NUMBERS = ("firepower", "hull", "shield", "speed", "price", "left")
EMPTY: View = {
    "q": None,
    "r": None,
    "colour": None,
    "tile": None,
    "rotation": 0,
    "explored": False,
    "links": (),
    "doors": (),
    "planet": None,
    "capacity": (0, 0, 0),
    "trait": None,
    "buildings": (),
    "terraformed": None,
    "advanced": False,
    "population": (0, 0, 0),
    "resistance": 0,
    "owner": None,
    "outposts": 0,
    "stations": 0,
    "enemies": {},
    "fleet": None,
    "defence": (0, 0, 0),
}


def sees(table: Table, seat: int | None) -> View:
    """What a seat sees of a table."""
    return read(table.view(seat))


def read(view: View) -> View:
    systems = [_system(at, each) for at, each in enumerate(view["systems"])]
    players = [_player(seat, each) for seat, each in enumerate(view["players"])]
    return {**view, "systems": systems, "players": players}


def _system(at: int, told: View) -> View:
    system = {"at": at, **EMPTY, "holder": told.get("owner"), **told}
    if fleet := system["fleet"]:
        ships = [{"unit": unit, **_named(STATES, row)} for unit, row in fleet["ships"].items()]
        system["fleet"] = {"owner": fleet["owner"], "ships": ships}
    return system


def _player(seat: int, told: View) -> View:
    player = {"seat": seat, **told}
    for name, names in (("resources", RESOURCES), ("income", RESOURCES), ("levels", BRANCHES)):
        if name in told:
            player[name] = _named(names, told[name])
    if "units" in told:
        player["units"] = {unit: _named(NUMBERS, row) for unit, row in told["units"].items()}
    return player


def _named(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))
