"""Effect lists: the register of ops, an effect list being carried out, and how it asks for planets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from ....kernel import Barred, Choice, Option, Steps, Text
from ..components import PLACES, Effect
from ..state import State

ENOUGH: Option = ("enough",)
#: What an op returns that is finished without asking anybody.
NOTHING_TO_ASK: Steps = iter(())  # type: ignore[assignment]
NO_ARGS: Mapping[str, Any] = {}


class Doing:
    """An effect list being carried out: by whom, what kind of thing started it, where that lies."""

    __slots__ = ("g", "here", "kind", "picked", "seat", "stock")

    def __init__(self, g: State, seat: int, kind: str, here: int = -1) -> None:
        self.g = g
        self.seat = seat
        #: "subprograms", "installations", "action_modules" or "modules".
        self.kind = kind
        self.here = here

    #: The planet chosen by the op before.
    picked: int
    #: Own robots that stood on planets before the list began: the only ones it may recycle (M15.3).
    stock: list[int]

    @property
    def foe(self) -> int:
        return 1 - self.seat

    def owner(self, word: str) -> int:
        return self.seat if word == "self" else 1 - self.seat

    def place(self, word: str) -> int:
        """A planet that needs no choosing, or -1."""
        if word == "ship_planet":
            return self.g.ships[self.seat]
        if word == "here":
            return self.here
        return self.picked if word == "picked" else -1


Can = Callable[[Effect, Doing], bool]
Do = Callable[[Effect, Doing], Steps]
CAN: dict[str, Can] = {}
DO: dict[str, Do] = {}


def always(effect: Effect, doing: Doing) -> bool:
    return True


def op(name: str, can: Can = always) -> Callable[[Do], Do]:
    """Enter an op into the vocabulary: when it can be carried out, and how."""

    def enter(do: Do) -> Do:
        CAN[name] = can
        DO[name] = do
        return do

    return enter


def can_run(effects: Iterable[Effect], doing: Doing) -> bool:
    """M6.6 Whether an effect list may be started."""
    for effect in effects:
        if not CAN[effect.op](effect, doing):
            return False
    return True


def conditions(effects: Iterable[Effect]) -> tuple[tuple[Can, Effect], ...]:
    """The ops of a list that cannot be carried out in every position, with their checks."""
    return tuple((CAN[effect.op], effect) for effect in effects if CAN[effect.op] is not always)


def run(effects: Sequence[Effect], doing: Doing) -> Steps:
    """Carry out an effect list."""
    doing.stock = doing.g.robots[doing.seat][:]
    if len(effects) == 1:
        return DO[effects[0].op](effects[0], doing)
    return _one_after_another(effects, doing)


def _one_after_another(effects: Sequence[Effect], doing: Doing) -> Steps:
    for effect in effects:
        yield from DO[effect.op](effect, doing)


# -- what modules forbid


def shielded(doing: Doing, owner: int, what: str) -> list[int]:
    """M10.4, M10.8 Planets where a module keeps this effect from the owner's robots or modules."""
    return [
        at
        for holder, at, shield in doing.g.modifiers("protect")
        if holder == owner
        and shield.against == doing.kind
        and what in shield.covers
        and (shield.actor == "any" or doing.seat != owner)
    ]


def jammed(doing: Doing) -> list[int]:
    """M10.3 Planets onto and off which the acting player may not move robots."""
    return [at for owner, at, _ in doing.g.modifiers("forbid_robot_moves") if owner != doing.seat]


# -- asking for a planet


def places(word: str, positions: Iterable[int]) -> list[Option]:
    return [(word, at) for at in positions]


def ask(
    doing: Doing,
    prompt: str,
    word: str,
    positions: Sequence[int],
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
    *,
    enough: bool = False,
    moves: bool = False,
) -> Choice:
    """A choice of a planet; `enough` allows to stop, `moves` says that jamming applies.

    An argument `owner` names whose robots the planets are chosen for.
    """
    options: list[Option] = [(word, at) for at in positions]
    if enough:
        options.append(ENOUGH)
    why_not = partial(_barred_places, doing, word, positions, rule, moves, args.get("owner"))
    return Choice(doing.seat, prompt, options, rule=rule, why_not=why_not, args=args)


def _barred_places(
    doing: Doing, word: str, positions: Sequence[int], rule: str, moves: bool, owner: int | None
) -> Iterator[Barred]:
    for at in range(PLACES):
        if at not in positions:
            yield Barred((word, at), *_why_not_there(doing, at, owner, rule, moves))


def _why_not_there(doing: Doing, at: int, owner: int | None, rule: str, moves: bool) -> tuple[Text, str]:
    if at not in doing.g.explored:
        return Text("barred-unexplored"), "M6.7"
    if moves and at in jammed(doing):
        return Text("barred-jammed"), "M10.3"
    if owner is not None:
        if at in shielded(doing, owner, "robots"):
            return Text("barred-shielded"), "M10.4" if doing.kind == "action_modules" else "M10.8"
        if not doing.g.robots[owner][at]:
            return Text("barred-no-robot"), rule
    return Text("barred-out-of-reach"), rule
