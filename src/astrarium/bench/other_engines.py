"""Measures random play of other installed engines, driven from Python."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .timing import Player

#: The required module, and the games that are measured.
OPEN_SPIEL = ("pyspiel", ("gin_rummy", "hearts"))
RLCARD = ("rlcard", ("uno",))
#: PettingZoo's own games always import pygame, even if nothing is drawn.
PETTING_ZOO = ("pygame", ("texas_holdem_v4", "connect_four_v3"))


def players() -> dict[str, Player]:
    """A player for each game of each engine that is installed."""
    found: dict[str, Player] = {}
    if find_spec(OPEN_SPIEL[0]) is not None:
        found.update((f"OpenSpiel {name}", open_spiel(name)) for name in OPEN_SPIEL[1])
    if find_spec(RLCARD[0]) is not None:
        found.update((f"RLCard {name}", rlcard(name)) for name in RLCARD[1])
    return found


def learners() -> dict[str, Player]:
    """The same with an observation and a mask at each decision, as in training."""
    found: dict[str, Player] = {}
    if find_spec(OPEN_SPIEL[0]) is not None:
        found["OpenSpiel gin_rummy"] = open_spiel("gin_rummy", seen=True)
    if find_spec(RLCARD[0]) is not None:
        found["RLCard gin-rummy"] = rlcard("gin-rummy")
    if find_spec(PETTING_ZOO[0]) is not None:
        found.update((f"PettingZoo {name}", petting_zoo(_classic(name))) for name in PETTING_ZOO[1])
    return found


def missing() -> list[str]:
    """The engines that are not installed."""
    named = {"OpenSpiel": OPEN_SPIEL[0], "RLCard": RLCARD[0], "PettingZoo's games": PETTING_ZOO[0]}
    return [name for name, module in named.items() if find_spec(module) is None]


def open_spiel(name: str, seen: bool = False) -> Player:
    """Random games of OpenSpiel; its interface leaves chance nodes to the caller."""
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
            if seen:
                state.observation_tensor()
                state.legal_actions_mask()
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


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def petting_zoo(env: Any) -> Player:
    """Random games of any PettingZoo environment, in the loop of its documentation."""
    random = Random(1)

    def play() -> int:
        env.reset(seed=random.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(random.random() * len(actions))]))
            decisions += 1
        return decisions

    return play
