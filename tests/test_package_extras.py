"""The package in parts: without extras one can play and study the games, and is told what else there is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

import astrarium
from astrarium.cli import ELSEWHERE

SOURCE = Path(astrarium.__file__).parents[1]
#: What would be a burden to somebody who needs none of it.
HEAVY = ("numpy", "litestar", "sqlalchemy", "hypothesis", "gymnasium", "openskill", "msgspec", "mcp")


def needed(name: str, found: set[str]) -> Iterator[Distribution]:
    """A package and all that it needs here, extras left out."""
    try:
        known = distribution(name)
    except PackageNotFoundError:
        return  # needed elsewhere only
    if known.metadata["Name"].lower() not in found:
        found.add(known.metadata["Name"].lower())
        yield known
        for line in known.requires or ():
            if "extra ==" not in line:
                yield from needed(re.split(r"[ ;<>=!~\[(]", line, maxsplit=1)[0], found)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with what `pip install astrarium` brings, and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    for each in needed("astrarium", set()):
        for top in {file.parts[0] for file in each.files or () if file.parts[0] not in ("..", "__pycache__")}:
            there = packages / top
            if not there.exists():
                there.symlink_to(each.locate_file(top))
    (packages / "astrarium.pth").write_text(str(SOURCE), encoding="utf-8")
    return folder / "bin" / "python"


def run(bare: Path, *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(bare.parents[1]), "ASTRARIUM_LANG": "en"}
    return subprocess.run([bare, *words], capture_output=True, text=True, input=lines, env=surroundings)


def test_nothing_heavy_is_there(bare: Path) -> None:
    code = f"import importlib.util as u; print([n for n in {HEAVY} if u.find_spec(n)])"
    assert run(bare, "-c", code).stdout == "[]\n"


def test_games_are_played_and_bots_think(bare: Path) -> None:
    code = """
import astrarium
for id in astrarium.games():
    t = astrarium.start(id, seats=2, seed=7)
    choice = t.pending[0]
    bot = astrarium.bots.make("ismcts:4i", seed=1)
    t.answer(choice.seat, astrarium.bots.answer(bot, t, choice.seat, astrarium.Chance(3)))
    print(id, len(t.view(0)) > 3, astrarium.facts(id).actions > 100)
"""
    ran = run(bare, "-c", code)
    assert ran.stderr == ""
    assert ran.stdout.splitlines() == [f"{id} True True" for id in astrarium.games()]


def test_text_play(bare: Path) -> None:
    ran = run(bare, "-m", "astrarium", "play", "--text", "metallum", "--plain", lines="1\nquit\n")
    assert ran.returncode == 0, ran.stderr
    assert "Metallum" in ran.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["arena", "race", "--bots", "random,random"], "arena"),
        (["simulate", "race"], "arena"),
        (["check", "race"], "check"),
        (["train", "race"], "learn"),
        (["mcp"], "mcp"),
        (["exam", "--agent", "first", "--out", "exam"], "arena"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(bare: Path, words: list[str], extra: str) -> None:
    ran = run(bare, "-m", "astrarium", *words)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert f'pip install "astrarium[{extra}]"' in ran.stderr


def test_every_command_says_what_it_is_for_without_extras(bare: Path) -> None:
    code = """
from astrarium.cli import run
from astrarium.cli import ELSEWHERE
for name in ELSEWHERE:
    print("##", name)
    print("status", run([name, "--help"]))
"""
    ran = run(bare, "-c", code)
    assert ran.stderr == ""
    said = {part.split()[0]: part for part in ran.stdout.split("## ")[1:]}
    assert said.keys() == ELSEWHERE.keys()
    for part in said.values():
        assert part.endswith("status 0\n")
        assert "Usage:" in part or "pip install" in part
    assert "--seconds" in said["bench"], "its options are known"


def test_the_sdist_has_every_file_of_the_repository(tmp_path: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=SOURCE.parent, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("not a repository")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=SOURCE.parent, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert [name for name in listed.stdout.splitlines() if name not in inside] == []


def test_what_learning_needs_is_said_to_programs_as_well(bare: Path) -> None:
    ran = run(bare, "-c", "import astrarium; astrarium.batch('race')")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1].endswith('pip install "astrarium[learn]"')
