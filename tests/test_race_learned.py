"""The bot `race-learned` and how it was taught: what the networks see, what they add, when there are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from astrarium import bots, kernel, start
from astrarium.bots.race import network, sight
from astrarium.bots.race.answers import answer
from astrarium.bots.race.judge import Judge
from astrarium.bots.race.network import Network
from astrarium.bots.race.weights import USUAL
from astrarium.games.race import GAME
from astrarium.learn import race
from program import astrarium as run

#: Deals of a comparison: few, and always the same.
DEALS = range(12)


def test_it_wins_more_than_it_loses_against_the_judge_alone() -> None:
    won = race.duel(DEALS, 2, False, network.load(2, False), None)
    assert won > len(DEALS)  # of twice as many games


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"advanced": True})])
def test_without_a_network_it_is_the_judge(seats: int, options: dict[str, Any]) -> None:
    table = start("race", seats=seats, seed=5, options=options)
    learned, basic = bots.make("race-learned", 1), bots.make("race-basic", 1)
    for move in range(12):
        choice = table.pending[0]
        window = kernel.Window(table, choice.seat, kernel.Chance(move))
        given = learned.choose(window)
        assert given == basic.choose(window)
        table.answer(choice.seat, given)


def test_what_it_sees_does_not_depend_on_hidden_cards() -> None:
    table = start("race", seats=2, seed=3)
    while table.pending[0].prompt != "action":
        table.answer(table.pending[0].seat, list(table.pending[0].options[:2]))
    rows = set()
    for luck in range(5):
        state = table.fork(observer=0, chance=kernel.Chance(luck)).state
        judge = Judge(USUAL, state, 0)
        rows.add(sight.row(judge, judge.root, judge.others).tobytes())
    assert len(rows) == 1


def test_networks_for_other_cards_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = network.FOLDER / "2.npz"
    assert network.read(kept) is not None
    assert network.read(tmp_path / "none.npz") is None
    monkeypatch.setattr(network, "PLACE", {"another": 0})
    assert network.read(kept) is None


def test_kept_networks_are_small_and_read_as_they_were_written(tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in network.FOLDER.iterdir()) < 2_000_000
    layers = [(np.ones((3, 2), np.float32), np.zeros(2, np.float32))]
    network.save(tmp_path / "x.npz", [layers, layers])
    read = network.read(tmp_path / "x.npz")
    assert isinstance(read, Network)
    assert read._outputs(np.ones((1, 3), np.float32)).tolist() == [[3, 3]]


def test_lessons_say_what_was_seen_chosen_and_won() -> None:
    taught = race.lessons(range(1), 2, False, lambda rng: [None, None])
    assert len(taught.rows) == len(taught.won) == len(taught.margin) == len(taught.chosen) > 10
    assert set(taught.won.tolist()) <= {0.0, 0.5, 1.0}
    assert np.allclose(taught.chosen.sum(axis=1), 1)


def test_positions_aim_at_the_end_and_a_little_at_what_they_looked_like_later() -> None:
    notes = race.Notes()
    for seat, hope in ((0, 0.9), (1, None), (0, 0.5)):
        notes.add(seat, np.zeros(1, np.float32), ("settle",), hope)
    first, second, last = race.aims(notes, [1.0, 0.0])
    assert (last, second) == (1.0, 0.0)
    assert first == pytest.approx(race.FAR + (1 - race.FAR) * 0.5)


def test_a_network_learns_what_it_is_taught() -> None:
    pytest.importorskip("torch")
    from astrarium.learn.fit import fit

    rng = np.random.default_rng(1)
    rows = rng.normal(size=(4000, 6)).astype(np.float16)
    won = (rows[:, 0] > 0).astype(np.float32)
    chosen = np.eye(2, dtype=np.float32)[(rows[:, 1] > 0).astype(int)]
    _, told = fit(race.Lessons(rows, won, won * 10, chosen), epochs=20)
    assert told["win"] < 0.3


def test_training_says_what_is_missing(tmp_path: Path) -> None:
    refused = run(tmp_path, "train", "orion", "--out", str(tmp_path))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "race" in refused.stderr


def test_it_answers_every_question_of_a_game() -> None:
    state: Any = kernel.new_state(GAME, 2, 11)
    made = kernel.play_on(GAME, state, lambda choice: answer(USUAL, state, choice, network.load(2, False)))
    assert made > 40
