"""A game as a Gymnasium environment: one seat learns, bots hold the others.

    import gymnasium
    import astrarium.learn.gym

    env = gymnasium.make("Astrarium-v0", game="race", opponent="random")

`info["action_mask"]` is the mask of legal actions, and so is `action_masks()`, which MaskablePPO of
Stable-Baselines3 calls. An illegal action is mapped to a legal one (modulo their number), so any algorithm
can be tried.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .. import bots
from ..extras import extra
from ..kernel import Chance, Game, start
from ..native.backend import PYTHON
from ..native.c_library import NotNative
from .native_environment import environment as made
from .table_stepper import TableStepper

with extra("learn"):
    import gymnasium
    from gymnasium import spaces

SEEDS = 2**31


class SingleSeat(gymnasium.Env):  # type: ignore[misc]
    """One seat of a table. Bots hold the other seats; each sees only the view of its seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str | Game = "race",
        seats: int | None = None,
        seat: int | None = None,
        opponent: str = "random",
        options: Mapping[str, Any] | None = None,
        memory: bool = False,
        render_mode: str | None = None,
        backend: str = PYTHON,
    ) -> None:
        """`seat`: the learning seat; None: a random one in every game. `backend`: "native" plays in C, only
        against random opponents."""
        if backend != PYTHON and opponent != "random":
            raise NotNative("error-native-opponent", bot=opponent)
        self.environment = made(game, seats, options, memory=memory, backend=backend)
        self.sight = self.environment.sight
        self._fixed, self.opponent, self.render_mode = seat, opponent, render_mode
        least, most = self.sight.bounds()
        self.observation_space = spaces.Box(least, most, dtype=np.int16)
        self.action_space = spaces.Discrete(self.sight.actions)
        self.seat = 0
        self._rng = Random(0)
        self._bot: bots.Bot | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self._rng = Random(deal)
        environment = self.environment
        self.seat = self._rng.randrange(environment.seats) if self._fixed is None else self._fixed
        environment.reset(deal)
        if self.opponent != "random":
            self._bot = bots.make(self.opponent, deal)
            table = start(environment.game, environment.seats, deal, environment.options)
            environment.steps = TableStepper(table)
        self._let_others()
        return self._seen()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        environment = self.environment
        if not environment.ended:
            legal = environment.steps.legal(self.seat)
            number = int(action)
            environment.act(number if number in legal else legal[number % len(legal)], self.seat)
            self._let_others()
        row, info = self._seen()
        return row, environment.rewards()[self.seat], environment.steps.over, environment.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the actions that are legal now."""
        return self.environment.mask.astype(np.bool_)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self.environment.look(self.seat)
        return self.environment.row.copy(), {"action_mask": self.environment.mask.copy()}

    def _let_others(self) -> None:
        """Let the others act until the learner is asked or the game is over."""
        environment = self.environment
        while not environment.ended and self.seat not in (asked := environment.steps.seats_asked):
            other = asked[0]
            steps = environment.steps
            if isinstance(steps, TableStepper) and self._bot is not None:
                chance = Chance(self._rng.getrandbits(60))
                steps.answer(other, bots.answer(self._bot, steps.table, other, chance))
            else:
                environment.act(self._rng.choice(steps.legal(other)), other)


gymnasium.register(id="Astrarium-v0", entry_point=SingleSeat)
