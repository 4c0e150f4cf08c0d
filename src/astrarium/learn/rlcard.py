"""Games as RLCard environments, for its agents and its training loop; RLCard itself is not needed.

from astrarium.learn import rlcard

env = rlcard.make("race", seats=2, seed=7)
env.set_agents([agent, other])                # RLCard's own, or anything with step, eval_step and use_raw
trajectories, payoffs = env.run(is_training=True)
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..kernel import Game
from ..native.backend import PYTHON
from .native_environment import environment

#: The state of an agent: obs and legal_actions, each also with names.
State: TypeAlias = dict[str, Any]
#: The number of seeds from which those of the games are drawn.
SEEDS = 2**31


class Env:
    """One game after another, with RLCard's interface."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        memory: bool = False,
        backend: str = PYTHON,
    ) -> None:
        self._environment = environment(game, seats, options, memory=memory, backend=backend)
        self.name = self._environment.game.id
        self.num_players = self._environment.seats
        self.num_actions = self._environment.sight.actions
        self.state_shape = [[self._environment.sight.size] for _ in range(self.num_players)]
        self.action_shape: list[None] = [None] * self.num_players
        self.agents: Sequence[Any] = ()
        #: Seats and actions of this game, in order.
        self.action_recorder: list[tuple[int, int]] = []
        self.timestep = 0
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        """Seed the games that follow."""
        self._seeds = Random(seed)

    def set_agents(self, agents: Sequence[Any]) -> None:
        """Set the agents of `run`, by seat."""
        self.agents = agents

    def reset(self) -> tuple[State, int]:
        """Begin a new game; returns the state of the seat to act, and that seat."""
        self._environment.reset(self._seeds.randrange(SEEDS))
        self.action_recorder = []
        return self._now()

    def step(self, action: int | str, raw_action: bool = False) -> tuple[State, int]:
        """Take an action, by its number or, with `raw_action`, by its name."""
        environment = self._environment
        number = environment.game.actions.names.index(str(action)) if raw_action else int(action)
        self.action_recorder.append((environment.seat, number))
        self.timestep += 1
        environment.act(number)
        return self._now()

    def _now(self) -> tuple[State, int]:
        seat = max(self._environment.seat, 0)
        return self.get_state(seat), seat

    def get_player_id(self) -> int:
        return self._environment.seat

    def is_over(self) -> bool:
        return self._environment.ended

    def get_payoffs(self) -> NDArray[np.float64]:
        """The reward of each seat after the end of the game."""
        return np.array(self._environment.rewards())

    def get_state(self, player_id: int) -> State:
        """The observation and the legal actions of a seat; no actions if it is not asked."""
        environment = self._environment
        environment.look(player_id)
        legal = environment.mask.nonzero()[0].tolist() if not environment.ended else []
        row, names = environment.row.copy(), environment.game.actions.names
        return {
            "obs": row,
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": environment.sight.named(row),
            "raw_legal_actions": [names[number] for number in legal],
            "action_record": self.action_recorder,
        }

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], NDArray[np.float64]]:
        """Play a whole game; returns the trajectory (states and actions) of each seat, and the rewards."""
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player] += [state, action]
            state, player = self.step(action, agent.use_raw)
        for seat, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(seat))
        return trajectories, self.get_payoffs()


def make(game: str | Game, **more: Any) -> Env:
    """A game for RLCard's agents: `Env`."""
    return Env(game, **more)
