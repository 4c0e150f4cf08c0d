"""The execution of an effect list: the seat and the card that carry it out."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, Reason
from ..active_powers import Conversion
from ..state import Ship, State
from ..vocabulary import Effect, Pay, Ready

#: To make no use of an effect, or no further use.
STOP: Option = ("stop",)


class Execution:
    """The execution of an effect list: seat, card, and whether it is a tech bonus."""

    __slots__ = ("bonus", "g", "seat", "ship", "slot", "used")

    def __init__(self, g: State, seat: int, slot: int = -1, bonus: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.ship: Ship = g.ships[seat]
        #: The tech slot of the room that is used; -1 where it is no tech room.
        self.slot = slot
        self.bonus = bonus
        #: Techs that have already changed this effect into another (S12.4).
        self.used: tuple[str, ...] = ()

    def by(self, tech: str) -> Execution:
        """The same execution, of an effect that a tech has changed."""
        changed = Execution(self.g, self.seat, self.slot, self.bonus)
        changed.used = (*self.used, tech)
        return changed


def idle(effects: Iterable[Effect], doing: Execution, queued: bool = False) -> Reason | None:
    """Why nothing would come of a list of effects, not even of what can be paid for; None where something would.

    `queued`: the figure that does it goes to the queue first, so that somebody waits there (S4.2).
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
