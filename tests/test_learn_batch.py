"""Batches: many games at once, the same in one process and in several."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import astrarium

EXAMPLES = Path(__file__).parents[1] / "examples"


def played(workers: int, steps: int) -> list[np.ndarray]:
    """What came of some random steps."""
    rng = np.random.default_rng(3)
    kept = []
    with astrarium.batch("captains", 6, workers=workers, seed=5) as batch:
        for _ in range(steps):
            batch.receive()  # at first nothing is under way, and nothing is waited for
            kept.append(np.concatenate([batch.observations.ravel(), batch.seats, batch.rewards.ravel()]))
            batch.send(batch.random_actions(rng))
        batch.receive()
    return kept


def test_processes_share_their_arrays_and_play_the_same_games() -> None:
    assert all(np.array_equal(one, two) for one, two in zip(played(0, 90), played(2, 90), strict=True))


def test_a_game_that_ended_is_followed_by_the_next() -> None:
    rng = np.random.default_rng(1)
    with astrarium.batch("captains", 4, seed=2) as batch:
        ended = 0
        for _ in range(150):
            batch.step(batch.random_actions(rng))
            ended += int(batch.ended.sum())
            assert batch.masks.any(axis=1).all()
            assert (batch.rewards[~batch.ended] == 0).all()
            assert np.allclose(batch.rewards.sum(1), 0)
    assert ended >= 4


@pytest.mark.parametrize(
    "words",
    [
        ["self_play.py", "race", "--games", "8", "--steps", "20", "--workers", "0"],
        ["learn_race.py", "--minutes", "0.02"],
    ],
)
def test_the_examples_run(words: list[str]) -> None:
    command = [sys.executable, str(EXAMPLES / words[0]), *words[1:]]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
