"""Robots: placing, recycling, removing, and which robots an effect can touch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....kernel import Reason, Steps, bars, does
from ..components import PLACES
from ..vocabulary import ForbidRobotMoves, Place, Protect, Remove, RemoveEvery
from .execution import (
    ENOUGH,
    Execution,
    ask_next,
    ask_place,
    bar_shield,
    bar_unexplored,
    shielded,
)


@does(Place)
def place(op: Place, doing: Execution) -> Steps | None:
    """M15.1 Place exactly `count` robots; without a question if planet and reserve leave no choice."""
    at = doing.place(op.at)
    if at < 0 or doing.g.reserve[doing.seat] < op.count:
        return _choose_and_place(op, doing, at)
    _put_down(doing, at, op.count)
    _tell_placed(op, doing, at)
    return None


def _choose_and_place(op: Place, doing: Execution, at: int) -> Steps:
    """M15.2 When the reserve is empty, robots are recycled one by one."""
    g, seat = doing.g, doing.seat
    if at < 0:
        args = {"count": op.count}
        bar = partial(bar_unexplored, g)
        chosen = yield ask_place(doing, "place-robots", "at", bar, "M6.7", args, quick=g.explored)
        at = chosen[1]
    fresh = min(op.count, g.reserve[seat])
    _put_down(doing, at, fresh)
    for _ in range(op.count - fresh):
        yield from _recycle(doing)
        g.robots[seat][at] += 1
    _tell_placed(op, doing, at)


def _put_down(doing: Execution, at: int, count: int) -> None:
    doing.g.reserve[doing.seat] -= count
    doing.g.robots[doing.seat][at] += count


def _tell_placed(op: Place, doing: Execution, at: int) -> None:
    if doing.g.listener:
        doing.g.tell("placed", doing.seat, count=op.count, at=at)


def _recycle(doing: Execution) -> Steps:
    """M15.3 Take a robot from a planet; robots that the running list has placed are excluded."""
    g, seat, stock = doing.g, doing.seat, doing.stock
    chosen = yield ask_place(doing, "recycle", "from", partial(_bar_recycling, doing), "M15.3")
    at = chosen[1]
    stock[at] -= 1
    g.robots[seat][at] -= 1
    g.tell("recycled", seat, at=at)


def _bar_recycling(doing: Execution, at: int) -> Reason | None:
    if doing.stock[at]:
        return None
    return ("just-placed" if doing.g.robots[doing.seat][at] else "no-own-robot"), "M15.3", at


# -- what can be touched


def within_reach(doing: Execution, owner: int) -> list[int]:
    """Planets with a robot of `owner` that this effect can touch."""
    robots = doing.g.robots[owner]
    found = [at for at in doing.g.explored if robots[at]]
    covered = shielded(doing, owner, "robots")
    return [at for at in found if at not in covered] if covered else found


def bar_robot(doing: Execution, owner: int, at: int, rule: str) -> Reason | None:
    """Why this effect cannot touch a robot of `owner` on a planet."""
    if not doing.g.robots[owner][at]:
        return ("no-own-robot" if owner == doing.seat else "no-enemy-robot"), rule, at
    return bar_shield(doing, owner, "robots", at)


def no_robots(doing: Execution, owner: int, rule: str) -> Reason:
    """The reason that a player has no robot on any planet."""
    return ("no-own-robots" if owner == doing.seat else "no-enemy-robots"), rule


def hindered(doing: Execution) -> bool:
    """Whether a module on the board could protect robots or forbid moves; usually none does."""
    force = doing.g.force
    return Protect in force or ForbidRobotMoves in force


# -- removing


@bars(Remove)
def bar_removing(op: Remove, doing: Execution) -> Reason | None:
    """M8.7, M8.8 Why fewer robots can be removed than the op needs at least."""
    owner, at = doing.owner(op.owner), doing.place(op.at)
    robots = doing.g.robots[owner]
    if at >= 0:
        return bar_robot(doing, owner, at, doing.thing.rule) or bar_few_on(
            robots, owner, at, op.least, doing.thing.rule
        )
    if op.least == 1 and not hindered(doing):
        return None if any(robots) else no_robots(doing, owner, doing.thing.rule)
    reach = within_reach(doing, owner)
    if not reach:
        standing = next((at for at in range(PLACES) if robots[at]), -1)
        return (
            no_robots(doing, owner, doing.thing.rule)
            if standing < 0
            else bar_shield(doing, owner, "robots", standing)
        )
    return bar_few(robots, owner, reach, op.least, doing.thing.rule, op.at == "one_explored")


def bar_few_on(robots: Sequence[int], owner: int, at: int, least: int, rule: str) -> Reason | None:
    """Why the robots on a planet are too few."""
    return ("few-robots", rule, owner, at, least, robots[at]) if robots[at] < least else None


def bar_few(
    robots: Sequence[int], owner: int, reach: Sequence[int], least: int, rule: str, on_one: bool
) -> Reason | None:
    """Why too few robots are within reach: in total or, with `on_one`, on each single planet."""
    if not on_one:
        total = sum([robots[at] for at in reach])
        return ("few-in-all", rule, owner, least, total) if total < least else None
    best = max(reach, key=robots.__getitem__)
    return ("few-anywhere", rule, owner, best, least, robots[best]) if robots[best] < least else None


@does(Remove)
def remove(op: Remove, doing: Execution) -> Steps:
    owner, at = doing.owner(op.owner), doing.place(op.at)
    rule, args = doing.thing.rule, {"owner": owner}
    for taken in range(op.most):
        bar = partial(_bar_removal, op, doing, owner, at)
        places = [place for place in within_reach(doing, owner) if bar(place) is None]
        if not places:
            break
        chosen = yield ask_next(doing, "remove-robot", "from", bar, rule, args, op.least, taken, places)
        if chosen == ENOUGH:
            break
        doing.picked = chosen[1]
        take_off(doing, owner, doing.picked, 1)
        if op.at == "one_explored":
            at = doing.picked


def _bar_removal(op: Remove, doing: Execution, owner: int, at: int, place: int) -> Reason | None:
    """Why no robot can be removed from `place`; `at` is the only allowed planet, or -1."""
    if at >= 0 and place != at:
        return "only-here", doing.thing.rule, at
    reason = bar_robot(doing, owner, place, doing.thing.rule)
    if reason is None and at < 0 and op.at == "one_explored":
        return bar_few_on(doing.g.robots[owner], owner, place, op.least, doing.thing.rule)
    return reason


@does(RemoveEvery)
def remove_every(op: RemoveEvery, doing: Execution) -> None:
    """M11.1 All robots of both players leave, except those a module protects."""
    at = doing.place(op.at)
    for owner in (0, 1):
        count = doing.g.robots[owner][at]
        if count and at not in shielded(doing, owner, "robots"):
            take_off(doing, owner, at, count)


def take_off(doing: Execution, owner: int, at: int, count: int) -> None:
    g = doing.g
    g.robots[owner][at] -= count
    g.reserve[owner] += count
    if owner == doing.seat:
        doing.stock[at] -= count
    if g.listener:
        g.tell("removed", doing.seat, owner=owner, count=count, at=at)
