"""The command line: what each command prints."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium import cli, start
from program import COMMAND, astrarium, surroundings


def test_help_lists_every_command(home: Path) -> None:
    run = astrarium(home)
    assert run.returncode == 0
    for command in ("play", "games", "replay", "verify", "simulate", "arena", "check", "bench"):
        assert f"\n  {command} " in run.stdout


def test_version(home: Path) -> None:
    assert astrarium(home, "--version").stdout.startswith("astrarium ")


def test_games_as_a_table_and_for_programs(home: Path) -> None:
    assert "Metallum" in astrarium(home, "games").stdout
    listed = json.loads(astrarium(home, "games", "--json").stdout)["games"]
    metallum = next(game for game in listed if game["id"] == "metallum")
    assert metallum["seats"] == [2, 2]
    assert metallum["settings"][0]["id"] == "extra_planet"
    assert "metallum, gracze: 2\n" in astrarium(home, "games", "--plain", "--lang", "pl").stdout


def test_replay_tells_the_game_again(home: Path, finished: Path) -> None:
    run = astrarium(home, "replay", str(finished))
    assert run.returncode == 0, run.stderr
    assert "◆ Ala revealed" in run.stdout
    assert "The game is over" in run.stdout
    polish = astrarium(home, "replay", str(finished), "--plain", "--lang", "pl").stdout
    assert "Bot random ujawnia" in polish
    assert "Koniec partii" in polish
    assert "⟦" not in run.stdout + polish


def test_replay_up_to_a_move(home: Path, finished: Path) -> None:
    run = astrarium(home, "replay", str(finished), "--to", "12", "--seat", "1", "--json")
    told = json.loads(run.stdout)
    assert 12 <= told["move"] < told["moves"]
    assert told["result"] is None
    assert told["events"]
    assert all(event["words"] and event["move"] <= told["move"] for event in told["events"])
    assert told["view"]["round"] < 9
    shown = astrarium(home, "replay", str(finished), "--to", "12", "--plain").stdout
    assert f"After move {told['move']} of {told['moves']}" in shown


def test_replay_step_by_step(home: Path, finished: Path) -> None:
    run = astrarium(home, "replay", str(finished), "--step", "--plain", typed="\n\n")
    assert run.returncode == 0
    assert run.stdout.count("Press Enter to continue.") == 3


def test_verify_says_line_by_line_what_it_checked(home: Path, finished: Path) -> None:
    run = astrarium(home, "verify", str(finished))
    assert run.returncode == 0, run.stderr
    for word in ("Format", "Game", "Seed", "Answers", "Positions", "Snapshot", "Result"):
        assert f"✓ {word}:" in run.stdout
    assert "every check passed" in run.stdout
    report = json.loads(astrarium(home, "verify", str(finished), "--json").stdout)
    assert report["ok"] is True
    assert report["passed"][-1] == "result"


def test_verify_holds_a_record_against_its_pledge(home: Path, finished: Path) -> None:
    pledge = json.loads(finished.read_text())["seed_hash"]
    kept = astrarium(home, "verify", str(finished), "--pledge", pledge, "--plain")
    assert f"Pledge: {pledge[:16]} was kept." in kept.stdout
    broken = astrarium(home, "verify", str(finished), "--pledge", "0" * 64)
    assert broken.returncode == 2
    assert "isn't the one that was pledged" in broken.stderr


def test_verify_a_game_that_is_not_over(home: Path, finished: Path, tmp_path: Path) -> None:
    table = start("metallum", seats=2, seed=3)
    table.record.save(tmp_path / "new.json")
    run = astrarium(home, "verify", str(tmp_path / "new.json"), "--plain", "--lang", "pl")
    assert run.returncode == 0
    assert "Wynik: jeszcze brak, partia trwa." in run.stdout


def test_a_refusal_is_one_line_and_status_2(home: Path) -> None:
    run = astrarium(home, "play", "--text", "chess")
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("There is no game “chess”. Installed: ")
    assert run.stderr.count("\n") == 1


def test_whoever_stops_reading_is_not_bothered(home: Path, finished: Path) -> None:
    command = [*COMMAND, "replay", str(finished)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings(home)
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def test_starting_up_imports_nothing_heavy(home: Path) -> None:
    heavy = "rich.console", "numpy", "fluent.runtime"
    code = f"import sys, astrarium.cli; print(*(module for module in {heavy} if module in sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout == "\n"


def test_a_command_that_is_not_installed_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "astrarium.bench.command", None)
    assert cli.run(["bench"]) == 2
    assert cli.run(["games"]) == 0
