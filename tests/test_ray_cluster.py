"""A Ray cluster plays, and loses a machine: nothing is lost, and nothing counted twice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import astrarium
from astrarium.arena.game_runner import Played
from astrarium.arena.match_runner import found, played, run_match
from astrarium.arena.results_file import Results
from astrarium.arena.schedule import Match
from astrarium.arena.sequential_test import Question
from astrarium.bots.novices import novice_of
from astrarium.bots.weight_vector import WeightVector
from astrarium.learn.batch import Batch
from astrarium.parallel import cores_of, spread, spread_over
from astrarium.train.weight_fitting import Lesson, gather


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster on this machine, of one node with one core to lend."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args=head)
    yield made
    made.shutdown()


def test_a_match_loses_a_node_and_no_game_and_so_does_a_batch(cluster: Any, tmp_path: Path) -> None:
    """One after the other: a cluster takes long to start."""
    a_match(cluster, tmp_path)
    a_batch(cluster)
    two_halves(cluster)
    a_lesson(cluster)


def a_match(cluster: Any, tmp_path: Path) -> None:
    other = cluster.add_node(num_cpus=1)
    race = Match("race", ("random", "cadet"), 2, 24, "s", astrarium.game("race").check_options({}))
    work = partial(spread_over, address=cluster.address)
    results = Results(race, tmp_path)
    seen: list[Played] = []

    def watched(play: Any, things: Any) -> Any:
        for game in work(play, things):
            seen.append(game)
            if len(seen) == 4:
                cluster.remove_node(other, allow_graceful=False)
            yield game

    assert not run_match(race, results, watched)
    assert len(seen) == len({game.key for game in seen}) == 24
    alone = Results(race, tmp_path / "alone")
    run_match(race, alone, partial(spread, jobs=1))
    assert [game.scores for game in played(race, results)] == [game.scores for game in played(race, alone)]
    assert found(race, results, Question(0.4, 0.6)).deals > 0


def a_batch(cluster: Any) -> None:
    """Games in their middle and games that have ended: both machines have some, and one machine goes."""
    other = cluster.add_node(num_cpus=1)
    rng = np.random.default_rng(1)
    near = astrarium.batch("captains", 8, seed=2)
    far = on_both(cluster)
    before, step, ended, moved = homes(far), 0, 0, 0
    with near, far:
        # Games of a machine that is gone may answer for a moment yet: they end when their processes see it.
        while step < 60 or not moved:
            assert step < 10_000, "the machine that is gone still answers"
            actions = near.random_actions(rng)
            near.step(actions)
            far.send(actions)
            if step == 30:
                cluster.remove_node(other, allow_graceful=False)
            far.receive()
            assert all(map(np.array_equal, near.arrays, far.arrays)), step
            ended += int(near.ended.sum())
            moved = sum(old is not new for old, new in zip(before, homes(far), strict=True))
            step += 1
    assert moved == 1
    assert ended


def two_halves(cluster: Any) -> None:
    """Games against itself are played in two batches: one that ends leaves the other its cluster."""
    rng = np.random.default_rng(1)
    first, second = (
        astrarium.batch("captains", 2, seed=seed, workers=1, ray=cluster.address) for seed in range(2)
    )
    first.close()
    second.step(second.random_actions(rng))
    second.close()
    assert cores_of(cluster.address) == 1


def a_lesson(cluster: Any) -> None:
    """What a bot's numbers are fitted to is the same, wherever it was played."""
    lesson = Lesson("metallum", 2, (0.0,) * len(WeightVector(novice_of("metallum")).names), "lesson")
    near, far = gather(lesson, 2, 1), gather(lesson, 2, 1, cluster.address)
    assert len(near.missed) > 1
    assert all(map(np.array_equal, near, far))


def on_both(cluster: Any) -> Batch:
    """A batch with games on both machines; a new machine may be unknown to the others for a moment."""
    from ray._private.state import actors

    for _ in range(20):
        made: Batch = astrarium.batch("captains", 8, seed=2, workers=2, ray=cluster.address)
        at = [actors(home._actor_id.hex())["Address"]["NodeID"] for home in homes(made)]
        if len(set(at)) == 2:
            return made
        made.close()
    raise AssertionError("no batch lies on both machines")


def homes(batch: Batch) -> list[Any]:
    """Where the games of a batch are."""
    return [worker._there for worker in batch._workers]  # type: ignore[attr-defined]
