"""`astrarium check`: what it prints, saves and returns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer

import astrarium
from astrarium import AstrariumError
from astrarium.contract import PROPERTIES
from astrarium.contract.command import check
from astrarium.kernel import Game, Record, replay
from toys import comets, faulty


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two toys at the table, one of them with a fault, and an empty folder to work in."""
    known: dict[str, Game] = {"comets": comets.GAME, "faulty": faulty.LAST_IS_FIRST}
    monkeypatch.setattr(astrarium, "games", lambda: known)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_game_that_keeps_the_contract(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check("comets", games=2)
    out = capsys.readouterr().out
    assert all(each.name in out for each in PROPERTIES)
    assert f"keeps {len(PROPERTIES)} of {len(PROPERTIES)} properties" in out
    assert list(toys.iterdir()) == []


def test_a_game_that_does_not(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        check("faulty", games=4)
    assert ended.value.exit_code == 1
    assert [path.name for path in toys.iterdir()] == ["comets-ranking.json"]
    out = capsys.readouterr().out
    assert "ranking: the ranking [[1], [0]] puts" in out
    assert "comets-ranking.json" in out
    assert f"keeps {len(PROPERTIES) - 1} of {len(PROPERTIES)} properties" in out
    assert replay(faulty.LAST_IS_FIRST, Record.load(toys / "comets-ranking.json")).over


def test_without_a_number_of_games_it_takes_the_time_it_says(
    toys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check("comets", seconds=1)
    out, err = capsys.readouterr()
    assert f"Holding comets against {len(PROPERTIES)} properties for about 1 seconds" in err
    assert f"keeps {len(PROPERTIES)} of {len(PROPERTIES)} properties" in out


def test_for_programs(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check("comets", games=2, seed=3, seats=3, json=True)
    found = json.loads(capsys.readouterr().out)
    assert found["kept"] is True
    assert (found["game"], found["seed"], found["seats"]) == ("comets", 3, 3)
    assert [each["property"] for each in found["properties"]] == [each.name for each in PROPERTIES]
    assert all(each["positions"] > 0 and each["broken"] is None for each in found["properties"])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "comets", "games": 0}, "--games"),
        ({"game": "comets", "seconds": 0}, "--seconds"),
        ({"game": "comets", "seats": 4}, "4"),
    ],
)
def test_what_makes_no_sense_is_refused(toys: Path, asked: dict[str, object], said: str) -> None:
    with pytest.raises(AstrariumError, match=said):
        check(**asked)  # type: ignore[arg-type]
