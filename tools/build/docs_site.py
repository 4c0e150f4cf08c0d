"""Collects the pages of the documentation site in build/pages.

They come from docs/, the README, the rulebooks, and docstrings (the reference). `make docs` builds the site
from them (mkdocs.yml) in dist/docs.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import astrarium

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "build" / "pages"
#: Code, which does not change, or a link: its text, target and heading.
LINK = re.compile(r"```.*?```|`[^`\n]*`|(!?\[([^\]\n]*)\])\(([^)#\s]+)(#[^)]*)?\)", re.DOTALL)
#: The pages of the reference, with their modules.
REFERENCE = {
    "library": ["astrarium"],
    "table": [
        "astrarium.kernel.play.table",
        "astrarium.kernel.choice",
        "astrarium.kernel.play.bot_window",
        "astrarium.kernel.play.record",
        "astrarium.kernel.errors",
    ],
    "game": [
        "astrarium.kernel.game",
        "astrarium.kernel.state",
        "astrarium.kernel.option_texts",
        "astrarium.kernel.text",
        "astrarium.kernel.hidden.chance",
        "astrarium.kernel.learning.features",
        "astrarium.kernel.learning.action_index",
        "astrarium.kernel.play.game_facts",
    ],
    "bots": [
        "astrarium.bots.bot_registry",
        "astrarium.bots.bot_files",
        "astrarium.bots.search_budget",
        "astrarium.bots.uniform",
        "astrarium.kernel.play.playout",
    ],
    "learning": [
        "astrarium.kernel.play.action_stepper",
        "astrarium.kernel.play.table_factory",
        "astrarium.learn.environment",
        "astrarium.learn.batch",
        "astrarium.learn.zoo",
        "astrarium.learn.gym",
        "astrarium.learn.spiel",
        "astrarium.learn.rlcard",
    ],
}


def main(pages: Path) -> None:
    shutil.rmtree(pages, ignore_errors=True)
    places = documents() | rulebooks()
    for source, place in places.items():
        page = pages / place
        page.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            page.write_text(linked(source, places), encoding="utf-8")
        else:
            shutil.copyfile(source, page)
    for name, modules in REFERENCE.items():
        page = pages / "reference" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        parts = [f"# {name.capitalize()}", *[f"::: {module}" for module in modules]]
        page.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def documents() -> dict[Path, str]:
    """The page of each file of the documentation."""
    found = {path: str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.*")}
    top = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
    return found | {ROOT / name: place for name, place in top.items()}


def rulebooks() -> dict[Path, str]:
    """The page of each rulebook, by game and language."""
    return {
        path: f"rules/{game.id}{path.stem.removeprefix('RULES').replace('.', '-')}.md"
        for game in astrarium.games().values()
        for path in game.folder.glob("RULES*.md")
    }


def linked(source: Path, places: dict[Path, str]) -> str:
    """The text of a page, with links to other pages; links to files outside the site become plain text."""
    here = os.path.dirname(places[source]) or "."

    def turned(found: re.Match[str]) -> str:
        if found[3] is None or "://" in found[3]:
            return found[0]
        place = places.get((source.parent / found[3]).resolve())
        if place is None:
            return found[2]
        return f"{found[1]}({os.path.relpath(place, here)}{found[4] or ''})"

    return LINK.sub(turned, source.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PAGES)
