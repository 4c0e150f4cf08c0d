"""Playing fast: run a state to its end with nobody watching, keeping nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .choice import Answer, Choice, Steps
from .game import OVER, Game, in_phase
from .table import Table

#: Picks an answer for a choice.
Chooser = Callable[[Choice], Answer]
ALL_PHASES = 1_000_000


def play_on(game: Game, state: Any, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play from a checkpoint to the end of the game, or through that many phases; decisions made."""
    return _play(one_after_another(game, state, phases), None, choose)


def play_out(table: Table, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play a light table on from wherever it is, through that many further phase borders."""
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
    """One phase after another. (A phase that ends in here costs less than one that ends for `_play`.)"""
    functions, next_phase = game.phases, game.next_phase
    in_state = next_phase is in_phase  # as a rule: no call is needed to read it there
    for _ in range(count):
        name = state.phase if in_state else next_phase(state) or OVER
        if name == OVER:
            return
        yield from functions[name](state)


def _play(steps: Steps, value: Any, choose: Chooser) -> int:
    """Run these steps from where they are to their end.

    `forced` is asked only where an answer may be forced at all: most choices are open.
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
