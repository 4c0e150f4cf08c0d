"""Builds the wheel and the sdist in dist/, and tests the wheel in an empty environment.

Without extras, a game can be played to its end, and a command that needs an extra names it. The wheel has the
browser client and the marker for type checkers.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from astrarium.native.c_library import compiler

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist" / "packages"
INSIDE = ("web_dist/index.html", "py.typed", "games/race/components.toml", "bots/race/network_weights/2.npz")


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT, check=True)
    (wheel,) = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        tried(wheel, Path(folder))
    for package in sorted(DIST.iterdir()):
        print(f"{package.relative_to(ROOT)}: {package.stat().st_size:,} bytes")


def tried(wheel: Path, folder: Path) -> None:
    """Install the wheel in an empty environment and use it."""
    venv.create(folder / "env", with_pip=True)
    programs = folder / "env" / "bin"
    subprocess.run([programs / "pip", "-q", "install", wheel], check=True)
    here = subprocess.run(
        [programs / "python", "-c", "import astrarium; print(astrarium.__file__)"],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    )
    package = Path(here.stdout.strip()).parent
    assert package.is_relative_to(folder), package
    missing = [name for name in INSIDE if not (package / name).is_file()]
    assert not missing, missing
    if compiler() is not None:
        assert list((package / "native" / "built").glob("race-*.so")), "no engine in C"
        alone = "from astrarium.native.race_engine import play_random; print(play_random(2, 3))"
        subprocess.run(
            [programs / "python", "-c", alone], cwd=folder, check=True, env={"PATH": "", "HOME": str(folder)}
        )
    played: list[str | Path] = [
        programs / "astrarium",
        "play",
        "--text",
        "metallum",
        "--seats",
        "bot:random,bot:random",
        "--seed",
        "1",
    ]
    subprocess.run(played, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    served = subprocess.run([programs / "astrarium", "serve"], cwd=folder, capture_output=True, text=True)
    assert (served.returncode, served.stderr.count("\n")) == (2, 1), served
    assert "astrarium[server]" in served.stderr, served.stderr


if __name__ == "__main__":
    main()
