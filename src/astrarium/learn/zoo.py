"""Games as PettingZoo environments: turn by turn (AEC), and in simultaneous steps (parallel).

    from astrarium.learn import zoo

    env = zoo.env("race", seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))

In the AEC form, agents that are asked together answer in turn and do not see each other's answers. In the
parallel form, all answer in one step, and agents that are not asked take action 0.
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

#: The action of an agent that is not asked.
WAIT = 0
#: The number of seeds from which those of the games are drawn.
SEEDS = 2**31


class _Table:
    """The common part of both forms: agents, spaces, the environment."""

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
        """The observation and the action mask of an agent, as new arrays."""
        self.environment.look(self.possible_agents.index(agent))
        return {"observation": self.environment.row.copy(), "action_mask": self.environment.mask.copy()}

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.environment.reset(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]


class TurnByTurn(_Table, AECEnv):  # type: ignore[misc]
    """A PettingZoo AEC environment: one agent acts after another."""

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
    """A PettingZoo parallel environment: all agents act in one step.

    An illegal action is mapped to a legal one (modulo their number), so no agent is excluded.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        _Table.__init__(self, *args, **more)
        self._cycles = 0
        #: Steps of the whole table after which a game is truncated.
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
    """A game turn by turn, without wrappers: an illegal action raises."""
    return TurnByTurn(game, **more)


def env(game: str | Game = "race", **more: Any) -> Any:
    """A game turn by turn; an illegal action loses it (by PettingZoo's wrappers)."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(game: str | Game = "race", **more: Any) -> AllAtOnce:
    """A game in simultaneous steps."""
    return AllAtOnce(game, **more)
