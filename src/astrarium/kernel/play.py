"""Playing fast: run a state to its end with nobody watching, keeping nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .choice import Answer, Choice
from .game import Game
from .table import Table

#: Picks an answer for a choice.
Chooser = Callable[[Choice], Answer]


def play_on(game: Game, state: Any, choose: Chooser, phases: int = 1_000_000) -> int:
    """Play from a checkpoint to the end of the game, or through that many phases; decisions made."""
    decisions = 0
    functions, next_phase = game.phases, game.next_phase
    for _ in range(phases):
        name = next_phase(state)
        if name is None:
            break
        decisions += _finish_phase(functions[name](state), None, choose)
    return decisions


def play_out(table: Table, choose: Chooser, phases: int = 1_000_000) -> int:
    """Play a light table on from wherever it is, through that many further phase borders."""
    ask = table._ask
    if ask is None:
        return 0
    if type(ask) is Choice:
        first: Any = choose(ask)
    else:
        given = table._given
        first = {
            choice.seat: given[choice.seat] if choice.seat in given else _answer(choice, choose)
            for choice in ask.choices  # type: ignore[union-attr]
        }
    decisions = 1 + _finish_phase(table._steps, first, choose)
    return decisions + play_on(table.game, table.state, choose, phases)


def _finish_phase(steps: Any, value: Any, choose: Chooser) -> int:
    decisions = 0
    send = steps.send
    try:
        while True:
            ask = send(value)
            if type(ask) is Choice:
                if ask.several:
                    value = ask.forced()
                else:
                    value = ask.options[0] if len(ask.options) == 1 else None
                if value is None:
                    value = choose(ask)
                    decisions += 1
            else:
                value = {}
                for choice in ask.choices:
                    forced = choice.forced()
                    if forced is None:
                        decisions += 1
                        value[choice.seat] = choose(choice)
                    else:
                        value[choice.seat] = forced
    except StopIteration:
        return decisions


def _answer(choice: Choice, choose: Chooser) -> Answer:
    forced = choice.forced()
    return choose(choice) if forced is None else forced
