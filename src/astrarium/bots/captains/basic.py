"""Looking ahead: try an option in an imagined world, go on to the end of the turn, and judge."""

from __future__ import annotations

from typing import Any

from ...kernel import Choice, Option, Table
from ..limits import Clock
from .judge import Judge
from .manners import Manners

PASS: Option = ("pass",)
#: Questions in a turn, at most: a turn has an end, and here it has one soon.
MOST_QUESTIONS = 60


def ranked(world: Table, choice: Choice, judge: Judge, clock: Clock) -> list[Option]:
    """Options by how well the turn ends after them; while there is time, those that look best first."""
    manners = Manners(judge)
    tried: list[tuple[float, Option]] = []
    for option in _ordered(world, choice, manners):
        if not clock.more():
            break
        tried.append((_tried(world, choice, option, judge, manners), option))
    tried.sort(key=lambda each: -each[0])
    return [option for _, option in tried]


def _ordered(world: Table, choice: Choice, manners: Manners) -> list[Option]:
    """All options, first the one that a quick answer would be."""
    options = list(choice.options)
    if choice.prompt != "turn":
        first = manners.answer(world.state, choice)
        options.remove(first)
        options.insert(0, first)
    return options


def _tried(world: Table, choice: Choice, option: Option, judge: Judge, manners: Manners) -> float:
    """What the position is worth after an option and quick answers to what follows in the turn."""
    twin = world.fork(light=True)
    state: Any = twin.state
    if choice.prompt == "turn" and option == PASS:
        state.ships[choice.seat].passed = True
        return judge.value(state)
    twin.play(choice.seat, option)
    for _ in range(MOST_QUESTIONS):
        pending = twin.pending
        if not pending or pending[0].prompt == "turn":
            break
        asked = pending[0]
        twin.play(asked.seat, manners.answer(twin.state, asked))
    return judge.value(twin.state)
