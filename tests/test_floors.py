"""The floors of the house: every import points down, and the lower ones need nothing to be installed."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import astrarium

SOURCE = Path(astrarium.__file__).parent
#: What lies on which floor. "" is the face of the library, `astrarium` itself.
FLOORS = {
    "kernel": 0,
    "games": 1,
    "texts": 1,
    "fluent_files": 0,
    "home": 1,
    "extras": 1,
    "installed": 1,
    "": 2,
    "bots": 2,
    "clusters": 2,
    "progress": 2,
    "arena": 3,
    "contract": 3,
    "new_game": 3,
    "learn": 3,
    "teach": 4,
    "puzzles": 4,
    "tables": 5,
    "server": 6,
    "site": 6,
    "terminal": 6,
    "bench": 7,
    "commands": 7,
    "cli": 8,
    "__main__": 9,
}
#: What may be installed for a floor; the others take what they need.
INSTALLED = {"kernel": set[str](), "games": set[str](), "bots": {"numpy"}, "tables": set[str]()}
#: What a page without a server does not have, though it is in the standard library.
NOT_IN_A_WORKER = {"asyncio", "threading", "multiprocessing", "subprocess", "socket", "sqlite3", "concurrent"}
#: Modules of a game that hold its public components, and what follows from them alone: a bot that knows the
#: game may read them.
COMPONENTS = {
    "abilities",
    "components",
    "majorities",
    "names",
    "powers",
    "prices",
    "programs",
    "things",
    "vocabulary",
}


class Import(NamedTuple):
    """One import: the module that makes it, and the module it names, both by their whole names."""

    by: str
    of: str

    @property
    def part(self) -> str:
        return part(self.by)


def part(module: str) -> str:
    """The part of the house a module belongs to: kernel, games, bots, …"""
    return [*module.split("."), ""][1]


def imports(source: str, module: str, package: bool) -> Iterator[Import]:
    """All imports of a module, also those within functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (Import(module, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: (1 if package else 0) - node.level or None]
                base = ".".join([*above, *([base] if base else [])])
            if base == "astrarium":
                yield from (Import(module, _from_the_face(alias.name)) for alias in node.names)
            else:
                yield Import(module, base)


def _from_the_face(name: str) -> str:
    """`from astrarium import bots` is the folder; `from astrarium import games` is the function."""
    return f"astrarium.{name}" if name in FLOORS and name != "games" else "astrarium"


def all_imports() -> list[Import]:
    found: list[Import] = []
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE).with_suffix("").parts
        package = inside[-1] == "__init__"
        module = ".".join(["astrarium", *(inside[:-1] if package else inside)])
        found += imports(path.read_text(encoding="utf-8"), module, package)
    return found


def complaint(each: Import) -> str | None:
    """What is wrong with an import, if anything."""
    if each.of.split(".")[0] != "astrarium":
        return _foreign(each)
    below = part(each.of)
    if below not in FLOORS:
        return f"{each.by} imports {each.of}, which lies on no floor"
    if each.part == below == "games" and _game(each.by) != _game(each.of):
        return f"{each.by} imports another game: {each.of}"
    if each.part == below or (each.part, below) == ("", "games"):
        return None
    if each.part == "bots" and below == "games":
        return _of_a_bot(each)
    if (each.part, below) in {("bots", "texts"), ("texts", "games")} or FLOORS[below] >= FLOORS[each.part]:
        return f"{each.by} imports {each.of}, which does not lie below it"
    return None


def _foreign(each: Import) -> str | None:
    """The lower floors need the standard library alone."""
    package = each.of.split(".")[0]
    if each.part == "tables" and package in NOT_IN_A_WORKER:
        return f"{each.by} imports {package}, which a page without a server does not have"
    allowed = INSTALLED.get(each.part)
    if allowed is None or package in sys.stdlib_module_names or package in allowed:
        return None
    return f"{each.by} imports {package}, which has to be installed"


def _game(module: str) -> str:
    return [*module.split("."), "", ""][2]


def _of_a_bot(each: Import) -> str | None:
    """A bot that knows one game may read the components of that game, and nothing of its rules."""
    game, inside = _game(each.of), each.of.split(".")[3:4]
    own = each.by.split(".")[2].split("_")[0] == game
    if own and inside and inside[0] in COMPONENTS:
        return None
    return f"{each.by} imports {each.of}, which is more than a game's components"


def test_every_import_points_down() -> None:
    found = all_imports()
    assert len(found) > 100
    assert [wrong for each in found if (wrong := complaint(each))] == []


def test_every_part_lies_on_a_floor() -> None:
    parts = {
        path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert parts - {"__init__"} <= FLOORS.keys()


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel.table", "from ..games import metallum"),
        ("kernel.table", "from .. import texts"),
        ("kernel.table", "import numpy"),
        ("games.race.rules", "from ..metallum.components import TILES"),
        ("games.race.rules", "from ...bots import make"),
        ("games.race.rules", "from ... import start"),
        ("games.race.rules", "def f():\n    import numpy.linalg"),
        ("bots.flat", "from ..games.metallum.components import TILES"),
        ("bots.metallum.search", "from ...games.metallum.rules import actions"),
        ("bots.metallum_basic", "from ..games.race.components import CARDS"),
        ("bots.flat", "from .. import start"),
        ("bots.flat", "import astrarium.arena"),
        ("bots.flat", "import rich"),
        ("arena.match", "from ..server import store"),
        ("tables.live", "from ..server.store import rows"),
        ("tables.live", "import msgspec"),
        ("tables.live", "import asyncio"),
        ("bots.flat", "from ..tables import LiveTable"),
        ("contract.command", "from ..cli import main"),
        ("contract.command", "from ..terminal.screen import Screen"),
        ("bench.command", "from ..cli import main"),
        ("server.store", "from ..bench.clock import race"),
        ("server.store", "from .. import cli"),
    ],
)
def test_an_import_that_points_up_is_seen(module: str, line: str) -> None:
    (found,) = imports(line, f"astrarium.{module}", package=False)
    assert complaint(found)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel.table", "import json"),
        ("kernel.table", "from .choice import Choice"),
        ("games.race.rules", "from ...kernel import Choice"),
        ("games.race.rules", "from .components import CARDS"),
        ("bots.metallum.search", "from ...games.metallum.components import TILES"),
        ("bots.metallum_basic", "from ..games.metallum.components import TILES"),
        ("bots.flat", "import numpy"),
        ("arena.match", "from .. import bots, game"),
        ("bench.command", "from .. import games"),
        ("tables.levels", "from .. import bots"),
        ("server.table.served", "from ...tables import LiveTable"),
        ("bench.load", "from ..server.running import make_server"),
        ("cli", "from .terminal import playing"),
    ],
)
def test_an_import_that_points_down_is_none(module: str, line: str) -> None:
    for found in imports(line, f"astrarium.{module}", package=False):
        assert complaint(found) is None
