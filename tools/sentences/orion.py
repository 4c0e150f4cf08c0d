"""Every op in every sentence frame that allows it, for the page of `make sentences`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

from astrarium.games.orion.ability_types import Ability, Cost, Moment, Needs, Trigger
from astrarium.games.orion.components import AT_LARGE, EXPLOITATION, THINGS
from astrarium.games.orion.vocabulary import Deed, Draw, Effect
from astrarium.kernel import Text, filled

#: Optional parts of an ability, besides its moment and its ops.
MORE: tuple[dict[str, Any], ...] = (
    {},
    {"optional": True},
    {"cost": Cost(goods=(2, 0, 0), cards=1)},
    {"morale": 6, "needs": Needs(discards=2)},
)


def frames() -> Iterator[tuple[str, Text]]:
    """Ops alone and after another one, at every moment, with and without cost, choice and condition."""
    for frame, op, behind in product(list(_frames()), _ops(), (False, True)):
        ops = (Draw(count=1), op) if behind and isinstance(op, Deed) else (op,)
        ability = Ability(**frame, ops=ops)
        if not any(ability.faults()):
            yield (
                f"{op.name}: {', '.join(frame)}{', behind another' if behind else ''}",
                filled(ability.say(moment=True), AT_LARGE),
            )


def _frames() -> Iterator[dict[str, Any]]:
    for when in get_args(Moment):
        slots: list[str | None] = ["A"] if when == "activation" else [None]
        if when == "after_attack":
            slots.append("R")
        triggers: list[str | None] = [None, *get_args(Trigger)] if when == "always" else [None]
        for slot, trigger, more in product(slots, triggers, MORE):
            frame = {"when": when, "slot": slot, "trigger": trigger, **more}
            yield {name: value for name, value in frame.items() if value is not None}


def _ops() -> list[Effect]:
    """Every op of the component file, as used on cards."""
    found = [op for thing in THINGS.values() for ability in thing.abilities for op in ability.ops]
    found += [op for ops in EXPLOITATION.values() for op in ops]
    return list(dict.fromkeys(found))
