"""The bot `race-learned` and how it was taught: what the networks see, what they win, when there are none."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from astrarium import bots, kernel, start
from astrarium.bots import installed_bots
from astrarium.bots.bot_registry import kinds
from astrarium.bots.race import network, network_input
from astrarium.bots.race.empire import empire_of
from astrarium.bots.race.learned_policy import learned_answer
from astrarium.bots.race.network import Networks
from astrarium.bots.race.policy import answer
from astrarium.bots.race.weights import USUAL
from astrarium.games.race import GAME
from astrarium.games.race.scoring import result
from astrarium.train import command
from common.amount import sample
from program import astrarium as run

#: Deals of a comparison, each played from both seats: few, and always the same.
DEALS = range(sample(4, 8))
#: Kinds of games besides that for two.
GAMES: list[tuple[int, bool]] = [(2, True), (3, False), (4, False)]


def _played(seed: int, seats: int, advanced: bool, learned: set[int]) -> Any:
    """A game in which these seats have learned, and the others go by the judge."""
    networks = network.load(seats, advanced)
    assert networks is not None
    state: Any = kernel.new_state(GAME, seats, seed, {"advanced": advanced})

    def choose(choice: kernel.Choice) -> kernel.Answer:
        if choice.seat in learned:
            return learned_answer(networks, state, choice)
        return answer(USUAL, state, choice)

    kernel.play_on(GAME, state, choose)
    return state


def test_it_wins_far_more_than_it_loses_against_the_judge() -> None:
    won = sum(
        seat in result(_played(seed, 2, False, {seat})).ranking[0] for seed in DEALS for seat in range(2)
    )
    assert won >= len(DEALS) * 5 / 4  # of twice as many; 78 of 100 in long matches


@pytest.mark.parametrize(("seats", "advanced"), GAMES)
def test_it_plays_every_game_to_its_end_in_good_time(seats: int, advanced: bool) -> None:
    assert _played(1, seats, advanced, set(range(seats))).round <= 20


def test_without_networks_it_is_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.bots.race.learned.load", lambda seats, advanced: None)
    table = start("race", seats=3, seed=5)
    learned, basic = bots.make("race-learned", 1), bots.make("race-basic", 1)
    for move in range(12):
        choice = table.pending[0]
        window = kernel.Window(table, choice.seat, kernel.Chance(move))
        given = learned.choose(window)
        assert given == basic.choose(window)
        table.answer(choice.seat, given)


def test_without_numpy_it_is_not_there_and_nobody_complains(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    there = installed_bots.find_spec
    monkeypatch.setattr(installed_bots, "find_spec", lambda name: None if name == "numpy" else there(name))
    kinds.cache_clear()
    try:
        assert "race-learned" not in bots.names("race")
        assert "race-basic" in bots.names("race")
        assert caplog.text == ""
    finally:
        kinds.cache_clear()


def test_what_it_sees_does_not_depend_on_hidden_cards() -> None:
    table = start("race", seats=2, seed=3)
    while table.pending[0].prompt != "action":
        table.answer(table.pending[0].seat, list(table.pending[0].options[:2]))
    rows = set()
    for luck in range(5):
        state: Any = table.fork(observer=0, chance=kernel.Chance(luck)).state
        row = np.zeros(network_input.width(2), np.float32)
        own, other = empire_of(state, 0, True), empire_of(state, 1, False)
        network_input.look(
            row,
            network_input.Seen(own),
            [network_input.Seen(other)],
            network_input.Moment(state.pool, state.round),
        )
        rows.add(row.tobytes())
    assert len(rows) == 1


def test_networks_for_other_cards_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = network.FOLDER / "2.npz"
    assert network.read(kept, 2) is not None
    assert network.read(kept, 3) is None
    assert network.read(tmp_path / "none.npz", 2) is None
    monkeypatch.setattr(network, "PLACE", {"another": 0})
    assert network.read(kept, 2) is None


def test_kept_networks_are_small_and_read_as_they_were_written(tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in network.FOLDER.iterdir()) < 2_000_000
    layers = [(np.ones((network_input.width(2), 2), np.float32), np.zeros(2, np.float32))]
    network.save(tmp_path / "x.npz", Networks(layers, layers))
    read = network.read(tmp_path / "x.npz", 2)
    assert read is not None
    assert read.chances(np.ones((1, network_input.width(2)), np.float32)).tolist() == [network_input.width(2)]


def test_teaching_tells_how_it_goes_and_can_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shortly = ("train", "race", "--out", str(tmp_path), "--seconds", "1", "--threads", "1")
    told = run(tmp_path, *shortly)
    assert told.returncode == 0, told.stderr
    assert "games" in told.stdout
    assert network.read(tmp_path / "2.npz", 2) is not None
    before = (tmp_path / "2.taught").read_bytes()
    monkeypatch.setattr(command, "build", partial(command.build, optimisation="-O1"))
    command.train("race", tmp_path, seconds=0.2, threads=1, start=tmp_path / "2.taught")
    assert (tmp_path / "2.taught").read_bytes() != before


@pytest.mark.parametrize(
    "words", [("orion", "--advanced"), ("race", "--seats", "3", "--advanced")], ids=["game", "seats"]
)
def test_training_says_what_cannot_be_taught(tmp_path: Path, words: tuple[str, ...]) -> None:
    refused = run(tmp_path, "train", *words, "--out", str(tmp_path))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "Race" in refused.stderr
