"""Playing fast: run a state to its end with nobody watching, keeping nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .choice import Answer, Choice, Steps
from .game import Game
from .table import Table

#: Picks an answer for a choice.
Chooser = Callable[[Choice], Answer]
ALL_PHASES = 1_000_000


def play_on(game: Game, state: Any, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play from a checkpoint to the end of the game, or through that many phases; decisions made."""
    name = game.next_phase(state) if phases > 0 else None
    return 0 if name is None else _play(game, state, game.phases[name](state), None, choose, phases)


def play_out(table: Table, choose: Chooser, phases: int = ALL_PHASES) -> int:
    """Play a light table on from wherever it is, through that many further phase borders."""
    ask = table._ask
    if ask is None:
        return 0
    if isinstance(ask, Choice):
        first: Any = choose(ask)
    else:
        given = table._given
        first = {
            choice.seat: given[choice.seat] if choice.seat in given else _answer(choice, choose)
            for choice in ask.choices
        }
    return 1 + _play(table.game, table.state, table._steps, first, choose, phases + 1)


def _play(game: Game, state: Any, steps: Steps, value: Any, choose: Chooser, phases: int) -> int:
    """Run this phase from where it is, and those after it, until `phases` are finished."""
    decisions = 0
    functions, next_phase = game.phases, game.next_phase
    while True:
        try:
            while True:
                ask = steps.send(value)
                if type(ask) is Choice:
                    if ask.several:
                        value = ask.forced()
                        if value is not None:
                            continue
                    elif len(ask.options) == 1:
                        value = ask.options[0]
                        continue
                    value = choose(ask)
                    decisions += 1
                else:
                    value = {}
                    for choice in ask.choices:  # type: ignore[union-attr]
                        forced = choice.forced()
                        if forced is None:
                            decisions += 1
                            value[choice.seat] = choose(choice)
                        else:
                            value[choice.seat] = forced
        except StopIteration:
            phases -= 1
            name = next_phase(state) if phases > 0 else None
            if name is None:
                return decisions
            steps = functions[name](state)
            value = None


def _answer(choice: Choice, choose: Chooser) -> Answer:
    forced = choice.forced()
    return choose(choice) if forced is None else forced
