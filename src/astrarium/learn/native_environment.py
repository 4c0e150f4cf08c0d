"""A game as an environment, played in C with `backend="native"` if that is available."""

from __future__ import annotations

from typing import Any

from ..game_registry import game as installed
from ..kernel import Game
from ..native.backend import PYTHON, is_native
from ..native.race_engine import NativeSteps
from .environment import Environment


class NativeEnvironment(Environment):
    """An `Environment` in C; its steps have no state and no choices."""

    steps: NativeSteps  # type: ignore[assignment]

    def reset(self, seed: int | str) -> None:
        self.steps = NativeSteps(self.seats, seed, self.options)

    @property
    def ended(self) -> bool:
        return self.steps.over or self.steps.acts >= self.longest

    def look(self, seat: int | None = None) -> None:
        asked = max(self.steps.seat, 0) if seat is None else seat
        memory = self.sight.size > self.sight.layout.size_of_observation
        self.steps.look(asked, memory, self.row.ctypes.data, self.mask.ctypes.data)

    def rewards(self) -> list[float]:
        return self.steps.rewards() if self.steps.over else [0.0] * self.seats

    def points(self) -> list[float]:
        return self.steps.points()


def environment(game: str | Game, *more: Any, backend: str = PYTHON, **named: Any) -> Environment:
    """The environment of a game, in Python or in C."""
    known = installed(game) if isinstance(game, str) else game
    kind = NativeEnvironment if is_native(known, backend) else Environment
    return kind(known, *more, **named)
