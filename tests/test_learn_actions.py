"""Actions by meaning: numbers that stay, picks one at a time, simultaneous questions in both forms."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import astrarium
from astrarium.kernel import Chance, Game, new_state, start
from astrarium.kernel.game import Result
from astrarium.kernel.learning.action_index import (
    KEPT,
    Actions,
    Encoding,
    NoSuchAction,
    by,
    called,
    every_key,
)
from astrarium.kernel.learning.features import Filler
from astrarium.kernel.learning.partial_answer import STOP
from astrarium.kernel.play.action_stepper import ActionStepper
from astrarium.kernel.play.game_facts import facts, utilities
from toys import comets

GAMES = list(astrarium.games())


@pytest.mark.parametrize("id", GAMES)
def test_every_action_of_a_game_is_in_its_kept_file(id: str) -> None:
    game = astrarium.game(id)
    kept = (game.folder / KEPT).read_text(encoding="utf-8").splitlines()
    assert len(set(kept)) == len(kept)
    assert [*game.actions.names] == kept, "make actions"
    assert game.encoding is not None
    assert {called(key) for key in every_key(game.encoding)} <= set(kept)


def test_a_new_card_appends(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_text("stop\ncard 1\ncard 2\ncard 3\n", encoding="utf-8")
    more = Actions(Encoding({"card": by(comets.comet, range(7))}), tmp_path)
    assert more.names == ("stop", "card 1", "card 2", "card 3", "card 0", "card 4", "card 5", "card 6")


def test_an_action_goes_by_faces_not_by_ids() -> None:
    """The same face has the same number whatever card of the deal bears it."""
    found: dict[str, set[int]] = {}
    for seed in range(6):
        table = start(comets.GAME, 2, seed, {"rounds": 2})
        for choice in table.pending:
            for option in choice.options:
                number = comets.GAME.actions.number(table.state, choice, option)
                found.setdefault(str(table.state.cards.face[option[1]]), set()).add(number)
    assert all(len(numbers) == 1 for numbers in found.values())
    assert len(found) == 6


def test_an_unknown_option_is_refused() -> None:
    table = start(comets.GAME, 2, 1, {"rounds": 2})
    choice = table.pending[0]
    with pytest.raises(NoSuchAction):
        comets.GAME.actions.number(table.state, choice, ("ring",))
    with pytest.raises(NoSuchAction):
        comets.GAME.actions.option(table.state, choice, choice.options, 0)


def play(game: Game, seats: int, seed: int) -> ActionStepper:
    """A random game, action by action."""
    rng = Random(seed)
    steps = ActionStepper(game, new_state(game, seats, seed))
    while not steps.over:
        steps.act(rng.choice(steps.legal()))
    return steps


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_played_by_numbers_alone(id: str) -> None:
    game = astrarium.game(id)
    steps = play(game, max(2, game.seats[0]), 3)
    assert 10 < steps.acts < game.nature.longest
    got = utilities(game, game.result(steps.state))
    assert sum(got) == pytest.approx(0)
    assert max(got) <= 1


def test_several_are_picked_one_at_a_time() -> None:
    game = replace(comets.GAME)
    steps = ActionStepper(game, new_state(game, 2, 5, {"rounds": 2}))
    for seat in (0, 1):
        assert steps.seat == seat
        steps.act(steps.legal()[0])
    asked = steps.asked()
    assert asked.choice.prompt == "drop"
    assert asked.choice.at_least == 1
    assert STOP not in asked.options
    with pytest.raises(NoSuchAction):
        steps.act(0)


def test_all_at_once_and_turn_by_turn_are_one_game() -> None:
    """Answers of a simultaneous question may come in any order, and nobody sees them before the last."""
    states = []
    for order in ((0, 1), (1, 0)):
        steps = ActionStepper(comets.GAME, new_state(comets.GAME, 2, 9, {"rounds": 2}))
        assert steps.seats_asked == [0, 1]
        before = comets.GAME.layout(2).row(steps.state, order[1], steps.asked(order[1]).choice)
        steps.act(steps.legal(order[0])[0], order[0])
        assert comets.GAME.layout(2).row(steps.state, order[1], steps.asked(order[1]).choice) == before
        steps.act(steps.legal(order[1])[0], order[1])
        states.append(steps.state.fingerprint())
    assert states[0] == states[1]


def test_twins_are_settled_as_at_a_table() -> None:
    """Of two copies in a hand the one leaves that more have seen, as a table has it."""
    game = astrarium.game("race")
    table = astrarium.start("race", seats=2, seed=4)
    steps = ActionStepper(game, new_state(game, 2, 4))
    rng = Random(4)
    while not steps.over:
        seat = steps.seat
        choice = table.choice(seat)
        while choice is None or choice.forced() is not None:
            pending = table.pending[0]
            table.answer(pending.seat, pending.forced())
            choice = table.choice(seat)
        picked = []
        asked = steps.asked()
        while asked in steps.waiting:
            picked.append(rng.choice(steps.legal()))
            steps.act(picked[-1])
        left = [*choice.options]
        answer = []
        for number in picked:
            if number:
                answer.append(game.actions.option(table.state, choice, left, number))
                left.remove(answer[-1])
        table.answer(seat, answer if choice.several else answer[0])
    assert table.over
    assert all(game.view(steps.state, seat) == table.view(seat) for seat in (0, 1))


def test_the_facts_of_every_game() -> None:
    for id in GAMES:
        found = facts(astrarium.game(id))
        assert found.actions == len(astrarium.game(id).actions)
        assert found.information == "imperfect"
        assert found.chance == "stochastic"
    assert facts(astrarium.game("race"), 3).observation["hands"] == (3,)


def test_utilities_share_places() -> None:
    game = astrarium.game("race")
    assert utilities(game, Result({0: 5, 1: 9, 2: 9}, [[1, 2], [0]])) == [-1, 0.5, 0.5]
    assert utilities(game, Result({0: 5, 1: 5}, [[0, 1]])) == [0, 0]


def test_the_chance_of_a_world_does_not_change_the_numbers() -> None:
    table = astrarium.start("orion", seats=2, seed=3)
    choice = table.pending[0]
    world = table.fork(observer=choice.seat, chance=Chance(5))
    there = world.choice(choice.seat)
    assert there is not None
    numbers = astrarium.game("orion").actions.numbers
    assert numbers(table.state, choice, choice.options) == numbers(world.state, there, there.options)


def test_the_page_of_observations_is_up_to_date() -> None:
    script = Path(__file__).parents[1] / "tools" / "pages" / "observations.py"
    ran = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("id", GAMES)
def test_what_has_not_changed_need_not_be_filled_anew(id: str) -> None:
    """A filler that follows a table gives the same rows as one that fills everything."""
    game = astrarium.game(id)
    seats = game.seats[1]
    layout = game.layout(seats)
    filler = Filler(layout)
    row = memoryview(bytearray(2 * layout.size)).cast("h")
    for seed in (1, 2):
        steps, rng = ActionStepper(game, new_state(game, seats, seed)), Random(seed)
        while not steps.over:
            asked = steps.asked()
            seat = asked.choice.seat
            filler.fill(steps.state, seat, asked.choice, asked.picked, row)
            assert row.tolist() == layout.row(steps.state, seat, asked.choice, asked.picked).tolist()
            steps.act(rng.choice(steps.legal()))
