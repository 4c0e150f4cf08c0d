"""Adapters of the text environment to TextArena and Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar

from ..extras import extra
from .text_env import TextEnv, text_env

with extra("learn"):
    import gymnasium
    from gymnasium import spaces

SEEDS = 2**31
#: Character set and maximum length of texts, as Gymnasium requires.
SIGNS = frozenset({"\n", *map(chr, range(32, 0x3000))})
LONGEST = 100_000


class TextArenaEnv:
    """The interface of TextArena's environments, with observations as strings."""

    def __init__(self, game: str, **options: Any) -> None:
        self._game, self._options = game, options
        self.env: TextEnv
        self._briefed: set[int] = set()

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.env = text_env(self._game, num_players, **self._options)
        self.env.reset(0 if seed is None else seed)
        self._briefed = set()

    def get_observation(self) -> tuple[int, str]:
        """The seat to act and its observation; the first one includes the system text."""
        seat = self.env.seat
        seen = self.env.observation()
        if seat in self._briefed:
            return seat, seen
        self._briefed.add(seat)
        return seat, f"{self.env.system}\n\n{seen}"

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        _, _, over, info = self.env.step(action)
        return over, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The reward and the facts of each player."""
        rewards = dict(enumerate(self.env.rewards()))
        facts = {
            seat: {"role": f"Player {seat}", "invalid_move": tally.illegal > 0, "turn_count": tally.answers}
            for seat, tally in enumerate(self.env.tallies)
        }
        return rewards, facts


class GymText(gymnasium.Env):  # type: ignore[misc]
    """One seat of a table as a Gymnasium environment of text; bots hold the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "race",
        seats: int = 2,
        seat: int = 0,
        opponent: str = "ensign",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        others = {each: opponent for each in range(seats) if each != seat}
        self.env = text_env(game, seats, opponents=others, **options)
        self.place, self.render_mode = seat, render_mode
        self.observation_space = spaces.Text(LONGEST, min_length=0, charset=SIGNS)
        self.action_space = spaces.Text(200, min_length=0, charset=SIGNS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[str, dict[str, Any]]:
        super().reset(seed=seed)
        seen = self.env.reset(int(self.np_random.integers(SEEDS)))
        return seen, {"system": self.env.system, "handles": self.env.handles}

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        seen, rewards, _, info = self.env.step(action)
        info["handles"] = self.env.handles
        return seen, rewards[self.place], self.env.table.over, self.env.truncated, info

    def render(self) -> str:
        return self.env.observation(self.place)


gymnasium.register(id="AstrariumText-v0", entry_point=GymText)
