"""The lower grades: legal in every game, steady in their errors, as quick as what they are made of."""

from __future__ import annotations

from math import log
from random import Random

import pytest

import astrarium
from astrarium import bots
from astrarium.bots.logistic import logistic
from astrarium.bots.metallum.judge import REPLY, Horizon, outlook
from astrarium.bots.novices import GRADES, WAYS, blurred, novice_of, way_of
from astrarium.kernel import Window
from astrarium.tables.bot_answer import seed_of
from astrarium.tables.bot_levels import easy, first, levels
from common.amount import sample
from common.bots import play_game

GAMES = ("adastra", "captains", "metallum", "orion", "race")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("grade", list(GRADES)[:: sample(2, 1)])
def test_whole_games_come_to_an_end(game: str, grade: str) -> None:
    seated = [bots.make(grade, 1), bots.make(grade, 2)]
    assert play_game(astrarium.game(game), seated, "grades").over


@pytest.mark.parametrize("game", GAMES)
def test_nobody_breaks_down_over_what_he_believes(game: str) -> None:
    """In every way of being wrong: weights can become very large and very small."""
    novice, worst = novice_of(game), GRADES["cadet"]
    seated = [
        novice.make("", way, blurred(novice.weights, game, worst.blur, way), worst.sight)
        for way in range(WAYS)
    ]
    for pair in zip(seated[::2], seated[1::2], strict=True):
        assert play_game(astrarium.game(game), [*pair], "ways").over


def test_odds_are_judged_however_far_one_is_ahead() -> None:
    assert [logistic(x) for x in (-1e9, 0.0, 1e9)] == [0.0, 0.5, 1.0]
    usual, worst = novice_of("metallum").weights, GRADES["cadet"]
    for way in range(WAYS):
        weights = blurred(usual, "metallum", worst.blur, way)
        scorings, won = outlook(weights, Horizon(REPLY, later=4), lead=-20)
        assert 0 <= won < scorings / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_answer(game: str) -> None:
    table = astrarium.start(game, 2, "grades")
    seat = table.pending[0].seat
    answers = [bots.make("ensign", 3).choose(Window(table, seat, Random(5))) for _ in range(2)]
    assert answers[0] == answers[1]


def test_judgements_are_wrong_in_several_ways_that_are_kept() -> None:
    usual = novice_of("race").weights
    cards = {blurred(usual, "race", 1.6, way).card for way in range(WAYS)}
    assert len(cards) == WAYS
    assert blurred(usual, "race", 1.6, 0) is blurred(usual, "race", 1.6, 0)
    assert blurred(usual, "race", 1.6, 0).length == usual.length


def test_whoever_knows_more_is_less_wrong_in_the_same_way() -> None:
    usual = novice_of("orion").weights
    for way in range(WAYS):
        wrong = [blurred(usual, "orion", grade.blur, way).food / usual.food for grade in GRADES.values()]
        assert wrong == sorted(wrong, key=lambda factor: -abs(log(factor)))
        assert len({factor > 1 for factor in wrong}) == 1


def test_somebody_is_wrong_in_the_same_way_all_through_a_game() -> None:
    """A table asks for a bot anew at every move."""
    table = astrarium.start("metallum", 2, "grades")
    choose = bots.uniform(Random(1))
    seeds: list[list[str]] = [[], []]
    while table.pending and table.moves < 30:
        choice = table.pending[0]
        seeds[choice.seat].append(seed_of(table, choice.seat))
        table.play(choice.seat, choose(choice))
    assert all(len(set(mine)) == len(mine) > 5 for mine in seeds)
    assert [len(set(map(way_of, mine))) for mine in seeds] == [1, 1]
    tables = [astrarium.start("metallum", 2, f"grades {number}") for number in range(40)]
    assert len({way_of(seed_of(each, 0)) for each in tables}) == WAYS


def test_who_still_learns_ad_astra_thinks_of_no_exchange() -> None:
    def exchanges(bot: str) -> int:
        table = play_game(astrarium.game("adastra"), [bots.make(bot, 1), bots.make(bot, 2)], "exchange")
        return sum(answer == ("exchange",) for _, answer in table.record.moves)

    assert exchanges("ensign") == 0 < exchanges("adastra-basic")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_offered_a_random_mover(game: str) -> None:
    known = levels(game)
    assert [level.level.rpartition("-")[2] for level in known][:5] == [*GRADES, "captain"]
    assert known[4].bot == first(game) == f"{game}-basic"
    assert "random" not in [level.bot for level in known]
    assert easy(game) == "ensign"


def test_a_game_that_nobody_knows_has_levels_of_its_own() -> None:
    assert [level.bot for level in levels("comets")] == ["flat:0.2", "ismcts:0.5", "ismcts:2"]
