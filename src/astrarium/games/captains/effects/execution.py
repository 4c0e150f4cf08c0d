"""An effect list being carried out: by whom, on which card."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, Reason
from ..powers import Convert
from ..state import Ship, State
from ..vocabulary import Effect

#: To make no use of an effect, or no further use.
STOP: Option = ("stop",)


class Doing:
    """An effect list being carried out: by whom, on which card, and whether it is a tech bonus."""

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

    def by(self, tech: str) -> Doing:
        """The same, with an effect that a tech has changed."""
        twin = Doing(self.g, self.seat, self.slot, self.bonus)
        twin.used = (*self.used, tech)
        return twin


def idle(effects: Iterable[Effect], doing: Doing) -> Reason | None:
    """Why a list of effects would do nothing at all; None where something would come of it."""
    first: Reason | None = None
    for effect in effects:
        reason = effect.bar(doing)
        if reason is None:
            return None
        first = first or reason
    return first


def conversions(doing: Doing, word: str) -> list[Convert]:
    """S12.4 The abilities that can still turn this effect into another."""
    return [
        convert
        for convert in doing.g.kit(doing.ship).converts
        if convert.word == word and (doing.bonus or not convert.bonus_only) and convert.tech not in doing.used
    ]
