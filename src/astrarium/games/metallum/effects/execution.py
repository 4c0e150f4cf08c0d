"""Execution of effect lists, protection against effects, and choices of planets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ....kernel import Choice, Option, Reason, Steps, ask, run
from ..component_types import Module, Planet, Tile
from ..components import MODULES, PLACES
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import Effect, ForbidRobotMoves, Modifier, Protect

ENOUGH: Option = ("enough",)
NO_ARGS: Mapping[str, Any] = {}
#: The reason why a planet cannot be chosen, or None.
BarPlanet: TypeAlias = Callable[[int], Reason | None]


class Execution:
    """A running effect list: the acting player, the thing that started it, and the thing's planet."""

    __slots__ = ("g", "here", "picked", "seat", "stock", "thing")

    def __init__(self, g: State, seat: int, thing: Planet | Tile | Module, here: int = -1) -> None:
        self.g = g
        self.seat = seat
        self.thing = thing
        self.here = here

    #: The planet that the previous op chose.
    picked: int
    #: Own robots by planet from before the list began: only these may be recycled (M15.3).
    stock: list[int]

    @property
    def foe(self) -> int:
        return 1 - self.seat

    def owner(self, word: str) -> int:
        return self.seat if word == "self" else 1 - self.seat

    def place(self, word: str) -> int:
        """The planet that a word means without a choice, or -1."""
        if word == "ship_planet":
            return self.g.ships[self.seat]
        if word == "here":
            return self.here
        return self.picked if word == "picked" else -1


def carry_out(effects: Sequence[Effect], doing: Execution) -> Steps | None:
    """Carry out an effect list; None if it needs no decision."""
    doing.stock = doing.g.robots[doing.seat][:]
    return effects[0].do(doing) if len(effects) == 1 else run(effects, doing)


# -- what modules forbid


def shielded(doing: Execution, owner: int, what: str) -> list[int]:
    """M10.4, M10.8 Planets where a module protects the owner's robots or modules from this effect."""
    shields = doing.g.modifiers(Protect)
    if not shields:
        return []
    acts = doing.thing.acts
    return [
        at
        for holder, at, shield in shields
        if holder == owner
        and shield.against == acts
        and what in shield.covers
        and (shield.actor == "any" or doing.seat != owner)
    ]


def jammed(doing: Execution) -> list[int]:
    """M10.3 Planets onto and off which the acting player may not move robots."""
    jams = doing.g.modifiers(ForbidRobotMoves)
    return [at for owner, at, _ in jams if owner != doing.seat] if jams else []


def bar_shield(doing: Execution, owner: int, what: str, at: int) -> Reason | None:
    """M10.4, M10.8 The module that protects the owner's pieces on a planet from this effect."""
    if at not in shielded(doing, owner, what):
        return None
    module = _lying(doing.g, Protect, owner, at)
    return "shielded", MODULES[module].rule, module, owner, at


def bar_jam(doing: Execution, at: int) -> Reason | None:
    """M10.3 The module that forbids the acting player to move robots onto or off a planet."""
    if at not in jammed(doing):
        return None
    module = _lying(doing.g, ForbidRobotMoves, doing.foe, at)
    return "jammed", MODULES[module].rule, module, doing.foe, at


def _lying(g: State, kind: type[Modifier], owner: int, at: int) -> str:
    """A player's module on a planet that has a modifier of this kind."""
    return next(
        module
        for module, where in g.installed.items()
        if where == (owner, at) and any(isinstance(each, kind) for each in MODULES[module].modifiers)
    )


def bar_unexplored(g: State, at: int) -> Reason | None:
    """M6.7 Only on explored planets."""
    return None if at in g.explored else ("unexplored", "M6.7", at + 1)


# -- asking for a planet

#: Every planet as an option, by the option's word.
EVERY = {word: tuple([(word, at) for at in range(PLACES)]) for word in ("to", "from", "at", "with", "use")}


def any_open(bar: BarPlanet) -> bool:
    """Whether some planet is not barred."""
    for at in range(PLACES):
        if bar(at) is None:
            return True
    return False


def ask_place(
    doing: Execution,
    prompt: str,
    word: str,
    bar: BarPlanet,
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
    *,
    quick: Sequence[int] | None = None,
) -> Choice:
    """A choice of one planet that is not barred; `quick` is the same list, computed faster."""
    every = EVERY[word]
    if quick is None:
        quick = [at for at in range(PLACES) if bar(at) is None]
    options = [every[at] for at in quick]
    return ask(
        WORDS, doing.g, doing.seat, prompt, every, lambda option: bar(option[1]), rule, args, quick=options
    )


def ask_next(
    doing: Execution,
    prompt: str,
    word: str,
    bar: BarPlanet,
    rule: str,
    args: Mapping[str, Any],
    least: int,
    taken: int,
    quick: Sequence[int],
) -> Choice:
    """A choice of a planet for the next of several robots, or to stop once `least` robots are taken.

    `quick` is the list of planets that are not barred, computed faster.
    """

    def bar_next(option: Option) -> Reason | None:
        if option == ENOUGH:
            return ("not-enough", rule, least) if taken < least else None
        return bar(option[1])

    every = EVERY[word]
    options = [every[at] for at in quick]
    if taken >= least:
        options.append(ENOUGH)
    return ask(WORDS, doing.g, doing.seat, prompt, (*every, ENOUGH), bar_next, rule, args, quick=options)
