"""Positions from outside, in every game: what fits no field is named, and a mangled one never breaks the table.

What else cannot be in a position, each game says in its own folder.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.kernel import resume
from common.asking import any_answer
from common.positions import complaint, places, play_a_little, survivors

GAMES = [*astrarium.games().values()]
#: So many places of a position are mangled.
MANGLED = 120


def position(game: astrarium.Game) -> dict[str, Any]:
    """A position in the middle of a game, as plain data."""
    table, rng = astrarium.start(game.id, seats=2, seed="positions"), Random(game.id)
    while table.moves < 40:
        choice = table.pending[0]
        table.answer(choice.seat, any_answer(choice, rng))
    data: dict[str, Any] = list(table.checkpoints())[-1].state.to_json()
    assert resume(game, data).pending
    return data


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_fields_that_are_missing_or_unknown_are_named(game: astrarium.Game) -> None:
    data = position(game)
    data["weather"] = "fine"
    assert complaint(game, data) == "State: unknown weather"
    del data["weather"], data["round"]
    assert complaint(game, data) == "State: missing round"


@pytest.mark.parametrize("value", [None, -1, 2, 99, "gold", [], {}])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mangled_position_never_breaks_the_table(game: astrarium.Game, value: Any) -> None:
    """Whatever stands in whatever place: it is refused, or it is a table that can be played on and seen."""
    data = position(game)
    every = max(1, len(list(places(data))) // MANGLED)
    taken = 0
    for table in survivors(game, data, value, every=every):
        taken += 1
        play_a_little(table, 6)
    assert taken < MANGLED
