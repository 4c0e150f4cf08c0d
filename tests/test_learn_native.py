"""Environments in C: the same arrays as in Python, behind the same adapters."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import astrarium
from astrarium.kernel import AstrariumError
from astrarium.native import c_library

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from astrarium.learn import rlcard, zoo  # noqa: E402
from astrarium.learn.gym import SingleSeat  # noqa: E402

pytestmark = [
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(c_library.compiler() is None, reason="the engine in C needs a C compiler"),
]


def played(backend: str, steps: int, **more: Any) -> list[list[int]]:
    """All arrays of a batch after each of some random steps."""
    rng, kept = np.random.default_rng(3), []
    with astrarium.batch("race", 4, seed=5, backend=backend, **more) as batch:
        for _ in range(steps):
            kept.append([each for array in batch.arrays for each in array.ravel().tolist()])
            batch.step(batch.random_actions(rng))
    return kept


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"options": {"advanced": True}, "memory": True},
        {"seats": 3},
        {"seats": 4, "options": {"first_game": True}},
    ],
)
def test_a_batch_plays_the_same_games(more: dict[str, Any]) -> None:
    python = played("python", 300, **more)
    assert played("native", 300, **more) == python
    assert played("native", 300, workers=3, **more) == python


def test_an_illegal_action_is_refused_and_nothing_was_done() -> None:
    with astrarium.batch("race", 3, backend="native") as batch:
        rows, actions = batch.observations.copy(), batch.masks.argmax(axis=1)
        actions[1] = batch.masks[1].argmin()
        with pytest.raises(astrarium.IllegalAnswer, match="Game 1 of the batch"):
            batch.step(actions)
        assert np.array_equal(batch.observations, rows)
    with pytest.raises(AstrariumError, match="closed"):
        batch.step(actions)


def test_the_adapters_pass_the_tests_of_those_whom_they_are_made_for() -> None:
    api_test(zoo.env("race", backend="native"), num_cycles=120)
    seed_test(lambda: zoo.env("race", backend="native"), num_cycles=20)
    parallel_api_test(zoo.parallel_env("race", seats=3, backend="native"), num_cycles=60)
    check_env(SingleSeat("race", backend="native"), skip_render_check=True)


@pytest.mark.parametrize("backend", ["python", "native"])
def test_an_environment_shows_the_same(backend: str) -> None:
    env, reference = zoo.raw_env("race", backend=backend), zoo.raw_env("race")
    env.reset(seed=4)
    reference.reset(seed=4)
    while not any(reference.terminations.values()):
        agent = reference.agent_selection
        seen, expected = env.observe(agent), reference.observe(agent)
        assert all(np.array_equal(seen[name], expected[name]) for name in expected)
        action = int(np.flatnonzero(expected["action_mask"])[-1])
        env.step(action)
        reference.step(action)
    assert env.rewards == reference.rewards
    state, _ = rlcard.make("race", seats=2, seed=7, backend=backend).reset()
    expected_state, _ = rlcard.make("race", seats=2, seed=7).reset()
    assert np.array_equal(state["obs"], expected_state["obs"])


def test_what_has_no_engine_in_c_says_so() -> None:
    with pytest.raises(AstrariumError, match="metallum has no engine in C"):
        astrarium.batch("metallum", 2, backend="native")
    with pytest.raises(AstrariumError, match="no backend rust"):
        astrarium.batch("race", 2, backend="rust")
    with pytest.raises(AstrariumError, match="act at random"):
        SingleSeat("race", opponent="race-basic", backend="native")


def test_on_an_accelerator_the_games_are_the_same() -> None:
    torch = pytest.importorskip("torch", reason="the kernels need PyTorch and an NVIDIA accelerator")
    if not torch.cuda.is_available():
        pytest.skip("the kernels need PyTorch and an NVIDIA accelerator")
    from astrarium.native.race_cuda import CudaBatch

    games = CudaBatch(64, seed=5, memory=True)
    with astrarium.batch("race", 64, seed=5, memory=True, backend="native") as batch:
        for _ in range(300):
            assert np.array_equal(games.observations.cpu().numpy(), batch.observations)
            assert np.array_equal(games.masks.cpu().numpy(), batch.masks)
            assert np.array_equal(games.rewards.cpu().numpy(), batch.rewards)
            actions = games.random_actions().clone()
            games.step(actions)
            batch.step(actions.cpu().numpy())
    assert games.refused == 0
