"""Ships: moving, jumping, arriving."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel import Option, Reason, Steps, bars, does
from ..components import EXPLORE_REWARD, PLACES
from ..state import EXPLORING, State
from ..vocabulary import JumpShip, MoveShip
from .doing import Doing, ask_place, bar_unexplored


@does(MoveShip)
def move_ship(op: MoveShip, doing: Doing) -> Steps:
    """M7.1–M7.3"""
    distance, start = op.distance, doing.g.ships[doing.seat]
    ends = [at for at in (start - distance, start + distance) if 0 <= at < PLACES]
    bar = (_bar_flight, start, distance)
    chosen = yield ask_place(doing, "move-ship", "to", ends, bar, f"M7.{distance}")
    arrive(doing.g, doing.seat, chosen[1])


def _bar_flight(start: int, distance: int, option: Option) -> Reason | None:
    away = abs(option[1] - start)
    return None if away == distance else ("distance", f"M7.{distance}", option[1], away, distance)


def _landings(op: JumpShip, doing: Doing) -> list[int]:
    """M6.9 A jump leads to another planet."""
    g = doing.g
    start = g.ships[doing.seat]
    if op.to == "here":
        return [doing.here] if doing.here != start else []
    candidates: Iterable[int] = range(PLACES) if op.to == "one_any" else g.explored
    return [at for at in candidates if at != start]


def _bar_landing(op: JumpShip, doing: Doing, option: Option) -> Reason | None:
    at = option[1]
    if at == doing.g.ships[doing.seat]:
        return "ship-there", "M6.9", at
    if op.to == "here" and at != doing.here:
        return "only-here", doing.thing.rule, doing.here
    return bar_unexplored(doing.g, at) if op.to == "one_explored" else None


@bars(JumpShip)
def bar_jump(op: JumpShip, doing: Doing) -> Reason | None:
    if _landings(op, doing):
        return None
    return ("ship-there", "M6.9", doing.here) if op.to == "here" else ("one-explored", "M6.9")


@does(JumpShip)
def jump_ship(op: JumpShip, doing: Doing) -> Steps | None:
    landings = _landings(op, doing)
    return _jump(op, doing, landings) if landings else None


def _jump(op: JumpShip, doing: Doing, landings: list[int]) -> Steps:
    bar = (_bar_landing, op, doing)
    chosen = yield ask_place(doing, "move-ship", "to", landings, bar, "M6.9")
    arrive(doing.g, doing.seat, chosen[1])


def arrive(g: State, seat: int, at: int) -> None:
    """M6.8 Arriving explores: the planet is turned up and its explorer gains 1 $."""
    g.ships[seat] = at
    if at in g.explored:
        if g.listener:
            g.tell("moved", seat, at=at)
        return
    g.explored = tuple(sorted((*g.explored, at)))
    g.reveal((at,))
    g.earn(seat, EXPLORE_REWARD, EXPLORING)
    if g.listener:
        g.tell("explored", seat, planet=g.planet(at), n=at + 1, credits=EXPLORE_REWARD)
