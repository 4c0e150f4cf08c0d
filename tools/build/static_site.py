"""Builds the page without a server in dist/site: static files for any web host.

The engine (Python and Astrarium, packed) is cached, and rebuilt only if its sources have changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

from tools.build.web_client import ROOT, WEB, installed, node_environment, run

SITE = ROOT / "dist" / "site"
#: Cache of packed engines, by the hash of their sources.
KEPT = ROOT / "build" / "engine"
PACKS = ("wasm", "module", "library", "astrarium")
SOURCE = ROOT / "src"
#: Folders of Astrarium that the page does not need.
ELSEWHERE = {"arena", "bench", "contract", "learn", "native", "server", "terminal", "web_dist"}


def main() -> None:
    env = node_environment()
    if not installed():
        run(["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], env)
    engine = packed_engine(env)
    sizes = {name: (engine / f"{name}.pack").stat().st_size for name in PACKS}
    folder = f"engine/{engine.name}"
    told = json.dumps({"folder": folder, "packs": sizes})
    run(["npx", "--no-install", "vite", "build", "--mode", "site"], {**env, "ASTRARIUM_ENGINE": told})
    (SITE / folder).mkdir(parents=True)
    for name in PACKS:
        shutil.copy(engine / f"{name}.pack", SITE / folder)
    write_data()
    add_public()
    write_worker(folder)


def packed_engine(env: dict[str, str]) -> Path:
    """The folder of the packed engine, built if missing."""
    made = KEPT / engine_hash()
    if not all((made / f"{name}.pack").is_file() for name in PACKS):
        rough = made.with_suffix(".part")
        shutil.rmtree(rough, ignore_errors=True)
        run(["node", "engine/pack.mjs", str(SOURCE), str(rough)], env)
        for zipped in rough.glob("*.zip"):
            zipped.unlink()
        shutil.rmtree(made, ignore_errors=True)
        rough.rename(made)
    return made


def engine_hash() -> str:
    """The hash of the engine's sources."""
    found = hashlib.sha256()
    own = [
        path
        for ending in (
            "*.py",
            "*.toml",
            "*.md",
            "en.ftl",
            "looks.txt",
            "puzzles.json",
            "ratings.json",
            "fitted.json",
        )
        for path in (SOURCE / "astrarium").rglob(ending)
        if path.relative_to(SOURCE).parts[1] not in ELSEWHERE and "__pycache__" not in path.parts
    ]
    package = WEB / "node_modules" / "pyodide" / "package.json"
    for path in [*sorted(own), *sorted((WEB / "engine").iterdir()), package]:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def write_data() -> None:
    """Write the data that a server would send: games, texts and rules."""
    sys.modules["numpy"] = None  # type: ignore[assignment]  # the page leaves out bots that need it
    import msgspec

    from astrarium import games, localization
    from astrarium.puzzles import puzzles
    from astrarium.server.http import catalogue

    data = SITE / "data"
    listed = {"games": list(catalogue.game_list())}
    write(data / "games.json", msgspec.json.encode(listed))
    cards = {
        id: [{"id": each.id, "kind": each.kind, "grade": each.grade} for each in puzzles(game).values()]
        for id, game in games().items()
    }
    found = {"games": [{"game": id, "puzzles": those} for id, those in cards.items()]}
    write(data / "puzzles.json", msgspec.json.encode(found))
    for language in localization.LANGUAGES:
        own = (SOURCE / "astrarium" / "site" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        write(data / "texts" / f"{language}.ftl", f"{catalogue.fluent(language)}\n{own}".encode())
        for game in games():
            write(data / "texts" / language / f"{game}.ftl", catalogue.fluent(language, game).encode())
            rules = msgspec.json.encode(catalogue.rules(game, language))
            write(data / "rules" / game / f"{language}.json", rules)


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def add_public() -> None:
    """Add icons, the manifest with relative addresses, and the script that starts the engine."""
    for path in (WEB / "public").iterdir():
        if path.suffix in (".png", ".svg"):
            shutil.copy(path, SITE)
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    manifest |= {"id": "./", "start_url": "./", "scope": "./"}
    for icon in manifest["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    write(SITE / "manifest.webmanifest", json.dumps(manifest, indent=2).encode())
    front = SITE / "index.html"
    words = front.read_text(encoding="utf-8")
    for name in ("icon.svg", "icon-192.png", "manifest.webmanifest"):
        words = words.replace(f'href="/{name}"', f'href="./{name}"')
    (worker,) = (SITE / "assets").glob("worker-*.js")
    early = (WEB / "site" / "early.js").read_text(encoding="utf-8").replace("__WORKER__", worker.name)
    write(SITE / "early.js", early.encode())
    script = '<script async src="./early.js"></script>\n    <script type="module"'
    front.write_text(words.replace('<script type="module"', script, 1), encoding="utf-8")


def write_worker(engine: str) -> None:
    """Write the service worker, with the list of files that it caches."""
    files = sorted(path for path in SITE.rglob("*") if path.is_file() and "engine" not in path.parts)
    version = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    names = ["./", *(f"./{path.relative_to(SITE)}" for path in files if path.name != "index.html")]
    words = (WEB / "site" / "sw.js").read_text(encoding="utf-8")
    for mark, value in (("VERSION", version), ("ENGINE", engine), ("FILES", json.dumps(names))):
        words = words.replace(f"__{mark}__", value)
    write(SITE / "sw.js", words.encode())


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
