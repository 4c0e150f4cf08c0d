"""`astrarium study`: a walk through a game, another answer, words, the engine, and a file that holds it all."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

import pytest

from program import astrarium

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return Path(copy(RECORDS / "race" / "first_game.json", tmp_path / "game.json"))


def test_another_answer_is_tried_marked_saved_and_opened_again(tmp_path: Path, game: Path) -> None:
    typed = "go 38\ntry 1\nmistake\nnote Why not that?\nname too early\nback\ntree\nsave\nquit\n"
    run = astrarium(tmp_path, "study", str(game), "--plain", typed=typed)
    assert run.returncode == 0, run.stderr
    assert "Ada decides: Choose your action for this round" in run.stdout
    assert "1. Ada: Settle (played)" in run.stdout
    assert "220. Ada: Explore: +5 ? (too early)" in run.stdout
    assert "⟦" not in run.stdout
    kept = tmp_path / "game-study.json"
    tree = json.loads(astrarium(tmp_path, "study", str(kept), "--json").stdout)
    (tried,) = [node for node in tree["nodes"] if node["sign"]]
    assert (tried["after"], tried["sign"], tried["notes"]) == (38, "mistake", [["", "Why not that?"]])
    again = astrarium(tmp_path, "study", str(kept), "--node", "220", "--plain", typed="quit\n").stdout
    assert "Why not that?" in again
    replayed = astrarium(tmp_path, "replay", str(kept), "--plain").stdout
    assert replayed == astrarium(tmp_path, "replay", str(game), "--plain").stdout


def test_eyes_engine_deal_and_turning_points_in_polish(tmp_path: Path, game: Path) -> None:
    typed = "zwrot\noczy 1\nnajlepsze\nrozdaj\nmoja\nwstecz\nodkryte\npomoc\nwyjdź\n"
    run = astrarium(tmp_path, "study", str(game), "--plain", "--lang", "pl", typed=typed)
    assert run.returncode == 0, run.stderr
    assert "Decyduje Ada" in run.stdout
    assert "możliwe światy" in run.stdout
    assert "Inny świat: to, co było zakryte, rozdano na nowo." in run.stdout
    assert "⟦" not in run.stdout


def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path, game: Path) -> None:
    typed = "5\ntry 99\ngo 9999\ndelete\ngo 3\ndelete\npromote\neyes 9\nend\ntry\nquit\n"
    run = astrarium(tmp_path, "study", str(game), "--plain", typed=typed)
    assert run.returncode == 0, run.stderr
    for words in ("numbers 1 to 1", "no position 9999", "What was played stays", "Nobody has anything"):
        assert words in run.stdout


def test_a_damaged_study_is_refused(tmp_path: Path, game: Path) -> None:
    data = json.loads(game.read_text())
    game.write_text(json.dumps(data | {"study": {"format": 9}}))
    run = astrarium(tmp_path, "study", str(game))
    assert run.returncode == 2
    assert "written by a newer Astrarium" in run.stderr
