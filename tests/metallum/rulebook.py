"""The components as they stand in their file, and what the rulebook says about them."""

import tomllib
from pathlib import Path

from astrarium.games.metallum.component_schema import FOLDER

DATA = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
STATED = tomllib.loads((Path(__file__).parent / "rulebook.toml").read_text(encoding="utf-8"))
