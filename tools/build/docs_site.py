"""Lays out the pages of the documents' site in build/pages: what lies in docs/, the README, the rulebooks and
the reference made from docstrings. `make docs` builds the site of them (mkdocs.yml) in dist/docs.
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
#: A piece of code, which stays as it is, or a link: what it shows, where it leads, and to which heading.
LINK = re.compile(r"```.*?```|`[^`\n]*`|(!?\[([^\]\n]*)\])\(([^)#\s]+)(#[^)]*)?\)", re.DOTALL)
#: The reference: a page for each of these.
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
        "astrarium.kernel.words",
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
    """Where each file of the documents goes."""
    found = {path: str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.*")}
    top = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
    return found | {ROOT / name: place for name, place in top.items()}


def rulebooks() -> dict[Path, str]:
    """The rules of every game, in every language they are written in."""
    return {
        path: f"rules/{game.id}{path.stem.removeprefix('RULES').replace('.', '-')}.md"
        for game in astrarium.games().values()
        for path in game.folder.glob("RULES*.md")
    }


def linked(source: Path, places: dict[Path, str]) -> str:
    """The text of a page; links lead to other pages, and what is only in the repository is named without."""
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
