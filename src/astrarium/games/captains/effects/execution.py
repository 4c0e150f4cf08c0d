"""The execution of an effect list: the seat and the card that carry it out."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, Reason
from ..active_powers import Conversion
from ..state import Ship, State
from ..vocabulary import Effect, Pay, Ready

#: The option to decline an effect, or to stop using it.
STOP: Option = ("stop",)


class Execution:
    """The execution of an effect list: seat, card, and whether it is a tech bonus."""

    __slots__ = ("bonus", "g", "seat", "ship", "slot", "used")

    def __init__(self, g: State, seat: int, slot: int = -1, bonus: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.ship: Ship = g.ships[seat]
        #: The tech slot of the room that is used; -1 if there is none.
        self.slot = slot
        self.bonus = bonus
        #: Techs that have already changed this effect into another (S12.4).
        self.used: tuple[str, ...] = ()

    def by(self, tech: str) -> Execution:
        """The execution of an effect that a tech has changed; this tech cannot change it again."""
        changed = Execution(self.g, self.seat, self.slot, self.bonus)
        changed.used = (*self.used, tech)
        return changed


def idle(effects: Iterable[Effect], doing: Execution, queued: bool = False) -> Reason | None:
    """Why a list of effects would do nothing, even after payments; None if it would do something.

    `queued`: the acting figure goes to the queue first, so the queue is not empty (S4.2).
    """
    first: Reason | None = None
    for effect in effects:
        reason = None if queued and isinstance(effect, Ready) else effect.bar(doing)
        if reason is None and isinstance(effect, Pay):
            reason = idle(effect.inner, doing, queued)
        if reason is None:
            return None
        first = first or reason
    return first


def conversions(doing: Execution, word: str) -> list[Conversion]:
    """S12.4 The abilities that can still turn this effect into another."""
    return [
        convert
        for convert in doing.g.kit(doing.ship).converts
        if convert.word == word and (doing.bonus or not convert.bonus_only) and convert.tech not in doing.used
    ]
