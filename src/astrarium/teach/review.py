"""Looking back at a game: the decisions that cost most, the turning points, luck and decisions told apart.

Each own decision is weighed as a hint would be, with what the seat knew then; what it was worth less than the
best is what the decision cost. First every decision gets a quick look, then those that seem to have cost most
are weighed again at length, in other worlds.

What a decision was expected to lead to, against what it did lead to, came from outside. To part that, the
true table is played on from there once more, with the luck that there was and the others as their bot would:
what this is worth beyond what was expected is luck; what is left is what the others did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from ..bots.insight import total
from ..kernel import Answer, Chance, Choice, Table, Text, Window
from .hints import compared
from .weighing import Thinker, Weights, knower, weigh

#: Decisions that are told, the least that one of them has cost, and how many are weighed again for that.
TOLD, LEAST, AGAIN = 3, 0.5, 8
#: Turning points that are told.
TURNS = 3
#: Seconds for a whole review, and how much of them the second look gets.
SECONDS, SECOND_LOOK = 40.0, 0.4
#: Worlds of the quick look, and of the second one.
QUICK, LONG = 4, 24


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of the seat: what was answered after so many moves, what was better, and what it cost."""

    move: int
    round: int
    answer: Answer
    better: Answer
    cost: float
    #: What the position at the seat's next move was expected to be worth, after what was answered.
    expected: float
    #: Whether it began a move of the seat.
    begins: bool
    #: What the better answer would have brought: at once, later, and what it lacks.
    now: Text | None = None
    later: Text | None = None
    against: Text | None = None


class Turn(NamedTuple):
    """Where a game turned: after so many moves, in a round, by so much; by luck and by others so much."""

    move: int
    round: int
    change: float
    luck: float
    others: float


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at by one seat."""

    decisions: tuple[Decided, ...]
    turns: tuple[Turn, ...]
    #: Decisions in all, and those that were as good as the best by half a point.
    decided: int
    sound: int
    #: In points: what luck brought beyond what was to be expected, what the others did, what decisions cost.
    luck: float
    others: float
    lost: float


class Step(NamedTuple):
    """A decision to be looked at: the table before it, and what was answered."""

    table: Table
    answer: Answer


def steps(table: Table, seat: int) -> list[Step]:
    """All decisions of a seat in which it had a choice."""
    first = table.moves - len(table.history)
    found = []
    for number, move in enumerate(table.history):
        if move.seat == seat and not move.forced:
            past = table.at(first + number)
            choice = past.choice(seat)
            if choice is not None and choice.forced() is None and len(choice.options) > 1:
                found.append(Step(past, move.answer))
    return found


def looked_at(step: Step, seat: int, seconds: float, again: bool = False) -> Decided:
    """Weigh one decision; with `again`, at length and in other worlds than before."""
    table, answer = step
    choice = table.choice(seat)
    assert choice is not None
    seed = f"review/{table.moves}/{again}"
    weights = weigh(
        Window(table, seat, Chance(seed)),
        seed,
        seconds,
        also=[answer],
        others=0,
        worlds=LONG if again else QUICK,
    )
    return _decided(table, choice, answer, weights)


def _decided(table: Table, choice: Choice, answer: Answer, weights: Weights) -> Decided:
    chosen = weights.of(answer)
    assert chosen is not None
    best = weights.best
    insight = knower(table.game.id)[1]
    decided = Decided(
        move=table.moves,
        round=_round(table),
        answer=answer,
        better=best.answer,
        cost=max(0.0, weights.gain(best, chosen)),
        expected=chosen.expected,
        begins=insight is None or choice.prompt in insight.rests,
    )
    if best is chosen:
        return decided
    _, now, later, against = compared(table.game.id, best, chosen)
    return replace(decided, now=now, later=later, against=against)


def _round(table: Table) -> int:
    number: int = getattr(table.state, "round", 0)
    return number


def review(
    table: Table, seat: int, seconds: float = SECONDS, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Look back at a game, or at what there is of it, in about so many seconds."""
    for done in in_parts(table, seat, seconds):
        if isinstance(done, Review):
            return done
        if progress is not None:
            progress(*done)
    raise AssertionError


def in_parts(table: Table, seat: int, seconds: float) -> Iterator[tuple[int, int] | Review]:
    """The same, part by part: how many looks are done, of how many; at last the review."""
    found = steps(table, seat)
    looks = len(found) + min(AGAIN, len(found))
    first: list[Decided] = []
    for step in found:
        first.append(looked_at(step, seat, seconds * (1 - SECOND_LOOK) / len(found)))
        yield len(first), looks
    worst = worth_another_look(first)
    for done, number in enumerate(worst, 1):
        first[number] = looked_at(found[number], seat, seconds * SECOND_LOOK / len(worst), again=True)
        yield len(first) + done, looks
    yield summed_up(table, seat, first, worst)


def worth_another_look(decided: Sequence[Decided]) -> list[int]:
    """The decisions that seem to have cost most, by their numbers."""
    order = sorted(range(len(decided)), key=lambda number: -decided[number].cost)
    return [number for number in order[:AGAIN] if decided[number].cost > 0]


def summed_up(table: Table, seat: int, decided: Sequence[Decided], again: Sequence[int]) -> Review:
    """What all the looks come to; only what was looked at twice is told."""
    costly = [decided[number] for number in again if decided[number].cost >= LEAST]
    told = sorted(costly, key=lambda each: -each.cost)[:TOLD]
    turns = turning_points(table, seat, decided)
    return Review(
        decisions=tuple(sorted(told, key=lambda each: each.move)),
        turns=tuple(sorted(sorted(turns, key=lambda turn: -abs(turn.change))[:TURNS])),
        decided=len(decided),
        sound=len(decided) - len(costly),
        luck=sum([turn.luck for turn in turns]),
        others=sum([turn.others for turn in turns]),
        lost=sum([each.cost for each in costly]),
    )


def turning_points(table: Table, seat: int, decided: Sequence[Decided]) -> list[Turn]:
    """What each move of the seat led to: how the worth of its position changed until its next, and by what.

    What was decided within a move is its own: the last answer before the next move says what to expect.
    """
    begins = [number for number, each in enumerate(decided) if each.begins]
    turns = []
    for at, number in enumerate(begins):
        following = begins[at + 1] if at + 1 < len(begins) else len(decided)
        before = _worth(table.at(decided[number].move), seat)
        after = _worth(table if following == len(decided) else table.at(decided[following].move), seat)
        last = decided[following - 1]
        usual = _with_usual_others(table, seat, last)
        move, now = decided[number].move, decided[number].round
        turns.append(Turn(move, now, after - before, usual - last.expected, after - usual))
    return turns


def _with_usual_others(table: Table, seat: int, decided: Decided) -> float:
    """What the seat's next position would have been worth, had the others played as their bot does."""
    first, move = table.moves - len(table.history), decided.move
    # who answered the same question before the seat did, unseen, is one of the others
    while move > first and table.history[move - first - 1].seat != seat and table.at(move - 1).choice(seat):
        move -= 1
    thinker = Thinker(table.game, Random(f"usual/{move}"))
    return _worth(thinker.after(table.at(move), seat, decided.answer), seat)


def _worth(table: Table, seat: int) -> float:
    """What a position is worth to a seat, as it knows it."""
    world = table if table.over else table.fork(observer=seat, chance=Chance(table.moves))
    thinker = Thinker(table.game, _NO_LUCK)
    return total(thinker.measure(world, seat)(world))


_NO_LUCK: Any = Chance("")
