"""Why not? What people might try at a question, and the reasons that several actions share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ....kernel import Option, Reason, Wonder
from ..state import NOBODY, State
from ..words import WORDS


def wonder(
    candidates: Callable[..., Iterable[Option]],
    bar: Callable[..., Reason | None],
    g: State,
    *about: Any,
) -> Wonder | None:
    """What people might try: `candidates(g, *about)`, and why not: `bar(g, *about, option)`.

    In a simulation nobody wonders.
    """
    if g.listener is None:
        return None
    return Wonder(WORDS, g, partial(candidates, g, *about), partial(bar, g, *about))


def bar_own(g: State, seat: int, system: int, rule: str) -> Reason | None:
    """Why a player cannot use a system as an own one: somebody else has it, or is there (A2.8)."""
    if g.enemies[system]:
        return "enemies-here", rule
    if g.owner[system] not in (seat, NOBODY):
        return "not-yours", rule, g.owner[system]
    holder = g.holder(system)
    if g.owner[system] == seat and holder != seat:
        return "besieged", rule, holder
    if g.owner[system] == NOBODY and g.fleet_owner[system] != seat:
        return "no-ship-there", rule
    return None
