"""Ships: moving, jumping, arriving."""

from __future__ import annotations

from functools import partial

from ....kernel import Reason, Steps, bars, does
from ..components import EXPLORE_REWARD, PLACES
from ..state import EXPLORING, State
from ..vocabulary import JumpShip, MoveShip
from .execution import Execution, any_open, ask_place, bar_unexplored


@does(MoveShip)
def move_ship(op: MoveShip, doing: Execution) -> Steps:
    """M7.1–M7.3"""
    start, distance = doing.g.ships[doing.seat], op.distance
    ends = [at for at in (start - distance, start + distance) if 0 <= at < PLACES]
    bar = partial(_bar_flight, start, distance)
    chosen = yield ask_place(doing, "move-ship", "to", bar, f"M7.{distance}", quick=ends)
    arrive(doing.g, doing.seat, chosen[1])


def _bar_flight(start: int, distance: int, at: int) -> Reason | None:
    away = abs(at - start)
    return None if away == distance else ("distance", f"M7.{distance}", at, away, distance)


def _bar_landing(op: JumpShip, doing: Execution, at: int) -> Reason | None:
    """M6.9 A jump leads to another planet."""
    if at == doing.g.ships[doing.seat]:
        return "ship-there", "M6.9", at
    if op.to == "here" and at != doing.here:
        return "only-here", doing.thing.rule, doing.here
    return bar_unexplored(doing.g, at) if op.to == "one_explored" else None


@bars(JumpShip)
def bar_jump(op: JumpShip, doing: Execution) -> Reason | None:
    if any_open(partial(_bar_landing, op, doing)):
        return None
    return ("ship-there", "M6.9", doing.here) if op.to == "here" else ("one-explored", "M6.9")


@does(JumpShip)
def jump_ship(op: JumpShip, doing: Execution) -> Steps:
    if bar_jump(op, doing):
        return
    chosen = yield ask_place(doing, "move-ship", "to", partial(_bar_landing, op, doing), "M6.9")
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
