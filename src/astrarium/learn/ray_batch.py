"""A batch on a Ray cluster; the arrays come back with every step.

Games follow from seeds and actions alone. The games of a machine that is lost are played again elsewhere, up
to the step that was on its way; so every step comes back exactly once.
"""

from __future__ import annotations

from typing import Any

from .batch_part import Arrays, BatchPart, Past, Plan, new_arrays
from .environment import ObservationOptions


class RayPart:
    """Where the games are: an actor of Ray."""

    def __init__(self, plan: Plan, numbers: range, pasts: list[Past]) -> None:
        sight = ObservationOptions(plan.game, plan.seats, plan.memory)
        self._arrays = new_arrays(len(numbers), sight)
        self._stretch = BatchPart(plan, self._arrays, numbers, pasts)

    def seen(self) -> Arrays:
        """How things stand at first."""
        return self._arrays

    def step(self, actions: Any) -> Arrays:
        self._arrays.actions[:] = actions
        self._stretch.step()
        return self._arrays


class RayBatch:
    """A part of a batch on a Ray cluster, as its owner sees it."""

    def __init__(self, ray: Any, plan: Plan, arrays: Arrays, numbers: range) -> None:
        self._ray, self._plan, self._arrays, self._numbers = ray, plan, arrays, numbers
        self._pasts = [Past(0, []) for _ in numbers]
        self._stepping = False
        self._begin()

    def _begin(self) -> None:
        """Somewhere, where the games have come to, with the step that is on its way."""
        there = self._ray.remote(scheduling_strategy="SPREAD")(RayPart)
        self._there = there.remote(self._plan, self._numbers, self._pasts)
        self._ask()

    def _ask(self) -> None:
        there = self._there
        self._coming = there.step.remote(self._arrays.actions) if self._stepping else there.seen.remote()

    def go(self) -> None:
        """Begin a step, with the actions that the arrays hold."""
        self._stepping = True
        self._ask()

    def wait(self) -> None:
        """Wait for its end; the arrays are filled."""
        came = self._came()
        if self._stepping:
            actions, ended = self._arrays.actions.tolist(), came.ended.tolist()
            for at, (past, action, over) in enumerate(zip(self._pasts, actions, ended, strict=True)):
                self._pasts[at] = Past(past.round + 1, []) if over else past
                if not over:
                    past.actions.append(action)
        mine: Any
        for mine, theirs in zip(self._arrays, came, strict=True):
            mine[:] = theirs

    def _came(self) -> Arrays:
        lost = (self._ray.exceptions.RayActorError, self._ray.exceptions.ObjectLostError)
        while True:
            try:
                return self._ray.get(self._coming)  # type: ignore[no-any-return]
            except lost:
                self._begin()

    def stop(self) -> None:
        self._ray.kill(self._there)
