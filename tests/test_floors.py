"""The floors of the house: every import points down, and the lower ones need nothing to be installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

import astrarium
from common.import_graph import SOURCE, Import, imports, named, stated

#: What lies on which floor. "" is the face of the library, `astrarium` itself.
FLOORS = {
    "moved_modules": -1,
    "kernel": 0,
    "games": 1,
    "localization": 1,
    "fluent_files": 0,
    "data_folder": 1,
    "extras": 1,
    "native": 2,
    "game_registry": 1,
    "": 2,
    "bots": 2,
    "parallel": 2,
    "progress": 2,
    "arena": 3,
    "contract": 3,
    "new_game": 3,
    "learn": 3,
    "train": 4,
    "teach": 4,
    "puzzles": 4,
    "tables": 5,
    "study": 6,
    "server": 7,
    "site": 7,
    "terminal": 7,
    "bench": 8,
    "commands": 8,
    "text_environment": 8,
    "exam": 9,
    "mcp_server": 9,
    "cli": 10,
    "__main__": 11,
}
#: What may be installed for a floor; the others take what they need.
INSTALLED = {
    "kernel": set[str](),
    "games": set[str](),
    "bots": {"numpy"},
    "tables": set[str](),
    "study": set[str](),
}
#: What a page without a server does not have, though it is in the standard library.
NOT_IN_A_WORKER = {"asyncio", "threading", "multiprocessing", "subprocess", "socket", "sqlite3", "concurrent"}
#: Modules of a game that hold its public components, and what follows from them alone: a bot that knows the
#: game may read them.
COMPONENTS = {
    "ability_ops",
    "ability_types",
    "component_types",
    "components",
    "enumerations",
    "majorities",
    "active_powers",
    "prices",
    "programs",
    "vocabulary",
}


def part(module: str) -> str:
    """The part of the house a module belongs to: kernel, games, bots, …"""
    return [*module.split("."), ""][1]


def named_module(each: Import) -> str:
    """The module an import names: `from astrarium import bots` is the folder, `import games` the function."""
    if each.of == "astrarium" and each.name in FLOORS and each.name != "games":
        return each.whole
    return each.of


def complaint(each: Import) -> str | None:
    """What is wrong with an import, if anything."""
    of, own = named_module(each), part(each.by)
    if of.split(".")[0] == "tools":
        return f"{each.by} imports {of}, which is outside the package"
    if of.split(".")[0] != "astrarium":
        return _foreign(each)
    below = part(of)
    if below not in FLOORS:
        return f"{each.by} imports {of}, which lies on no floor"
    if own == below == "games" and _game(each.by) != _game(of):
        return f"{each.by} imports another game: {of}"
    if own == below or (own, below) == ("", "games"):
        return None
    if each.by == "astrarium" and of in {module for module, _ in astrarium.PARTS.values()}:
        return None  # named for type checkers; loaded when it is first asked for
    if own == "bots" and below == "games":
        return _of_a_bot(each)
    if (own, below) in {("bots", "localization"), ("localization", "games")} or FLOORS[below] >= FLOORS[own]:
        return f"{each.by} imports {of}, which does not lie below it"
    return None


def _foreign(each: Import) -> str | None:
    """The lower floors need the standard library alone."""
    package, own = each.of.split(".")[0], part(each.by)
    if own in ("tables", "study") and package in NOT_IN_A_WORKER:
        return f"{each.by} imports {package}, which a page without a server does not have"
    allowed = INSTALLED.get(own)
    if allowed is None or package in sys.stdlib_module_names or package in allowed:
        return None
    return f"{each.by} imports {package}, which has to be installed"


def _game(module: str) -> str:
    return [*module.split("."), "", ""][2]


def _of_a_bot(each: Import) -> str | None:
    """A bot that knows one game may read the components of that game, and nothing of its rules."""
    game, inside = _game(each.of), each.of.split(".")[3:4]
    own = each.by.split(".")[2] == game
    if own and inside and inside[0] in COMPONENTS:
        return None
    return f"{each.by} imports {each.of}, which is more than a game's components"


def test_every_import_points_down() -> None:
    found = [*stated(), *(each for each in named() if each.by != "astrarium.moved_modules")]
    assert len(found) > 3000
    assert [wrong for each in found if (wrong := complaint(each))] == []


def test_every_part_lies_on_a_floor() -> None:
    parts = {
        path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert parts - {"__init__"} <= FLOORS.keys()


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel.words", "from ..games import metallum"),
        ("kernel.words", "from .. import localization"),
        ("kernel.words", "import numpy"),
        ("games.race.rules", "from ..metallum.components import TILES"),
        ("games.race.rules", "from ...bots import make"),
        ("games.race.rules", "from ... import start"),
        ("games.race.rules", "def f():\n    import numpy.linalg"),
        ("bots.uniform", "from ..games.metallum.components import TILES"),
        ("bots.metallum.planner", "from ...games.metallum.rules import actions"),
        ("bots.metallum.basic", "from ...games.race.components import CARDS"),
        ("bots.uniform", "from .. import start"),
        ("bots.uniform", "import astrarium.arena"),
        ("bots.uniform", "import rich"),
        ("arena.match_runner", "from ..server import store"),
        ("tables.live_table", "from ..server.store import rows"),
        ("tables.live_table", "import msgspec"),
        ("tables.live_table", "import asyncio"),
        ("bots.uniform", "from ..tables import LiveTable"),
        ("learn.batch", "from ..train import imitation"),
        ("contract.command", "from ..cli import main"),
        ("bench.command", "from tools.bench import server_load"),
        ("contract.command", "from ..terminal.screen import Screen"),
        ("bench.command", "from ..cli import main"),
        ("server.store", "from ..bench.timing import race"),
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
        ("bots.metallum.planner", "from ...games.metallum.components import TILES"),
        ("bots.metallum.basic", "from ...games.metallum.components import TILES"),
        ("bots.uniform", "import numpy"),
        ("arena.match_runner", "from .. import bots, game"),
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


def test_a_game_can_be_imported_first_and_named_in_full() -> None:
    """`astrarium.games` is a function and a package: both work, whichever is asked for first."""
    told = "import astrarium.games.orion as o; print(__import__('astrarium').games.orion is o)"
    both = f"{told}; import astrarium; print(*astrarium.games())"
    run = subprocess.run([sys.executable, "-c", both], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", *sorted(astrarium.games())]
