"""The laboratory: known answers come out, and of studies of no change hardly any says that there is one."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from astrarium.arena import paired_estimates
from common.amount import sample
from common.false_alarms import alarms, games
from program import COMMAND, surroundings
from program import astrarium as run

#: Seconds for a study on a busy machine.
PATIENCE = 300
VARIANT = """
game = "race"
name = "mine"
[components.cards.{id}]
{field} = {value}
"""


def study(folder: Path, id: str, field: str, value: int, *words: str) -> tuple[dict[str, Any], str]:
    """The figures of a study and what it prints; players by chance, whose games hardly differ."""
    mine, figures = folder / "mine.toml", folder / "figures.json"
    mine.write_text(VARIANT.format(id=id, field=field, value=value), encoding="utf-8")
    more = (
        "--variant",
        str(mine),
        "--bot",
        "random",
        "--deals",
        "300",
        "--seconds",
        "250",
        "--json",
        str(figures),
        *words,
    )
    command = [*COMMAND, "lab", "race", *more]
    home = surroundings(folder / "home", COLUMNS="120")
    found = subprocess.run(command, env=home, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    assert found.returncode == 0, found.stderr
    return json.loads(figures.read_text(encoding="utf-8")), found.stdout


def test_twice_the_points_are_worth_the_points_and_the_printed_value_is_found(tmp_path: Path) -> None:
    """Whoever plays by chance does not look at points: the same games, and two points more for each owner."""
    found, printed = study(tmp_path, "mining_conglomerate", "vp", 4, "--find", "vp")
    (card,) = found["components"]
    assert card["answer"] == "stronger"
    assert card["worth"]["gain"] == {"value": 2.0, "low": pytest.approx(2.0), "high": pytest.approx(2.0)}
    assert card["taken"]["gain"]["value"] == 0
    assert "Mining Conglomerate is stronger than printed" in printed
    gains = {
        int(value): each["components"][0]["worth"]["gain"]["value"] for value, each in found["tried"].items()
    }
    assert gains == {value: pytest.approx(value - 2) for value in (0, 2, 4, 12)}
    assert found["tried"]["2"]["components"][0]["answer"] == "even"
    assert "Closest to the printed strength: vp 2." in printed


def test_a_card_for_nothing_is_taken_more_often(tmp_path: Path) -> None:
    found, printed = study(tmp_path, "replicant_robots", "cost", 0)
    (card,) = found["components"]
    assert (card["answer"], card["taken"]["gain"]["low"] > 0) == ("stronger", True)
    assert "Replicant Robots is stronger than printed" in printed


def test_only_a_whole_number_of_one_component_is_searched(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(VARIANT.format(id="gem_world", field="cost", value=1), encoding="utf-8")
    found = run(tmp_path, "lab", "race", "--variant", str(mine), "--find", "good")
    assert found.returncode == 2
    assert found.stderr == "good of gem_world is not a whole number, so there is nothing to search.\n"


def test_studies_of_no_change_say_so_however_often_they_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    studies = sample(40, 100)
    pool = games(sample(400, 4000))
    assert len(alarms(pool, studies)) <= studies // 20
    monkeypatch.setattr(paired_estimates, "anytime_factor", lambda deals, error: 1.96)
    assert len(alarms(pool, studies)) > studies // 5, "intervals for one look would not do"
