"""Deposit markers, and being paid for one planet alone."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import PLACES, Effect
from ..scoring import pays
from ..state import EXTRA
from .doing import Doing, ask, op

OTHER_SIDE = {"rich": "poor", "poor": "rich"}


def _markings(effect: Effect, doing: Doing) -> list[Option]:
    deposits = doing.g.deposits
    free = [at for at in range(PLACES) if deposits[at] == "none"]
    marked = [at for at in range(PLACES) if deposits[at] != "none"]
    options: list[Option] = []
    for mode in effect.modes:
        if mode == "place":
            options += [("mark", at, side) for at in free for side in OTHER_SIDE]
        elif mode == "remove":
            options += [("unmark", at) for at in marked]
        elif mode == "flip":
            options += [("flip", at) for at in marked]
        else:
            options += [("shift", at, to) for at in marked for to in free]
    return options


def _can_set(effect: Effect, doing: Doing) -> bool:
    return "place" in effect.modes or any(side != "none" for side in doing.g.deposits)


@op("set_deposit", can=_can_set)
def set_deposit(effect: Effect, doing: Doing) -> Steps:
    """M7.7, M8.15, M11.8: any planet, explored or not; one marker a planet (M15.6)."""
    chosen = yield Choice(doing.seat, "set-deposit", _markings(effect, doing), rule="M15.6")
    word, at, *rest = chosen
    side = doing.g.deposits[at]
    if word == "mark":
        _turn(doing, at, rest[0])
    elif word == "flip":
        _turn(doing, at, OTHER_SIDE[side])
    else:
        doing.g.deposits[at] = "none"
        doing.g.tell("unmarked", doing.seat, deposit=side, at=at)
        if word == "shift":
            _turn(doing, rest[0], side)


def _turn(doing: Doing, at: int, side: str) -> None:
    doing.g.deposits[at] = side
    doing.g.tell("marked", doing.seat, deposit=side, at=at)


@op("score_planet")
def score_planet(effect: Effect, doing: Doing) -> Steps:
    """M12.6 The acting player alone is paid, at once."""
    g, seat = doing.g, doing.seat
    at = doing.place(effect.at)
    if at < 0:
        chosen = yield ask(doing, "score-planet", "at", g.explored, "M12.6")
        at = chosen[1]
    credits = pays(g, at)[seat]
    g.earn(seat, credits, EXTRA)
    g.tell("mined", seat, credits=credits, at=at)
