"""Deposit markers, and the pay of a single planet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....kernel import Option, Reason, Steps, ask, bars, does
from ..components import PLACES
from ..option_texts import WORDS
from ..scoring import pays
from ..state import EXTRA, State
from ..vocabulary import ScorePlanet, SetDeposit
from .execution import Execution, ask_place, bar_unexplored

OTHER_SIDE = {"rich": "poor", "poor": "rich"}


def _markings(modes: Sequence[str], free: Sequence[int], marked: Sequence[int]) -> list[Option]:
    """The options of these modes; `free` planets have no marker, `marked` planets have one."""
    options: list[Option] = []
    for mode in modes:
        if mode == "place":
            options += [("mark", at, side) for at in free for side in OTHER_SIDE]
        elif mode == "remove":
            options += [("unmark", at) for at in marked]
        elif mode == "flip":
            options += [("flip", at) for at in marked]
        else:
            options += [("shift", at, to) for at in marked for to in free if at != to]
    return options


def _bar_marking(g: State, option: Option) -> Reason | None:
    """M15.6 A planet has at most one marker."""
    word, at = option[0], option[1]
    if word == "mark":
        return None if g.deposits[at] == "none" else ("marked", "M15.6", at)
    if g.deposits[at] == "none":
        return "unmarked", "M15.6", at
    if word == "shift" and g.deposits[option[2]] != "none":
        return "marked", "M15.6", option[2]
    return None


@bars(SetDeposit)
def bar_deposit(op: SetDeposit, doing: Execution) -> Reason | None:
    """M8.15 Why no marker can be placed or changed."""
    if "place" in op.modes and "none" in doing.g.deposits:
        return None
    if op.modes == ("place",):
        return "all-marked", "M15.6"
    if all(side == "none" for side in doing.g.deposits):
        return "no-marker", "M15.6"
    if "none" not in doing.g.deposits and set(op.modes) <= {"place", "shift"}:
        return "all-marked", "M15.6"
    return None


@does(SetDeposit)
def set_deposit(op: SetDeposit, doing: Execution) -> Steps:
    """M7.7, M8.15, M11.8 Change a marker on any planet, explored or not; at most one each (M15.6)."""
    if bar_deposit(op, doing):
        return
    g = doing.g
    every = range(PLACES)
    free = [at for at in every if g.deposits[at] == "none"]
    marked = [at for at in every if g.deposits[at] != "none"]
    chosen = yield ask(
        WORDS,
        g,
        doing.seat,
        "set-deposit",
        partial(_markings, op.modes, every, every),
        partial(_bar_marking, g),
        "M15.6",
        quick=_markings(op.modes, free, marked),
    )
    word, at, *rest = chosen
    side = g.deposits[at]
    if word == "mark":
        _turn(doing, at, rest[0])
    elif word == "flip":
        _turn(doing, at, OTHER_SIDE[side])
    else:
        g.deposits[at] = "none"
        g.tell("unmarked", doing.seat, deposit=side, at=at)
        if word == "shift":
            _turn(doing, rest[0], side)


def _turn(doing: Execution, at: int, side: str) -> None:
    doing.g.deposits[at] = side
    doing.g.tell("marked", doing.seat, deposit=side, at=at)


@does(ScorePlanet)
def score_planet(op: ScorePlanet, doing: Execution) -> Steps | None:
    """M12.6 Pay the acting player alone, immediately."""
    at = doing.place(op.at)
    if at < 0:
        return _choose_and_score(doing)
    _score(doing, at)
    return None


def _choose_and_score(doing: Execution) -> Steps:
    chosen = yield ask_place(doing, "score-planet", "at", partial(bar_unexplored, doing.g), "M12.6")
    _score(doing, chosen[1])


def _score(doing: Execution, at: int) -> None:
    credits = pays(doing.g, at)[doing.seat]
    doing.g.earn(doing.seat, credits, EXTRA)
    doing.g.tell("mined", doing.seat, credits=credits, at=at)
