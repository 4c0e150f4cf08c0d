"""What cards add up to: derived fields are what they follow from."""

from __future__ import annotations

from ..kernel import SPECTATOR, Chance
from ..kernel.plain import derived_names, stale
from .walk import Walk


def sums(walk: Walk) -> None:
    """What is kept as following from the rest of the state does follow from it, also in imagined worlds."""
    for table in walk:
        if not derived_names(table.state):
            continue
        if name := stale(table.state):
            walk.fail(f"{name} is not what it is worked out from")
        for observer in (*range(table.seats), SPECTATOR):
            world = table.fork(observer, Chance(f"{walk.script.seed}/{walk.positions}/{observer}"))
            if name := stale(world.state):
                walk.fail(f"in an imagined world {name} is not what it is worked out from")
