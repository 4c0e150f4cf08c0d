"""Looking back at games whose faults are known: what cost most, and what was better."""

from __future__ import annotations

import pytest

import astrarium
import metallum.table as metallum
import orion.table as orion
from astrarium import bots, replay, start
from astrarium.kernel import Chance, Table
from astrarium.teach import LEARNER, LessonRun, begin_at, lessons
from astrarium.teach.review import (
    LEAST,
    TOLD,
    ReviewedDecision,
    evaluate_decision,
    review,
    review_parts,
    steps,
    summary_of,
)
from astrarium.teach.turning_points import turning_points

from .test_hints import last_structure, pay_day


def to_the_end(table: Table) -> Table:
    """Let the game's own bot play on for all."""
    bot = bots.make(f"{table.game.id}-basic", "end")
    while not table.over:
        seat = table.pending[0].seat
        table.answer(seat, bots.answer(bot, table, seat, Chance(table.moves)))
    return table


def test_the_decision_that_cost_most_is_told_with_the_better_one() -> None:
    table = orion.play(last_structure(), "research")
    found = review(to_the_end(table), 0, 0.0)
    worst = found.decisions[0]
    assert (worst.move, worst.answer, worst.better) == (0, ("research",), ("build", 42))
    assert worst.cost == pytest.approx(5.0, abs=0.5)
    assert worst.now is not None
    assert found.lost == pytest.approx(worst.cost)
    assert found.sound == found.decided - 1


def test_what_decisions_cost_is_the_sum_of_all_that_were_found_costly_twice() -> None:
    """More than are told; neither what cost little nor what a second look was not worth."""
    table = to_the_end(last_structure())
    costs = [0.4, 2.0, 0.5, 0.0, 1.0, 3.0, 0.7, 5.0]
    decided = [ReviewedDecision(0, 8, (), ("research",), cost, 0.0, begins=False) for cost in costs]
    again = [5, 1, 4, 6, 2, 0]
    found = summary_of(table, 0, decided, again)
    assert found.lost == pytest.approx(3.0 + 2.0 + 1.0 + 0.7 + 0.5)
    assert sorted(each.cost for each in found.decisions) == [1.0, 2.0, 3.0]
    assert (found.decided, found.sound) == (8, 3)


def test_nothing_is_told_of_a_game_without_fault() -> None:
    table = orion.play(last_structure(), "build titan")
    found = review(to_the_end(table), 0, 0.0)
    assert found.decisions == ()
    assert (found.sound, found.lost) == (found.decided, 0.0)
    assert found.luck == pytest.approx(0.0)


def test_leaving_without_mining_costs_what_the_planet_pays() -> None:
    table = metallum.play(pay_day(), "red", "resolve move_1", "to beta", "end")
    found = review(to_the_end(table), 0, 0.0)
    assert found.decisions[0].answer == ("resolve", "move_1")
    assert found.decisions[0].better == ("resolve", "intensive_mining")
    assert found.decisions[0].cost >= 3


def last_two() -> Table:
    """The last action of both, with something dear to build for each."""
    return orion.lay_out(
        hands={0: "titan", 1: "frigate"}, round=8, stock={0: (9, 9, 9), 1: (9, 9, 9)}, pool={0: 1, 1: 1}
    )


def test_what_another_does_is_told_apart_from_luck() -> None:
    """The same luck, two opponents: one plays as their bot would, one throws the last action away."""
    usual = review(to_the_end(orion.play(last_two(), "build titan")), 0, 0.0)
    assert (usual.luck, usual.others) == (pytest.approx(0.0), pytest.approx(0.0))
    kind = review(to_the_end(orion.play(last_two(), "build titan", "research")), 0, 0.0)
    assert kind.luck == pytest.approx(usual.luck)
    assert kind.others >= 1


def test_every_decision_is_looked_at_once_and_some_twice() -> None:
    table = to_the_end(start("race", 2, "review"))
    seen = [each for each in review_parts(table, 0, 0.0) if isinstance(each, tuple)]
    decided = len(steps(table, 0))
    assert [done for done, _ in seen][:decided] == list(range(1, decided + 1))
    assert all(done <= all_ for done, all_ in seen)


@pytest.mark.parametrize("game", ["race", "orion"])
def test_a_review_of_a_whole_game_is_in_the_order_of_play(game: str) -> None:
    table = to_the_end(start(game, 2, "review"))
    found = review(replay(table.record), 1, 0.0)
    moves = [each.move for each in found.decisions]
    assert len(moves) <= TOLD
    assert moves == sorted(moves)
    assert all(each.cost >= LEAST and each.answer != each.better for each in found.decisions)
    assert 0 < found.sound <= found.decided == len(steps(table, 1))
    assert list(found.turns) == turning_points(table), "one game has one list of turning points"


def test_a_move_of_a_lesson_is_no_mistake() -> None:
    """What a lesson asked for costs nothing, whatever a bot prefers; what its learner did instead may."""
    game = astrarium.games()["race"]
    lesson = lessons(game)["first"]
    table = begin_at(game, lesson, 6)
    course = LessonRun(game, lesson, table)
    explore = next(choice for choice in table.pending if choice.seat == LEARNER)
    own = (next(option for option in explore.options if (option,) != course.planned(explore)),)
    table.answer(LEARNER, own)
    found = steps(table, LEARNER)
    assert [step.taught for step in found] == [True] * (len(found) - 1) + [False]
    for step in found:
        decided = evaluate_decision(step, LEARNER, 0.0)
        assert not step.taught or (decided.cost, decided.better) == (0.0, step.answer)
    assert {each.answer for each in review(table, LEARNER, 1.0).decisions} <= {own}
    freely = start("race", 2, "another deal")
    freely.answer(LEARNER, freely.pending[0].options[:2])
    assert not any(step.taught for step in steps(freely, LEARNER))
