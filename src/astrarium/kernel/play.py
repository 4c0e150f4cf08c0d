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
    """Run this phase from where it is, and those after it, until `phases` are finished.

    `forced` is asked only where an answer may be forced at all: most choices are open.
    """
    decisions = 0
    functions, next_phase = game.phases, game.next_phase
    while True:
        try:
            send = steps.send
            while True:
                ask = send(value)
                if type(ask) is Choice:
                    count = len(ask.options)
                    if ask.at_least >= count or count == 1 or not ask.at_most:
                        value = ask.forced()
                        if value is not None:
                            continue
                    value = choose(ask)
                    decisions += 1
                    continue
                value = {}
                for choice in ask.choices:  # type: ignore[union-attr]
                    count = len(choice.options)
                    if choice.at_least >= count or count == 1 or not choice.at_most:
                        forced = choice.forced()
                        if forced is not None:
                            value[choice.seat] = forced
                            continue
                    value[choice.seat] = choose(choice)
                    decisions += 1
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
