"""The adapters pass the tests of those whom they are made for."""

from __future__ import annotations

import warnings
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import astrarium
from toys import comets

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import (  # noqa: E402
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from astrarium.learn import rlcard, zoo  # noqa: E402
from astrarium.learn.batch import Batch  # noqa: E402
from astrarium.learn.environment import Environment, ObservationOptions  # noqa: E402
from astrarium.learn.gym import SingleSeat  # noqa: E402

GAMES = list(astrarium.games())
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_turn_by_turn(id: str) -> None:
    api_test(zoo.env(id), num_cycles=120)
    seed_test(lambda: zoo.env(id), num_cycles=20)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_all_at_once(id: str) -> None:
    parallel_api_test(zoo.parallel_env(id), num_cycles=60)
    parallel_seed_test(lambda: zoo.parallel_env(id), num_cycles=20)


def test_pettingzoo_cuts_a_game_after_so_many_cycles() -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: zoo.parallel_env("race", max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(zoo.parallel_env("race", max_cycles=max_cycles)),
        )
    )


def test_who_takes_an_illegal_action_is_out() -> None:
    env = zoo.env("race")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.argmin(mask)))
    assert env.rewards[env.possible_agents[0]] == -1


def first_actions(env: Any) -> list[float]:
    """What each seat gets for a game of first actions, turn by turn."""
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.argmax(env.last()[0]["action_mask"])))
    return list(env.rewards.values())


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_was_drawn_out_pays_nobody(id: str) -> None:
    """However far somebody is ahead: else a learner is paid for delaying its games."""
    whole = astrarium.game(id)
    short = replace(whole, nature=replace(whole.nature, longest=8))
    environment = Environment(short)
    while not environment.ended:
        environment.act(environment.steps.legal()[0])
    assert environment.truncated
    assert environment.rewards() == [0.0] * environment.seats
    assert first_actions(zoo.env(id, max_cycles=8)) == [0.0] * environment.seats
    single = SingleSeat(short, seat=0)
    _, info = single.reset(seed=1)
    paid, over, cut = 0.0, False, False
    while not cut:
        _, paid, over, cut, info = single.step(int(np.argmax(info["action_mask"])))
    assert (paid, over) == (0.0, False)
    batch = Batch(short, 2)
    while not batch.ended.any():
        batch.step(np.argmax(batch.masks, axis=1))
    assert not batch.rewards.any()


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_checks_the_environment(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SingleSeat(id), skip_render_check=True)


def test_gymnasium_makes_vectors() -> None:
    envs = gymnasium.make_vec("Astrarium-v0", num_envs=3, vectorization_mode="sync", game="race")
    seen, info = envs.reset(seed=5)
    assert seen.shape[0] == 3
    for _ in range(30):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        seen, _, _, _, info = envs.step(actions)
    assert seen.dtype == np.int16


def test_a_bot_that_thinks_holds_the_other_seat() -> None:
    env = SingleSeat("race", opponent="race-basic", seat=1, options={"first_game": True})
    _, info = env.reset(seed=3)
    over, reward, steps = False, 0.0, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(int(legal[0]))
        steps += 1
        assert not cut
    environment = env.environment
    assert environment.game.result(environment.steps.state).ranking == [[0], [1]]
    assert reward == -1.0
    assert steps > 10


def test_arrays_have_names() -> None:
    sight = ObservationOptions("race", 3, memory=True)
    rows = np.zeros((4, sight.size), np.int16)
    named = sight.named(rows)
    assert named["tableau"].shape == (4, *sight.facts.observation["tableau"])
    named["hands"][2, 1] = 7
    assert rows.any(), "a view, not a copy"
    assert set(named) == {*sight.facts.observation, *sight.facts.memory}


def test_a_row_and_a_mask_are_filled_in_place() -> None:
    rows, masks = np.zeros((2, 999), np.int16), np.zeros((2, 7), np.int8)
    sight = ObservationOptions(comets.GAME)
    env: Any = Environment(comets.GAME, row=rows[1, : sight.size], mask=masks[1])
    env.reset(3)
    env.look()
    assert not rows[0].any()
    assert masks[1].sum() == len(set(env.steps.legal()))
    assert sight.named(rows[1, : sight.size])["hand"].sum() == comets.HAND


class FirstOrLast:
    """An agent as RLCard has them: takes the first legal action, or the last one, by its name."""

    def __init__(self, use_raw: bool) -> None:
        self.use_raw = use_raw

    def step(self, state: dict[str, Any]) -> Any:
        return state["raw_legal_actions"][-1] if self.use_raw else next(iter(state["legal_actions"]))

    def eval_step(self, state: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        return self.step(state), {}


@pytest.mark.parametrize("training", [False, True])
def test_agents_of_rlcard_play(training: bool) -> None:
    played = []
    for _ in range(2):
        env = rlcard.make(comets.GAME, seats=2, seed=5)
        env.set_agents([FirstOrLast(False), FirstOrLast(True)])
        trajectories, payoffs = env.run(is_training=training)
        assert env.is_over()
        assert payoffs.sum() == pytest.approx(0)
        for seat, (*turns, last) in enumerate(trajectories):
            assert len(turns) == 2 * sum(who == seat for who, _ in env.action_recorder)
            assert not last["legal_actions"]
        played.append(env.action_recorder)
    assert played[0] == played[1]
