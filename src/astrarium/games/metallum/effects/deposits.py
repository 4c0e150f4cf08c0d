"""Deposit markers, and being paid for one planet alone."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, Wonder, bars, does
from ..components import PLACES
from ..scoring import pays
from ..state import EXTRA, State
from ..vocabulary import ScorePlanet, SetDeposit
from ..words import WORDS
from .doing import Doing, ask_place, bar_target

OTHER_SIDE = {"rich": "poor", "poor": "rich"}


def _markings(op: SetDeposit, doing: Doing) -> list[Option]:
    deposits = doing.g.deposits
    free = [at for at in range(PLACES) if deposits[at] == "none"]
    marked = [at for at in range(PLACES) if deposits[at] != "none"]
    return _ways(op, free, marked)


def _ways(op: SetDeposit, free: list[int], marked: list[int]) -> list[Option]:
    """What the op can do with these planets without a marker and these with one."""
    options: list[Option] = []
    for mode in op.modes:
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
def bar_deposit(op: SetDeposit, doing: Doing) -> Reason | None:
    """M8.15 There has to be a marker to change, or a planet without one to mark."""
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
def set_deposit(op: SetDeposit, doing: Doing) -> Steps | None:
    """M7.7, M8.15, M11.8: any planet, explored or not; one marker a planet (M15.6)."""
    options = _markings(op, doing)
    return _set(op, doing, options) if options else None


def _set(op: SetDeposit, doing: Doing, options: list[Option]) -> Steps:
    g = doing.g
    every = list(range(PLACES))
    wonder = Wonder(WORDS, g, lambda: _ways(op, every, every), partial(_bar_marking, g))
    chosen = yield Choice(doing.seat, "set-deposit", options, rule="M15.6", wonder=wonder)
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


def _turn(doing: Doing, at: int, side: str) -> None:
    doing.g.deposits[at] = side
    doing.g.tell("marked", doing.seat, deposit=side, at=at)


@does(ScorePlanet)
def score_planet(op: ScorePlanet, doing: Doing) -> Steps | None:
    """M12.6 The acting player alone is paid, at once."""
    at = doing.place(op.at)
    if at < 0:
        return _choose_and_score(doing)
    _score(doing, at)
    return None


def _choose_and_score(doing: Doing) -> Steps:
    g = doing.g
    chosen = yield ask_place(doing, "score-planet", "at", g.explored, (bar_target, g), "M12.6")
    _score(doing, chosen[1])


def _score(doing: Doing, at: int) -> None:
    credits = pays(doing.g, at)[doing.seat]
    doing.g.earn(doing.seat, credits, EXTRA)
    doing.g.tell("mined", doing.seat, credits=credits, at=at)
