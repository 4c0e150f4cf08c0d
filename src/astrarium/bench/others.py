"""Other engines, driven from Python by random play; those that are not installed are left out."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

from .clock import Player

#: The module that must be there, and the games we play with it.
OPEN_SPIEL = ("pyspiel", ("gin_rummy", "hearts"))
RLCARD = ("rlcard", ("uno",))


def players() -> dict[str, Player]:
    """A player for each game of each engine that is installed."""
    found: dict[str, Player] = {}
    if find_spec(OPEN_SPIEL[0]) is not None:
        found.update((f"OpenSpiel {name}", open_spiel(name)) for name in OPEN_SPIEL[1])
    if find_spec(RLCARD[0]) is not None:
        found.update((f"RLCard {name}", rlcard(name)) for name in RLCARD[1])
    return found


def missing() -> list[str]:
    """The engines that are not installed."""
    named = {"OpenSpiel": OPEN_SPIEL[0], "RLCard": RLCARD[0]}
    return [name for name, module in named.items() if find_spec(module) is None]


def open_spiel(name: str) -> Player:
    """Random games of OpenSpiel; chance is drawn by us, as its interface has it."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_draw(state.chance_outcomes(), random()))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def _draw(outcomes: list[tuple[int, float]], luck: float) -> int:
    for action, likelihood in outcomes:
        luck -= likelihood
        if luck < 0:
            return action
    return outcomes[-1][0]


def rlcard(name: str) -> Player:
    """Random games of RLCard, through its environment."""
    import rlcard as engine

    env: Any = engine.make(name, config={"seed": 1})
    random = Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play
