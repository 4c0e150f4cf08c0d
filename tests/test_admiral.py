"""The bot `admiral`: answers are tried in the same worlds, and another than the first has to prove better."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from astrarium import bots, game, kernel, start
from astrarium.bots import admiral
from astrarium.bots.admiral import OPTIONS, adviser_of
from astrarium.bots.bot_registry import answer
from astrarium.bots.rollouts import Rollouts, Within
from astrarium.bots.search_budget import Limit
from astrarium.kernel import Chance, Window
from common.bots import moments
from toys.comets import GAME as COMETS

IDS = ["metallum", "race", "orion", "captains", "adastra"]


class World:
    """A world in which an answer is worth what it says, give or take what this world brings to all."""

    def __init__(self, luck: float) -> None:
        self.worth = luck

    def play(self, seat: int, answer: Any) -> None:
        self.worth += answer


class Worlds:
    """A window on such worlds."""

    seat = 0

    def __init__(self) -> None:
        self.tried = 0

    def imagine(self, chance: Random, light: bool) -> World:
        self.tried += 1
        return World(chance.gauss(0, 100))


def tried(
    answers: list[Any], limit: int | Limit, noise: float = 0.0, length: int = 0
) -> tuple[Rollouts, Worlds]:
    worlds, rng = Worlds(), Random(2)
    rollouts = Rollouts(
        worlds,  # type: ignore[arg-type]
        answers,
        lambda world, seed: length,
        lambda world, seat: world.worth + rng.gauss(0, noise),  # type: ignore[attr-defined]
    )
    clock = (limit if isinstance(limit, Limit) else Limit(iterations=limit)).clock()
    for _ in rollouts.tries(clock, Random(1)):
        pass
    return rollouts, worlds


def test_what_takes_many_decisions_counts_for_many() -> None:
    _, short = tried([1.0, 1.0], 40)
    _, long = tried([1.0, 1.0], 40, length=9)
    assert (short.tried, long.tried) == (40, 4)


def test_whoever_plays_on_thinks_in_the_world_as_it_is_but_foresees_no_luck() -> None:
    world = start("captains", seats=2, seed=3).fork(observer=0, chance=Random(1))
    within = Within(world, world.pending[0].seat)
    thoughts = [within.imagine(Random(seed)) for seed in range(2)]
    assert all(each.state.cards.face == world.state.cards.face for each in thoughts)
    assert len({each.state.chance.getrandbits(64) for each in (world, *thoughts)}) == 3


def test_the_better_answer_is_found_whatever_the_worlds_bring() -> None:
    rollouts, _ = tried([1.0, 3.0, 2.0], 30, noise=0.5)
    assert rollouts.best(0.3) == 3.0


def test_with_little_time_fewer_answers_are_looked_at_but_each_in_more_than_one_world() -> None:
    rising = [1.0, 2.0, 3.0, 4.0]
    few, worlds = tried(rising, 40, length=9)
    assert worlds.tried == 4
    assert few.best(0.3) == 2.0
    assert tried(rising, 80, length=9)[0].best(0.3) == 4.0


def test_the_last_answer_is_looked_at_where_there_is_time() -> None:
    rollouts, _ = tried([1.0, 2.0, 3.0, 4.0], Limit(0.2), noise=0.1)
    assert rollouts.best(0.3) == 4.0


def test_an_answer_that_is_behind_is_given_up_and_the_thinking_ends() -> None:
    rollouts, worlds = tried([2.0, 1.0, 0.0], 1000, noise=0.1)
    assert rollouts.best(0.3) == 2.0
    assert worlds.tried < 30


def test_another_answer_must_be_better_by_more_than_chance() -> None:
    rollouts, _ = tried([1.0, 1.01], 12, noise=5.0)
    assert rollouts.best(50.0) == 1.0


def test_worlds_that_only_some_have_seen_do_not_count() -> None:
    rollouts, worlds = tried([1.0, 2.0], 5)
    assert worlds.tried == 5
    assert rollouts.best(0.0) == 2.0


@pytest.mark.parametrize("id", IDS)
def test_it_answers_every_question_and_the_same_question_the_same_way(id: str) -> None:
    adviser = adviser_of(id)
    assert adviser is not None
    asked = set()
    for table in islice(moments(game(id), lambda: bots.make("random", 1), "admiral"), 5, 60, 11):
        choice = table.pending[0]
        window = Window(table, choice.seat, Chance("window"))
        answers = [bots.make("admiral:8i", 7).choose(window) for _ in range(2)]
        assert answers[0] == answers[1]
        table.fork().answer(choice.seat, answers[0])
        asked.add(choice.prompt)
    assert len(asked) > 1


def test_with_more_time_it_looks_further_and_wider() -> None:
    def looks(id: str, limit: Limit) -> tuple[int, int]:
        how = OPTIONS[id].given(limit)
        return how.depth, how.breadth

    assert [looks("race", Limit(seconds)) for seconds in (0.02, 0.1, 0.3, 1)] == [
        (1, 4),
        (1, 4),
        (2, 4),
        (3, 4),
    ]
    assert [looks("orion", Limit(seconds)) for seconds in (0.1, 0.3, 1)] == [(3, 4), (4, 6), (5, 8)]
    assert looks("orion", Limit(None, 1000)) == (3, 4), "decisions that are counted are a time as well"
    assert looks("orion", Limit(None, 10000)) == (5, 8)
    assert looks("orion", Limit(3.0, 1000)) == (3, 4), "then seconds only end what takes too long"
    assert looks("adastra", Limit(10.0)) == (0, 7), "to the end of the round, however long it thinks"


def test_it_looks_where_moves_begin_and_where_it_is_worth_while_besides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = Counter[str]()

    class Watched(Rollouts):
        def __init__(self, window: Window, *rest: Any) -> None:
            looked[window.choice.prompt] += 1
            super().__init__(window, *rest)

    monkeypatch.setattr(admiral, "Rollouts", Watched)
    table = start("race", seed="besides")
    player = bots.make("admiral:4i", 1)  # where it looks does not depend on how long
    while table.pending:
        seat = table.pending[0].seat
        table.play(seat, answer(player, table, seat, Chance(f"{table.moves}")))
    assert set(looked) == {"action", *OPTIONS["race"].besides}


def test_a_game_that_nobody_knows_is_searched() -> None:
    table = kernel.start(COMETS, 2, 1, {"rounds": 2})
    player = bots.make("admiral:8i", 1)
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, player.choose(Window(table, seat, Random(seat))))


def test_it_wins_against_the_bot_whose_advice_it_takes() -> None:
    table = start("orion", seed="admiral")
    players = [bots.make("admiral:24i", 1), bots.make("orion-basic", 2)]
    while table.pending:
        seat = table.pending[0].seat
        table.play(seat, answer(players[seat], table, seat, Chance(f"{table.moves}")))
    assert table.result is not None
    assert table.result.ranking[0] == [0]
