"""`astrarium new-game`: a package that keeps the contract as it is."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.contract import PROPERTIES, Property, examine
from astrarium.kernel import BadSetup, Game, Text, start
from astrarium.localization import say, source, spoken_in
from astrarium.new_game import write


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write("shooting_stars", tmp_path_factory.mktemp("packages") / "shooting_stars")


@pytest.fixture(scope="module")
def game(package: Path) -> Iterator[Game]:
    sys.path.insert(0, str(package / "src"))
    try:
        yield importlib.import_module("shooting_stars").GAME
    finally:
        sys.path.remove(str(package / "src"))


@pytest.mark.parametrize("property", PROPERTIES, ids=lambda each: each.name)
def test_it_keeps_the_contract(game: Game, property: Property) -> None:
    verdict = examine(game, property, games=8)
    assert verdict.broken is None, str(verdict.broken)


def test_its_own_tests_pass(package: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "N1 or ends", str(package)],
        env={"PYTHONPATH": str(package / "src"), "PATH": ""},
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_it_says_in_english_is_said_in_polish_too(game: Game) -> None:
    assert spoken_in(game) == ["en"]
    assert say(Text("option-stop"), "pl", game=game) == "Stop and keep what lies there"
    assert "option-stop" in source(game, "pl")


def test_it_is_called_as_asked(game: Game, package: Path) -> None:
    assert game.id == "shooting_stars"
    assert 'shooting_stars = "shooting_stars:GAME"' in (package / "pyproject.toml").read_text()
    assert (package / "src/shooting_stars/RULES.md").read_text().startswith("# Shooting Stars\n")
    assert start(game, 2, 1).pending[0].prompt == "turn"


@pytest.mark.parametrize("name", ["Stars", "9lives", "a b", "x", ""])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="lower-case letters"):
        write(name, tmp_path / "there")
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_known_is_not_made_again(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="orion"):
        write("orion", tmp_path / "orion")


def test_nothing_is_written_over(package: Path) -> None:
    with pytest.raises(BadSetup, match="there already"):
        write("shooting_stars", package)


def test_the_example_is_what_the_command_writes(tmp_path: Path) -> None:
    """`examples/shooting_stars` can be read without making anything, and is never behind."""
    example = Path(__file__).parents[1] / "examples" / "shooting_stars"
    made = write("shooting_stars", tmp_path / "shooting_stars")
    for path in (path for path in made.rglob("*") if path.is_file()):
        name = path.relative_to(made)
        assert (example / name).read_text("utf-8") == path.read_text("utf-8"), name
