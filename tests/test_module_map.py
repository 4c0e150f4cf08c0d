"""The map of the package: names, circles and sizes of modules, and what docs/architecture.md says of them."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

import astrarium
from common.import_graph import CALLED, LOADED, SOURCE, TYPED, circles, graph, modules, users

ROOT = SOURCE.parents[1]
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
#: Old module paths: an import hook that names what it leads to.
HOOK = "astrarium.moved_modules"
#: Modules that import each other for the type checker alone: state and what is computed from it; text play.
TYPED_CIRCLES = 5
#: A module of fewer lines is a part of its importer, unless it is a plug-in or has several importers.
SMALL = 60
#: A role of a game or of its bot, a bot, a migration, a route, a command.
PLUG_IN = re.compile(
    r"games\.\w+\.|bots\.(adastra|captains|metallum|orion|race)\.|server\.store\.(migrations|\w+$)|__main__$"
    r"|server\.startup$|new_game$|\w+_(command|routes|bots)$|bots\.flat_monte_carlo$"
)
#: The same name in two rooms: logic and SQL, the hosts of server and page, coach at a table and in text play.
SHARED = {"accounts", "seed_words", "table_host", "coaching", "command", "ratings", "studies"}
#: Words of the house that gave way to words of the trade (docs/architecture.md, glossary).
GONE = re.compile(
    r"actions|asking|blur|box|collecting|course|curiosity|curves|deeds|doing|elsewhere|"
    r"glance|guarding|habits|house|insight|lately|letters|limits|looking|luck|manners|many|"
    r"marks|neighbours|numbers|orders|outside|pacing|parting|pleas|reaching|school|sheet|"
    r"sight|things|thumb|twins|wishes|wonder|worths"
)


def edges(*when: str) -> dict[str, set[str]]:
    """Who imports whom; what the face of the library loads when it is first asked for is no import of its own."""
    found = graph(*when)
    parts = {module for module, _ in astrarium.PARTS.values()}
    return {**found, HOOK: set(), "astrarium": found["astrarium"] - parts}


def test_no_circle_at_run_time() -> None:
    """Neither when modules are loaded nor within functions, by statement or by `import_module`."""
    found = edges(LOADED, CALLED)
    assert len(found) > 400
    assert "astrarium.bots.novices" in found["astrarium.bots.installed_bots"], "by import_module"
    assert circles(found) == []


def test_few_circles_for_the_type_checker() -> None:
    assert len(circles(edges(LOADED, CALLED, TYPED))) <= TYPED_CIRCLES


def test_a_circle_is_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["b", "c"]]


def test_a_small_module_is_a_plug_in_or_has_several_importers() -> None:
    used = users()
    small = [
        name
        for name, path in modules().items()
        if path.stem != "__init__" and len(path.read_text(encoding="utf-8").splitlines()) < SMALL
    ]
    assert [name for name in small if len(used[name]) < 2 and not PLUG_IN.search(name)] == []


def test_a_name_has_one_meaning() -> None:
    where = defaultdict(set)
    for name, path in modules().items():
        room, _, last = name.rpartition(".")
        if path.stem != "__init__" and ".games." not in name:
            where[last].add(re.sub(r"\.bots\.\w+$", ".bots.<id>", room))
    assert {name for name, rooms in where.items() if len(rooms) > 1} == SHARED


def test_words_of_the_house_name_no_module() -> None:
    assert [
        name for name in modules() if GONE.fullmatch(name.rpartition(".")[2]) and ".games." not in name
    ] == []


def test_what_two_bots_have_stands_in_the_table() -> None:
    games = defaultdict(set)
    for name, path in modules().items():
        found = re.fullmatch(r"astrarium\.bots\.(\w+)\.(\w+)", name)
        if found and (SOURCE / "games" / found[1]).is_dir() and path.stem != "__init__":
            games[found[2]].add(found[1])
    named = set(re.findall(r"`(\w+)\.py`", "".join(re.findall(r"^\| `.*", BOTS, re.MULTILINE))))
    assert {name for name, whose in games.items() if len(whose) > 1} <= named
    assert named <= games.keys()


def test_every_folder_stands_on_the_map() -> None:
    folders = {name for name, path in modules().items() if path.stem == "__init__" and name.count(".") == 1}
    map = ARCHITECTURE.split("## The map")[1].split("## The kernel")[0]
    assert [each for each in folders if f"{each.partition('.')[2]}/" not in map] == []


@pytest.mark.parametrize("folder", ["kernel", "tables", "server"])
def test_what_stands_in_a_table_of_a_folder_lies_there(folder: str) -> None:
    table = ARCHITECTURE.split(f"| where in `{folder}/` |")[1].partition("\n\n")[0]
    at = SOURCE / folder
    missing = []
    for row in table.splitlines()[2:]:
        first, *rest = [re.findall(r"`([\w./]+\.py|\w+/)`", cell) for cell in row.strip("|").split("|")]
        missing += [name for name in first if not (at / name).exists()]
        inside = at / first[0] if first and first[0].endswith("/") else at
        missing += [name for cell in rest for name in cell if not (inside / name).exists()]
    assert missing == []
