"""Post-game review: the costliest decisions, the turning points, and luck apart from play.

Each own decision is evaluated like a hint, with the seat's knowledge at the time. Its cost is the difference
to the best answer. All decisions get a quick evaluation. The costliest ones get a longer one in other worlds.

The difference between expected and actual outcome has two parts. The true table is played on with the real
luck and with bots for the others. The gain of that over the expectation is luck. The rest is the others' play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from ..bots.evaluation import total
from ..bots.search_budget import thread_time
from ..kernel import Answer, Chance, Choice, Table, Text, Window
from .answer_values import AnswerPlayout, AnswerValues, playing_bot, value_answers
from .hints import compare
from .lesson_run import LEARNER, lesson_at
from .turning_points import TurningPoint, turning_points

#: Decisions in the review, their minimum cost, and the number evaluated twice.
TOLD, LEAST, AGAIN = 3, 0.5, 8
#: Seconds of a review, and the share of the second evaluation.
SECONDS, SECOND_LOOK = 40.0, 0.4
#: Worlds of the quick and of the second evaluation.
QUICK, LONG = 4, 24


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """An evaluated decision: its move, its answer, a better one, and the cost."""

    move: int
    round: int
    answer: Answer
    better: Answer
    cost: float
    #: Expected value of the position at the seat's next move, after the given answer.
    expected: float
    #: Whether it began a move of the seat.
    begins: bool
    #: Advantages of the better answer now and later, and its disadvantage.
    now: Text | None = None
    later: Text | None = None
    against: Text | None = None


class Stretch(NamedTuple):
    """The change in value between two moves of the seat, by luck and by the others."""

    luck: float
    others: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game for one seat."""

    decisions: tuple[ReviewedDecision, ...]
    #: The turning points of the game, for all seats.
    turns: tuple[TurningPoint, ...]
    #: Number of decisions, and of those that cost less than half a point.
    decided: int
    sound: int
    #: In points: luck beyond the expectation, the play of the others, the cost of the seat's decisions.
    luck: float
    others: float
    lost: float


class Step(NamedTuple):
    """A decision to evaluate: the table before it and the answer."""

    table: Table
    answer: Answer
    #: Whether a lesson at this table planned it; then it counts as free of cost.
    taught: bool = False


def steps(table: Table, seat: int) -> list[Step]:
    """All decisions of a seat in which it had a choice."""
    first = table.moves - len(table.history)
    lesson = lesson_at(table) if seat == LEARNER else None
    taught = set[int]() if lesson is None else lesson.kept()
    found = []
    for number, move in enumerate(table.history):
        if move.seat == seat and not move.forced:
            past = table.at(first + number)
            choice = past.choice(seat)
            if choice is not None and choice.forced() is None and len(choice.options) > 1:
                found.append(Step(past, move.answer, first + number in taught))
    return found


def evaluate_decision(step: Step, seat: int, seconds: float, again: bool = False) -> ReviewedDecision:
    """Evaluate one decision for so many seconds of this thread; with `again`, longer and in other worlds."""
    table, answer, taught = step
    choice = table.choice(seat)
    assert choice is not None
    seed = f"review/{table.moves}/{again}"
    values = value_answers(
        Window(table, seat, Chance(seed)),
        seed,
        seconds,
        also=[answer],
        others=0,
        worlds=LONG if again else QUICK,
        clock=thread_time,
    )
    decided = _decision(table, choice, answer, values)
    if not taught:
        return decided
    return replace(decided, better=answer, cost=0.0, now=None, later=None, against=None)


def _decision(table: Table, choice: Choice, answer: Answer, values: AnswerValues) -> ReviewedDecision:
    chosen = values.of(answer)
    assert chosen is not None
    best = values.best
    insight = playing_bot(table.game.id)[1]
    decided = ReviewedDecision(
        move=table.moves,
        round=_round(table),
        answer=answer,
        better=best.answer,
        cost=max(0.0, values.gain(best, chosen)),
        expected=chosen.expected,
        begins=insight is None or choice.prompt in insight.rests,
    )
    if best is chosen:
        return decided
    _, now, later, against = compare(table.game.id, best, chosen)
    return replace(decided, now=now, later=later, against=against)


def _round(table: Table) -> int:
    number: int = getattr(table.state, "round", 0)
    return number


def review(
    table: Table, seat: int, seconds: float = SECONDS, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Review a game, finished or not, in about so many seconds of one core."""
    for done in review_parts(table, seat, seconds):
        if isinstance(done, Review):
            return done
        if progress is not None:
            progress(*done)
    raise AssertionError


def review_parts(table: Table, seat: int, seconds: float) -> Iterator[tuple[int, int] | Review]:
    """The review in parts: yields the progress (done, total), and at last the review."""
    found = steps(table, seat)
    looks = len(found) + min(AGAIN, len(found))
    first: list[ReviewedDecision] = []
    for step in found:
        first.append(evaluate_decision(step, seat, seconds * (1 - SECOND_LOOK) / len(found)))
        yield len(first), looks
    worst = most_costly(first)
    for done, number in enumerate(worst, 1):
        first[number] = evaluate_decision(found[number], seat, seconds * SECOND_LOOK / len(worst), again=True)
        yield len(first) + done, looks
    yield summary_of(table, seat, first, worst)


def most_costly(decided: Sequence[ReviewedDecision]) -> list[int]:
    """The indexes of the decisions with the highest cost."""
    order = sorted(range(len(decided)), key=lambda number: -decided[number].cost)
    return [number for number in order[:AGAIN] if decided[number].cost > 0]


def summary_of(table: Table, seat: int, decided: Sequence[ReviewedDecision], again: Sequence[int]) -> Review:
    """The review from all evaluations; only decisions evaluated twice count as costly."""
    costly = [decided[number] for number in again if decided[number].cost >= LEAST]
    told = sorted(costly, key=lambda each: -each.cost)[:TOLD]
    stretches = outside_changes(table, seat, decided)
    return Review(
        decisions=tuple(sorted(told, key=lambda each: each.move)),
        turns=tuple(turning_points(table)),
        decided=len(decided),
        sound=len(decided) - len(costly),
        luck=sum([stretch.luck for stretch in stretches]),
        others=sum([stretch.others for stretch in stretches]),
        lost=sum([each.cost for each in costly]),
    )


def outside_changes(table: Table, seat: int, decided: Sequence[ReviewedDecision]) -> list[Stretch]:
    """How the value of the seat's position changed between its moves, by luck and by the others.

    All decisions within a move are the seat's own: the last answer before the next move sets the expectation.
    """
    begins = [number for number, each in enumerate(decided) if each.begins]
    stretches = []
    for following in [*begins[1:], len(decided)] if begins else []:
        after = _value(table if following == len(decided) else table.at(decided[following].move), seat)
        last = decided[following - 1]
        usual = _value_with_usual_others(table, seat, last)
        stretches.append(Stretch(usual - last.expected, after - usual))
    return stretches


def _value_with_usual_others(table: Table, seat: int, decided: ReviewedDecision) -> float:
    """The value of the seat's next position if the others had played like the bot."""
    first, move = table.moves - len(table.history), decided.move
    # simultaneous choice: earlier answers of other seats are left to the bot as well
    while move > first and table.history[move - first - 1].seat != seat and table.at(move - 1).choice(seat):
        move -= 1
    thinker = AnswerPlayout(table.game, Random(f"usual/{move}"))
    return _value(thinker.after(table.at(move), seat, decided.answer), seat)


def _value(table: Table, seat: int) -> float:
    """The value of a position for a seat, by its own knowledge."""
    world = table if table.over else table.fork(observer=seat, chance=Chance(table.moves))
    thinker = AnswerPlayout(table.game, _NO_LUCK)
    return total(thinker.measure(world, seat)(world))


_NO_LUCK: Any = Chance("")
