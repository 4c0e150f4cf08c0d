"""Playouts: fast play of a state to its end, without history or events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..choice import Answer, Choice, Steps
from ..game import OVER, Game, in_phase
from .table import Table

#: Answers a choice.
Chooser = Callable[[Choice], Answer]
ALL_PHASES = 1_000_000


def play_on(game: Game, state: Any, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play from a checkpoint through a number of phases; returns the number of decisions."""
    return _play(one_after_another(game, state, phases), None, choose)


def play_out(table: Table, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play a light table on through a number of further phases; returns the number of decisions."""
    ask = table.question
    if ask is None:
        return 0
    if isinstance(ask, Choice):
        first: Any = choose(ask)
    else:
        given = {move.seat: move.answer for move in table.unrevealed}
        first = {
            choice.seat: given[choice.seat] if choice.seat in given else _answer(choice, choose)
            for choice in ask.choices
        }
    return 1 + _play(table.steps, first, choose) + play_on(table.game, table.state, choose, phases)


def one_after_another(game: Game, state: Any, count: int) -> Steps:
    """The phases in turn as one generator, which is cheaper than a loop in `_play`."""
    functions, next_phase = game.phases, game.next_phase
    in_state = next_phase is in_phase  # the usual case, without a call
    for _ in range(count):
        name = state.phase if in_state else next_phase(state) or OVER
        if name == OVER:
            return
        yield from functions[name](state)


def _play(steps: Steps, value: Any, choose: Chooser) -> int:
    """Run steps to their end; returns the number of decisions.

    `forced` is called only if an answer may be forced, because most choices are open.
    """
    decisions = 0
    send = steps.send
    try:
        while True:
            ask = send(value)
            if type(ask) is Choice:
                if ask.at_least < len(ask.options) and ask.at_most:
                    value = choose(ask)
                    decisions += 1
                    continue
                value = ask.forced()
                if value is None:
                    value = choose(ask)
                    decisions += 1
                continue
            value = {}
            for choice in ask:  # type: ignore[union-attr]
                if choice.at_least < len(choice.options) and choice.at_most:
                    value[choice.seat] = choose(choice)
                    decisions += 1
                    continue
                forced = choice.forced()
                if forced is None:
                    forced = choose(choice)
                    decisions += 1
                value[choice.seat] = forced
    except StopIteration:
        return decisions


def _answer(choice: Choice, choose: Chooser) -> Answer:
    forced = choice.forced()
    return choose(choice) if forced is None else forced
