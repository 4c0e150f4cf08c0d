"""The program in C that trains Race: what its networks see, and what its games pay."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from astrarium.bots.race.empire import empire_of
from astrarium.bots.race.network_input import Moment, Seen, look, width
from astrarium.games.race import GAME
from astrarium.games.race.scoring import result
from astrarium.kernel import ActionStepper, new_state
from astrarium.train.command import build, write_table

GAMES = 12
#: The round in which the program breaks a game off.
LONGEST = 30
Line = tuple[str, int, list[int]]


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("trainer"), "-O1")


def told(program: Path, folder: Path, seats: int, advanced: bool) -> Iterator[tuple[int, list[Line]]]:
    """The games that the program plays: the seed, and what it says line by line."""
    write_table(folder / "table")
    arguments = [str(folder / "table"), str(seats), str(int(advanced)), "1", "games", str(GAMES)]
    said = subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True).stdout
    for game in said.split("game ")[1:]:
        seed, *lines = game.splitlines()
        words = [line.split() for line in lines]
        yield int(seed), [(what, int(seat), [int(each) for each in rest]) for what, seat, *rest in words]


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (2, True), (3, False), (4, False)])
def test_its_players_see_what_ours_see(program: Path, tmp_path: Path, seats: int, advanced: bool) -> None:
    """Its games are games by the rules: the same seed and the same actions lead through the same positions."""
    seen = 0
    for seed, lines in told(program, tmp_path, seats, advanced):
        steps = ActionStepper(GAME, new_state(GAME, seats, seed, {"advanced": advanced}))
        for what, seat, numbers in lines:
            if what == "act":
                steps.act(numbers[0], seat)
            elif what == "sight":
                _compare(steps.state, seat, numbers)
                seen += 1
        drawn_out = not steps.over and steps.state.round == LONGEST + 1
        assert steps.over or drawn_out, seed
        first = result(steps.state).ranking[0] if steps.over and steps.state.round < LONGEST else []
        paid = [numbers[0] for what, _, numbers in lines if what == "paid"]
        assert paid == [round(1000 / len(first)) if seat in first else 0 for seat in range(seats)]
    assert seen > GAMES * 8 * seats


def _compare(state: object, seat: int, numbers: list[int]) -> None:
    """What the networks see is the same here and there."""
    seats = state.seats  # type: ignore[attr-defined]
    row, expected = np.zeros((2, width(seats)), np.float32)
    others = [Seen(empire_of(state, each, False)) for each in range(seats) if each != seat]
    moment = Moment(state.pool, state.round)  # type: ignore[attr-defined]
    look(row, Seen(empire_of(state, seat, True)), others, moment)
    for at, value in zip(numbers[::2], numbers[1::2], strict=True):
        expected[at] += value / 1000
    assert np.allclose(row, expected, atol=1e-3), np.nonzero(np.abs(row - expected) > 1e-3)
