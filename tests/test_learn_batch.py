"""Batches: many games at once, the same in one process and in several."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from signal import SIGKILL

import numpy as np
import pytest

import astrarium
from astrarium.learn.batch import Batch, BrokenBatch

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


def _first(batch: Batch) -> np.ndarray:
    return batch.masks.argmax(axis=1)


def _shared() -> set[str]:
    """What lies in shared memory by name."""
    return {path.name for path in Path("/dev/shm").glob("psm_*")}


@pytest.mark.parametrize("workers", [0, 2])
def test_a_batch_that_is_closed_says_so(workers: int) -> None:
    batch = astrarium.batch("captains", 2, workers=workers)
    actions = _first(batch)
    batch.close()
    for use in (partial(batch.step, actions), partial(batch.send, actions), batch.receive):
        with pytest.raises(BrokenBatch, match="closed"):
            use()
    batch.close()


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_one_clear_error_and_nothing_was_done(workers: int) -> None:
    before = _shared()
    with astrarium.batch("captains", 5, workers=workers) as batch:
        rows = batch.observations.copy()
        for wrong in (-1, int(batch.masks[3].argmin()), batch.sight.actions, 2**31 - 1):
            actions = _first(batch)
            actions[3] = wrong
            with pytest.raises(astrarium.IllegalAnswer, match=f"Game 3 of the batch: action {wrong} "):
                batch.step(actions)
            assert np.array_equal(batch.observations, rows)
        for shapeless in (_first(batch)[:4], _first(batch).astype(float), np.zeros((5, 2), int)):
            with pytest.raises(astrarium.IllegalAnswer, match="takes an array of 5 whole numbers") as refused:
                batch.step(shapeless)
            assert f"not one of {shapeless.dtype} of the shape {shapeless.shape}." in str(refused.value)
        batch.step(_first(batch))
        assert not np.array_equal(batch.observations, rows)
    assert active_children() == []
    assert _shared() == before


@pytest.mark.parametrize("end", ["killed", "left alone", "wrong options", "held"])
def test_nothing_is_left_of_a_batch_however_it_ends(end: str) -> None:
    before = _shared()
    if end == "wrong options":
        with pytest.raises(astrarium.AstrariumError, match="nonsense"):
            astrarium.batch("captains", 4, workers=2, options={"nonsense": 1})
    else:
        batch = astrarium.batch("captains", 4, workers=2)
        if end == "killed":
            worker = active_children()[0]
            os.kill(int(str(worker.pid)), SIGKILL)
            worker.join()
            with pytest.raises(BrokenBatch, match="has ended"):
                batch.step(_first(batch))
        elif end == "held":
            held = batch.observations
            batch.close()
            assert held.shape[0] == 4
            del held
        del batch
        gc.collect()
    assert active_children() == []
    assert _shared() == before


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
