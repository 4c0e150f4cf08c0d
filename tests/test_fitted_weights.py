"""Bots whose numbers were fitted to games: what numbers are, how they are fitted, and what came of it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import astrarium
from astrarium import bots
from astrarium.bots.novices import novice_of
from astrarium.bots.weight_vector import StoredWeights, WeightVector, read, save
from astrarium.cli import run
from astrarium.kernel import Chance, Window
from astrarium.train.weight_fitting import Moments, fit
from common.bots import play_game

GAMES = ("adastra", "captains", "metallum", "orion", "race")
FILE = Path(bots.__file__).parent / "captains" / "fitted.json"


@pytest.mark.parametrize("game", GAMES)
def test_numbers_go_into_rows_and_files_and_come_back(game: str, tmp_path: Path) -> None:
    novice = novice_of(game)
    numbers = WeightVector(novice)
    logs = [0.1 * (at % 7) - 0.3 for at in range(len(numbers.names))]
    weights = numbers.times(logs)
    assert numbers.logs(weights) == pytest.approx(logs, abs=1e-3)
    assert numbers.data(numbers.times([0.0] * len(logs))) == pytest.approx(numbers.data(novice.weights))
    save(tmp_path / "kept.json", StoredWeights("so", 2, numbers.data(weights)))
    kept = read(tmp_path / "kept.json")
    assert (kept.made, kept.terms) == ("so", 2)
    assert numbers.data(numbers.changed(kept.numbers)) == numbers.data(weights)
    for steady in novice.steady:
        assert getattr(weights, steady) == getattr(novice.weights, steady)


def test_a_number_that_a_bot_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="wisdom"):
        WeightVector(novice_of("captains")).changed({"wisdom": 1.0})


def test_the_numbers_that_games_were_made_with_are_found_again() -> None:
    rng = np.random.default_rng(1)
    true = np.array([0.5, -0.4, 0.0, 0.2])
    slopes = rng.normal(0, 1, (4000, 4))
    missed = slopes @ true + rng.normal(0, 1.5, 4000)
    found = fit(Moments(np.repeat(np.arange(400), 10), missed, slopes))
    assert found.change == pytest.approx(true, abs=0.1)
    assert found.after < found.before
    assert found.after == pytest.approx(1.5**2, rel=0.1)


def test_what_cannot_be_told_apart_from_noise_is_left_alone() -> None:
    rng = np.random.default_rng(2)
    found = fit(Moments(np.arange(300), rng.normal(0, 3, 300), rng.normal(0, 0.2, (300, 40))))
    assert abs(found.change).max() < 0.2


def test_a_lesson_is_kept_when_it_wins_and_gone_on_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"train metallum --fit-weights --games 20 --deals 1 --threads 1 --out {tmp_path} --rounds"
    assert run([*words.split(), "1"]) == 0
    said = capsys.readouterr().out
    assert "round 1" in said
    assert "of 2 games against metallum-basic" in said
    kept = tmp_path / "fitted.json"
    if not kept.is_file():
        (tmp_path / "fitted.new.json").rename(kept)
    first = read(kept)
    assert first.terms == 1
    assert first.made.startswith("astrarium train metallum --fit-weights ")
    assert set(first.numbers) == set(WeightVector(novice_of("metallum")).names)
    assert run([*words.split(), "2"]) == 0
    said = capsys.readouterr().out
    assert "round 1" not in said
    assert "round 2" in said
    assert "against fitted.json" in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("race --fit-weights --advanced", "--advanced is for networks"),
        ("race --fit-weights --start x.taught", "--start is for networks"),
        ("race --ray auto", "Networks of Race are trained on one machine"),
        ("captains --judge --ray 127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1"),
        ("captains --judge --advanced", "--advanced is for Race only"),
        ("captains --fit-weights --seats 6", "Starship Captains"),
        ("captains --judge --terms 1 --shown 5 --seats 6", "Starship Captains"),
    ],
)
def test_what_does_not_go_with_it_is_refused(
    words: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*f"train {words} --out".split(), str(tmp_path / "new")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_what_captains_has_learned_wins() -> None:
    """A few deals from either seat; docs/ratings.md has the long match."""
    game, won = astrarium.game("captains"), 0.0
    for deal in range(5):
        for mine in (0, 1):
            names = ["captains-learned" if seat == mine else "captains-basic" for seat in range(2)]
            table = play_game(game, [bots.make(name, deal) for name in names], f"learned {deal}")
            assert table.result is not None
            first = table.result.ranking[0]
            won += (mine in first) / len(first)
    assert won >= 6


def test_it_was_made_by_a_command_that_stands_with_it() -> None:
    kept = read(FILE)
    assert kept.made.startswith("astrarium train captains --judge ")
    assert set(kept.numbers) == set(WeightVector(novice_of("captains")).names)
    assert FILE.stat().st_size < 2_000_000


def test_it_answers_with_little_work() -> None:
    """On the whole a decision takes a counted number of Python calls; a clock would count what else runs, too."""
    table = astrarium.start("captains", seats=2, seed="quick")
    players = [bots.make("captains-learned", seat) for seat in range(2)]
    decisions = calls = 0

    def count(frame: FrameType, event: str, value: Any) -> None:
        nonlocal calls
        calls += event == "call"

    while table.pending:
        choice = table.pending[0]
        only = choice.forced()
        if only is None:
            window = Window(table, choice.seat, Chance(f"{decisions}"))
            sys.setprofile(count)
            try:
                only = players[choice.seat].choose(window)
            finally:
                sys.setprofile(None)
            decisions += 1
        table.play(choice.seat, only)
    assert decisions > 50
    assert calls / decisions < 5_000
