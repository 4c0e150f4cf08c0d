"""A game whose files are broken: one clear line, and the other games go on."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from astrarium.contract import hash_seed_process
from astrarium.contract.script import Script
from astrarium.kernel import BrokenGame
from program import astrarium
from toys import comets

WHY = "The game tatters is installed but can't be loaded: ImportError: half a file"


@pytest.fixture
def tatters(tmp_path: Path) -> str:
    """A package with a game that cannot be imported, installed beside the others; where it is."""
    (tmp_path / "tatters.py").write_text("raise ImportError('half a\\nfile')\n", encoding="utf-8")
    about = tmp_path / "tatters-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tatters\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[astrarium.games]\ntatters = tatters:GAME\n", encoding="utf-8")
    return os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.mark.parametrize("command", ["check", "play --text", "simulate"])
def test_a_broken_game_is_refused_in_one_line(tatters: str, tmp_path: Path, command: str) -> None:
    run = astrarium(tmp_path, *command.split(), "tatters", PYTHONPATH=tatters)
    assert run.returncode == 2
    assert set(run.stderr.splitlines()) == {WHY}
    assert run.stdout == ""


def test_the_other_games_go_on_with_a_warning(tatters: str, tmp_path: Path) -> None:
    run = astrarium(tmp_path, "games", "--json", PYTHONPATH=tatters)
    assert run.returncode == 0
    assert run.stderr.splitlines() == [WHY]
    listed = json.loads(run.stdout)
    assert "metallum" in str(listed)
    assert "tatters" not in str(listed)
    run = astrarium(tmp_path, "simulate", "metallum", "--games", "1", PYTHONPATH=tatters)
    assert run.returncode == 0


def test_a_game_that_breaks_while_it_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process plays the same scripts; that it cannot load the game is no fault of the rules."""
    (tmp_path / "fading.py").write_text("raise ImportError('half a file')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    fading = replace(comets.GAME)
    monkeypatch.setattr(hash_seed_process, "address", lambda game: ("fading", "GAME"))
    for _ in range(2):
        with pytest.raises(BrokenGame) as refusal:
            next(hash_seed_process.play(Script(fading, 2, {}, 1), 5))
        assert (
            str(refusal.value) == "The game comets is installed but can't be loaded: ImportError: half a file"
        )
    assert "fading" not in sys.modules
