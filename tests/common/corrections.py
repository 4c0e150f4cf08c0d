"""Corrected components that do not fit: a line each, and what is said of it.

A line of a table of faults: the table and the thing, the changed fields as TOML, and what the complaint names.

    technologies robotics | effects = [{ op = "incom", res = "food", n = 1 }] | effects[0].op

Dotted keys lead into tables and lists (`powers.settle.0.n = 0`); a field that is "gone" is left out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

import astrarium
from astrarium.kernel import BadComponents, Row, read_box
from astrarium.localization import say
from common import mutants

GONE = "gone"


class Fault(NamedTuple):
    """A change of a thing, and the thing and the field that are named."""

    table: str
    thing: str
    change: str
    names: str


def cells(lines: str) -> list[list[str]]:
    """The cells of a table in words: a line a row, ↵ ends a line within a cell."""
    return [
        [cell.replace("↵", "\n") for cell in line.split(" | ")] for line in lines.strip("\n").splitlines()
    ]


def faults(lines: str) -> list[Fault]:
    found = []
    for at, change, names in cells(lines):
        table, _, thing = at.partition(" ")
        whole = not thing or ":" in names or ", " in names
        found.append(Fault(table, thing, change, names if whole else f"{thing}, {names}"))
    return found


def named(data: dict[str, Any], table: str, thing: str) -> Any:
    """An entry of a table by its id, by its number of players or by its place; the table itself."""
    rows = data[table]
    if not thing:
        return rows
    found = (row for row in rows if thing in (row.get("id"), str(row.get("players"))))
    return next(found, None) or rows[int(thing)]


def put(into: Any, change: dict[str, Any]) -> None:
    for word, value in change.items():
        key: Any = int(word) if isinstance(into, list) else word
        if value == GONE:
            del into[key]
        elif (
            isinstance(value, dict)
            and isinstance(into, list | dict)
            and isinstance(_at(into, key), dict | list)
        ):
            put(into[key], value)
        else:
            into[key] = value


def _at(into: Any, key: Any) -> Any:
    return into[key] if isinstance(into, list) else into.get(key)


def complaint(game: str, change: Callable[[dict[str, Any]], object]) -> str:
    """What is said of a game's file that has been changed: one sentence."""
    data = deepcopy(mutants.own_file(game))
    change(data)
    with pytest.raises(BadComponents) as caught:
        read_box(mutants.box(game), Row(data, "mine.toml"), astrarium.game(game).folder)
    words = say(caught.value.text)
    assert "\n" not in words
    assert words.endswith(".")
    return words


def is_named(game: str, fault: Fault) -> None:
    """The complaint about a fault names the thing and the field, and says what would fit."""
    words = complaint(
        game, lambda data: put(named(data, fault.table, fault.thing), tomllib.loads(fault.change))
    )
    assert re.match(rf"mine\.toml: {re.escape(fault.names)}([\w.[\]]*( is .*;|:) |$)", words), words
