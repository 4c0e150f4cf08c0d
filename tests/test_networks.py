"""Networks for any game: read, kept as bytes, and at the table."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from astrarium import bots, game, start
from astrarium.bots.networks import network
from astrarium.bots.networks.input_encoding import PICKED, InputEncoding, reading_of
from astrarium.bots.networks.player import Player
from astrarium.bots.outcome_value import outcome_values
from astrarium.bots.search_budget import Limit
from astrarium.kernel import Chance, Table, Window
from astrarium.kernel.learning.partial_answer import Picks
from astrarium.train.network_search import think

HIDDEN = 12
IDS = ["metallum", "race", "orion", "captains", "adastra"]


def some_arrays(reading: InputEncoding, seed: int = 1) -> dict[str, Any]:
    """A network that knows nothing, but has an opinion on everything."""
    rng = np.random.default_rng(seed)

    def made(*shape: int) -> Any:
        return rng.normal(size=shape).astype(np.float32) / 8

    arrays = {
        "usual": np.array([10.0], np.float32),
        "scale": np.abs(made(len(reading.amounts))),
        "picked": made(reading.actions + 1, PICKED),
        "in": made(reading.width, HIDDEN),
        "in-add": made(HIDDEN),
        "middle": made(HIDDEN, HIDDEN),
        "middle-add": made(HIDDEN),
        "policy": made(HIDDEN, reading.actions),
        "policy-add": made(reading.actions),
        "value": made(HIDDEN, 1),
        "value-add": made(1),
    }
    return arrays | {f"name-{named.field}": made(named.kinds, named.width) for named in reading.named}


def by_hand(reading: InputEncoding, arrays: dict[str, Any], row: Any) -> tuple[Any, float]:
    """Logits and value, with every number written out before the first layer."""
    parts = [row[reading.amounts] * arrays["scale"]]
    for named in reading.named:
        codes = row[named.begin : named.begin + named.length] - named.least
        parts.append(arrays[f"name-{named.field}"][codes].ravel())
    picked = [number for number in row[reading.picked] if number]
    parts.append(sum((arrays["picked"][number] for number in picked), np.zeros(PICKED)))
    hidden = np.maximum(np.concatenate(parts) @ arrays["in"] + arrays["in-add"], 0)
    hidden = np.maximum(hidden @ arrays["middle"] + arrays["middle-add"], 0)
    return hidden @ arrays["policy"] + arrays["policy-add"], float(
        hidden @ arrays["value"][:, 0] + arrays["value-add"][0]
    )


def some_row(reading: InputEncoding, identity: str) -> Any:
    """The row of a position in which something was picked already."""
    table = start(identity, seats=2, seed=3)
    choice = table.pending[0]
    layout = table.game.layout(2)
    row = np.array(layout.row(table.state, choice.seat, choice, [4, 7]), np.int16)
    return row[: layout.size_of_observation]


@pytest.mark.parametrize("identity", IDS)
def test_the_folded_network_says_what_the_layers_say(identity: str) -> None:
    reading = reading_of(game(identity), 2)
    arrays, row = some_arrays(reading), some_row(reading, identity)
    logits, value = by_hand(reading, arrays, row)
    legal = [0, 3, reading.actions - 1]
    odds, worth = network.Network(reading, arrays).judge(row, legal)
    expected = np.exp(logits[legal]) / np.exp(logits[legal]).sum()
    assert odds == pytest.approx(expected, rel=1e-3)
    assert worth == pytest.approx(value, rel=1e-3, abs=1e-4)
    assert network.Network(reading, arrays).value(row) == pytest.approx(worth)


def test_a_network_is_kept_as_bytes_and_fits_only_the_row_it_was_taught_on(tmp_path: Path) -> None:
    reading = reading_of(game("metallum"), 2)
    arrays, row = some_arrays(reading), some_row(reading, "metallum")
    network.save(tmp_path / "2.npz", reading, arrays)
    kept = network.read(tmp_path / "2.npz", reading)
    assert kept is not None
    assert kept.value(row) == pytest.approx(network.Network(reading, arrays).value(row), abs=0.05)
    assert network.read(tmp_path / "2.npz", reading_of(game("orion"), 2)) is None
    assert network.read(tmp_path / "3.npz", reading) is None


@pytest.mark.parametrize("identity", IDS)
def test_a_network_plays_a_whole_game(identity: str) -> None:
    """Whatever it prefers: all it answers may be answered."""
    table = start(identity, seats=2, seed=8)
    reading = reading_of(table.game, 2)
    player = Player(table.game, 2, network.Network(reading, some_arrays(reading)))
    rng = Random(1)
    while table.pending:
        seat = table.pending[0].seat
        window = Window(table, seat, Chance(str(rng.random())))
        table.answer(seat, player.answer(window.imagine(rng).state, window.choice))
    assert table.result is not None


# -- thinking


def thinker(table: Table, seed: int = 1) -> Player:
    reading = reading_of(table.game, table.seats)
    return Player(table.game, table.seats, network.Network(reading, some_arrays(reading, seed)))


@pytest.mark.parametrize(("identity", "seats"), [*[(each, 2) for each in IDS], ("race", 4), ("captains", 1)])
def test_a_network_that_thinks_answers_what_may_be_answered(identity: str, seats: int) -> None:
    table = start(identity, seats=seats, seed=8)
    player, rng = thinker(table), Random(1)
    for _ in range(20):
        seat = table.pending[0].seat
        window = Window(table, seat, Chance(str(rng.random())))
        table.answer(seat, think(window, rng, player, Limit(iterations=12)))


def test_thinking_by_iterations_is_always_the_same() -> None:
    table = start("race", seats=2, seed=4)
    player = thinker(table)
    answers = [
        think(Window(table, 0, Chance("a")), Random(3), player, Limit(iterations=60)) for _ in range(2)
    ]
    assert answers[0] == answers[1]


def last_decision(identity: str, seed: int) -> Table:
    """The position of a random game in which one answer ends it."""
    table, again = (start(identity, seats=2, seed=seed) for _ in range(2))
    rng, answers = Random(seed), []
    while table.pending:
        choice = table.pending[0]
        picks = Picks(choice)
        picks.complete(rng.random) if choice.several else picks.take(rng.choice(choice.options))
        answers.append((choice.seat, picks.answer()))
        table.play(*answers[-1])
    for seat, answer in answers[:-1]:
        again.answer(seat, answer)
    return again


@pytest.mark.parametrize(("identity", "seed"), [("metallum", 35), ("orion", 43), ("orion", 93)])
def test_thinking_finds_the_answer_that_wins_at_once(identity: str, seed: int) -> None:
    """Whatever the network believes: an end that is in sight is known."""
    table = last_decision(identity, seed)
    (choice,) = table.pending
    ends = {}
    for option in choice.options:
        after = table.fork(light=True)
        after.play(choice.seat, option)
        ends[option] = outcome_values(after.game, after.state, 10.0)[choice.seat]
    assert max(ends.values()) - min(ends.values()) > 0.3
    window = Window(table, choice.seat, Chance("a"))
    answer = think(window, Random(1), thinker(table), Limit(iterations=300))
    assert ends[answer] > max(ends.values()) - 0.1


# -- as bots


def test_the_network_of_orion_wins_against_the_bot_that_it_learned_from() -> None:
    won = 0
    for deal, mine in product(range(3), range(2)):
        table = start("orion", seed=f"net/{deal}")
        names = ["orion-learned" if seat == mine else "orion-basic" for seat in range(2)]
        players = [bots.make(name, seat) for seat, name in enumerate(names)]
        while table.pending:
            seat = table.pending[0].seat
            table.play(seat, players[seat].choose(Window(table, seat, Chance(f"{table.moves}"))))
        assert table.result is not None
        won += table.result.ranking[0] == [mine]
    assert won > 3


def test_at_seats_for_which_none_was_taught_the_quick_bot_plays() -> None:
    table = start("orion", seats=3, seed=1)
    seat = table.pending[0].seat
    windows = [Window(table, seat, Chance("1")) for _ in range(2)]
    learned, basic = (
        bots.make(name, 1).choose(each)
        for name, each in zip(("orion-learned", "orion-basic"), windows, strict=True)
    )
    assert learned == basic
