"""Why not? What people might try at a question, and the reasons that several actions share."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, QuickWonder, Reason
from ..state import NOBODY, State
from ..words import WORDS


class Wondered(QuickWonder):
    """What people might try at a question that is about something: `(Wondered, g, candidates, bar, *about)`.

    They are `candidates(g, *about)`, and why not says `bar(g, *about, option)`.
    """

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        g, candidates, _, *about = self
        found: Iterable[Option] = candidates(g, *about)
        return found

    def bar(self, option: Option) -> Reason | None:
        g, _, bar, *about = self
        reason: Reason | None = bar(g, *about, option)
        return reason


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
