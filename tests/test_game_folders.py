"""A role has the same name in every game: what docs/architecture.md says of a game's folder is true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = {each.parent.name: each.parent for each in (ROOT / "src/astrarium/games").glob("*/components.toml")}
SECTION = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").split("## A game's folder")[1]
ROWS = [
    (re.findall(r"`([^`]+)`", cells[0]), cells[2].split(", ") if len(cells) > 2 else [*FOLDERS])
    for line in SECTION.partition("\n## ")[0].splitlines()
    if line.startswith("| `")
    for cells in [[cell.strip() for cell in line.strip("|").split(" | ")]]
]
ROLES = {file.removesuffix(".py"): sorted(games) for files, games in ROWS for file in files}


def plays(game: str, role: str) -> bool:
    """Whether a game has a file of this name, or a folder in its place."""
    return any((FOLDERS[game] / name).exists() for name in (role, f"{role}.py"))


def test_there_are_roles_and_games() -> None:
    assert len(FOLDERS) == 5
    assert len(ROLES) > 30


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_where_the_table_says(role: str) -> None:
    assert [game for game in sorted(FOLDERS) if plays(game, role)] == ROLES[role]


def test_what_two_games_have_stands_in_the_table() -> None:
    names = Counter(file.stem for folder in FOLDERS.values() for file in folder.glob("*.py"))
    assert [name for name, games in names.items() if games > 1 and name not in ROLES] == []
