"""Games as PettingZoo environments: turn by turn (AEC), and all at once (parallel).

    from astrarium.learn import zoo

    env = zoo.env("race", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))

In the one form those who are asked together answer in turn, and see nothing of each other's answers;
in the other all answer in one step, and whoever is not asked takes action 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..extras import extra
from ..kernel import Game
from ..native.backend import PYTHON
from .native_environment import environment

with extra("learn"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

#: The action of somebody who is not asked.
WAIT = 0
#: Seeds of the games that follow one another.
SEEDS = 2**31


class _Table:
    """What both forms have: agents, spaces, the environment."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        memory: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        backend: str = PYTHON,
    ) -> None:
        self.environment = environment(game, seats, options, memory=memory, backend=backend)
        self.sight = self.environment.sight
        if max_cycles is not None:
            self.environment.longest = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.seats)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.metadata = {
            "name": f"astrarium_{self.sight.game.id}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        least, most = self.sight.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.sight.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.sight.actions) for agent in self.possible_agents}
        self._luck, _ = seeding.np_random(0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do; new arrays."""
        self.environment.look(self.possible_agents.index(agent))
        return {"observation": self.environment.row.copy(), "action_mask": self.environment.mask.copy()}

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.environment.reset(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]


class TurnByTurn(_Table, AECEnv):  # type: ignore[misc]
    """One agent after another, as PettingZoo's AEC environments go."""

    def __init__(self, *args: Any, **more: Any) -> None:
        _Table.__init__(self, *args, **more)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.environment.seat]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.environment.act(int(action))
        self._clear_rewards()
        if self.environment.ended:
            self.rewards = dict(zip(self.agents, self.environment.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.environment.steps.over)
            self.truncations = dict.fromkeys(self.agents, self.environment.truncated)
        else:
            self.agent_selection = self.agents[self.environment.seat]
        self._accumulate_rewards()


class AllAtOnce(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents act in one step, as PettingZoo's parallel environments go.

    An action that cannot be taken stands for one that can (the numbers go round): nobody is thrown out.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        _Table.__init__(self, *args, **more)
        self._cycles = 0
        #: Steps of the whole table after which a game is cut.
        self.max_cycles = self.environment.longest
        self.environment.longest = self.sight.game.nature.longest

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        if not seen["action_mask"].any():
            seen["action_mask"][WAIT] = 1
        return seen

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        environment, agents = self.environment, self.agents
        for seat in environment.steps.seats_asked:
            legal = environment.steps.legal(seat)
            action = int(actions[self.possible_agents[seat]])
            environment.act(action if action in legal else legal[action % len(legal)], seat)
        self._cycles += 1
        over = environment.steps.over
        cut = not over and (environment.ended or self._cycles >= self.max_cycles)
        seen = self._seen()
        rewards = dict(zip(agents, environment.rewards(), strict=True))
        if over or cut:
            self.agents = []
        every = dict.fromkeys
        return seen, rewards, every(agents, over), every(agents, cut), {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}


def raw_env(game: str | Game = "race", **more: Any) -> TurnByTurn:
    """A game turn by turn, bare: an illegal action raises."""
    return TurnByTurn(game, **more)


def env(game: str | Game = "race", **more: Any) -> Any:
    """A game turn by turn; who takes an illegal action loses it (as PettingZoo's wrappers have it)."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(game: str | Game = "race", **more: Any) -> AllAtOnce:
    """A game all at once."""
    return AllAtOnce(game, **more)
