"""Effect lists: the register of ops, and a list being carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel import Option, Steps
from ..kit import Convert
from ..state import Ship, State
from ..vocabulary import Effect

#: To make no use of an effect, or no further use.
STOP: Option = ("stop",)
#: In place of an effect that is finished already.
NOTHING_TO_ASK: Steps = iter(())  # type: ignore[assignment]


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


#: Carries out an effect; None when nobody had to be asked.
Do = Callable[[Effect, Doing], Steps | None]
DO: dict[str, Do] = {}


def op(name: str) -> Callable[[Do], Do]:
    """Enter an op into the vocabulary."""

    def enter(do: Do) -> Do:
        DO[name] = do
        return do

    return enter


def run(effects: Sequence[Effect], doing: Doing) -> Steps:
    """S14.1 Carry out an effect list: each effect is finished before the next begins."""
    if len(effects) == 1:
        return DO[effects[0].op](effects[0], doing) or NOTHING_TO_ASK
    return _one_after_another(effects, doing)


def _one_after_another(effects: Sequence[Effect], doing: Doing) -> Steps:
    for effect in effects:
        steps = DO[effect.op](effect, doing)
        if steps is not None:
            yield from steps


def conversions(doing: Doing, word: str) -> list[Convert]:
    """S12.4 The abilities that can still turn this effect into another."""
    return [
        convert
        for convert in doing.g.kit(doing.ship).converts
        if convert.word == word and (doing.bonus or not convert.bonus_only) and convert.tech not in doing.used
    ]
