"""A batch on a Ray cluster; the arrays come back with every step.

Games are deterministic in their seeds and actions. If a machine is lost, its games are replayed elsewhere up
to the pending step, so every step comes back exactly once.
"""

from __future__ import annotations

from typing import Any

from .batch_part import Arrays, BatchPart, Past, Plan, new_arrays
from .environment import ObservationOptions


class RayPart:
    """The Ray actor that plays the games."""

    def __init__(self, plan: Plan, numbers: range, pasts: list[Past]) -> None:
        sight = ObservationOptions(plan.game, plan.seats, plan.memory)
        self._arrays = new_arrays(len(numbers), sight)
        self._stretch = BatchPart(plan, self._arrays, numbers, pasts)

    def seen(self) -> Arrays:
        """The arrays at the start."""
        return self._arrays

    def step(self, actions: Any) -> Arrays:
        self._arrays.actions[:] = actions
        self._stretch.step()
        return self._arrays


class RayBatch:
    """The client of a part of a batch on a Ray cluster."""

    def __init__(self, ray: Any, plan: Plan, arrays: Arrays, numbers: range) -> None:
        self._ray, self._plan, self._arrays, self._numbers = ray, plan, arrays, numbers
        self._pasts = [Past(0, []) for _ in numbers]
        self._stepping = False
        self._begin()

    def _begin(self) -> None:
        """Start an actor on any machine, replay the games so far and repeat the pending step."""
        there = self._ray.remote(scheduling_strategy="SPREAD")(RayPart)
        self._there = there.remote(self._plan, self._numbers, self._pasts)
        self._ask()

    def _ask(self) -> None:
        there = self._there
        self._coming = there.step.remote(self._arrays.actions) if self._stepping else there.seen.remote()

    def go(self) -> None:
        """Begin a step with the actions in the arrays."""
        self._stepping = True
        self._ask()

    def wait(self) -> None:
        """Wait for the end of the step and fill the arrays."""
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
