"""An effect list being carried out: by whom, by what, where; what stands against it; asking for planets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from ....kernel import Choice, Option, QuickWonder, Reason, Steps, run
from ..components import MODULES, PLACES
from ..state import State
from ..things import Module, Planet, Tile
from ..vocabulary import Effect, ForbidRobotMoves, Modifier, Protect
from ..words import WORDS

ENOUGH: Option = ("enough",)
NO_ARGS: Mapping[str, Any] = {}
#: What bars an option: a function and its arguments before the option; called only when somebody wonders.
Bar: TypeAlias = tuple[Any, ...]


class Doing:
    """An effect list being carried out: by whom, which thing started it, where that lies."""

    __slots__ = ("g", "here", "picked", "seat", "stock", "thing")

    def __init__(self, g: State, seat: int, thing: Planet | Tile | Module, here: int = -1) -> None:
        self.g = g
        self.seat = seat
        self.thing = thing
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


def carry_out(effects: Sequence[Effect], doing: Doing) -> Steps | None:
    """Carry out an effect list; None when nobody has anything to decide."""
    doing.stock = doing.g.robots[doing.seat][:]
    return effects[0].do(doing) if len(effects) == 1 else run(effects, doing)


# -- what modules forbid


def shielded(doing: Doing, owner: int, what: str) -> list[int]:
    """M10.4, M10.8 Planets where a module keeps this effect from the owner's robots or modules."""
    acts = doing.thing.acts
    return [
        at
        for holder, at, shield in doing.g.modifiers(Protect)
        if holder == owner
        and shield.against == acts
        and what in shield.covers
        and (shield.actor == "any" or doing.seat != owner)
    ]


def jammed(doing: Doing) -> list[int]:
    """M10.3 Planets onto and off which the acting player may not move robots."""
    return [at for owner, at, _ in doing.g.modifiers(ForbidRobotMoves) if owner != doing.seat]


def bar_shield(doing: Doing, owner: int, what: str, at: int) -> Reason | None:
    """M10.4, M10.8 The module that keeps this effect from what the owner has on a planet."""
    if at not in shielded(doing, owner, what):
        return None
    module = _lying(doing.g, Protect, owner, at)
    return "shielded", MODULES[module].rule, module, owner, at


def bar_jam(doing: Doing, at: int) -> Reason | None:
    """M10.3 The module that lets the acting player move no robot onto or off a planet."""
    if at not in jammed(doing):
        return None
    module = _lying(doing.g, ForbidRobotMoves, doing.foe, at)
    return "jammed", MODULES[module].rule, module, doing.foe, at


def _lying(g: State, kind: type[Modifier], owner: int, at: int) -> str:
    """The module with such a modifier that a player has on a planet."""
    return next(
        module
        for module, where in g.installed.items()
        if where == (owner, at) and any(isinstance(each, kind) for each in MODULES[module].modifiers)
    )


def bar_unexplored(g: State, at: int) -> Reason | None:
    """M6.7 Only on explored planets."""
    return None if at in g.explored else ("unexplored", "M6.7", at + 1)


def bar_target(g: State, option: Option) -> Reason | None:
    """The same of an option that names a planet."""
    return bar_unexplored(g, option[1])


# -- asking for a planet


def places(word: str, positions: Iterable[int]) -> list[Option]:
    return [(word, at) for at in positions]


#: Every planet as an option, by the option's word.
EVERY = {word: tuple(places(word, range(PLACES))) for word in ("to", "from", "at", "with", "use")}


class AtPlace(QuickWonder):
    """A question for a planet: (state, the option's word, the function that bars, its arguments)."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        return EVERY[self[1]]

    def bar(self, option: Option) -> Reason | None:
        found: Reason | None = self[2](*self[3:], option)
        return found


class AtNext(QuickWonder):
    """The same for the next of several robots: (state, word, rule, least, taken, function, its arguments)."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterable[Option]:
        return (*EVERY[self[1]], ENOUGH)

    def bar(self, option: Option) -> Reason | None:
        _, _, rule, least, taken, bar, *args = self
        if option == ENOUGH:
            return ("not-enough", rule, least) if taken < least else None
        found: Reason | None = bar(*args, option)
        return found


def ask_place(
    doing: Doing,
    prompt: str,
    word: str,
    positions: Iterable[int],
    bar: Bar,
    rule: str,
    args: Mapping[str, Any] = NO_ARGS,
) -> Choice:
    """A choice of a planet; `bar` (a function and its arguments) says of every other one why not."""
    every, wonder = EVERY[word], (AtPlace, doing.g, word, *bar)
    return Choice(doing.seat, prompt, [every[at] for at in positions], None, None, rule, wonder, args)


def ask_next(
    doing: Doing,
    prompt: str,
    word: str,
    positions: Iterable[int],
    bar: Bar,
    rule: str,
    args: Mapping[str, Any],
    least: int,
    taken: int,
) -> Choice:
    """The same for one robot after the other; it may stop as soon as the least number is taken."""
    every = EVERY[word]
    options = [every[at] for at in positions]
    if taken >= least:
        options.append(ENOUGH)
    wonder = (AtNext, doing.g, word, rule, least, taken, *bar)
    return Choice(doing.seat, prompt, options, None, None, rule, wonder, args)
