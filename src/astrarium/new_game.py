"""`astrarium new-game`: creates a package with a small complete game as a starting point."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

import typer

from .kernel import BadSetup

TEMPLATE = Path(__file__).parent / "new_game_template"
#: Target path of each template file.
FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "game.py": "src/{name}/__init__.py",
    "rules.py": "src/{name}/rules.py",
    "view.py": "src/{name}/view.py",
    "option_texts.py": "src/{name}/option_texts.py",
    "board.js": "src/{name}/board.js",
    "RULES.md": "src/{name}/RULES.md",
    "text/en.ftl": "src/{name}/text/en.ftl",
    "test_game.py": "tests/test_{name}.py",
}


def new_game(
    name: Annotated[str, typer.Argument(help="The game's id, a Python module name in lower case.")],
    folder: Annotated[
        Path | None, typer.Option(help="The parent folder of the package (default: this folder).")
    ] = None,
) -> None:
    """Create a package with a small complete game, which passes `astrarium check`.

    Install it with `pip install -e NAME`, then change it into your game.
    """
    written = write(name, (folder or Path()) / name)
    print(f"{written}: pip install -e {written}, then astrarium check {name}")


def write(name: str, target: Path) -> Path:
    """Write the package; raises BadSetup for an invalid name or an existing folder."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name):
        raise BadSetup("error-bad-game-name", name=name[:40])
    if any(point.name == name for point in entry_points(group="astrarium.games")):
        raise BadSetup("error-game-name-taken", name=name)
    if target.exists():
        raise BadSetup("error-file", file=str(target), why="it is there already")
    title = name.replace("_", " ").title()
    for source, place in FILES.items():
        text = (TEMPLATE / f"{source}.txt").read_text(encoding="utf-8")
        path = target / place.replace("{name}", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{name}", name).replace("{Name}", title), encoding="utf-8")
    return target
