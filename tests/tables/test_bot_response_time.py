"""No bot level of a game takes longer than three seconds for an answer."""

from __future__ import annotations

from time import process_time

import pytest

import astrarium
from astrarium import bots
from astrarium.kernel import Chance
from astrarium.tables.bot_answer import player
from astrarium.tables.bot_levels import ANYWHERE, levels, seconds_of

GAMES = list(astrarium.games())
#: The longest that somebody waits for an answer, in seconds.
LONGEST = 3.0
#: Answers of each game that are looked at: the first ones, where there is most to choose from.
ANSWERS = 12


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_bound_by_a_limit_of_its_own(game: str) -> None:
    assert [each.bot for each in levels(game) if seconds_of(each.bot) > LONGEST] == []


def test_so_is_every_level_of_a_game_without_bots_of_its_own() -> None:
    assert [bot for _, (bot,) in ANYWHERE if seconds_of(bot) > LONGEST] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_level_that_counts_its_work_counts_little_of_it(game: str) -> None:
    """Bots that know their game look at so many things: what that takes of a processor of their own."""
    table = astrarium.start(game, 2, seed="patience")
    players = [player(each.bot, "1", seconds_of(each.bot)) for each in levels(game)]
    taken = []
    for number in range(ANSWERS):
        if table.over:
            break
        choice, bot = table.pending[0], players[number % len(players)]
        began = process_time()
        answer = bots.answer(bot, table, choice.seat, Chance(number))
        taken.append(process_time() - began)
        table.answer(choice.seat, answer)
    assert max(taken) <= LONGEST
