"""Choices stay small: whatever is switched on, nobody has to look through hundreds of options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from astrarium import bots
from astrarium.games.adastra import GAME
from astrarium.kernel import Choice, Window, new_state, start
from astrarium.kernel.play import play_on

#: What the largest choice may have at most; see below for what it has.
MOST = 500
#: Nothing that was ever seen comes near the limit: a choice beyond this is worth a look at the rules.
USUAL = 40
EVERYTHING: list[dict[str, Any]] = [
    {"unknown": True, "revenge": True, "custom": True, "long_game": True},
    {"unknown": True, "antarans": True, "custom": True, "long_game": True},
    {"long_game": True},
]


@pytest.mark.parametrize("options", EVERYTHING)
def test_random_games_ask_small_questions(options: dict[str, Any]) -> None:
    largest: Counter[str] = Counter()
    choose = bots.uniform(Random("size"))

    def watched(choice: Choice) -> Any:
        largest[choice.prompt] = max(largest[choice.prompt], len(choice.options))
        return choose(choice)

    for seats in (2, 4, 6):
        for seed in range(4):
            state = new_state(GAME, seats, f"size {seed}", GAME.check_setup(seats, options))
            play_on(GAME, state, watched)
    assert max(largest.values()) < USUAL < MOST


def test_games_of_empires_that_grow_ask_small_questions() -> None:
    seated = [bots.make("adastra-basic", seat) for seat in range(3)]
    table = start(GAME, 3, "grown", EVERYTHING[0])
    largest = 0
    while not table.over:
        choice = table.pending[0]
        largest = max(largest, len(choice.options))
        table.answer(choice.seat, seated[choice.seat].choose(Window(table, choice.seat, Random(1))))
    assert 10 < largest < USUAL
